# image_sample_c_b_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_b_cl v[0:1], v[7:9], s[64:71], s[60:63] dmask:0xc = 00 0c b8 f0 07 00 f0 01
asm image_sample_c_b_cl v0, v[1:3], s[8:15], s[12:15] glc da = 00 60 b8 f0 01 00 62 00
asm image_sample_c_b_cl v5, v[100:102], s[12:19], ttmp[4:7] unorm da d16 = 00 50 b8 f0 64 05 a3 83
asm image_sample_c_b_cl v[7:10], v[5:7], s[68:75], s[32:35] dmask:0xf slc = 00 0f b8 f2 05 07 11 01
enc image_sample_c_b_cl v[0:3], v[194:197], s[0:7], s[8:11] dmask:0xe tfe = 00 0e b9 f0 c2 00 40 00
enc image_sample_c_b_cl v[0:3], v[190:197], s[0:7], s[8:11] dmask:0xe tfe = 00 0e b9 f0 be 00 40 00
bad image_sample_c_b_cl v[0:3], v[4:19], s[0:7], s[8:11] dmask:0xe tfe ! 1:29: the address of image_sample_c_b_cl takes 3 to 6 registers, or 8, found 16
bad image_sample_c_b_cl v[0:5], v[7:9], s[0:7], s[8:11] dmask:0xe tfe ! 1:21: the data take 4 registers, found 6
bad image_sample_c_b_cl s0, v[7:9], s[0:7], s[8:11] dmask:0xe tfe ! 1:21: destination must be a vector register
bad image_sample_c_b_cl v[0:3], v[7:9], s[0:7] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_sample_c_b_cl v[0:3], v[7:9], s[8:11], s[8:11] dmask:0xe tfe ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b_cl v[0:3], v[7:9], s[0:7], s[8:11] dmask:0xe tfe a16 ! 1:67: image_sample_c_b_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_b_cl v0, v[7:9], s[88:95], s[24:27] dmask:0xc d16 = 00 0c b8 f0 07 00 d6 80
asm image_sample_c_b_cl v[253:255], v[253:255], s[60:67], ttmp[4:7] dmask:0xb r128 tfe d16 = 00 8b b9 f0 fd fd af 83

target gfx900
asm image_sample_c_b_cl v[7:9], v[5:7], s[12:19], s[40:43] dmask:0xd = 00 0d b8 f0 05 07 43 01
asm image_sample_c_b_cl v[252:255], v[253:255], s[68:75], s[88:91] dmask:0xd a16 tfe = 00 8d b9 f0 fd fc d1 02
asm image_sample_c_b_cl v[5:6], v[5:7], s[60:67], s[72:75] dmask:0xa tfe d16 = 00 0a b9 f0 05 05 4f 82
asm image_sample_c_b_cl v[1:3], v[0:2], s[56:63], s[72:75] dmask:0x7 = 00 07 b8 f0 00 01 4e 02
asm image_sample_c_b_cl v[7:10], v[1:3], s[40:47], s[16:19] dmask:0xe unorm glc a16 tfe = 00 be b9 f0 01 07 8a 00
enc image_sample_c_b_cl v[1:2], v[155:158], s[52:59], s[8:11] tfe = 00 00 b9 f0 9b 01 4d 00
enc image_sample_c_b_cl v[1:2], v[58:65], s[52:59], s[8:11] tfe = 00 00 b9 f0 3a 01 4d 00
bad image_sample_c_b_cl v[1:2], v[4:19], s[52:59], s[8:11] tfe ! 1:29: the address of image_sample_c_b_cl takes 3 to 6 registers, or 8, found 16
bad image_sample_c_b_cl v[0:5], v[100:102], s[52:59], s[8:11] tfe ! 1:21: the data take 2 registers, found 6
bad image_sample_c_b_cl s0, v[100:102], s[52:59], s[8:11] tfe ! 1:21: destination must be a vector register
bad image_sample_c_b_cl v[1:2], v[100:102], s[52:59] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_sample_c_b_cl v[1:2], v[100:102], s[8:11], s[8:11] tfe ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b_cl v[1:2], v[100:102], s[52:59], s[8:11] tfe r128 ! 1:63: image_sample_c_b_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_b_cl v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b8 f0 10 08 0c 02

target gfx1100
asm image_sample_c_b_cl v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 14 f1 10 08 0c 40

target gfx1200
asm image_sample_c_b_cl v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 40 11 e4 08 60 04 20 10 00 00 00
