"""Games in XLSX workbooks: unpacked within bounds, cells to lines, lines to papers."""
