// Named one by one, address registers are read where they are named: of two, no third counts as read.
//! target gfx1010 gfx1030
//! live-out v0 v1 v2 v3
  image_sample_lz v[0:3], [v9, v5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D

//= 0: Rn 6 12 | s[0:11] exec v5 v9
