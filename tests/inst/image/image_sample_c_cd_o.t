# image_sample_c_cd_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_cd_o v[1:2], v[100:103], s[56:63], s[52:55] dmask:0x6 = 00 06 b8 f1 64 01 ae 01
asm image_sample_c_cd_o v100, v[1:4], ttmp[4:11], s[24:27] dmask:0x4 unorm = 00 14 b8 f1 01 64 dd 00
asm image_sample_c_cd_o v[1:2], v[7:10], s[20:27], s[20:23] slc tfe lwe d16 = 00 00 bb f3 07 01 a5 80
asm image_sample_c_cd_o v[7:9], v[53:56], s[76:83], s[4:7] dmask:0xd unorm glc = 00 3d b8 f1 35 07 33 00
enc image_sample_c_cd_o v[100:101], v[12:16], s[40:47], s[92:95] dmask:0x1 tfe = 00 01 b9 f1 0c 64 ea 02
enc image_sample_c_cd_o v[100:101], v[215:224], s[40:47], s[92:95] dmask:0x1 tfe = 00 01 b9 f1 d7 64 ea 02
enc image_sample_c_cd_o v[100:101], v[128:138], s[40:47], s[92:95] dmask:0x1 tfe = 00 01 b9 f1 80 64 ea 02
bad image_sample_c_cd_o v[100:101], v[4:19], s[40:47], s[92:95] dmask:0x1 tfe ! 1:33: the address of image_sample_c_cd_o takes 4 to 11 registers, found 16
bad image_sample_c_cd_o v[0:5], v[5:8], s[40:47], s[92:95] dmask:0x1 tfe ! 1:21: the data take 2 registers, found 6
bad image_sample_c_cd_o s0, v[5:8], s[40:47], s[92:95] dmask:0x1 tfe ! 1:21: destination must be a vector register
bad image_sample_c_cd_o v[100:101], v[5:8], s[40:47] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_sample_c_cd_o v[100:101], v[5:8], s[8:11], s[92:95] dmask:0x1 tfe ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd_o v[100:101], v[5:8], s[40:47], s[92:95] dmask:0x1 tfe a16 ! 1:74: image_sample_c_cd_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_c_cd_o v0, v[128:131], s[64:71], s[88:91] dmask:0x1 slc lwe d16 = 00 01 ba f3 80 00 d0 82
asm image_sample_c_cd_o v100, v[7:10], s[48:55], s[68:71] dmask:0x9 unorm r128 d16 = 00 99 b8 f1 07 64 2c 82

target gfx900
asm image_sample_c_cd_o v[254:255], v[100:103], s[64:71], ttmp[4:7] dmask:0x3 = 00 03 b8 f1 64 fe 90 03
asm image_sample_c_cd_o v[5:6], v[252:255], s[20:27], s[8:11] dmask:0x1 glc tfe = 00 21 b9 f1 fc 05 45 00
asm image_sample_c_cd_o v1, v[201:204], s[52:59], s[80:83] dmask:0xc slc d16 = 00 0c b8 f3 c9 01 8d 82
asm image_sample_c_cd_o v[15:16], v[4:7], s[32:39], s[0:3] dmask:0x6 slc a16 da = 00 c6 b8 f3 04 0f 08 00
asm image_sample_c_cd_o v7, v[7:10], s[56:63], ttmp[4:7] dmask:0x2 = 00 02 b8 f1 07 07 8e 03
enc image_sample_c_cd_o v255, v[39:43], s[36:43], ttmp[4:7] dmask:0x1 = 00 01 b8 f1 27 ff 89 03
enc image_sample_c_cd_o v255, v[87:92], s[36:43], ttmp[4:7] dmask:0x1 = 00 01 b8 f1 57 ff 89 03
enc image_sample_c_cd_o v255, v[70:80], s[36:43], ttmp[4:7] dmask:0x1 = 00 01 b8 f1 46 ff 89 03
bad image_sample_c_cd_o v255, v[4:19], s[36:43], ttmp[4:7] dmask:0x1 ! 1:27: the address of image_sample_c_cd_o takes 4 to 11 registers, found 16
bad image_sample_c_cd_o v[0:5], v[7:10], s[36:43], ttmp[4:7] dmask:0x1 ! 1:21: the data take 1 register, found 6
bad image_sample_c_cd_o s0, v[7:10], s[36:43], ttmp[4:7] dmask:0x1 ! 1:21: destination must be a vector register
bad image_sample_c_cd_o v255, v[7:10], s[36:43] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_cd_o v255, v[7:10], s[8:11], ttmp[4:7] dmask:0x1 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd_o v255, v[7:10], s[36:43], ttmp[4:7] dmask:0x1 r128 ! 1:66: image_sample_c_cd_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_c_cd_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b8 f1 10 08 0c 02
