# image_sample_c_l: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_l v255, v[7:8], s[76:83], s[28:31] dmask:0x2 = 00 02 b0 f0 07 ff f3 00
asm image_sample_c_l v[1:2], v[166:167], s[8:15], ttmp[4:7] dmask:0x4 glc slc r128 tfe = 00 a4 b1 f2 a6 01 a2 03
asm image_sample_c_l v[5:6], v[236:237], s[24:31], s[92:95] unorm slc tfe d16 = 00 10 b1 f2 ec 05 e6 82
asm image_sample_c_l v[1:2], v[100:101], ttmp[4:11], ttmp[4:7] dmask:0x5 slc lwe da = 00 45 b2 f2 64 01 bd 03
enc image_sample_c_l v[254:255], v[73:75], s[40:47], ttmp[4:7] dmask:0x3 = 00 03 b0 f0 49 fe aa 03
enc image_sample_c_l v[254:255], v[2:5], s[40:47], ttmp[4:7] dmask:0x3 = 00 03 b0 f0 02 fe aa 03
enc image_sample_c_l v[254:255], v[129:136], s[40:47], ttmp[4:7] dmask:0x3 = 00 03 b0 f0 81 fe aa 03
bad image_sample_c_l v[254:255], v[4:19], s[40:47], ttmp[4:7] dmask:0x3 ! 1:30: the address of image_sample_c_l takes 2 to 5 registers, or 8, found 16
bad image_sample_c_l v[0:5], v[0:1], s[40:47], ttmp[4:7] dmask:0x3 ! 1:18: the data take 2 registers, found 6
bad image_sample_c_l s0, v[0:1], s[40:47], ttmp[4:7] dmask:0x3 ! 1:18: destination must be a vector register
bad image_sample_c_l v[254:255], v[0:1], s[40:47] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_c_l v[254:255], v[0:1], s[8:11], ttmp[4:7] dmask:0x3 ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_l v[254:255], v[0:1], s[40:47], ttmp[4:7] dmask:0x3 a16 ! 1:68: image_sample_c_l has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_l v5, v[0:1], ttmp[4:11], ttmp[4:7] dmask:0x6 d16 = 00 06 b0 f0 00 05 bd 83
asm image_sample_c_l v1, v[5:6], s[88:95], s[76:79] dmask:0x8 r128 d16 = 00 88 b0 f0 05 01 76 82

target gfx900
asm image_sample_c_l v[1:2], v[5:6], ttmp[4:11], s[72:75] dmask:0x2 tfe = 00 02 b1 f0 05 01 5c 02
asm image_sample_c_l v[100:103], v[254:255], s[72:79], s[32:35] dmask:0xf = 00 0f b0 f0 fe 64 12 01
asm image_sample_c_l v7, v[7:8], s[8:15], s[56:59] dmask:0x1 slc da d16 = 00 41 b0 f2 07 07 c2 81
asm image_sample_c_l v1, v[7:8], s[16:23], s[92:95] dmask:0x1 a16 = 00 81 b0 f0 07 01 e4 02
asm image_sample_c_l v[0:2], v[1:2], s[28:35], s[76:79] dmask:0xe = 00 0e b0 f0 01 00 67 02
enc image_sample_c_l v7, v[45:47], s[52:59], s[52:55] = 00 00 b0 f0 2d 07 ad 01
enc image_sample_c_l v7, v[1:8], s[52:59], s[52:55] = 00 00 b0 f0 01 07 ad 01
bad image_sample_c_l v7, v[4:19], s[52:59], s[52:55] ! 1:22: the address of image_sample_c_l takes 2 to 5 registers, or 8, found 16
bad image_sample_c_l v[0:5], v[5:6], s[52:59], s[52:55] ! 1:18: the data take 1 register, found 6
bad image_sample_c_l s0, v[5:6], s[52:59], s[52:55] ! 1:18: destination must be a vector register
bad image_sample_c_l v7, v[5:6], s[52:59] dmask:0x1 ! 1:48: expected 4 operands, found 3
bad image_sample_c_l v7, v[5:6], s[8:11], s[52:55] ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_l v7, v[5:6], s[52:59], s[52:55] r128 ! 1:49: image_sample_c_l has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12
bad image_sample_c_l v0, v[4:9], s[8:15], s[0:3] dmask:0x1 ! 1:22: the address of image_sample_c_l takes 2 to 5 registers, or 8, found 6

target gfx1010
asm image_sample_c_l v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b0 f0 10 08 0c 02

target gfx1100
asm image_sample_c_l v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 88 f0 10 08 0c 40

target gfx1200
asm image_sample_c_l v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_DEV = 00 80 08 e4 08 60 28 20 10 00 00 00
