"""The card as a PDF to fill in on a screen."""
