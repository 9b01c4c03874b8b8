# image_gather4_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_cl v[5:8], v1, s[20:27], s[20:23] dmask:0x4 = 00 04 04 f1 01 05 a5 00
asm image_gather4_cl v[7:10], v1, s[16:23], s[0:3] dmask:0x8 slc = 00 08 04 f3 01 07 04 00
asm image_gather4_cl v[0:3], v255, ttmp[4:11], s[0:3] dmask:0x4 slc d16 = 00 04 04 f3 ff 00 1d 80
asm image_gather4_cl v[252:255], v5, s[4:11], s[76:79] dmask:0x8 glc slc = 00 28 04 f3 05 fc 61 02
enc image_gather4_cl v[82:86], v[58:59], s[56:63], s[4:7] dmask:0x8 tfe = 00 08 05 f1 3a 52 2e 00
enc image_gather4_cl v[82:86], v[57:60], s[56:63], s[4:7] dmask:0x8 tfe = 00 08 05 f1 39 52 2e 00
bad image_gather4_cl v[82:86], v[4:19], s[56:63], s[4:7] dmask:0x8 tfe ! 1:28: the address of image_gather4_cl takes 1 to 4 registers, found 16
bad image_gather4_cl v[0:5], v100, s[56:63], s[4:7] dmask:0x8 tfe ! 1:18: the data take 5 registers, found 6
bad image_gather4_cl s0, v100, s[56:63], s[4:7] dmask:0x8 tfe ! 1:18: destination must be 4 vector registers
bad image_gather4_cl v[82:86], v100, s[56:63] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_gather4_cl v[82:86], v100, s[8:11], s[4:7] dmask:0x8 tfe ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_cl v[82:86], v100, s[56:63], s[4:7] dmask:0x8 tfe a16 ! 1:65: image_gather4_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_cl v[30:31], v100, s[52:59], ttmp[4:7] dmask:0x2 slc lwe d16 = 00 02 06 f3 64 1e ad 83
asm image_gather4_cl v[100:101], v7, s[28:35], s[68:71] dmask:0x8 unorm glc lwe da d16 = 00 78 06 f1 07 64 27 82

target gfx900
asm image_gather4_cl v[0:3], v5, s[88:95], s[0:3] dmask:0x2 = 00 02 04 f1 05 00 16 00
asm image_gather4_cl v[1:5], v0, s[36:43], s[64:67] dmask:0x1 unorm tfe lwe da = 00 51 07 f1 00 01 09 02
asm image_gather4_cl v[100:101], v255, s[44:51], ttmp[4:7] dmask:0x4 glc lwe da d16 = 00 64 06 f1 ff 64 8b 83
asm image_gather4_cl v[23:27], v7, s[60:67], s[64:67] dmask:0x1 glc slc tfe da = 00 61 05 f3 07 17 0f 02
asm image_gather4_cl v[251:255], v1, s[56:63], s[76:79] dmask:0x2 glc a16 tfe da = 00 e2 05 f1 01 fb 6e 02
enc image_gather4_cl v[164:167], v[13:14], s[4:11], s[0:3] dmask:0x8 = 00 08 04 f1 0d a4 01 00
enc image_gather4_cl v[164:167], v[234:237], s[4:11], s[0:3] dmask:0x8 = 00 08 04 f1 ea a4 01 00
bad image_gather4_cl v[164:167], v[4:19], s[4:11], s[0:3] dmask:0x8 ! 1:30: the address of image_gather4_cl takes 1 to 4 registers, found 16
bad image_gather4_cl v[0:5], v40, s[4:11], s[0:3] dmask:0x8 ! 1:18: the data take 4 registers, found 6
bad image_gather4_cl s0, v40, s[4:11], s[0:3] dmask:0x8 ! 1:18: destination must be 4 vector registers
bad image_gather4_cl v[164:167], v40, s[4:11] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_gather4_cl v[164:167], v40, s[8:11], s[0:3] dmask:0x8 ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_cl v[164:167], v40, s[4:11], s[0:3] dmask:0x8 r128 ! 1:61: image_gather4_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_cl v[188:191], v[86:88], s[32:39], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D slc = 08 04 04 f3 56 bc 08 00

target gfx1100
dis image_gather4_cl v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 80 f1 10 08 0c 40

target gfx1200
dis image_gather4_cl v[178:181], [v16, v0], s[0:7], s[16:19] dmask:0xd dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SE = 00 00 58 e7 b2 00 14 08 10 00 00 00
