# image_gather4_lz: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_lz v[100:104], v255, s[88:95], s[64:67] dmask:0x2 tfe = 00 02 1d f1 ff 64 16 02
asm image_gather4_lz v[7:10], v138, s[28:35], ttmp[4:7] dmask:0x8 r128 lwe = 00 88 1e f1 8a 07 a7 03
asm image_gather4_lz v[5:8], v114, ttmp[4:11], ttmp[4:7] dmask:0x2 d16 = 00 02 1c f1 72 05 bd 83
asm image_gather4_lz v[100:103], v0, s[28:35], s[52:55] dmask:0x1 glc slc r128 = 00 a1 1c f3 00 64 a7 01
enc image_gather4_lz v[155:158], v[154:155], ttmp[4:11], s[28:31] dmask:0x2 = 00 02 1c f1 9a 9b fd 00
enc image_gather4_lz v[155:158], v[152:154], ttmp[4:11], s[28:31] dmask:0x2 = 00 02 1c f1 98 9b fd 00
enc image_gather4_lz v[155:158], v[137:140], ttmp[4:11], s[28:31] dmask:0x2 = 00 02 1c f1 89 9b fd 00
bad image_gather4_lz v[155:158], v[4:19], ttmp[4:11], s[28:31] dmask:0x2 ! 1:30: the address of image_gather4_lz takes 1 to 4 registers, found 16
bad image_gather4_lz v[0:5], v98, ttmp[4:11], s[28:31] dmask:0x2 ! 1:18: the data take 4 registers, found 6
bad image_gather4_lz s0, v98, ttmp[4:11], s[28:31] dmask:0x2 ! 1:18: destination must be 4 vector registers
bad image_gather4_lz v[155:158], v98, ttmp[4:11] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_gather4_lz v[155:158], v98, s[8:11], s[28:31] dmask:0x2 ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_lz v[155:158], v98, ttmp[4:11], s[28:31] dmask:0x2 a16 ! 1:66: image_gather4_lz has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_lz v[254:255], v171, s[80:87], s[52:55] dmask:0x1 unorm slc r128 d16 = 00 91 1c f3 ab fe b4 81
asm image_gather4_lz v[7:8], v187, s[60:67], s[44:47] dmask:0x4 glc d16 = 00 24 1c f1 bb 07 6f 81

target gfx900
asm image_gather4_lz v[5:8], v5, s[4:11], s[0:3] dmask:0x8 = 00 08 1c f1 05 05 01 00
asm image_gather4_lz v[252:255], v100, s[44:51], s[88:91] dmask:0x4 a16 = 00 84 1c f1 64 fc cb 02
asm image_gather4_lz v[0:1], v5, s[12:19], s[72:75] dmask:0x1 slc lwe d16 = 00 01 1e f3 05 00 43 82
asm image_gather4_lz v[100:103], v155, s[72:79], ttmp[4:7] dmask:0x4 glc = 00 24 1c f1 9b 64 92 03
asm image_gather4_lz v[126:129], v140, s[56:63], s[60:63] dmask:0x1 glc slc da = 00 61 1c f3 8c 7e ee 01
enc image_gather4_lz v[100:103], v[8:9], s[40:47], s[84:87] dmask:0x2 = 00 02 1c f1 08 64 aa 02
enc image_gather4_lz v[100:103], v[11:13], s[40:47], s[84:87] dmask:0x2 = 00 02 1c f1 0b 64 aa 02
enc image_gather4_lz v[100:103], v[64:67], s[40:47], s[84:87] dmask:0x2 = 00 02 1c f1 40 64 aa 02
bad image_gather4_lz v[100:103], v[4:19], s[40:47], s[84:87] dmask:0x2 ! 1:30: the address of image_gather4_lz takes 1 to 4 registers, found 16
bad image_gather4_lz v[0:5], v7, s[40:47], s[84:87] dmask:0x2 ! 1:18: the data take 4 registers, found 6
bad image_gather4_lz s0, v7, s[40:47], s[84:87] dmask:0x2 ! 1:18: destination must be 4 vector registers
bad image_gather4_lz v[100:103], v7, s[40:47] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_gather4_lz v[100:103], v7, s[8:11], s[84:87] dmask:0x2 ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_lz v[100:103], v7, s[40:47], s[84:87] dmask:0x2 r128 ! 1:63: image_gather4_lz has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_gather4_lz v[52:55], v82, s[48:55], s[64:67] dmask:0x6 dim:SQ_RSRC_IMG_1D slc dlc = 80 06 1c f3 52 34 0c 02

target gfx1100
dis image_gather4_lz v[8:11], v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 c8 f0 10 08 0c 40

target gfx1200
asm image_gather4_lz v[20:23], v16, s[64:71], s[64:67] dmask:0x2 dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 80 8c e4 14 80 04 20 10 00 00 00
