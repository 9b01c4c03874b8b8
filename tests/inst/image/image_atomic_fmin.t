# image_atomic_fmin: text and bits, as LLVM 22 has them.

target gfx1010
asm image_atomic_fmin v[169:170], v92, s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D glc dlc = 80 23 78 f0 5c a9 00 00
asm image_atomic_fmin v[102:103], v110, s[64:71] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc = 80 03 78 f0 6e 66 10 00
bad image_atomic_fmin s0, s1, s2, s3, s4, s5 ! 1:41: image_atomic_fmin needs 'glc' with these operands
bad image_atomic_fmin v[169:170], v92, s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D glc dlc offen ! 1:72: image_atomic_fmin cannot have 'glc' with these operands
