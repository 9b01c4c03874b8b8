# image_get_lod: text and bits, as LLVM 22 has them.

target gfx803
asm image_get_lod v1, v255, ttmp[4:11], s[56:59] dmask:0x1 = 00 01 80 f1 ff 01 dd 01
asm image_get_lod v[100:101], v255, s[56:63], ttmp[4:7] dmask:0x6 unorm lwe = 00 16 82 f1 ff 64 ae 03
asm image_get_lod v[100:102], v1, ttmp[4:11], s[32:35] dmask:0xb unorm r128 = 00 9b 80 f1 01 64 1d 01
asm image_get_lod v[5:6], v5, s[4:11], s[16:19] dmask:0x9 glc da = 00 69 80 f1 05 05 81 00
enc image_get_lod v[254:255], v[18:19], s[20:27], s[52:55] dmask:0x1 tfe = 00 01 81 f1 12 fe a5 01
enc image_get_lod v[254:255], v[108:110], s[20:27], s[52:55] dmask:0x1 tfe = 00 01 81 f1 6c fe a5 01
enc image_get_lod v[254:255], v[73:76], s[20:27], s[52:55] dmask:0x1 tfe = 00 01 81 f1 49 fe a5 01
bad image_get_lod v[254:255], v[4:19], s[20:27], s[52:55] dmask:0x1 tfe ! 1:27: the address of image_get_lod takes 1 to 4 registers, found 16
bad image_get_lod v[0:5], v255, s[20:27], s[52:55] dmask:0x1 tfe ! 1:15: the data take 2 registers, found 6
bad image_get_lod s0, v255, s[20:27], s[52:55] dmask:0x1 tfe ! 1:15: destination must be a vector register
bad image_get_lod v[254:255], v255, s[20:27] dmask:0x1 ! 1:51: expected 4 operands, found 3
bad image_get_lod v[254:255], v255, s[8:11], s[52:55] dmask:0x1 tfe ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_get_lod v[254:255], v255, s[20:27], s[52:55] dmask:0x1 tfe d16 ! 1:66: image_get_lod has no modifier 'd16'
bad image_get_lod v[254:255], v255, s[20:27], s[52:55] dmask:0x1 tfe a16 ! 1:66: image_get_lod has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx900
asm image_get_lod v19, v1, s[80:87], s[40:43] = 00 00 80 f1 01 13 54 01
asm image_get_lod v[23:26], v255, ttmp[4:11], s[16:19] dmask:0xf unorm = 00 1f 80 f1 ff 17 9c 00
asm image_get_lod v[100:103], v7, ttmp[4:11], ttmp[4:7] dmask:0xb slc tfe = 00 0b 81 f3 07 64 9c 03
asm image_get_lod v[7:8], v7, s[40:47], ttmp[4:7] dmask:0x4 a16 tfe da = 00 c4 81 f1 07 07 8a 03
asm image_get_lod v1, v7, s[32:39], ttmp[4:7] dmask:0x1 da = 00 41 80 f1 07 01 88 03
enc image_get_lod v[54:55], v[48:49], s[20:27], s[88:91] tfe = 00 00 81 f1 30 36 c5 02
enc image_get_lod v[54:55], v[103:106], s[20:27], s[88:91] tfe = 00 00 81 f1 67 36 c5 02
bad image_get_lod v[54:55], v[4:19], s[20:27], s[88:91] tfe ! 1:25: the address of image_get_lod takes 1 to 4 registers, found 16
bad image_get_lod v[0:5], v1, s[20:27], s[88:91] tfe ! 1:15: the data take 2 registers, found 6
bad image_get_lod s0, v1, s[20:27], s[88:91] tfe ! 1:15: destination must be a vector register
bad image_get_lod v[54:55], v1, s[20:27] dmask:0x1 ! 1:47: expected 4 operands, found 3
bad image_get_lod v[54:55], v1, s[8:11], s[88:91] tfe ! 1:29: third operand takes 8 scalar registers, found 4 registers
bad image_get_lod v[54:55], v1, s[20:27], s[88:91] tfe d16 ! 1:52: image_get_lod has no modifier 'd16'
bad image_get_lod v[54:55], v1, s[20:27], s[88:91] tfe r128 ! 1:52: image_get_lod has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_get_lod v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 80 f1 10 08 0c 02

target gfx1100
asm image_get_lod v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 e0 f0 10 08 0c 40

target gfx1200
asm image_get_lod v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 0e e4 08 60 00 20 10 00 00 00
