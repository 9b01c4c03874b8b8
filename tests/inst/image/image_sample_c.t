# image_sample_c: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c v[254:255], v[146:147], s[44:51], s[40:43] dmask:0x1 tfe = 00 01 a1 f0 92 fe 4b 01
asm image_sample_c v[100:102], v[0:1], s[32:39], s[4:7] dmask:0xd r128 lwe da = 00 cd a2 f0 00 64 28 00
asm image_sample_c v[1:4], v[254:255], s[12:19], ttmp[4:7] dmask:0xb unorm glc slc tfe da d16 = 00 7b a1 f2 fe 01 a3 83
asm image_sample_c v[0:3], v[1:2], s[20:27], ttmp[4:7] dmask:0xb glc tfe = 00 2b a1 f0 01 00 a5 03
enc image_sample_c v7, v[185:187], s[80:87], s[56:59] = 00 00 a0 f0 b9 07 d4 01
enc image_sample_c v7, v[121:124], s[80:87], s[56:59] = 00 00 a0 f0 79 07 d4 01
bad image_sample_c v7, v[4:19], s[80:87], s[56:59] ! 1:20: the address of image_sample_c takes 2 to 4 registers, found 16
bad image_sample_c v[0:5], v[5:6], s[80:87], s[56:59] ! 1:16: the data take 1 register, found 6
bad image_sample_c s0, v[5:6], s[80:87], s[56:59] ! 1:16: destination must be a vector register
bad image_sample_c v7, v[5:6], s[80:87] dmask:0x1 ! 1:46: expected 4 operands, found 3
bad image_sample_c v7, v[5:6], s[8:11], s[56:59] ! 1:28: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c v7, v[5:6], s[80:87], s[56:59] a16 ! 1:47: image_sample_c has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c v[11:12], v[1:2], s[20:27], s[44:47] dmask:0x7 unorm glc da d16 = 00 77 a0 f0 01 0b 65 81
asm image_sample_c v[0:1], v[5:6], ttmp[4:11], s[72:75] dmask:0xf slc d16 = 00 0f a0 f2 05 00 5d 82

target gfx900
asm image_sample_c v[254:255], v[100:101], s[0:7], ttmp[4:7] dmask:0x6 = 00 06 a0 f0 64 fe 80 03
asm image_sample_c v5, v[208:209], s[8:15], s[64:67] dmask:0x1 = 00 01 a0 f0 d0 05 02 02
asm image_sample_c v[7:8], v[0:1], s[88:95], s[92:95] dmask:0xe unorm a16 da d16 = 00 de a0 f0 00 07 f6 82
asm image_sample_c v214, v[55:56], s[12:19], s[48:51] dmask:0x8 slc da = 00 48 a0 f2 37 d6 83 01
asm image_sample_c v[5:6], v[254:255], s[44:51], ttmp[4:7] dmask:0x4 unorm glc tfe lwe = 00 34 a3 f0 fe 05 8b 03
enc image_sample_c v100, v[10:12], s[28:35], s[36:39] dmask:0x8 = 00 08 a0 f0 0a 64 27 01
enc image_sample_c v100, v[137:140], s[28:35], s[36:39] dmask:0x8 = 00 08 a0 f0 89 64 27 01
bad image_sample_c v100, v[4:19], s[28:35], s[36:39] dmask:0x8 ! 1:22: the address of image_sample_c takes 2 to 4 registers, found 16
bad image_sample_c v[0:5], v[7:8], s[28:35], s[36:39] dmask:0x8 ! 1:16: the data take 1 register, found 6
bad image_sample_c s0, v[7:8], s[28:35], s[36:39] dmask:0x8 ! 1:16: destination must be a vector register
bad image_sample_c v100, v[7:8], s[28:35] dmask:0x1 ! 1:48: expected 4 operands, found 3
bad image_sample_c v100, v[7:8], s[8:11], s[36:39] dmask:0x8 ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c v100, v[7:8], s[28:35], s[36:39] dmask:0x8 r128 ! 1:59: image_sample_c has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a0 f0 10 08 0c 02

target gfx1100
asm image_sample_c v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 80 f0 10 08 0c 40

target gfx1200
asm image_sample_c v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 00 08 e4 08 60 08 20 10 00 00 00
