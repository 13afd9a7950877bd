"""Cards as XLSX workbooks: to fill in, to keep, and added to workbooks that exist."""
