// tfe adds a register for the status behind the data. Texels that are not resident leave the data as they were: the old
// values are read as well. (Three address registers: image_dmask.s.)
//! target gfx803 gfx900
//! live-out v4 v5 v6
  image_load v[4:6], v[0:1], s[0:7] dmask:0x3 unorm tfe

//= 0: Rn 6 8 | s[0:7] exec v[0:2] v[4:6]
