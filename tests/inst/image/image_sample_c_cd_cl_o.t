# image_sample_c_cd_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_cd_cl_o v[1:5], v[199:202], s[64:71], s[24:27] dmask:0xf tfe = 00 0f bd f1 c7 01 d0 00
asm image_sample_c_cd_cl_o v[7:8], v[7:10], s[72:79], s[92:95] dmask:0x9 r128 = 00 89 bc f1 07 07 f2 02
asm image_sample_c_cd_cl_o v[254:255], v[5:8], s[84:91], s[40:43] dmask:0xa da d16 = 00 4a bc f1 05 fe 55 81
asm image_sample_c_cd_cl_o v100, v[1:4], ttmp[4:11], s[12:15] dmask:0x1 = 00 01 bc f1 01 64 7d 00
enc image_sample_c_cd_cl_o v[1:3], v[16:20], s[20:27], s[32:35] dmask:0x5 tfe = 00 05 bd f1 10 01 05 01
enc image_sample_c_cd_cl_o v[1:3], v[80:91], s[20:27], s[32:35] dmask:0x5 tfe = 00 05 bd f1 50 01 05 01
bad image_sample_c_cd_cl_o v[1:3], v[4:19], s[20:27], s[32:35] dmask:0x5 tfe ! 1:32: the address of image_sample_c_cd_cl_o takes 4 to 12 registers, found 16
bad image_sample_c_cd_cl_o v[0:5], v[144:147], s[20:27], s[32:35] dmask:0x5 tfe ! 1:24: the data take 3 registers, found 6
bad image_sample_c_cd_cl_o s0, v[144:147], s[20:27], s[32:35] dmask:0x5 tfe ! 1:24: destination must be a vector register
bad image_sample_c_cd_cl_o v[1:3], v[144:147], s[20:27] dmask:0x1 ! 1:62: expected 4 operands, found 3
bad image_sample_c_cd_cl_o v[1:3], v[144:147], s[8:11], s[32:35] dmask:0x5 tfe ! 1:44: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd_cl_o v[1:3], v[144:147], s[20:27], s[32:35] dmask:0x5 tfe a16 ! 1:77: image_sample_c_cd_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_c_cd_cl_o v[0:1], v[249:252], s[56:63], s[20:23] dmask:0xb glc r128 d16 = 00 ab bc f1 f9 00 ae 80
asm image_sample_c_cd_cl_o v7, v[0:3], s[84:91], s[56:59] dmask:0x8 unorm slc d16 = 00 18 bc f3 00 07 d5 81

target gfx900
asm image_sample_c_cd_cl_o v[5:6], v[1:4], s[64:71], ttmp[4:7] dmask:0x4 tfe = 00 04 bd f1 01 05 90 03
asm image_sample_c_cd_cl_o v[5:7], v[252:255], s[60:67], ttmp[4:7] dmask:0xd slc da = 00 4d bc f3 fc 05 8f 03
asm image_sample_c_cd_cl_o v0, v[5:8], s[16:23], s[4:7] dmask:0x9 a16 d16 = 00 89 bc f1 05 00 24 80
asm image_sample_c_cd_cl_o v[253:255], v[5:8], ttmp[4:11], s[48:51] dmask:0xe lwe da = 00 4e be f1 05 fd 9c 01
asm image_sample_c_cd_cl_o v[7:8], v[100:103], s[88:95], s[68:71] dmask:0xa slc da = 00 4a bc f3 64 07 36 02
enc image_sample_c_cd_cl_o v[175:176], v[2:6], s[56:63], s[80:83] dmask:0x9 = 00 09 bc f1 02 af 8e 02
enc image_sample_c_cd_cl_o v[175:176], v[198:204], s[56:63], s[80:83] dmask:0x9 = 00 09 bc f1 c6 af 8e 02
enc image_sample_c_cd_cl_o v[175:176], v[143:154], s[56:63], s[80:83] dmask:0x9 = 00 09 bc f1 8f af 8e 02
bad image_sample_c_cd_cl_o v[175:176], v[4:19], s[56:63], s[80:83] dmask:0x9 ! 1:36: the address of image_sample_c_cd_cl_o takes 4 to 12 registers, found 16
bad image_sample_c_cd_cl_o v[0:5], v[252:255], s[56:63], s[80:83] dmask:0x9 ! 1:24: the data take 2 registers, found 6
bad image_sample_c_cd_cl_o s0, v[252:255], s[56:63], s[80:83] dmask:0x9 ! 1:24: destination must be a vector register
bad image_sample_c_cd_cl_o v[175:176], v[252:255], s[56:63] dmask:0x1 ! 1:66: expected 4 operands, found 3
bad image_sample_c_cd_cl_o v[175:176], v[252:255], s[8:11], s[80:83] dmask:0x9 ! 1:48: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd_cl_o v[175:176], v[252:255], s[56:63], s[80:83] dmask:0x9 r128 ! 1:77: image_sample_c_cd_cl_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_c_cd_cl_o v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 bc f1 10 08 0c 02
