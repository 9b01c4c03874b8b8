# image_sample_b: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_b v[100:103], v[100:101], s[84:91], ttmp[4:7] dmask:0xf = 00 0f 94 f0 64 64 b5 03
asm image_sample_b v111, v[254:255], s[60:67], s[72:75] dmask:0x1 glc da = 00 61 94 f0 fe 6f 4f 02
asm image_sample_b v255, v[7:8], s[4:11], ttmp[4:7] dmask:0x2 unorm r128 d16 = 00 92 94 f0 07 ff a1 83
asm image_sample_b v[1:4], v[61:62], s[68:75], s[28:31] dmask:0xf = 00 0f 94 f0 3d 01 f1 00
enc image_sample_b v[254:255], v[236:238], s[28:35], s[32:35] dmask:0x1 tfe = 00 01 95 f0 ec fe 07 01
enc image_sample_b v[254:255], v[71:74], s[28:35], s[32:35] dmask:0x1 tfe = 00 01 95 f0 47 fe 07 01
bad image_sample_b v[254:255], v[4:19], s[28:35], s[32:35] dmask:0x1 tfe ! 1:28: the address of image_sample_b takes 2 to 4 registers, found 16
bad image_sample_b v[0:5], v[241:242], s[28:35], s[32:35] dmask:0x1 tfe ! 1:16: the data take 2 registers, found 6
bad image_sample_b s0, v[241:242], s[28:35], s[32:35] dmask:0x1 tfe ! 1:16: destination must be a vector register
bad image_sample_b v[254:255], v[241:242], s[28:35] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_sample_b v[254:255], v[241:242], s[8:11], s[32:35] dmask:0x1 tfe ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b v[254:255], v[241:242], s[28:35], s[32:35] dmask:0x1 tfe a16 ! 1:73: image_sample_b has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_b v[0:2], v[1:2], s[28:35], ttmp[4:7] dmask:0xb tfe d16 = 00 0b 95 f0 01 00 a7 83
asm image_sample_b v255, v[7:8], s[76:83], s[36:39] r128 d16 = 00 80 94 f0 07 ff 33 81

target gfx900
asm image_sample_b v0, v[0:1], ttmp[4:11], s[92:95] = 00 00 94 f0 00 00 fc 02
asm image_sample_b v[0:3], v[7:8], s[40:47], s[8:11] dmask:0x7 slc tfe da = 00 47 95 f2 07 00 4a 00
asm image_sample_b v[7:8], v[100:101], s[52:59], s[16:19] dmask:0xd glc a16 d16 = 00 ad 94 f0 64 07 8d 80
asm image_sample_b v0, v[7:8], ttmp[4:11], s[52:55] dmask:0x8 glc lwe = 00 28 96 f0 07 00 bc 01
asm image_sample_b v7, v[172:173], s[88:95], s[12:15] dmask:0x2 unorm = 00 12 94 f0 ac 07 76 00
enc image_sample_b v[5:8], v[238:240], ttmp[4:11], s[36:39] dmask:0xf = 00 0f 94 f0 ee 05 3c 01
enc image_sample_b v[5:8], v[101:104], ttmp[4:11], s[36:39] dmask:0xf = 00 0f 94 f0 65 05 3c 01
bad image_sample_b v[5:8], v[4:19], ttmp[4:11], s[36:39] dmask:0xf ! 1:24: the address of image_sample_b takes 2 to 4 registers, found 16
bad image_sample_b v[0:5], v[7:8], ttmp[4:11], s[36:39] dmask:0xf ! 1:16: the data take 4 registers, found 6
bad image_sample_b s0, v[7:8], ttmp[4:11], s[36:39] dmask:0xf ! 1:16: destination must be a vector register
bad image_sample_b v[5:8], v[7:8], ttmp[4:11] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_sample_b v[5:8], v[7:8], s[8:11], s[36:39] dmask:0xf ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b v[5:8], v[7:8], ttmp[4:11], s[36:39] dmask:0xf r128 ! 1:63: image_sample_b has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_b v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 94 f0 10 08 0c 02

target gfx1100
asm image_sample_b v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 78 f0 10 08 0c 40

target gfx1200
asm image_sample_b v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 80 07 e4 08 60 04 20 10 00 00 00
