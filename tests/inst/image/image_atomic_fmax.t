# image_atomic_fmax: text and bits, as LLVM 22 has them.

target gfx1010
asm image_atomic_fmax v44, v81, s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_1D glc = 00 21 7c f0 51 2c 04 00
dis image_atomic_fmax v152, v[22:23], s[64:71] dmask:0x2 dim:SQ_RSRC_IMG_2D = 08 02 7c f0 16 98 10 00
bad image_atomic_fmax s0, s1, s2, s3, s4, s5 ! 1:41: image_atomic_fmax needs 'glc' with these operands
bad image_atomic_fmax v44, v81, s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_1D glc offen ! 1:67: image_atomic_fmax cannot have 'glc' with these operands
