# image_gather4h: text and bits, as LLVM 22 has them.

target gfx900
asm image_gather4h v[5:8], v7, ttmp[4:11], ttmp[4:7] dmask:0x8 = 00 08 08 f1 07 05 9c 03
asm image_gather4h v[7:10], v5, s[0:7], s[64:67] dmask:0x2 unorm = 00 12 08 f1 05 07 00 02
asm image_gather4h v[1:2], v251, s[88:95], s[56:59] dmask:0x2 slc d16 = 00 02 08 f3 fb 01 d6 81
asm image_gather4h v[252:255], v0, s[84:91], ttmp[4:7] dmask:0x2 glc = 00 22 08 f1 00 fc 95 03
asm image_gather4h v[58:61], v0, s[64:71], s[72:75] dmask:0x8 glc a16 da = 00 e8 08 f1 00 3a 50 02
enc image_gather4h v[100:103], v[177:178], s[24:31], s[88:91] dmask:0x4 = 00 04 08 f1 b1 64 c6 02
enc image_gather4h v[100:103], v[80:83], s[24:31], s[88:91] dmask:0x4 = 00 04 08 f1 50 64 c6 02
bad image_gather4h v[100:103], v[4:19], s[24:31], s[88:91] dmask:0x4 ! 1:28: the address of image_gather4h takes 1 to 4 registers, found 16
bad image_gather4h v[0:5], v1, s[24:31], s[88:91] dmask:0x4 ! 1:16: the data take 4 registers, found 6
bad image_gather4h s0, v1, s[24:31], s[88:91] dmask:0x4 ! 1:16: destination must be 4 vector registers
bad image_gather4h v[100:103], v1, s[24:31] dmask:0x1 ! 1:50: expected 4 operands, found 3
bad image_gather4h v[100:103], v1, s[8:11], s[88:91] dmask:0x4 ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_gather4h v[100:103], v1, s[24:31], s[88:91] dmask:0x4 r128 ! 1:61: image_gather4h has no modifier 'r128'; it exists on gfx10, gfx11, gfx12

target gfx1010
dis image_gather4h v[150:153], v142, s[32:39], s[16:19] dmask:0x7 dim:SQ_RSRC_IMG_1D = 00 07 84 f1 8e 96 88 00

target gfx1100
asm image_gather4h v[72:75], v[10:11], s[16:23], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_2D glc slc = 04 51 40 f2 0a 48 04 20

target gfx1200
dis image_gather4h v[120:123], [v16, v0], s[0:7], s[80:83] dmask:0xe dim:SQ_RSRC_IMG_2D th:TH_LOAD_HT scope:SCOPE_DEV = 01 00 a4 e7 78 00 28 28 10 00 00 00
