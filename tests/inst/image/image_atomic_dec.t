# image_atomic_dec: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_dec v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:57: image_atomic_dec needs 'glc' with these operands

target gfx803
asm image_atomic_dec v5, v7, s[68:75] dmask:0x1 unorm = 00 11 70 f0 07 05 11 00
asm image_atomic_dec v[5:7], v153, s[64:71] dmask:0x3 unorm glc slc tfe da = 00 73 71 f2 99 05 10 00
asm image_atomic_dec v[1:2], v5, s[28:35] dmask:0x3 unorm slc r128 = 00 93 70 f2 05 01 07 00
asm image_atomic_dec v[5:6], v100, s[36:43] dmask:0x3 unorm glc r128 = 00 b3 70 f0 64 05 09 00
enc image_atomic_dec v[1:2], v[6:7], s[12:19] dmask:0x3 unorm = 00 13 70 f0 06 01 03 00
enc image_atomic_dec v[1:2], v[38:41], s[12:19] dmask:0x3 unorm = 00 13 70 f0 26 01 03 00
bad image_atomic_dec v[1:2], v[4:19], s[12:19] dmask:0x3 unorm ! 1:26: the address of image_atomic_dec takes 1 to 4 registers, found 16
bad image_atomic_dec v[0:5], v255, s[12:19] dmask:0x3 unorm ! 1:18: the data take 2 registers, found 6
bad image_atomic_dec s0, v255, s[12:19] dmask:0x3 unorm ! 1:52: image_atomic_dec needs 'glc' with these operands
bad image_atomic_dec v[1:2], v255, s[8:11] dmask:0x3 unorm ! 1:55: image_atomic_dec needs 'glc' with these operands
bad image_atomic_dec v[1:2], v255, s[12:19] dmask:0x3 unorm d16 ! 1:57: image_atomic_dec has no modifier 'd16'
bad image_atomic_dec v[1:2], v255, s[12:19] dmask:0x3 unorm a16 ! 1:57: image_atomic_dec has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_dec v1, v0, s[8:15] dmask:0x1 unorm = 00 11 70 f0 00 01 02 00
asm image_atomic_dec v[248:249], v7, s[36:43] dmask:0x3 unorm glc da = 00 73 70 f0 07 f8 09 00
asm image_atomic_dec v[100:101], v255, s[84:91] dmask:0x3 unorm slc a16 = 00 93 70 f2 ff 64 15 00
asm image_atomic_dec v7, v1, s[4:11] dmask:0x1 unorm glc da = 00 71 70 f0 01 07 01 00
asm image_atomic_dec v[1:2], v1, s[84:91] dmask:0x3 unorm da = 00 53 70 f0 01 01 15 00
enc image_atomic_dec v[0:2], v[30:31], s[28:35] dmask:0x3 unorm tfe = 00 13 71 f0 1e 00 07 00
enc image_atomic_dec v[0:2], v[125:128], s[28:35] dmask:0x3 unorm tfe = 00 13 71 f0 7d 00 07 00
bad image_atomic_dec v[0:2], v[4:19], s[28:35] dmask:0x3 unorm tfe ! 1:26: the address of image_atomic_dec takes 1 to 4 registers, found 16
bad image_atomic_dec v[0:5], v7, s[28:35] dmask:0x3 unorm tfe ! 1:18: the data take 3 registers, found 6
bad image_atomic_dec s0, v7, s[28:35] dmask:0x3 unorm tfe ! 1:54: image_atomic_dec needs 'glc' with these operands
bad image_atomic_dec v[0:2], v7, s[8:11] dmask:0x3 unorm tfe ! 1:57: image_atomic_dec needs 'glc' with these operands
bad image_atomic_dec v[0:2], v7, s[28:35] dmask:0x3 unorm tfe d16 ! 1:59: image_atomic_dec has no modifier 'd16'
bad image_atomic_dec v[0:2], v7, s[28:35] dmask:0x3 unorm tfe r128 ! 1:59: image_atomic_dec has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_dec v116, v92, s[32:39] dmask:0x1 dim:SQ_RSRC_IMG_1D dlc = 80 01 70 f0 5c 74 08 00
dis image_atomic_dec v110, v[4:5], s[0:7] dmask:0x8 dim:SQ_RSRC_IMG_2D glc slc dlc = 88 28 70 f2 04 6e 00 00

target gfx90a
dis image_atomic_dec v8, v16, s[48:55] = 00 00 70 f0 10 08 0c 00
dis image_atomic_dec v8, v16, s[48:55] glc = 00 20 70 f0 10 08 0c 00

target gfx1100
dis image_atomic_dec v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 58 f0 10 08 0c 00
dis image_atomic_dec v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 58 f0 10 08 0c 00

target gfx1200
dis image_atomic_dec_uint v[92:94], v16, s[0:7] dmask:0xb dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 80 c5 d2 5c 00 04 00 10 00 00 00
