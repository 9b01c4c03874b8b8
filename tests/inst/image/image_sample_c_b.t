# image_sample_c_b: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_b v[253:255], v[0:2], s[28:35], s[44:47] dmask:0xc tfe = 00 0c b5 f0 00 fd 67 01
asm image_sample_c_b v[100:103], v[253:255], s[8:15], s[36:39] dmask:0xe r128 tfe da = 00 ce b5 f0 fd 64 22 01
asm image_sample_c_b v[5:8], v[7:9], s[72:79], s[64:67] dmask:0xf unorm glc d16 = 00 3f b4 f0 07 05 12 82
asm image_sample_c_b v[1:2], v[253:255], s[16:23], s[80:83] dmask:0x1 unorm r128 tfe lwe da = 00 d1 b7 f0 fd 01 84 02
enc image_sample_c_b v[0:1], v[250:253], s[28:35], s[32:35] dmask:0x8 tfe = 00 08 b5 f0 fa 00 07 01
enc image_sample_c_b v[0:1], v[82:89], s[28:35], s[32:35] dmask:0x8 tfe = 00 08 b5 f0 52 00 07 01
bad image_sample_c_b v[0:1], v[4:19], s[28:35], s[32:35] dmask:0x8 tfe ! 1:26: the address of image_sample_c_b takes 3 to 5 registers, or 8, found 16
bad image_sample_c_b v[0:5], v[60:62], s[28:35], s[32:35] dmask:0x8 tfe ! 1:18: the data take 2 registers, found 6
bad image_sample_c_b s0, v[60:62], s[28:35], s[32:35] dmask:0x8 tfe ! 1:18: destination must be a vector register
bad image_sample_c_b v[0:1], v[60:62], s[28:35] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_b v[0:1], v[60:62], s[8:11], s[32:35] dmask:0x8 tfe ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b v[0:1], v[60:62], s[28:35], s[32:35] dmask:0x8 tfe a16 ! 1:69: image_sample_c_b has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_b v[1:2], v[48:50], s[52:59], s[64:67] dmask:0xf glc d16 = 00 2f b4 f0 30 01 0d 82
asm image_sample_c_b v[1:2], v[1:3], s[44:51], s[76:79] dmask:0x6 glc tfe d16 = 00 26 b5 f0 01 01 6b 82

target gfx900
asm image_sample_c_b v1, v[7:9], s[24:31], s[20:23] = 00 00 b4 f0 07 01 a6 00
asm image_sample_c_b v[100:103], v[7:9], ttmp[4:11], ttmp[4:7] dmask:0xf a16 = 00 8f b4 f0 07 64 9c 03
asm image_sample_c_b v[5:7], v[100:102], s[64:71], ttmp[4:7] dmask:0xb glc a16 tfe d16 = 00 ab b5 f0 64 05 90 83
asm image_sample_c_b v[7:10], v[5:7], s[76:83], s[80:83] dmask:0xd unorm a16 tfe = 00 9d b5 f0 05 07 93 02
asm image_sample_c_b v[0:1], v[100:102], s[52:59], ttmp[4:7] dmask:0x5 lwe da = 00 45 b6 f0 64 00 8d 03
enc image_sample_c_b v7, v[239:242], s[44:51], s[60:63] dmask:0x4 = 00 04 b4 f0 ef 07 eb 01
enc image_sample_c_b v7, v[47:51], s[44:51], s[60:63] dmask:0x4 = 00 04 b4 f0 2f 07 eb 01
enc image_sample_c_b v7, v[225:232], s[44:51], s[60:63] dmask:0x4 = 00 04 b4 f0 e1 07 eb 01
bad image_sample_c_b v7, v[4:19], s[44:51], s[60:63] dmask:0x4 ! 1:22: the address of image_sample_c_b takes 3 to 5 registers, or 8, found 16
bad image_sample_c_b v[0:5], v[5:7], s[44:51], s[60:63] dmask:0x4 ! 1:18: the data take 1 register, found 6
bad image_sample_c_b s0, v[5:7], s[44:51], s[60:63] dmask:0x4 ! 1:18: destination must be a vector register
bad image_sample_c_b v7, v[5:7], s[44:51] dmask:0x1 ! 1:48: expected 4 operands, found 3
bad image_sample_c_b v7, v[5:7], s[8:11], s[60:63] dmask:0x4 ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b v7, v[5:7], s[44:51], s[60:63] dmask:0x4 r128 ! 1:59: image_sample_c_b has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_b v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b4 f0 10 08 0c 02

target gfx1100
asm image_sample_c_b v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 8c f0 10 08 0c 40

target gfx1200
asm image_sample_c_b v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_DEV = 00 c0 08 e4 08 60 28 20 10 00 00 00
