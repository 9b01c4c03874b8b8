"""The record compiler: reader (lines and errors), model, machines, facts and hazards (what the files say), patterns (records by name), expand (encodings), emit (C++)."""
