# image_sample_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_o v[100:102], v[7:8], ttmp[4:11], s[92:95] dmask:0x7 = 00 07 c0 f0 07 64 fd 02
asm image_sample_o v100, v[7:8], s[72:79], s[32:35] dmask:0x1 slc r128 = 00 81 c0 f2 07 64 12 01
asm image_sample_o v[1:2], v[0:1], s[64:71], s[24:27] dmask:0xa unorm slc d16 = 00 1a c0 f2 00 01 d0 80
asm image_sample_o v0, v[100:101], s[44:51], s[88:91] dmask:0x1 unorm da = 00 51 c0 f0 64 00 cb 02
enc image_sample_o v[5:8], v[23:25], s[24:31], s[68:71] dmask:0xf = 00 0f c0 f0 17 05 26 02
enc image_sample_o v[5:8], v[49:52], s[24:31], s[68:71] dmask:0xf = 00 0f c0 f0 31 05 26 02
bad image_sample_o v[5:8], v[4:19], s[24:31], s[68:71] dmask:0xf ! 1:24: the address of image_sample_o takes 2 to 4 registers, found 16
bad image_sample_o v[0:5], v[5:6], s[24:31], s[68:71] dmask:0xf ! 1:16: the data take 4 registers, found 6
bad image_sample_o s0, v[5:6], s[24:31], s[68:71] dmask:0xf ! 1:16: destination must be a vector register
bad image_sample_o v[5:8], v[5:6], s[24:31] dmask:0x1 ! 1:50: expected 4 operands, found 3
bad image_sample_o v[5:8], v[5:6], s[8:11], s[68:71] dmask:0xf ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_sample_o v[5:8], v[5:6], s[24:31], s[68:71] dmask:0xf a16 ! 1:61: image_sample_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_o v[105:106], v[7:8], s[64:71], s[84:87] dmask:0xd unorm slc d16 = 00 1d c0 f2 07 69 b0 82
asm image_sample_o v100, v[254:255], s[64:71], s[40:43] dmask:0x5 r128 d16 = 00 85 c0 f0 fe 64 50 81

target gfx900
asm image_sample_o v[1:2], v[7:8], s[4:11], s[60:63] dmask:0x3 = 00 03 c0 f0 07 01 e1 01
asm image_sample_o v[1:3], v[105:106], s[84:91], s[48:51] dmask:0x3 glc tfe = 00 23 c1 f0 69 01 95 01
asm image_sample_o v[1:2], v[100:101], s[32:39], s[72:75] dmask:0x7 glc slc da d16 = 00 67 c0 f2 64 01 48 82
asm image_sample_o v[217:219], v[7:8], s[84:91], s[8:11] dmask:0xc tfe = 00 0c c1 f0 07 d9 55 00
asm image_sample_o v[1:3], v[5:6], s[52:59], s[80:83] dmask:0xe unorm da = 00 5e c0 f0 05 01 8d 02
enc image_sample_o v[0:1], v[45:47], s[88:95], s[84:87] dmask:0x4 tfe = 00 04 c1 f0 2d 00 b6 02
enc image_sample_o v[0:1], v[122:125], s[88:95], s[84:87] dmask:0x4 tfe = 00 04 c1 f0 7a 00 b6 02
bad image_sample_o v[0:1], v[4:19], s[88:95], s[84:87] dmask:0x4 tfe ! 1:24: the address of image_sample_o takes 2 to 4 registers, found 16
bad image_sample_o v[0:5], v[5:6], s[88:95], s[84:87] dmask:0x4 tfe ! 1:16: the data take 2 registers, found 6
bad image_sample_o s0, v[5:6], s[88:95], s[84:87] dmask:0x4 tfe ! 1:16: destination must be a vector register
bad image_sample_o v[0:1], v[5:6], s[88:95] dmask:0x1 ! 1:50: expected 4 operands, found 3
bad image_sample_o v[0:1], v[5:6], s[8:11], s[84:87] dmask:0x4 tfe ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_sample_o v[0:1], v[5:6], s[88:95], s[84:87] dmask:0x4 tfe r128 ! 1:65: image_sample_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_o v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 c0 f0 10 08 0c 02

target gfx1100
asm image_sample_o v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 94 f0 10 08 0c 40

target gfx1200
asm image_sample_o v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS = 00 40 09 e4 08 60 0c 20 10 00 00 00
