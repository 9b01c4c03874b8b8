# image_atomic_fcmpswap: text and bits, as LLVM 22 has them.

target gfx1010
asm image_atomic_fcmpswap v[71:74], v[193:194], s[64:71] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA dlc a16 = b0 0f 74 f0 c1 47 10 40
asm image_atomic_fcmpswap v[154:155], v[148:149], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D glc = 08 23 74 f0 94 9a 00 00
bad image_atomic_fcmpswap s0, s1, s2, s3, s4, s5 ! 1:45: image_atomic_fcmpswap needs 'glc' with these operands
bad image_atomic_fcmpswap v[71:74], v[193:194], s[64:71] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA dlc a16 offen ! 1:96: image_atomic_fcmpswap has no modifier 'offen'
