# image_sample_c_d: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_d v[0:4], v[1:3], s[16:23], s[4:7] dmask:0xf tfe = 00 0f a9 f0 01 00 24 00
asm image_sample_c_d v[5:6], v[100:102], ttmp[4:11], s[72:75] dmask:0x6 glc slc da = 00 66 a8 f2 64 05 5d 02
asm image_sample_c_d v[0:2], v[253:255], s[36:43], s[36:39] dmask:0xd unorm r128 d16 = 00 9d a8 f0 fd 00 29 81
asm image_sample_c_d v[1:3], v[45:47], ttmp[4:11], s[24:27] dmask:0x7 r128 = 00 87 a8 f0 2d 01 dd 00
enc image_sample_c_d v[1:3], v[15:18], ttmp[4:11], ttmp[4:7] dmask:0xe = 00 0e a8 f0 0f 01 bd 03
enc image_sample_c_d v[1:3], v[5:13], ttmp[4:11], ttmp[4:7] dmask:0xe = 00 0e a8 f0 05 01 bd 03
enc image_sample_c_d v[1:3], v[100:109], ttmp[4:11], ttmp[4:7] dmask:0xe = 00 0e a8 f0 64 01 bd 03
bad image_sample_c_d v[1:3], v[4:19], ttmp[4:11], ttmp[4:7] dmask:0xe ! 1:26: the address of image_sample_c_d takes 3 to 10 registers, found 16
bad image_sample_c_d v[0:5], v[1:3], ttmp[4:11], ttmp[4:7] dmask:0xe ! 1:18: the data take 3 registers, found 6
bad image_sample_c_d s0, v[1:3], ttmp[4:11], ttmp[4:7] dmask:0xe ! 1:18: destination must be a vector register
bad image_sample_c_d v[1:3], v[1:3], ttmp[4:11] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_d v[1:3], v[1:3], s[8:11], ttmp[4:7] dmask:0xe ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d v[1:3], v[1:3], ttmp[4:11], ttmp[4:7] dmask:0xe a16 ! 1:66: image_sample_c_d has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_d v0, v[7:9], s[52:59], s[0:3] dmask:0x3 slc da d16 = 00 43 a8 f2 07 00 0d 80
asm image_sample_c_d v[5:6], v[239:241], s[80:87], s[84:87] glc slc tfe d16 = 00 20 a9 f2 ef 05 b4 82

target gfx900
asm image_sample_c_d v[5:8], v[253:255], s[0:7], s[36:39] dmask:0xf = 00 0f a8 f0 fd 05 20 01
asm image_sample_c_d v[7:10], v[7:9], s[28:35], s[20:23] dmask:0xf glc a16 da = 00 ef a8 f0 07 07 a7 00
asm image_sample_c_d v[1:2], v[7:9], s[84:91], s[8:11] dmask:0x8 tfe d16 = 00 08 a9 f0 07 01 55 80
asm image_sample_c_d v[7:10], v[0:2], s[80:87], s[36:39] dmask:0xf a16 = 00 8f a8 f0 00 07 34 01
asm image_sample_c_d v[5:8], v[5:7], s[20:27], s[24:27] dmask:0xe glc slc tfe = 00 2e a9 f2 05 05 c5 00
enc image_sample_c_d v[0:1], v[229:232], s[4:11], s[88:91] tfe = 00 00 a9 f0 e5 00 c1 02
enc image_sample_c_d v[0:1], v[137:146], s[4:11], s[88:91] tfe = 00 00 a9 f0 89 00 c1 02
bad image_sample_c_d v[0:1], v[4:19], s[4:11], s[88:91] tfe ! 1:26: the address of image_sample_c_d takes 3 to 10 registers, found 16
bad image_sample_c_d v[0:5], v[100:102], s[4:11], s[88:91] tfe ! 1:18: the data take 2 registers, found 6
bad image_sample_c_d s0, v[100:102], s[4:11], s[88:91] tfe ! 1:18: destination must be a vector register
bad image_sample_c_d v[0:1], v[100:102], s[4:11] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_sample_c_d v[0:1], v[100:102], s[8:11], s[88:91] tfe ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d v[0:1], v[100:102], s[4:11], s[88:91] tfe r128 ! 1:60: image_sample_c_d has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_d v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a8 f0 10 08 0c 02

target gfx1100
asm image_sample_c_d v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 84 f0 10 08 0c 40

target gfx1200
asm image_sample_c_d v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 40 08 e4 08 60 04 20 10 00 00 00
