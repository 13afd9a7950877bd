"""The paper in a page: rules, texts and template into one HTML file."""
