# image_gather4_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_cl_o v[1:4], v[254:255], s[32:39], s[92:95] dmask:0x1 = 00 01 44 f1 fe 01 e8 02
asm image_gather4_cl_o v[251:255], v[1:2], s[60:67], s[28:31] dmask:0x8 tfe = 00 08 45 f1 01 fb ef 00
asm image_gather4_cl_o v[0:3], v[1:2], s[32:39], s[52:55] dmask:0x8 slc r128 d16 = 00 88 44 f3 01 00 a8 81
asm image_gather4_cl_o v[0:3], v[1:2], ttmp[4:11], s[72:75] dmask:0x4 = 00 04 44 f1 01 00 5d 02
enc image_gather4_cl_o v[0:4], v[49:51], s[56:63], s[80:83] dmask:0x4 tfe = 00 04 45 f1 31 00 8e 02
enc image_gather4_cl_o v[0:4], v[158:165], s[56:63], s[80:83] dmask:0x4 tfe = 00 04 45 f1 9e 00 8e 02
bad image_gather4_cl_o v[0:4], v[4:19], s[56:63], s[80:83] dmask:0x4 tfe ! 1:28: the address of image_gather4_cl_o takes 2 to 5 registers, or 8, found 16
bad image_gather4_cl_o v[0:5], v[254:255], s[56:63], s[80:83] dmask:0x4 tfe ! 1:20: the data take 5 registers, found 6
bad image_gather4_cl_o s0, v[254:255], s[56:63], s[80:83] dmask:0x4 tfe ! 1:20: destination must be 4 vector registers
bad image_gather4_cl_o v[0:4], v[254:255], s[56:63] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_gather4_cl_o v[0:4], v[254:255], s[8:11], s[80:83] dmask:0x4 tfe ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_cl_o v[0:4], v[254:255], s[56:63], s[80:83] dmask:0x4 tfe a16 ! 1:73: image_gather4_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_cl_o v[7:8], v[254:255], ttmp[4:11], s[8:11] dmask:0x2 d16 = 00 02 44 f1 fe 07 5d 80
asm image_gather4_cl_o v[100:101], v[0:1], s[72:79], s[84:87] dmask:0x1 unorm d16 = 00 11 44 f1 00 64 b2 82

target gfx900
asm image_gather4_cl_o v[5:9], v[100:101], ttmp[4:11], ttmp[4:7] dmask:0x2 tfe = 00 02 45 f1 64 05 9c 03
asm image_gather4_cl_o v[5:9], v[100:101], s[28:35], s[88:91] dmask:0x1 slc tfe = 00 01 45 f3 64 05 c7 02
asm image_gather4_cl_o v[100:101], v[1:2], s[80:87], s[8:11] dmask:0x2 slc lwe d16 = 00 02 46 f3 01 64 54 80
asm image_gather4_cl_o v[13:17], v[5:6], s[80:87], s[4:7] dmask:0x2 unorm glc tfe da = 00 72 45 f1 05 0d 34 00
asm image_gather4_cl_o v[7:11], v[5:6], s[12:19], s[4:7] dmask:0x8 a16 tfe = 00 88 45 f1 05 07 23 00
enc image_gather4_cl_o v[7:11], v[24:26], s[80:87], s[28:31] dmask:0x1 tfe = 00 01 45 f1 18 07 f4 00
enc image_gather4_cl_o v[7:11], v[199:203], s[80:87], s[28:31] dmask:0x1 tfe = 00 01 45 f1 c7 07 f4 00
enc image_gather4_cl_o v[7:11], v[126:133], s[80:87], s[28:31] dmask:0x1 tfe = 00 01 45 f1 7e 07 f4 00
bad image_gather4_cl_o v[7:11], v[4:19], s[80:87], s[28:31] dmask:0x1 tfe ! 1:29: the address of image_gather4_cl_o takes 2 to 5 registers, or 8, found 16
bad image_gather4_cl_o v[0:5], v[73:74], s[80:87], s[28:31] dmask:0x1 tfe ! 1:20: the data take 5 registers, found 6
bad image_gather4_cl_o s0, v[73:74], s[80:87], s[28:31] dmask:0x1 tfe ! 1:20: destination must be 4 vector registers
bad image_gather4_cl_o v[7:11], v[73:74], s[80:87] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_gather4_cl_o v[7:11], v[73:74], s[8:11], s[28:31] dmask:0x1 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_cl_o v[7:11], v[73:74], s[80:87], s[28:31] dmask:0x1 tfe r128 ! 1:72: image_gather4_cl_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
dis image_gather4_cl_o v[72:75], v[176:178], s[64:71], s[64:67] dmask:0xc dim:SQ_RSRC_IMG_1D dlc = 80 0c 44 f1 b0 48 10 02
