# image_gather4_c_b_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_b_cl_o v[0:4], v[0:3], s[0:7], s[76:79] dmask:0x4 tfe = 00 04 79 f1 00 00 60 02
asm image_gather4_c_b_cl_o v[7:10], v[252:255], ttmp[4:11], s[24:27] dmask:0x1 unorm lwe da = 00 51 7a f1 fc 07 dd 00
asm image_gather4_c_b_cl_o v[100:103], v[7:10], s[0:7], ttmp[4:7] dmask:0x4 unorm r128 d16 = 00 94 78 f1 07 64 a0 83
asm image_gather4_c_b_cl_o v[7:10], v[7:10], s[44:51], s[68:71] dmask:0x2 lwe = 00 02 7a f1 07 07 2b 02
enc image_gather4_c_b_cl_o v[251:255], v[120:124], s[40:47], ttmp[4:7] dmask:0x8 tfe = 00 08 79 f1 78 fb aa 03
enc image_gather4_c_b_cl_o v[251:255], v[74:81], s[40:47], ttmp[4:7] dmask:0x8 tfe = 00 08 79 f1 4a fb aa 03
bad image_gather4_c_b_cl_o v[251:255], v[4:19], s[40:47], ttmp[4:7] dmask:0x8 tfe ! 1:36: the address of image_gather4_c_b_cl_o takes 4 to 7 registers, or 8, found 16
bad image_gather4_c_b_cl_o v[0:5], v[100:103], s[40:47], ttmp[4:7] dmask:0x8 tfe ! 1:24: the data take 5 registers, found 6
bad image_gather4_c_b_cl_o s0, v[100:103], s[40:47], ttmp[4:7] dmask:0x8 tfe ! 1:24: destination must be 4 vector registers
bad image_gather4_c_b_cl_o v[251:255], v[100:103], s[40:47] dmask:0x1 ! 1:66: expected 4 operands, found 3
bad image_gather4_c_b_cl_o v[251:255], v[100:103], s[8:11], ttmp[4:7] dmask:0x8 tfe ! 1:48: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b_cl_o v[251:255], v[100:103], s[40:47], ttmp[4:7] dmask:0x8 tfe a16 ! 1:82: image_gather4_c_b_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_c_b_cl_o v[208:209], v[252:255], s[40:47], s[12:15] dmask:0x2 lwe da d16 = 00 42 7a f1 fc d0 6a 80
asm image_gather4_c_b_cl_o v[42:43], v[7:10], s[52:59], s[4:7] dmask:0x1 unorm slc d16 = 00 11 78 f3 07 2a 2d 80

target gfx900
asm image_gather4_c_b_cl_o v[0:3], v[146:149], s[28:35], s[20:23] dmask:0x8 = 00 08 78 f1 92 00 a7 00
asm image_gather4_c_b_cl_o v[7:10], v[252:255], ttmp[4:11], s[52:55] dmask:0x8 da = 00 48 78 f1 fc 07 bc 01
asm image_gather4_c_b_cl_o v[7:8], v[7:10], s[52:59], s[12:15] dmask:0x2 a16 d16 = 00 82 78 f1 07 07 6d 80
asm image_gather4_c_b_cl_o v[5:8], v[100:103], s[72:79], s[80:83] dmask:0x4 da = 00 44 78 f1 64 05 92 02
asm image_gather4_c_b_cl_o v[251:255], v[5:8], s[60:67], s[64:67] dmask:0x8 glc tfe lwe da = 00 68 7b f1 05 fb 0f 02
enc image_gather4_c_b_cl_o v[7:10], v[220:224], s[28:35], s[64:67] dmask:0x1 = 00 01 78 f1 dc 07 07 02
enc image_gather4_c_b_cl_o v[7:10], v[55:62], s[28:35], s[64:67] dmask:0x1 = 00 01 78 f1 37 07 07 02
bad image_gather4_c_b_cl_o v[7:10], v[4:19], s[28:35], s[64:67] dmask:0x1 ! 1:33: the address of image_gather4_c_b_cl_o takes 4 to 7 registers, or 8, found 16
bad image_gather4_c_b_cl_o v[0:5], v[136:139], s[28:35], s[64:67] dmask:0x1 ! 1:24: the data take 4 registers, found 6
bad image_gather4_c_b_cl_o s0, v[136:139], s[28:35], s[64:67] dmask:0x1 ! 1:24: destination must be 4 vector registers
bad image_gather4_c_b_cl_o v[7:10], v[136:139], s[28:35] dmask:0x1 ! 1:63: expected 4 operands, found 3
bad image_gather4_c_b_cl_o v[7:10], v[136:139], s[8:11], s[64:67] dmask:0x1 ! 1:45: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b_cl_o v[7:10], v[136:139], s[28:35], s[64:67] dmask:0x1 r128 ! 1:74: image_gather4_c_b_cl_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
dis image_gather4_c_b_cl_o v[24:27], v[8:12], s[32:39], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_1D slc dlc = 80 03 78 f3 08 18 88 01
