# image_gather4_c_b_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_b_o v[5:9], v[45:48], s[88:95], s[52:55] dmask:0x2 tfe = 00 02 75 f1 2d 05 b6 01
asm image_gather4_c_b_o v[0:3], v[7:10], s[80:87], s[56:59] dmask:0x2 unorm glc lwe = 00 32 76 f1 07 00 d4 01
asm image_gather4_c_b_o v[0:3], v[224:227], s[52:59], s[64:67] dmask:0x1 d16 = 00 01 74 f1 e0 00 0d 82
asm image_gather4_c_b_o v[7:10], v[0:3], s[16:23], s[40:43] dmask:0x4 unorm glc = 00 34 74 f1 00 07 44 01
enc image_gather4_c_b_o v[0:3], v[70:74], s[60:67], s[8:11] dmask:0x1 = 00 01 74 f1 46 00 4f 00
enc image_gather4_c_b_o v[0:3], v[246:253], s[60:67], s[8:11] dmask:0x1 = 00 01 74 f1 f6 00 4f 00
bad image_gather4_c_b_o v[0:3], v[4:19], s[60:67], s[8:11] dmask:0x1 ! 1:29: the address of image_gather4_c_b_o takes 4 to 6 registers, or 8, found 16
bad image_gather4_c_b_o v[0:5], v[160:163], s[60:67], s[8:11] dmask:0x1 ! 1:21: the data take 4 registers, found 6
bad image_gather4_c_b_o s0, v[160:163], s[60:67], s[8:11] dmask:0x1 ! 1:21: destination must be 4 vector registers
bad image_gather4_c_b_o v[0:3], v[160:163], s[60:67] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_gather4_c_b_o v[0:3], v[160:163], s[8:11], s[8:11] dmask:0x1 ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b_o v[0:3], v[160:163], s[60:67], s[8:11] dmask:0x1 a16 ! 1:69: image_gather4_c_b_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_c_b_o v[7:8], v[252:255], s[32:39], s[52:55] dmask:0x4 unorm da d16 = 00 54 74 f1 fc 07 a8 81
asm image_gather4_c_b_o v[5:6], v[7:10], s[68:75], s[24:27] dmask:0x8 unorm r128 d16 = 00 98 74 f1 07 05 d1 80

target gfx900
asm image_gather4_c_b_o v[0:4], v[5:8], s[8:15], ttmp[4:7] dmask:0x2 tfe = 00 02 75 f1 05 00 82 03
asm image_gather4_c_b_o v[5:8], v[252:255], s[4:11], s[44:47] dmask:0x2 unorm glc lwe = 00 32 76 f1 fc 05 61 01
asm image_gather4_c_b_o v[7:8], v[7:10], s[56:63], s[0:3] dmask:0x4 d16 = 00 04 74 f1 07 07 0e 80
asm image_gather4_c_b_o v[100:104], v[0:3], s[44:51], s[52:55] dmask:0x4 unorm glc tfe lwe = 00 34 77 f1 00 64 ab 01
asm image_gather4_c_b_o v[1:5], v[7:10], s[80:87], s[44:47] dmask:0x8 glc a16 tfe = 00 a8 75 f1 07 01 74 01
enc image_gather4_c_b_o v[159:162], v[200:204], s[76:83], ttmp[4:7] dmask:0x2 = 00 02 74 f1 c8 9f 93 03
enc image_gather4_c_b_o v[159:162], v[43:48], s[76:83], ttmp[4:7] dmask:0x2 = 00 02 74 f1 2b 9f 93 03
enc image_gather4_c_b_o v[159:162], v[217:224], s[76:83], ttmp[4:7] dmask:0x2 = 00 02 74 f1 d9 9f 93 03
bad image_gather4_c_b_o v[159:162], v[4:19], s[76:83], ttmp[4:7] dmask:0x2 ! 1:33: the address of image_gather4_c_b_o takes 4 to 6 registers, or 8, found 16
bad image_gather4_c_b_o v[0:5], v[252:255], s[76:83], ttmp[4:7] dmask:0x2 ! 1:21: the data take 4 registers, found 6
bad image_gather4_c_b_o s0, v[252:255], s[76:83], ttmp[4:7] dmask:0x2 ! 1:21: destination must be 4 vector registers
bad image_gather4_c_b_o v[159:162], v[252:255], s[76:83] dmask:0x1 ! 1:63: expected 4 operands, found 3
bad image_gather4_c_b_o v[159:162], v[252:255], s[8:11], ttmp[4:7] dmask:0x2 ! 1:45: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b_o v[159:162], v[252:255], s[76:83], ttmp[4:7] dmask:0x2 r128 ! 1:75: image_gather4_c_b_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_gather4_c_b_o v[74:77], v[192:195], s[32:39], s[48:51] dmask:0x2 dim:SQ_RSRC_IMG_1D = 00 02 74 f1 c0 4a 88 01
