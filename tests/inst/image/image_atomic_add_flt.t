# image_atomic_add_flt: text and bits, as LLVM 22 has them.

target gfx1200
asm image_atomic_add_flt v[34:35], [v16, v0], s[16:23] dmask:0x3 dim:SQ_RSRC_IMG_2D scope:SCOPE_DEV = 01 c0 e0 d0 22 20 08 00 10 00 00 00
