"""Row names, aliases, headings and messages: one TOML file a language."""
