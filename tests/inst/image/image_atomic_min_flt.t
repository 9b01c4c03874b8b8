# image_atomic_min_flt: text and bits, as LLVM 22 has them.

target gfx1200
dis image_atomic_min_flt v[182:183], [v16, v0], s[48:55] dmask:0xa dim:SQ_RSRC_IMG_2D = 01 00 a1 d2 b6 60 00 00 10 00 00 00
