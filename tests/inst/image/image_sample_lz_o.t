# image_sample_lz_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_lz_o v[253:255], v[254:255], s[44:51], s[24:27] dmask:0x6 tfe = 00 06 dd f0 fe fd cb 00
asm image_sample_lz_o v[100:102], v[120:121], s[12:19], s[72:75] dmask:0xd slc lwe = 00 0d de f2 78 64 43 02
asm image_sample_lz_o v[254:255], v[7:8], s[56:63], s[56:59] dmask:0x5 glc slc d16 = 00 25 dc f2 07 fe ce 81
asm image_sample_lz_o v[219:223], v[1:2], s[64:71], s[52:55] dmask:0xf unorm glc tfe = 00 3f dd f0 01 db b0 01
enc image_sample_lz_o v[1:2], v[58:60], s[40:47], ttmp[4:7] dmask:0x4 tfe = 00 04 dd f0 3a 01 aa 03
enc image_sample_lz_o v[1:2], v[102:105], s[40:47], ttmp[4:7] dmask:0x4 tfe = 00 04 dd f0 66 01 aa 03
bad image_sample_lz_o v[1:2], v[4:19], s[40:47], ttmp[4:7] dmask:0x4 tfe ! 1:27: the address of image_sample_lz_o takes 2 to 4 registers, found 16
bad image_sample_lz_o v[0:5], v[254:255], s[40:47], ttmp[4:7] dmask:0x4 tfe ! 1:19: the data take 2 registers, found 6
bad image_sample_lz_o s0, v[254:255], s[40:47], ttmp[4:7] dmask:0x4 tfe ! 1:19: destination must be a vector register
bad image_sample_lz_o v[1:2], v[254:255], s[40:47] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_lz_o v[1:2], v[254:255], s[8:11], ttmp[4:7] dmask:0x4 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_lz_o v[1:2], v[254:255], s[40:47], ttmp[4:7] dmask:0x4 tfe a16 ! 1:73: image_sample_lz_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_lz_o v255, v[44:45], s[40:47], ttmp[4:7] dmask:0x6 glc r128 da d16 = 00 e6 dc f0 2c ff aa 83
asm image_sample_lz_o v[5:7], v[210:211], ttmp[4:11], s[92:95] dmask:0xf unorm slc tfe d16 = 00 1f dd f2 d2 05 fd 82

target gfx900
asm image_sample_lz_o v[7:10], v[5:6], s[72:79], s[92:95] dmask:0xe tfe = 00 0e dd f0 05 07 f2 02
asm image_sample_lz_o v[1:2], v[0:1], ttmp[4:11], s[60:63] dmask:0xa glc = 00 2a dc f0 00 01 fc 01
asm image_sample_lz_o v[113:114], v[1:2], s[28:35], s[72:75] dmask:0x7 slc da d16 = 00 47 dc f2 01 71 47 82
asm image_sample_lz_o v[5:7], v[213:214], s[52:59], s[8:11] dmask:0x7 da = 00 47 dc f0 d5 05 4d 00
asm image_sample_lz_o v[254:255], v[254:255], s[56:63], s[76:79] dmask:0x5 slc da = 00 45 dc f2 fe fe 6e 02
enc image_sample_lz_o v[253:255], v[178:180], s[84:91], s[28:31] dmask:0xe = 00 0e dc f0 b2 fd f5 00
enc image_sample_lz_o v[253:255], v[175:178], s[84:91], s[28:31] dmask:0xe = 00 0e dc f0 af fd f5 00
bad image_sample_lz_o v[253:255], v[4:19], s[84:91], s[28:31] dmask:0xe ! 1:31: the address of image_sample_lz_o takes 2 to 4 registers, found 16
bad image_sample_lz_o v[0:5], v[0:1], s[84:91], s[28:31] dmask:0xe ! 1:19: the data take 3 registers, found 6
bad image_sample_lz_o s0, v[0:1], s[84:91], s[28:31] dmask:0xe ! 1:19: destination must be a vector register
bad image_sample_lz_o v[253:255], v[0:1], s[84:91] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_lz_o v[253:255], v[0:1], s[8:11], s[28:31] dmask:0xe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_lz_o v[253:255], v[0:1], s[84:91], s[28:31] dmask:0xe r128 ! 1:68: image_sample_lz_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_lz_o v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 dc f0 10 08 0c 02

target gfx1100
asm image_sample_lz_o v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a4 f0 10 08 0c 40

target gfx1200
asm image_sample_lz_o v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 40 0a e4 08 60 00 20 10 00 00 00
