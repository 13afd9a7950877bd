"""The list of looks of one workbook added to another's."""

from xml.dom.minidom import Element

from yatzy_print.printing.xlsx.xml_tree import child, children, extend, named, new, root_of, xml_of

LISTS = {"fonts": "fontId", "fills": "fillId", "borders": "borderId"}
FIRST_OWN_FORMAT = 164


def merged_looks(old: bytes, added: bytes) -> tuple[bytes, int]:
    """The old list with the added looks behind, and how many looks stand before those.

    Raises IndexError or ValueError when the old list is not whole.
    """
    kept, more = root_of(old), root_of(added)
    moved = {attribute: extend(kept, more, name) for name, attribute in LISTS.items()}
    formats = _number_formats(kept, more)
    for look in children(child(more, "cellXfs")):
        for attribute, before in moved.items():
            look.setAttribute(attribute, str(int(look.getAttribute(attribute)) + before))
        format_id = look.getAttribute("numFmtId")
        look.setAttribute("numFmtId", formats.get(format_id, format_id))
        look.setAttribute("xfId", "0")
    before = extend(kept, more, "cellXfs")
    return xml_of(kept), before


def _number_formats(kept: Element, more: Element) -> dict[str, str]:
    """Adds the number formats under ids that are free; the new ids by the old."""
    theirs = [one for part in named(kept, "numFmts") for one in children(part)]
    ours = [one for part in named(more, "numFmts") for one in children(part)]
    free = 1 + max([FIRST_OWN_FORMAT, *(int(one.getAttribute("numFmtId")) for one in theirs)])
    ids = {one.getAttribute("numFmtId"): str(free + place) for place, one in enumerate(ours)}
    for one in ours:
        one.setAttribute("numFmtId", ids[one.getAttribute("numFmtId")])
    if ours and not named(kept, "numFmts"):
        kept.insertBefore(new(kept, "numFmts"), kept.firstChild)
    if ours:
        extend(kept, more, "numFmts")
    return ids
