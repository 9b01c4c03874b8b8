# image_sample_c_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_cl_o v[1:3], v[7:9], s[48:55], s[56:59] dmask:0x3 tfe = 00 03 e5 f0 07 01 cc 01
asm image_sample_c_cl_o v[134:136], v[1:3], ttmp[4:11], s[8:11] dmask:0xd r128 = 00 8d e4 f0 01 86 5d 00
asm image_sample_c_cl_o v[7:10], v[100:102], s[44:51], s[84:87] dmask:0xf unorm glc lwe d16 = 00 3f e6 f0 64 07 ab 82
asm image_sample_c_cl_o v[0:4], v[1:3], s[60:67], s[92:95] dmask:0xf r128 tfe da = 00 cf e5 f0 01 00 ef 02
enc image_sample_c_cl_o v[63:65], v[184:187], ttmp[4:11], s[84:87] dmask:0xe = 00 0e e4 f0 b8 3f bd 02
enc image_sample_c_cl_o v[63:65], v[157:162], ttmp[4:11], s[84:87] dmask:0xe = 00 0e e4 f0 9d 3f bd 02
enc image_sample_c_cl_o v[63:65], v[64:71], ttmp[4:11], s[84:87] dmask:0xe = 00 0e e4 f0 40 3f bd 02
bad image_sample_c_cl_o v[63:65], v[4:19], ttmp[4:11], s[84:87] dmask:0xe ! 1:31: the address of image_sample_c_cl_o takes 3 to 6 registers, or 8, found 16
bad image_sample_c_cl_o v[0:5], v[253:255], ttmp[4:11], s[84:87] dmask:0xe ! 1:21: the data take 3 registers, found 6
bad image_sample_c_cl_o s0, v[253:255], ttmp[4:11], s[84:87] dmask:0xe ! 1:21: destination must be a vector register
bad image_sample_c_cl_o v[63:65], v[253:255], ttmp[4:11] dmask:0x1 ! 1:63: expected 4 operands, found 3
bad image_sample_c_cl_o v[63:65], v[253:255], s[8:11], s[84:87] dmask:0xe ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cl_o v[63:65], v[253:255], ttmp[4:11], s[84:87] dmask:0xe a16 ! 1:74: image_sample_c_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_cl_o v[254:255], v[5:7], s[52:59], s[68:71] dmask:0xf d16 = 00 0f e4 f0 05 fe 2d 82
asm image_sample_c_cl_o v1, v[253:255], s[84:91], s[56:59] d16 = 00 00 e4 f0 fd 01 d5 81

target gfx900
asm image_sample_c_cl_o v[5:7], v[1:3], s[68:75], s[44:47] dmask:0x7 = 00 07 e4 f0 01 05 71 01
asm image_sample_c_cl_o v[0:1], v[100:102], s[68:75], s[24:27] dmask:0x9 a16 = 00 89 e4 f0 64 00 d1 00
asm image_sample_c_cl_o v0, v[5:7], ttmp[4:11], s[64:67] dmask:0x2 unorm glc da d16 = 00 72 e4 f0 05 00 1c 82
asm image_sample_c_cl_o v7, v[1:3], s[8:15], s[16:19] unorm slc a16 = 00 90 e4 f2 01 07 82 00
asm image_sample_c_cl_o v[1:3], v[7:9], s[68:75], s[32:35] dmask:0xb = 00 0b e4 f0 07 01 11 01
enc image_sample_c_cl_o v[185:187], v[0:3], s[48:55], ttmp[4:7] dmask:0xe = 00 0e e4 f0 00 b9 8c 03
enc image_sample_c_cl_o v[185:187], v[240:245], s[48:55], ttmp[4:7] dmask:0xe = 00 0e e4 f0 f0 b9 8c 03
enc image_sample_c_cl_o v[185:187], v[238:245], s[48:55], ttmp[4:7] dmask:0xe = 00 0e e4 f0 ee b9 8c 03
bad image_sample_c_cl_o v[185:187], v[4:19], s[48:55], ttmp[4:7] dmask:0xe ! 1:33: the address of image_sample_c_cl_o takes 3 to 6 registers, or 8, found 16
bad image_sample_c_cl_o v[0:5], v[1:3], s[48:55], ttmp[4:7] dmask:0xe ! 1:21: the data take 3 registers, found 6
bad image_sample_c_cl_o s0, v[1:3], s[48:55], ttmp[4:7] dmask:0xe ! 1:21: destination must be a vector register
bad image_sample_c_cl_o v[185:187], v[1:3], s[48:55] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_sample_c_cl_o v[185:187], v[1:3], s[8:11], ttmp[4:7] dmask:0xe ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cl_o v[185:187], v[1:3], s[48:55], ttmp[4:7] dmask:0xe r128 ! 1:71: image_sample_c_cl_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_cl_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 e4 f0 10 08 0c 02

target gfx1100
asm image_sample_c_cl_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 24 f1 10 08 0c 40

target gfx1200
asm image_sample_c_cl_o v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 40 12 e4 08 60 00 20 10 00 00 00
