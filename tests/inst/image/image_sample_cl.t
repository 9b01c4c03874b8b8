# image_sample_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_cl v[128:129], v7, s[52:59], s[20:23] dmask:0x1 tfe = 00 01 85 f0 07 80 ad 00
asm image_sample_cl v[253:255], v100, s[28:35], s[92:95] dmask:0x3 unorm tfe da = 00 53 85 f0 64 fd e7 02
asm image_sample_cl v[0:4], v211, s[12:19], s[44:47] dmask:0xf unorm glc tfe d16 = 00 3f 85 f0 d3 00 63 81
asm image_sample_cl v[0:1], v5, s[4:11], s[88:91] dmask:0xc glc = 00 2c 84 f0 05 00 c1 02
enc image_sample_cl v0, v[124:125], s[28:35], s[52:55] dmask:0x1 = 00 01 84 f0 7c 00 a7 01
enc image_sample_cl v0, v[223:226], s[28:35], s[52:55] dmask:0x1 = 00 01 84 f0 df 00 a7 01
bad image_sample_cl v0, v[4:19], s[28:35], s[52:55] dmask:0x1 ! 1:21: the address of image_sample_cl takes 1 to 4 registers, found 16
bad image_sample_cl v[0:5], v1, s[28:35], s[52:55] dmask:0x1 ! 1:17: the data take 1 register, found 6
bad image_sample_cl s0, v1, s[28:35], s[52:55] dmask:0x1 ! 1:17: destination must be a vector register
bad image_sample_cl v0, v1, s[28:35] dmask:0x1 ! 1:43: expected 4 operands, found 3
bad image_sample_cl v0, v1, s[8:11], s[52:55] dmask:0x1 ! 1:25: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cl v0, v1, s[28:35], s[52:55] dmask:0x1 a16 ! 1:54: image_sample_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_cl v100, v100, s[84:91], s[92:95] glc r128 d16 = 00 a0 84 f0 64 64 f5 82
asm image_sample_cl v1, v40, s[48:55], ttmp[4:7] dmask:0x1 r128 d16 = 00 81 84 f0 28 01 ac 83

target gfx900
asm image_sample_cl v[1:2], v138, s[44:51], ttmp[4:7] dmask:0x6 = 00 06 84 f0 8a 01 8b 03
asm image_sample_cl v[0:1], v0, s[84:91], s[56:59] dmask:0x8 tfe = 00 08 85 f0 00 00 d5 01
asm image_sample_cl v[1:2], v255, s[88:95], ttmp[4:7] dmask:0xd a16 d16 = 00 8d 84 f0 ff 01 96 83
asm image_sample_cl v0, v1, s[72:79], s[56:59] dmask:0x2 glc a16 da = 00 e2 84 f0 01 00 d2 01
asm image_sample_cl v[1:4], v255, s[44:51], s[28:31] dmask:0xd a16 tfe = 00 8d 85 f0 ff 01 eb 00
enc image_sample_cl v[0:3], v[203:204], s[4:11], ttmp[4:7] dmask:0xe tfe = 00 0e 85 f0 cb 00 81 03
enc image_sample_cl v[0:3], v[18:21], s[4:11], ttmp[4:7] dmask:0xe tfe = 00 0e 85 f0 12 00 81 03
bad image_sample_cl v[0:3], v[4:19], s[4:11], ttmp[4:7] dmask:0xe tfe ! 1:25: the address of image_sample_cl takes 1 to 4 registers, found 16
bad image_sample_cl v[0:5], v5, s[4:11], ttmp[4:7] dmask:0xe tfe ! 1:17: the data take 4 registers, found 6
bad image_sample_cl s0, v5, s[4:11], ttmp[4:7] dmask:0xe tfe ! 1:17: destination must be a vector register
bad image_sample_cl v[0:3], v5, s[4:11] dmask:0x1 ! 1:46: expected 4 operands, found 3
bad image_sample_cl v[0:3], v5, s[8:11], ttmp[4:7] dmask:0xe tfe ! 1:29: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cl v[0:3], v5, s[4:11], ttmp[4:7] dmask:0xe tfe r128 ! 1:62: image_sample_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_cl v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 84 f0 10 08 0c 02

target gfx1100
asm image_sample_cl v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 00 f1 10 08 0c 40

target gfx1200
asm image_sample_cl v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_DEV = 00 00 10 e4 08 60 28 20 10 00 00 00
