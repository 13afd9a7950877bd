"""The closed vocabulary of patterns: which dice of a roll fill a row.

A pattern offers every way to use dice of a roll; the row scores the best of them.
Dice are faces 1 to 6 in any order; five or six of them.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

Dice = tuple[int, ...]
FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Face:
    """Any dice of one face, at least one."""

    face: int

    def uses(self, dice: Dice) -> Iterator[Dice]:
        """The dice of the face, when there are any."""
        hits = tuple(die for die in dice if die == self.face)
        if hits:
            yield hits


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups of alike dice, such as (3, 2).

    `different`: every group has a face of its own. `exact`: no face shows more dice than its group.
    """

    sizes: tuple[int, ...]
    different: bool = True
    exact: bool = False

    def uses(self, dice: Dice) -> Iterator[Dice]:
        """Every choice of faces for the groups that the dice allow."""
        counts = Counter(dice)
        if self.different:
            for faces in permutations(sorted(counts), len(self.sizes)):
                if all(self._fits(counts[face], size) for face, size in zip(faces, self.sizes, strict=True)):
                    yield self._taken(faces)
        else:
            yield from self._shared(counts, ())

    def _fits(self, count: int, size: int) -> bool:
        return count == size if self.exact else count >= size

    def _taken(self, faces: Dice) -> Dice:
        return tuple(face for face, size in zip(faces, self.sizes, strict=True) for _ in range(size))

    def _shared(self, counts: Counter[int], faces: Dice) -> Iterator[Dice]:
        if len(faces) == len(self.sizes):
            yield self._taken(faces)
            return
        size = self.sizes[len(faces)]
        for face in counts:
            if counts[face] >= size:
                yield from self._shared(counts - Counter({face: size}), (*faces, face))


@dataclass(frozen=True, slots=True)
class Run:
    """One exact run, such as 1-2-3-4-5."""

    faces: Dice

    def uses(self, dice: Dice) -> Iterator[Dice]:
        """The run itself, when every face of it shows."""
        if set(self.faces) <= set(dice):
            yield self.faces


@dataclass(frozen=True, slots=True)
class AnyRun:
    """Any run of so many faces in a row."""

    length: int

    def uses(self, dice: Dice) -> Iterator[Dice]:
        """Every run of the length that shows."""
        for first in range(1, 8 - self.length):
            run = tuple(range(first, first + self.length))
            if set(run) <= set(dice):
                yield run


@dataclass(frozen=True, slots=True)
class Anything:
    """Every roll fits, with all its dice."""

    def uses(self, dice: Dice) -> Iterator[Dice]:
        """All the dice."""
        yield dice


Pattern = Face | Groups | Run | AnyRun | Anything
