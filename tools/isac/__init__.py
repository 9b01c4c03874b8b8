"""The record compiler: reader (lines and errors), model, machines, facts, hazards, denormals and images (what the files say), patterns (records by name), expand (encodings), emit (C++)."""
