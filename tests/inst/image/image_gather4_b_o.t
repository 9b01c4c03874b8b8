# image_gather4_b_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_b_o v[235:239], v[0:2], s[32:39], s[60:63] dmask:0x8 tfe = 00 08 55 f1 00 eb e8 01
asm image_gather4_b_o v[100:104], v[253:255], s[52:59], s[32:35] dmask:0x2 slc tfe lwe da = 00 42 57 f3 fd 64 0d 01
asm image_gather4_b_o v[5:8], v[72:74], s[4:11], s[72:75] dmask:0x1 unorm r128 da d16 = 00 d1 54 f1 48 05 41 82
asm image_gather4_b_o v[1:4], v[100:102], s[24:31], s[56:59] dmask:0x1 unorm slc da = 00 51 54 f3 64 01 c6 01
enc image_gather4_b_o v[1:4], v[242:245], s[24:31], s[64:67] dmask:0x2 = 00 02 54 f1 f2 01 06 02
enc image_gather4_b_o v[1:4], v[19:26], s[24:31], s[64:67] dmask:0x2 = 00 02 54 f1 13 01 06 02
bad image_gather4_b_o v[1:4], v[4:19], s[24:31], s[64:67] dmask:0x2 ! 1:27: the address of image_gather4_b_o takes 3 to 5 registers, or 8, found 16
bad image_gather4_b_o v[0:5], v[7:9], s[24:31], s[64:67] dmask:0x2 ! 1:19: the data take 4 registers, found 6
bad image_gather4_b_o s0, v[7:9], s[24:31], s[64:67] dmask:0x2 ! 1:19: destination must be 4 vector registers
bad image_gather4_b_o v[1:4], v[7:9], s[24:31] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_gather4_b_o v[1:4], v[7:9], s[8:11], s[64:67] dmask:0x2 ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b_o v[1:4], v[7:9], s[24:31], s[64:67] dmask:0x2 a16 ! 1:64: image_gather4_b_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_b_o v[100:101], v[253:255], ttmp[4:11], ttmp[4:7] dmask:0x8 slc d16 = 00 08 54 f3 fd 64 bd 83
asm image_gather4_b_o v[254:255], v[253:255], s[12:19], s[40:43] dmask:0x4 d16 = 00 04 54 f1 fd fe 43 81

target gfx900
asm image_gather4_b_o v[251:255], v[253:255], s[28:35], s[44:47] dmask:0x8 tfe = 00 08 55 f1 fd fb 67 01
asm image_gather4_b_o v[1:4], v[1:3], s[80:87], s[72:75] dmask:0x2 unorm a16 da = 00 d2 54 f1 01 01 54 02
asm image_gather4_b_o v[7:8], v[67:69], s[52:59], s[68:71] dmask:0x2 a16 d16 = 00 82 54 f1 43 07 2d 82
asm image_gather4_b_o v[1:4], v[249:251], ttmp[4:11], s[92:95] dmask:0x4 glc a16 = 00 a4 54 f1 f9 01 fc 02
asm image_gather4_b_o v[1:4], v[0:2], s[40:47], ttmp[4:7] dmask:0x8 slc da = 00 48 54 f3 00 01 8a 03
enc image_gather4_b_o v[201:204], v[45:48], s[88:95], s[32:35] dmask:0x4 = 00 04 54 f1 2d c9 16 01
enc image_gather4_b_o v[201:204], v[158:162], s[88:95], s[32:35] dmask:0x4 = 00 04 54 f1 9e c9 16 01
enc image_gather4_b_o v[201:204], v[45:52], s[88:95], s[32:35] dmask:0x4 = 00 04 54 f1 2d c9 16 01
bad image_gather4_b_o v[201:204], v[4:19], s[88:95], s[32:35] dmask:0x4 ! 1:31: the address of image_gather4_b_o takes 3 to 5 registers, or 8, found 16
bad image_gather4_b_o v[0:5], v[253:255], s[88:95], s[32:35] dmask:0x4 ! 1:19: the data take 4 registers, found 6
bad image_gather4_b_o s0, v[253:255], s[88:95], s[32:35] dmask:0x4 ! 1:19: destination must be 4 vector registers
bad image_gather4_b_o v[201:204], v[253:255], s[88:95] dmask:0x1 ! 1:61: expected 4 operands, found 3
bad image_gather4_b_o v[201:204], v[253:255], s[8:11], s[32:35] dmask:0x4 ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b_o v[201:204], v[253:255], s[88:95], s[32:35] dmask:0x4 r128 ! 1:72: image_gather4_b_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_gather4_b_o v[70:73], v[28:31], s[64:71], s[80:83] dmask:0x2 dim:SQ_RSRC_IMG_2D = 08 02 54 f1 1c 46 90 02
