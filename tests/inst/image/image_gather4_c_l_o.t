# image_gather4_c_l_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_l_o v[7:11], v[5:7], s[12:19], s[44:47] dmask:0x2 tfe = 00 02 71 f1 05 07 63 01
asm image_gather4_c_l_o v[1:4], v[87:89], s[44:51], s[80:83] dmask:0x4 glc = 00 24 70 f1 57 01 8b 02
asm image_gather4_c_l_o v[251:255], v[100:102], s[28:35], s[28:31] dmask:0x2 unorm glc r128 tfe d16 = 00 b2 71 f1 64 fb e7 80
asm image_gather4_c_l_o v[5:8], v[253:255], s[36:43], s[20:23] dmask:0x4 glc slc = 00 24 70 f3 fd 05 a9 00
enc image_gather4_c_l_o v[100:103], v[4:7], s[0:7], s[44:47] dmask:0x4 = 00 04 70 f1 04 64 60 01
enc image_gather4_c_l_o v[100:103], v[190:194], s[0:7], s[44:47] dmask:0x4 = 00 04 70 f1 be 64 60 01
enc image_gather4_c_l_o v[100:103], v[238:245], s[0:7], s[44:47] dmask:0x4 = 00 04 70 f1 ee 64 60 01
bad image_gather4_c_l_o v[100:103], v[4:19], s[0:7], s[44:47] dmask:0x4 ! 1:33: the address of image_gather4_c_l_o takes 3 to 6 registers, or 8, found 16
bad image_gather4_c_l_o v[0:5], v[100:102], s[0:7], s[44:47] dmask:0x4 ! 1:21: the data take 4 registers, found 6
bad image_gather4_c_l_o s0, v[100:102], s[0:7], s[44:47] dmask:0x4 ! 1:21: destination must be 4 vector registers
bad image_gather4_c_l_o v[100:103], v[100:102], s[0:7] dmask:0x1 ! 1:61: expected 4 operands, found 3
bad image_gather4_c_l_o v[100:103], v[100:102], s[8:11], s[44:47] dmask:0x4 ! 1:45: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_l_o v[100:103], v[100:102], s[0:7], s[44:47] dmask:0x4 a16 ! 1:72: image_gather4_c_l_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_c_l_o v[1:2], v[100:102], ttmp[4:11], s[16:19] dmask:0x8 unorm d16 = 00 18 70 f1 64 01 9d 80
asm image_gather4_c_l_o v[0:1], v[5:7], s[8:15], s[0:3] dmask:0x2 unorm slc da d16 = 00 52 70 f3 05 00 02 80

target gfx900
asm image_gather4_c_l_o v[5:9], v[5:7], s[0:7], s[36:39] dmask:0x2 tfe = 00 02 71 f1 05 05 20 01
asm image_gather4_c_l_o v[5:8], v[7:9], ttmp[4:11], s[0:3] dmask:0x8 da = 00 48 70 f1 07 05 1c 00
asm image_gather4_c_l_o v[254:255], v[0:2], s[56:63], s[36:39] dmask:0x8 d16 = 00 08 70 f1 00 fe 2e 81
asm image_gather4_c_l_o v[7:11], v[1:3], s[32:39], ttmp[4:7] dmask:0x2 a16 tfe da = 00 c2 71 f1 01 07 88 03
asm image_gather4_c_l_o v[100:103], v[0:2], s[76:83], s[0:3] dmask:0x2 da = 00 42 70 f1 00 64 13 00
enc image_gather4_c_l_o v[0:3], v[40:43], s[68:75], s[16:19] dmask:0x1 = 00 01 70 f1 28 00 91 00
enc image_gather4_c_l_o v[0:3], v[36:41], s[68:75], s[16:19] dmask:0x1 = 00 01 70 f1 24 00 91 00
enc image_gather4_c_l_o v[0:3], v[218:225], s[68:75], s[16:19] dmask:0x1 = 00 01 70 f1 da 00 91 00
bad image_gather4_c_l_o v[0:3], v[4:19], s[68:75], s[16:19] dmask:0x1 ! 1:29: the address of image_gather4_c_l_o takes 3 to 6 registers, or 8, found 16
bad image_gather4_c_l_o v[0:5], v[253:255], s[68:75], s[16:19] dmask:0x1 ! 1:21: the data take 4 registers, found 6
bad image_gather4_c_l_o s0, v[253:255], s[68:75], s[16:19] dmask:0x1 ! 1:21: destination must be 4 vector registers
bad image_gather4_c_l_o v[0:3], v[253:255], s[68:75] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_gather4_c_l_o v[0:3], v[253:255], s[8:11], s[16:19] dmask:0x1 ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_l_o v[0:3], v[253:255], s[68:75], s[16:19] dmask:0x1 r128 ! 1:70: image_gather4_c_l_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_gather4_c_l_o v[112:115], v[156:159], s[48:55], s[48:51] dmask:0x2 dim:SQ_RSRC_IMG_1D = 00 02 70 f1 9c 70 8c 01
