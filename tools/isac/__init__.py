"""The record compiler: reader (lines and errors), model (what the files say), expand (encodings), emit (C++)."""
