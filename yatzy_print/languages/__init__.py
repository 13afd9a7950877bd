"""One TOML file a language: names of rows, words, messages; and how they are put together."""
