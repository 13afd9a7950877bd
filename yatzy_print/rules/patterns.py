"""The closed vocabulary of patterns: which dice of a roll fill a row, and the most they sum to.

A roll is given as counts: how many dice show 1, 2, ... 6. `best` is None when the roll does not fit.
"""

from dataclasses import dataclass

Dice = tuple[int, ...]
Counts = tuple[int, ...]
FACES = range(1, 7)


def counts_of(dice: Dice) -> Counts:
    """How many dice show each face, from 1 to 6."""
    return tuple(dice.count(face) for face in FACES)


def pips(counts: Counts) -> int:
    """The sum of all dice."""
    return sum(map(int.__mul__, counts, FACES))


@dataclass(frozen=True, slots=True)
class Face:
    """Any dice of one face, at least one."""

    face: int

    def best(self, counts: Counts) -> int | None:
        """The sum of all dice of the face."""
        return self.face * counts[self.face - 1] or None


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups of alike dice, such as (3, 2).

    `different`: every group has a face of its own. `exact`: no face shows more dice than its group.
    """

    sizes: tuple[int, ...]
    different: bool = True
    exact: bool = False

    def best(self, counts: Counts, group: int = 0) -> int | None:
        """The highest sum of any choice of faces for the groups from `group` on."""
        if group == len(self.sizes):
            return 0
        size, found = self.sizes[group], None
        for index, count in enumerate(counts):
            if count == size or (count > size and not self.exact):
                left = 0 if self.different else count - size
                rest = self.best((*counts[:index], left, *counts[index + 1 :]), group + 1)
                if rest is not None:
                    found = max(found or 0, rest + size * (index + 1))
        return found


@dataclass(frozen=True, slots=True)
class Run:
    """One exact run, such as 1-2-3-4-5."""

    faces: Dice

    def best(self, counts: Counts) -> int | None:
        """The sum of the run, when every face of it shows."""
        return sum(self.faces) if all(counts[self.faces[0] - 1 : self.faces[-1]]) else None


@dataclass(frozen=True, slots=True)
class AnyRun:
    """Any run of so many faces in a row."""

    length: int

    def best(self, counts: Counts) -> int | None:
        """The sum of the highest run of the length that shows."""
        for last in range(6, self.length - 1, -1):
            if all(counts[last - self.length : last]):
                return sum(range(last - self.length + 1, last + 1))
        return None


@dataclass(frozen=True, slots=True)
class Anything:
    """Every roll fits, with all its dice."""

    def best(self, counts: Counts) -> int | None:
        """The sum of all dice."""
        return pips(counts)


Pattern = Face | Groups | Run | AnyRun | Anything
