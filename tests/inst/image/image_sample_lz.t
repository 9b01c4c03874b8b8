# image_sample_lz: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_lz v1, v100, ttmp[4:11], s[56:59] dmask:0x1 = 00 01 9c f0 64 01 dd 01
asm image_sample_lz v[5:8], v0, s[72:79], ttmp[4:7] dmask:0xf unorm = 00 1f 9c f0 00 05 b2 03
asm image_sample_lz v[99:101], v5, s[28:35], s[40:43] dmask:0x6 unorm r128 tfe d16 = 00 96 9d f0 05 63 47 81
asm image_sample_lz v154, v5, s[24:31], s[92:95] glc slc = 00 20 9c f2 05 9a e6 02
enc image_sample_lz v[1:2], v[138:139], s[56:63], s[92:95] dmask:0x4 tfe = 00 04 9d f0 8a 01 ee 02
enc image_sample_lz v[1:2], v[26:29], s[56:63], s[92:95] dmask:0x4 tfe = 00 04 9d f0 1a 01 ee 02
bad image_sample_lz v[1:2], v[4:19], s[56:63], s[92:95] dmask:0x4 tfe ! 1:25: the address of image_sample_lz takes 1 to 4 registers, found 16
bad image_sample_lz v[0:5], v100, s[56:63], s[92:95] dmask:0x4 tfe ! 1:17: the data take 2 registers, found 6
bad image_sample_lz s0, v100, s[56:63], s[92:95] dmask:0x4 tfe ! 1:17: destination must be a vector register
bad image_sample_lz v[1:2], v100, s[56:63] dmask:0x1 ! 1:49: expected 4 operands, found 3
bad image_sample_lz v[1:2], v100, s[8:11], s[92:95] dmask:0x4 tfe ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_sample_lz v[1:2], v100, s[56:63], s[92:95] dmask:0x4 tfe a16 ! 1:64: image_sample_lz has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_lz v7, v1, ttmp[4:11], s[24:27] dmask:0x6 unorm glc d16 = 00 36 9c f0 01 07 dd 80
asm image_sample_lz v[29:30], v0, s[24:31], s[8:11] dmask:0xf d16 = 00 0f 9c f0 00 1d 46 80

target gfx900
asm image_sample_lz v255, v1, s[0:7], s[4:7] dmask:0x1 = 00 01 9c f0 01 ff 20 00
asm image_sample_lz v[7:10], v220, ttmp[4:11], s[64:67] dmask:0xf unorm slc = 00 1f 9c f2 dc 07 1c 02
asm image_sample_lz v[112:113], v0, s[24:31], s[48:51] tfe d16 = 00 00 9d f0 00 70 86 81
asm image_sample_lz v[0:1], v1, s[40:47], s[0:3] unorm tfe = 00 10 9d f0 01 00 0a 00
asm image_sample_lz v[5:6], v5, s[84:91], s[32:35] dmask:0x3 = 00 03 9c f0 05 05 15 01
enc image_sample_lz v[20:22], v[60:61], s[4:11], s[32:35] dmask:0x5 tfe = 00 05 9d f0 3c 14 01 01
enc image_sample_lz v[20:22], v[151:154], s[4:11], s[32:35] dmask:0x5 tfe = 00 05 9d f0 97 14 01 01
bad image_sample_lz v[20:22], v[4:19], s[4:11], s[32:35] dmask:0x5 tfe ! 1:27: the address of image_sample_lz takes 1 to 4 registers, found 16
bad image_sample_lz v[0:5], v255, s[4:11], s[32:35] dmask:0x5 tfe ! 1:17: the data take 3 registers, found 6
bad image_sample_lz s0, v255, s[4:11], s[32:35] dmask:0x5 tfe ! 1:17: destination must be a vector register
bad image_sample_lz v[20:22], v255, s[4:11] dmask:0x1 ! 1:50: expected 4 operands, found 3
bad image_sample_lz v[20:22], v255, s[8:11], s[32:35] dmask:0x5 tfe ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_sample_lz v[20:22], v255, s[4:11], s[32:35] dmask:0x5 tfe r128 ! 1:65: image_sample_lz has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_lz v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 9c f0 10 08 0c 02

target gfx1100
asm image_sample_lz v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 7c f0 10 08 0c 40

target gfx1200
asm image_sample_lz v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE = 00 c0 07 e4 08 60 24 20 10 00 00 00
