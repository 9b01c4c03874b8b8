# image_atomic_pk_add_bf16: text and bits, as LLVM 22 has them.

target gfx1200
dis image_atomic_pk_add_bf16 v[90:91], [v16, v0], s[0:7] dmask:0x6 dim:SQ_RSRC_IMG_2D scope:SCOPE_DEV = 01 c0 a1 d1 5a 00 08 00 10 00 00 00
