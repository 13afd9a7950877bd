"""Small XML parts changed in place, with everything else in them kept as it is."""

from collections.abc import Mapping
from xml.dom.minidom import Document, Element, parseString


def root_of(part: bytes) -> Element:
    """The outermost element. Raises ExpatError or ValueError when the part is no XML."""
    root = parseString(part).documentElement
    if root is None:
        raise ValueError("an empty part")
    return root


def xml_of(root: Element) -> bytes:
    """The whole part that an outermost element stands in."""
    data: bytes = _document(root).toxml(encoding="UTF-8")
    return data


def children(element: Element) -> list[Element]:
    """The elements directly in an element."""
    return [node for node in element.childNodes if isinstance(node, Element)]


def named(element: Element, name: str) -> list[Element]:
    """Those with a name, whatever prefix the file uses."""
    return [node for node in children(element) if node.tagName.rpartition(":")[2] == name]


def child(element: Element, name: str) -> Element:
    """The first of a name. Raises IndexError when there is none."""
    return named(element, name)[0]


def new(like: Element, name: str, attributes: Mapping[str, str] | None = None) -> Element:
    """A new element, in the file that `like` is in and with its prefix; it stands nowhere yet."""
    element = _renamed(like, _document(like).createElement(name))
    for key, value in (attributes or {}).items():
        element.setAttribute(key, value)
    return element


def copied(like: Element, element: Element) -> Element:
    """An element of another file with all that is in it, ready to stand in the file of `like`."""
    return _renamed(like, _document(like).importNode(element, True))


def extend(kept: Element, more: Element, name: str) -> int:
    """Adds what is in one file's list to the other's end; how many stood there before."""
    into = child(kept, name)
    before = len(children(into))
    for element in children(child(more, name)):
        into.appendChild(copied(kept, element))
    into.setAttribute("count", str(len(children(into))))
    return before


def _document(element: Element) -> Document:
    if element.ownerDocument is None:
        raise ValueError("an element that stands nowhere")
    return element.ownerDocument


def _renamed(like: Element, element: Element) -> Element:
    if like.prefix:
        for one in (element, *element.getElementsByTagName("*")):
            one.tagName = one.nodeName = f"{like.prefix}:{one.tagName}"
    return element
