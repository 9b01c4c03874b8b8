# image_gather4_c: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c v[252:255], v[5:6], s[60:67], ttmp[4:7] dmask:0x1 = 00 01 20 f1 05 fc af 03
asm image_gather4_c v[45:48], v[38:39], s[52:59], s[0:3] dmask:0x1 slc = 00 01 20 f3 26 2d 0d 00
asm image_gather4_c v[252:255], v[7:8], s[4:11], ttmp[4:7] dmask:0x4 glc d16 = 00 24 20 f1 07 fc a1 83
asm image_gather4_c v[100:103], v[100:101], s[4:11], s[52:55] dmask:0x2 glc slc = 00 22 20 f3 64 64 a1 01
enc image_gather4_c v[7:10], v[230:232], s[36:43], s[72:75] dmask:0x8 = 00 08 20 f1 e6 07 49 02
enc image_gather4_c v[7:10], v[109:112], s[36:43], s[72:75] dmask:0x8 = 00 08 20 f1 6d 07 49 02
bad image_gather4_c v[7:10], v[4:19], s[36:43], s[72:75] dmask:0x8 ! 1:26: the address of image_gather4_c takes 2 to 4 registers, found 16
bad image_gather4_c v[0:5], v[35:36], s[36:43], s[72:75] dmask:0x8 ! 1:17: the data take 4 registers, found 6
bad image_gather4_c s0, v[35:36], s[36:43], s[72:75] dmask:0x8 ! 1:17: destination must be 4 vector registers
bad image_gather4_c v[7:10], v[35:36], s[36:43] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_gather4_c v[7:10], v[35:36], s[8:11], s[72:75] dmask:0x8 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c v[7:10], v[35:36], s[36:43], s[72:75] dmask:0x8 a16 ! 1:65: image_gather4_c has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c v[1:2], v[5:6], ttmp[4:11], ttmp[4:7] dmask:0x4 slc da d16 = 00 44 20 f3 05 01 bd 83
asm image_gather4_c v[5:6], v[7:8], s[40:47], s[44:47] dmask:0x2 slc r128 d16 = 00 82 20 f3 07 05 6a 81

target gfx900
asm image_gather4_c v[7:10], v[254:255], s[20:27], s[0:3] dmask:0x1 = 00 01 20 f1 fe 07 05 00
asm image_gather4_c v[0:3], v[254:255], s[40:47], s[32:35] dmask:0x8 slc a16 da = 00 c8 20 f3 fe 00 0a 01
asm image_gather4_c v[7:8], v[254:255], s[84:91], s[56:59] dmask:0x2 glc d16 = 00 22 20 f1 fe 07 d5 81
asm image_gather4_c v[5:8], v[0:1], s[40:47], s[68:71] dmask:0x8 unorm glc slc a16 = 00 b8 20 f3 00 05 2a 02
asm image_gather4_c v[5:9], v[1:2], s[4:11], s[12:15] dmask:0x8 glc slc tfe da = 00 68 21 f3 01 05 61 00
enc image_gather4_c v[0:3], v[42:44], ttmp[4:11], s[44:47] dmask:0x2 = 00 02 20 f1 2a 00 7c 01
enc image_gather4_c v[0:3], v[35:38], ttmp[4:11], s[44:47] dmask:0x2 = 00 02 20 f1 23 00 7c 01
bad image_gather4_c v[0:3], v[4:19], ttmp[4:11], s[44:47] dmask:0x2 ! 1:25: the address of image_gather4_c takes 2 to 4 registers, found 16
bad image_gather4_c v[0:5], v[254:255], ttmp[4:11], s[44:47] dmask:0x2 ! 1:17: the data take 4 registers, found 6
bad image_gather4_c s0, v[254:255], ttmp[4:11], s[44:47] dmask:0x2 ! 1:17: destination must be 4 vector registers
bad image_gather4_c v[0:3], v[254:255], ttmp[4:11] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_gather4_c v[0:3], v[254:255], s[8:11], s[44:47] dmask:0x2 ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c v[0:3], v[254:255], ttmp[4:11], s[44:47] dmask:0x2 r128 ! 1:68: image_gather4_c has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_c v[74:77], v[84:86], s[16:23], s[16:19] dmask:0x8 dim:SQ_RSRC_IMG_2D glc slc = 08 28 20 f3 54 4a 84 00

target gfx1100
dis image_gather4_c v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 cc f0 10 08 0c 40

target gfx1200
asm image_gather4_c v[160:163], [v16, v0, v0], s[32:39], s[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT scope:SCOPE_SE = 01 c0 8c e4 a0 40 14 00 10 00 00 00
