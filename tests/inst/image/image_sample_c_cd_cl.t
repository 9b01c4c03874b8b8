# image_sample_c_cd_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_cd_cl v[7:8], v[0:2], s[84:91], ttmp[4:7] dmask:0x5 = 00 05 ac f1 00 07 b5 03
asm image_sample_c_cd_cl v[5:7], v[7:9], s[40:47], ttmp[4:7] dmask:0xb unorm slc r128 da = 00 db ac f3 07 05 aa 03
asm image_sample_c_cd_cl v[7:8], v[7:9], s[12:19], s[0:3] dmask:0x5 r128 da d16 = 00 c5 ac f1 07 07 03 80
asm image_sample_c_cd_cl v[100:103], v[7:9], s[24:31], s[28:31] dmask:0x7 glc slc tfe da = 00 67 ad f3 07 64 e6 00
enc image_sample_c_cd_cl v[7:9], v[180:183], s[88:95], s[0:3] dmask:0x9 tfe = 00 09 ad f1 b4 07 16 00
enc image_sample_c_cd_cl v[7:9], v[242:247], s[88:95], s[0:3] dmask:0x9 tfe = 00 09 ad f1 f2 07 16 00
enc image_sample_c_cd_cl v[7:9], v[231:241], s[88:95], s[0:3] dmask:0x9 tfe = 00 09 ad f1 e7 07 16 00
bad image_sample_c_cd_cl v[7:9], v[4:19], s[88:95], s[0:3] dmask:0x9 tfe ! 1:30: the address of image_sample_c_cd_cl takes 3 to 11 registers, found 16
bad image_sample_c_cd_cl v[0:5], v[7:9], s[88:95], s[0:3] dmask:0x9 tfe ! 1:22: the data take 3 registers, found 6
bad image_sample_c_cd_cl s0, v[7:9], s[88:95], s[0:3] dmask:0x9 tfe ! 1:22: destination must be a vector register
bad image_sample_c_cd_cl v[7:9], v[7:9], s[88:95] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_c_cd_cl v[7:9], v[7:9], s[8:11], s[0:3] dmask:0x9 tfe ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd_cl v[7:9], v[7:9], s[88:95], s[0:3] dmask:0x9 tfe a16 ! 1:69: image_sample_c_cd_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_c_cd_cl v0, v[253:255], s[4:11], s[88:91] glc d16 = 00 20 ac f1 fd 00 c1 82
asm image_sample_c_cd_cl v[1:2], v[100:102], s[72:79], s[36:39] dmask:0x7 slc da d16 = 00 47 ac f3 64 01 32 81

target gfx900
asm image_sample_c_cd_cl v[7:8], v[100:102], s[12:19], s[80:83] dmask:0x3 = 00 03 ac f1 64 07 83 02
asm image_sample_c_cd_cl v255, v[7:9], s[32:39], s[60:63] dmask:0x8 glc a16 da = 00 e8 ac f1 07 ff e8 01
asm image_sample_c_cd_cl v[5:6], v[1:3], s[44:51], s[92:95] dmask:0x3 glc slc a16 tfe d16 = 00 a3 ad f3 01 05 eb 82
asm image_sample_c_cd_cl v[7:11], v[7:9], ttmp[4:11], s[16:19] dmask:0xf a16 tfe = 00 8f ad f1 07 07 9c 00
asm image_sample_c_cd_cl v[5:6], v[7:9], s[24:31], s[12:15] dmask:0x5 unorm = 00 15 ac f1 07 05 66 00
enc image_sample_c_cd_cl v[33:35], v[139:142], s[52:59], s[20:23] dmask:0xa tfe = 00 0a ad f1 8b 21 ad 00
enc image_sample_c_cd_cl v[33:35], v[190:194], s[52:59], s[20:23] dmask:0xa tfe = 00 0a ad f1 be 21 ad 00
enc image_sample_c_cd_cl v[33:35], v[216:226], s[52:59], s[20:23] dmask:0xa tfe = 00 0a ad f1 d8 21 ad 00
bad image_sample_c_cd_cl v[33:35], v[4:19], s[52:59], s[20:23] dmask:0xa tfe ! 1:32: the address of image_sample_c_cd_cl takes 3 to 11 registers, found 16
bad image_sample_c_cd_cl v[0:5], v[7:9], s[52:59], s[20:23] dmask:0xa tfe ! 1:22: the data take 3 registers, found 6
bad image_sample_c_cd_cl s0, v[7:9], s[52:59], s[20:23] dmask:0xa tfe ! 1:22: destination must be a vector register
bad image_sample_c_cd_cl v[33:35], v[7:9], s[52:59] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_sample_c_cd_cl v[33:35], v[7:9], s[8:11], s[20:23] dmask:0xa tfe ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd_cl v[33:35], v[7:9], s[52:59], s[20:23] dmask:0xa tfe r128 ! 1:73: image_sample_c_cd_cl has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_c_cd_cl v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 ac f1 10 08 0c 02
