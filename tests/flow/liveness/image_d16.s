// Three components of 16 bits have two registers, of which the upper half of the second is written with zeros.
//! target gfx900
//! live-out v4 v5
  image_sample_lz v[4:5], v[0:1], s[0:7], s[8:11] dmask:0x7 d16

//= 0: Rn 5 12 | s[0:11] exec v[0:2]
