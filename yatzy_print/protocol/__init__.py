"""The card as data: lines, columns and cells, blank or filled."""
