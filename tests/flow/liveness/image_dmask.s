// Two components of a sparse dmask are two registers. How many address registers an image has the instruction does not
// say: three, for an array or a volume, count as read.
//! target gfx803 gfx900
//! live-out v4 v5
  image_load v[4:5], v[0:1], s[0:7] dmask:0xa unorm

//= 0: Rn 5 8 | s[0:7] exec v[0:2]
