# image_gather4_c_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_cl_o v[100:104], v[1:3], s[88:95], ttmp[4:7] dmask:0x8 tfe = 00 08 65 f1 01 64 b6 03
asm image_gather4_c_cl_o v[0:3], v[0:2], s[72:79], s[44:47] dmask:0x1 = 00 01 64 f1 00 00 72 01
asm image_gather4_c_cl_o v[5:8], v[146:148], ttmp[4:11], s[4:7] dmask:0x1 d16 = 00 01 64 f1 92 05 3d 80
asm image_gather4_c_cl_o v[7:11], v[5:7], s[16:23], s[0:3] dmask:0x4 r128 tfe lwe = 00 84 67 f1 05 07 04 00
enc image_gather4_c_cl_o v[7:11], v[178:181], ttmp[4:11], s[92:95] dmask:0x2 tfe = 00 02 65 f1 b2 07 fd 02
enc image_gather4_c_cl_o v[7:11], v[27:31], ttmp[4:11], s[92:95] dmask:0x2 tfe = 00 02 65 f1 1b 07 fd 02
enc image_gather4_c_cl_o v[7:11], v[20:27], ttmp[4:11], s[92:95] dmask:0x2 tfe = 00 02 65 f1 14 07 fd 02
bad image_gather4_c_cl_o v[7:11], v[4:19], ttmp[4:11], s[92:95] dmask:0x2 tfe ! 1:31: the address of image_gather4_c_cl_o takes 3 to 6 registers, or 8, found 16
bad image_gather4_c_cl_o v[0:5], v[100:102], ttmp[4:11], s[92:95] dmask:0x2 tfe ! 1:22: the data take 5 registers, found 6
bad image_gather4_c_cl_o s0, v[100:102], ttmp[4:11], s[92:95] dmask:0x2 tfe ! 1:22: destination must be 4 vector registers
bad image_gather4_c_cl_o v[7:11], v[100:102], ttmp[4:11] dmask:0x1 ! 1:63: expected 4 operands, found 3
bad image_gather4_c_cl_o v[7:11], v[100:102], s[8:11], s[92:95] dmask:0x2 tfe ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_cl_o v[7:11], v[100:102], ttmp[4:11], s[92:95] dmask:0x2 tfe a16 ! 1:78: image_gather4_c_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_c_cl_o v[5:6], v[1:3], s[32:39], s[40:43] dmask:0x1 slc d16 = 00 01 64 f3 01 05 48 81
asm image_gather4_c_cl_o v[7:8], v[100:102], s[32:39], s[84:87] dmask:0x4 glc r128 da d16 = 00 e4 64 f1 64 07 a8 82

target gfx900
asm image_gather4_c_cl_o v[1:4], v[253:255], s[52:59], s[0:3] dmask:0x4 = 00 04 64 f1 fd 01 0d 00
asm image_gather4_c_cl_o v[104:107], v[253:255], s[40:47], ttmp[4:7] dmask:0x2 unorm slc = 00 12 64 f3 fd 68 8a 03
asm image_gather4_c_cl_o v[5:6], v[0:2], s[76:83], ttmp[4:7] dmask:0x4 d16 = 00 04 64 f1 00 05 93 83
asm image_gather4_c_cl_o v[0:3], v[100:102], s[88:95], s[40:43] dmask:0x4 unorm glc = 00 34 64 f1 64 00 56 01
asm image_gather4_c_cl_o v[252:255], v[5:7], s[40:47], s[72:75] dmask:0x2 da = 00 42 64 f1 05 fc 4a 02
enc image_gather4_c_cl_o v[6:9], v[184:187], s[32:39], ttmp[4:7] dmask:0x8 = 00 08 64 f1 b8 06 88 03
enc image_gather4_c_cl_o v[6:9], v[82:86], s[32:39], ttmp[4:7] dmask:0x8 = 00 08 64 f1 52 06 88 03
enc image_gather4_c_cl_o v[6:9], v[170:177], s[32:39], ttmp[4:7] dmask:0x8 = 00 08 64 f1 aa 06 88 03
bad image_gather4_c_cl_o v[6:9], v[4:19], s[32:39], ttmp[4:7] dmask:0x8 ! 1:30: the address of image_gather4_c_cl_o takes 3 to 6 registers, or 8, found 16
bad image_gather4_c_cl_o v[0:5], v[5:7], s[32:39], ttmp[4:7] dmask:0x8 ! 1:22: the data take 4 registers, found 6
bad image_gather4_c_cl_o s0, v[5:7], s[32:39], ttmp[4:7] dmask:0x8 ! 1:22: destination must be 4 vector registers
bad image_gather4_c_cl_o v[6:9], v[5:7], s[32:39] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_gather4_c_cl_o v[6:9], v[5:7], s[8:11], ttmp[4:7] dmask:0x8 ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_cl_o v[6:9], v[5:7], s[32:39], ttmp[4:7] dmask:0x8 r128 ! 1:68: image_gather4_c_cl_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
dis image_gather4_c_cl_o v[108:111], v[0:4], s[32:39], s[80:83] dmask:0xd dim:SQ_RSRC_IMG_2D glc dlc = 88 2d 64 f1 00 6c 88 02
