# image_atomic_max_flt: text and bits, as LLVM 22 has them.

target gfx1200
dis image_atomic_max_flt v154, [v16, v0], s[0:7] dmask:0x2 dim:SQ_RSRC_IMG_2D scope:SCOPE_SE = 01 40 a1 d0 9a 00 04 00 10 00 00 00
