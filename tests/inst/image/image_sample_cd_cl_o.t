# image_sample_cd_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_cd_cl_o v255, v[145:147], s[32:39], s[44:47] = 00 00 b4 f1 91 ff 68 01
asm image_sample_cd_cl_o v5, v[0:2], s[56:63], s[24:27] dmask:0x1 = 00 01 b4 f1 00 05 ce 00
asm image_sample_cd_cl_o v[1:4], v[100:102], s[52:59], s[72:75] dmask:0xe tfe d16 = 00 0e b5 f1 64 01 4d 82
asm image_sample_cd_cl_o v[1:2], v[253:255], s[88:95], s[60:63] dmask:0x8 tfe = 00 08 b5 f1 fd 01 f6 01
enc image_sample_cd_cl_o v58, v[208:211], s[56:63], s[80:83] dmask:0x1 = 00 01 b4 f1 d0 3a 8e 02
enc image_sample_cd_cl_o v58, v[87:96], s[56:63], s[80:83] dmask:0x1 = 00 01 b4 f1 57 3a 8e 02
enc image_sample_cd_cl_o v58, v[69:79], s[56:63], s[80:83] dmask:0x1 = 00 01 b4 f1 45 3a 8e 02
bad image_sample_cd_cl_o v58, v[4:19], s[56:63], s[80:83] dmask:0x1 ! 1:27: the address of image_sample_cd_cl_o takes 3 to 11 registers, found 16
bad image_sample_cd_cl_o v[0:5], v[1:3], s[56:63], s[80:83] dmask:0x1 ! 1:22: the data take 1 register, found 6
bad image_sample_cd_cl_o s0, v[1:3], s[56:63], s[80:83] dmask:0x1 ! 1:22: destination must be a vector register
bad image_sample_cd_cl_o v58, v[1:3], s[56:63] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_sample_cd_cl_o v58, v[1:3], s[8:11], s[80:83] dmask:0x1 ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd_cl_o v58, v[1:3], s[56:63], s[80:83] dmask:0x1 a16 ! 1:64: image_sample_cd_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_cd_cl_o v[5:6], v[7:9], s[4:11], s[48:51] glc r128 tfe d16 = 00 a0 b5 f1 07 05 81 81
asm image_sample_cd_cl_o v[1:2], v[1:3], s[20:27], ttmp[4:7] dmask:0x4 unorm r128 tfe da d16 = 00 d4 b5 f1 01 01 a5 83

target gfx900
asm image_sample_cd_cl_o v[253:255], v[1:3], s[4:11], s[64:67] dmask:0xe = 00 0e b4 f1 01 fd 01 02
asm image_sample_cd_cl_o v7, v[0:2], s[28:35], s[72:75] dmask:0x2 unorm a16 lwe = 00 92 b6 f1 00 07 47 02
asm image_sample_cd_cl_o v255, v[253:255], s[20:27], s[36:39] dmask:0x9 glc slc d16 = 00 29 b4 f3 fd ff 25 81
asm image_sample_cd_cl_o v[254:255], v[1:3], s[0:7], s[48:51] dmask:0x3 unorm glc a16 da = 00 f3 b4 f1 01 fe 80 01
asm image_sample_cd_cl_o v1, v[100:102], s[84:91], s[12:15] dmask:0x8 da = 00 48 b4 f1 64 01 75 00
enc image_sample_cd_cl_o v[1:4], v[108:111], s[52:59], ttmp[4:7] dmask:0xf = 00 0f b4 f1 6c 01 8d 03
enc image_sample_cd_cl_o v[1:4], v[118:123], s[52:59], ttmp[4:7] dmask:0xf = 00 0f b4 f1 76 01 8d 03
enc image_sample_cd_cl_o v[1:4], v[160:170], s[52:59], ttmp[4:7] dmask:0xf = 00 0f b4 f1 a0 01 8d 03
bad image_sample_cd_cl_o v[1:4], v[4:19], s[52:59], ttmp[4:7] dmask:0xf ! 1:30: the address of image_sample_cd_cl_o takes 3 to 11 registers, found 16
bad image_sample_cd_cl_o v[0:5], v[253:255], s[52:59], ttmp[4:7] dmask:0xf ! 1:22: the data take 4 registers, found 6
bad image_sample_cd_cl_o s0, v[253:255], s[52:59], ttmp[4:7] dmask:0xf ! 1:22: destination must be a vector register
bad image_sample_cd_cl_o v[1:4], v[253:255], s[52:59] dmask:0x1 ! 1:60: expected 4 operands, found 3
bad image_sample_cd_cl_o v[1:4], v[253:255], s[8:11], ttmp[4:7] dmask:0xf ! 1:42: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd_cl_o v[1:4], v[253:255], s[52:59], ttmp[4:7] dmask:0xf r128 ! 1:72: image_sample_cd_cl_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_cd_cl_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b4 f1 10 08 0c 02
