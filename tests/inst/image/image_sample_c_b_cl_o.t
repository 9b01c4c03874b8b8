# image_sample_c_b_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_b_cl_o v[1:2], v[0:3], ttmp[4:11], s[64:67] dmask:0x2 tfe = 00 02 f9 f0 00 01 1d 02
asm image_sample_c_b_cl_o v[100:101], v[1:4], s[60:67], s[72:75] dmask:0x8 slc tfe = 00 08 f9 f2 01 64 4f 02
asm image_sample_c_b_cl_o v[0:2], v[6:9], s[32:39], s[44:47] dmask:0xc unorm slc tfe lwe d16 = 00 1c fb f2 06 00 68 81
asm image_sample_c_b_cl_o v100, v[100:103], s[84:91], s[20:23] dmask:0x8 glc = 00 28 f8 f0 64 64 b5 00
enc image_sample_c_b_cl_o v[5:6], v[174:178], ttmp[4:11], s[72:75] dmask:0xc = 00 0c f8 f0 ae 05 5d 02
enc image_sample_c_b_cl_o v[5:6], v[20:27], ttmp[4:11], s[72:75] dmask:0xc = 00 0c f8 f0 14 05 5d 02
bad image_sample_c_b_cl_o v[5:6], v[4:19], ttmp[4:11], s[72:75] dmask:0xc ! 1:31: the address of image_sample_c_b_cl_o takes 4 to 7 registers, or 8, found 16
bad image_sample_c_b_cl_o v[0:5], v[100:103], ttmp[4:11], s[72:75] dmask:0xc ! 1:23: the data take 2 registers, found 6
bad image_sample_c_b_cl_o s0, v[100:103], ttmp[4:11], s[72:75] dmask:0xc ! 1:23: destination must be a vector register
bad image_sample_c_b_cl_o v[5:6], v[100:103], ttmp[4:11] dmask:0x1 ! 1:63: expected 4 operands, found 3
bad image_sample_c_b_cl_o v[5:6], v[100:103], s[8:11], s[72:75] dmask:0xc ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b_cl_o v[5:6], v[100:103], ttmp[4:11], s[72:75] dmask:0xc a16 ! 1:74: image_sample_c_b_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_b_cl_o v[100:101], v[5:8], s[12:19], s[32:35] dmask:0x7 glc r128 d16 = 00 a7 f8 f0 05 64 03 81
asm image_sample_c_b_cl_o v[119:121], v[1:4], s[28:35], s[72:75] dmask:0xf unorm glc slc r128 tfe d16 = 00 bf f9 f2 01 77 47 82

target gfx900
asm image_sample_c_b_cl_o v0, v[129:132], s[80:87], s[12:15] = 00 00 f8 f0 81 00 74 00
asm image_sample_c_b_cl_o v[7:11], v[5:8], ttmp[4:11], s[80:83] dmask:0xf tfe lwe = 00 0f fb f0 05 07 9c 02
asm image_sample_c_b_cl_o v[23:24], v[7:10], s[24:31], ttmp[4:7] dmask:0x7 unorm d16 = 00 17 f8 f0 07 17 86 83
asm image_sample_c_b_cl_o v[254:255], v[252:255], s[12:19], s[88:91] dmask:0x9 a16 = 00 89 f8 f0 fc fe c3 02
asm image_sample_c_b_cl_o v[100:101], v[252:255], s[24:31], s[80:83] dmask:0x1 glc tfe = 00 21 f9 f0 fc 64 86 02
enc image_sample_c_b_cl_o v255, v[149:153], s[88:95], s[32:35] dmask:0x1 = 00 01 f8 f0 95 ff 16 01
enc image_sample_c_b_cl_o v255, v[232:239], s[88:95], s[32:35] dmask:0x1 = 00 01 f8 f0 e8 ff 16 01
bad image_sample_c_b_cl_o v255, v[4:19], s[88:95], s[32:35] dmask:0x1 ! 1:29: the address of image_sample_c_b_cl_o takes 4 to 7 registers, or 8, found 16
bad image_sample_c_b_cl_o v[0:5], v[7:10], s[88:95], s[32:35] dmask:0x1 ! 1:23: the data take 1 register, found 6
bad image_sample_c_b_cl_o s0, v[7:10], s[88:95], s[32:35] dmask:0x1 ! 1:23: destination must be a vector register
bad image_sample_c_b_cl_o v255, v[7:10], s[88:95] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_c_b_cl_o v255, v[7:10], s[8:11], s[32:35] dmask:0x1 ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b_cl_o v255, v[7:10], s[88:95], s[32:35] dmask:0x1 r128 ! 1:67: image_sample_c_b_cl_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_b_cl_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 f8 f0 10 08 0c 02

target gfx1100
asm image_sample_c_b_cl_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 2c f1 10 08 0c 40

target gfx1200
asm image_sample_c_b_cl_o v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SYS = 00 c0 12 e4 08 60 1c 20 10 00 00 00
