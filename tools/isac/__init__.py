"""The record compiler: reader (lines and errors), model and machines (what the files say), expand (encodings), emit (C++)."""
