"""The closed vocabulary of patterns: which dice of a roll fill a row.

A pattern offers every way to use dice of a roll; the row scores the best of them. A roll is given as counts:
how many dice show 1, 2, ... 6.
"""

from collections.abc import Iterator
from dataclasses import dataclass

Dice = tuple[int, ...]
Counts = tuple[int, ...]
FACES = range(1, 7)


def counts_of(dice: Dice) -> Counts:
    """How many dice show each face, from 1 to 6."""
    return tuple(dice.count(face) for face in FACES)


@dataclass(frozen=True, slots=True)
class Face:
    """Any dice of one face, at least one."""

    face: int

    def uses(self, counts: Counts) -> Iterator[Dice]:
        """The dice of the face, when there are any."""
        if number := counts[self.face - 1]:
            yield (self.face,) * number


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups of alike dice, such as (3, 2).

    `different`: every group has a face of its own. `exact`: no face shows more dice than its group.
    """

    sizes: tuple[int, ...]
    different: bool = True
    exact: bool = False

    def uses(self, counts: Counts, taken: Dice = (), group: int = 0) -> Iterator[Dice]:
        """Every choice of faces for the groups that the dice allow."""
        if group == len(self.sizes):
            yield taken
            return
        size = self.sizes[group]
        for index, count in enumerate(counts):
            if count == size or (count > size and not self.exact):
                left = 0 if self.different else count - size
                rest = (*counts[:index], left, *counts[index + 1 :])
                yield from self.uses(rest, taken + (index + 1,) * size, group + 1)


@dataclass(frozen=True, slots=True)
class Run:
    """One exact run, such as 1-2-3-4-5."""

    faces: Dice

    def uses(self, counts: Counts) -> Iterator[Dice]:
        """The run itself, when every face of it shows."""
        if all(counts[face - 1] for face in self.faces):
            yield self.faces


@dataclass(frozen=True, slots=True)
class AnyRun:
    """Any run of so many faces in a row."""

    length: int

    def uses(self, counts: Counts) -> Iterator[Dice]:
        """Every run of the length that shows."""
        for first in range(1, 8 - self.length):
            yield from Run(tuple(range(first, first + self.length))).uses(counts)


@dataclass(frozen=True, slots=True)
class Anything:
    """Every roll fits, with all its dice."""

    def uses(self, counts: Counts) -> Iterator[Dice]:
        """All the dice."""
        yield tuple(face for face in FACES for _ in range(counts[face - 1]))


Pattern = Face | Groups | Run | AnyRun | Anything
