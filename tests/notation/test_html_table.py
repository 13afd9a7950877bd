"""Tables saved as web pages."""

from yatzy_print.notation.html_table import is_html, table_text

EXCEL = """<html xmlns:x="urn:schemas"><head><style>td {color: red}</style></head><body>
<!--[if gte mso 9]><xml>Sheet1</xml><![endif]-->
<table border=0><tr><td class=xl1>Rivi</td><td><b>&Auml;iti</b></td></tr>
<tr><TD>Nelj&auml;
 samaa</TD><td>12,0</td><td></td></tr></table></body></html>"""


def test_cells_of_a_spreadsheet_saved_as_html() -> None:
    assert is_html(EXCEL)
    assert table_text(EXCEL) == "Rivi\tÄiti\nNeljä samaa\t12,0\t"


def test_text_is_no_web_page() -> None:
    assert not is_html("Rivi;Aino\nYkköset;4\n")


def test_tags_left_open_lose_nothing() -> None:
    assert table_text("<table><tr><td>Ones<td>1<tr><td>Twos<td>4") == "Ones\t1\nTwos\t4"
