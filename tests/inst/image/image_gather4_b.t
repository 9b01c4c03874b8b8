# image_gather4_b: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_b v[0:4], v[7:8], ttmp[4:11], s[52:55] dmask:0x1 tfe = 00 01 15 f1 07 00 bd 01
asm image_gather4_b v[1:5], v[5:6], s[40:47], s[76:79] dmask:0x1 tfe = 00 01 15 f1 05 01 6a 02
asm image_gather4_b v[7:10], v[100:101], ttmp[4:11], s[68:71] dmask:0x4 glc slc r128 da d16 = 00 e4 14 f3 64 07 3d 82
asm image_gather4_b v[7:10], v[100:101], s[60:67], s[68:71] dmask:0x1 glc slc da = 00 61 14 f3 64 07 2f 02
enc image_gather4_b v[1:4], v[245:247], s[8:15], s[44:47] dmask:0x2 = 00 02 14 f1 f5 01 62 01
enc image_gather4_b v[1:4], v[94:97], s[8:15], s[44:47] dmask:0x2 = 00 02 14 f1 5e 01 62 01
bad image_gather4_b v[1:4], v[4:19], s[8:15], s[44:47] dmask:0x2 ! 1:25: the address of image_gather4_b takes 2 to 4 registers, found 16
bad image_gather4_b v[0:5], v[100:101], s[8:15], s[44:47] dmask:0x2 ! 1:17: the data take 4 registers, found 6
bad image_gather4_b s0, v[100:101], s[8:15], s[44:47] dmask:0x2 ! 1:17: destination must be 4 vector registers
bad image_gather4_b v[1:4], v[100:101], s[8:15] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_gather4_b v[1:4], v[100:101], s[8:11], s[44:47] dmask:0x2 ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b v[1:4], v[100:101], s[8:15], s[44:47] dmask:0x2 a16 ! 1:65: image_gather4_b has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_b v[0:1], v[7:8], s[32:39], s[4:7] dmask:0x2 da d16 = 00 42 14 f1 07 00 28 80
asm image_gather4_b v[1:2], v[0:1], s[52:59], s[36:39] dmask:0x2 glc r128 lwe da d16 = 00 e2 16 f1 00 01 2d 81

target gfx900
asm image_gather4_b v[5:8], v[7:8], s[20:27], s[28:31] dmask:0x2 = 00 02 14 f1 07 05 e5 00
asm image_gather4_b v[7:10], v[254:255], ttmp[4:11], s[0:3] dmask:0x2 glc = 00 22 14 f1 fe 07 1c 00
asm image_gather4_b v[7:8], v[254:255], s[4:11], s[92:95] dmask:0x4 unorm slc d16 = 00 14 14 f3 fe 07 e1 82
asm image_gather4_b v[0:3], v[254:255], s[8:15], s[12:15] dmask:0x4 glc a16 = 00 a4 14 f1 fe 00 62 00
asm image_gather4_b v[7:11], v[1:2], s[4:11], s[56:59] dmask:0x8 unorm slc tfe da = 00 58 15 f3 01 07 c1 01
enc image_gather4_b v[5:8], v[44:46], s[20:27], s[68:71] dmask:0x1 = 00 01 14 f1 2c 05 25 02
enc image_gather4_b v[5:8], v[188:191], s[20:27], s[68:71] dmask:0x1 = 00 01 14 f1 bc 05 25 02
bad image_gather4_b v[5:8], v[4:19], s[20:27], s[68:71] dmask:0x1 ! 1:25: the address of image_gather4_b takes 2 to 4 registers, found 16
bad image_gather4_b v[0:5], v[7:8], s[20:27], s[68:71] dmask:0x1 ! 1:17: the data take 4 registers, found 6
bad image_gather4_b s0, v[7:8], s[20:27], s[68:71] dmask:0x1 ! 1:17: destination must be 4 vector registers
bad image_gather4_b v[5:8], v[7:8], s[20:27] dmask:0x1 ! 1:51: expected 4 operands, found 3
bad image_gather4_b v[5:8], v[7:8], s[8:11], s[68:71] dmask:0x1 ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b v[5:8], v[7:8], s[20:27], s[68:71] dmask:0x1 r128 ! 1:62: image_gather4_b has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_b v[104:107], v[52:53], s[16:23], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D slc dlc = 80 01 14 f3 34 68 04 00

target gfx1100
dis image_gather4_b v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 c4 f0 10 08 0c 40

target gfx1200
dis image_gather4_b v[182:185], [v16, v0], s[0:7], s[0:3] dmask:0x5 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT = 00 40 4c e5 b6 00 10 00 10 00 00 00
