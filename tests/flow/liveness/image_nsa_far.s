// The same where the data are not v0: what is named one by one does not count from there.
//! target gfx1010 gfx1030
//! live-out v20 v21 v22 v23
  image_load v[20:23], [v9, v5, v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY unorm

//= 0: Rn 7 8 | s[0:7] exec v2 v5 v9
