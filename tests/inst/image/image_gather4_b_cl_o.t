# image_gather4_b_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_b_cl_o v[1:4], v[5:7], s[48:55], s[40:43] dmask:0x4 = 00 04 58 f1 05 01 4c 01
asm image_gather4_b_cl_o v[5:8], v[1:3], s[0:7], s[68:71] dmask:0x2 glc slc da = 00 62 58 f3 01 05 20 02
asm image_gather4_b_cl_o v[7:10], v[7:9], s[68:75], ttmp[4:7] dmask:0x1 glc d16 = 00 21 58 f1 07 07 b1 83
asm image_gather4_b_cl_o v[7:10], v[112:114], ttmp[4:11], s[20:23] dmask:0x8 glc = 00 28 58 f1 70 07 bd 00
enc image_gather4_b_cl_o v[7:10], v[19:22], ttmp[4:11], s[36:39] dmask:0x8 = 00 08 58 f1 13 07 3d 01
enc image_gather4_b_cl_o v[7:10], v[245:252], ttmp[4:11], s[36:39] dmask:0x8 = 00 08 58 f1 f5 07 3d 01
bad image_gather4_b_cl_o v[7:10], v[4:19], ttmp[4:11], s[36:39] dmask:0x8 ! 1:31: the address of image_gather4_b_cl_o takes 3 to 6 registers, or 8, found 16
bad image_gather4_b_cl_o v[0:5], v[5:7], ttmp[4:11], s[36:39] dmask:0x8 ! 1:22: the data take 4 registers, found 6
bad image_gather4_b_cl_o s0, v[5:7], ttmp[4:11], s[36:39] dmask:0x8 ! 1:22: destination must be 4 vector registers
bad image_gather4_b_cl_o v[7:10], v[5:7], ttmp[4:11] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_gather4_b_cl_o v[7:10], v[5:7], s[8:11], s[36:39] dmask:0x8 ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b_cl_o v[7:10], v[5:7], ttmp[4:11], s[36:39] dmask:0x8 a16 ! 1:70: image_gather4_b_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_b_cl_o v[254:255], v[1:3], s[76:83], s[76:79] dmask:0x2 slc lwe da d16 = 00 42 5a f3 01 fe 73 82
asm image_gather4_b_cl_o v[7:8], v[5:7], s[72:79], s[16:19] dmask:0x1 slc d16 = 00 01 58 f3 05 07 92 80

target gfx900
asm image_gather4_b_cl_o v[252:255], v[187:189], s[40:47], ttmp[4:7] dmask:0x8 = 00 08 58 f1 bb fc 8a 03
asm image_gather4_b_cl_o v[252:255], v[1:3], ttmp[4:11], s[0:3] dmask:0x8 glc slc = 00 28 58 f3 01 fc 1c 00
asm image_gather4_b_cl_o v[254:255], v[7:9], s[44:51], s[64:67] dmask:0x8 unorm a16 lwe d16 = 00 98 5a f1 07 fe 0b 82
asm image_gather4_b_cl_o v[7:10], v[253:255], s[20:27], s[32:35] dmask:0x2 da = 00 42 58 f1 fd 07 05 01
asm image_gather4_b_cl_o v[16:19], v[100:102], s[36:43], s[24:27] dmask:0x1 = 00 01 58 f1 64 10 c9 00
enc image_gather4_b_cl_o v[100:103], v[250:253], s[80:87], s[60:63] dmask:0x4 = 00 04 58 f1 fa 64 f4 01
enc image_gather4_b_cl_o v[100:103], v[4:11], s[80:87], s[60:63] dmask:0x4 = 00 04 58 f1 04 64 f4 01
bad image_gather4_b_cl_o v[100:103], v[4:19], s[80:87], s[60:63] dmask:0x4 ! 1:34: the address of image_gather4_b_cl_o takes 3 to 6 registers, or 8, found 16
bad image_gather4_b_cl_o v[0:5], v[1:3], s[80:87], s[60:63] dmask:0x4 ! 1:22: the data take 4 registers, found 6
bad image_gather4_b_cl_o s0, v[1:3], s[80:87], s[60:63] dmask:0x4 ! 1:22: destination must be 4 vector registers
bad image_gather4_b_cl_o v[100:103], v[1:3], s[80:87] dmask:0x1 ! 1:60: expected 4 operands, found 3
bad image_gather4_b_cl_o v[100:103], v[1:3], s[8:11], s[60:63] dmask:0x4 ! 1:42: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b_cl_o v[100:103], v[1:3], s[80:87], s[60:63] dmask:0x4 r128 ! 1:71: image_gather4_b_cl_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_gather4_b_cl_o v[52:55], v[90:93], s[0:7], s[80:83] dmask:0x4 dim:SQ_RSRC_IMG_1D slc dlc = 80 04 58 f3 5a 34 80 02
