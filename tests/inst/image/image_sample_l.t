# image_sample_l: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_l v[5:7], v127, s[44:51], s[20:23] dmask:0x7 = 00 07 90 f0 7f 05 ab 00
asm image_sample_l v[5:7], v1, s[88:95], s[16:19] dmask:0x3 tfe = 00 03 91 f0 01 05 96 00
asm image_sample_l v[254:255], v7, s[64:71], s[24:27] dmask:0x3 d16 = 00 03 90 f0 07 fe d0 80
asm image_sample_l v[1:2], v5, ttmp[4:11], s[80:83] dmask:0x8 tfe da = 00 48 91 f0 05 01 9d 02
enc image_sample_l v[5:8], v[6:7], ttmp[4:11], ttmp[4:7] dmask:0xf = 00 0f 90 f0 06 05 bd 03
enc image_sample_l v[5:8], v[27:29], ttmp[4:11], ttmp[4:7] dmask:0xf = 00 0f 90 f0 1b 05 bd 03
enc image_sample_l v[5:8], v[38:41], ttmp[4:11], ttmp[4:7] dmask:0xf = 00 0f 90 f0 26 05 bd 03
bad image_sample_l v[5:8], v[4:19], ttmp[4:11], ttmp[4:7] dmask:0xf ! 1:24: the address of image_sample_l takes 1 to 4 registers, found 16
bad image_sample_l v[0:5], v5, ttmp[4:11], ttmp[4:7] dmask:0xf ! 1:16: the data take 4 registers, found 6
bad image_sample_l s0, v5, ttmp[4:11], ttmp[4:7] dmask:0xf ! 1:16: destination must be a vector register
bad image_sample_l v[5:8], v5, ttmp[4:11] dmask:0x1 ! 1:48: expected 4 operands, found 3
bad image_sample_l v[5:8], v5, s[8:11], ttmp[4:7] dmask:0xf ! 1:28: third operand takes 8 scalar registers, found 4 registers
bad image_sample_l v[5:8], v5, ttmp[4:11], ttmp[4:7] dmask:0xf a16 ! 1:60: image_sample_l has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_l v[254:255], v100, s[56:63], s[8:11] dmask:0xf slc d16 = 00 0f 90 f2 64 fe 4e 80
asm image_sample_l v[254:255], v204, s[60:67], s[24:27] dmask:0xb r128 da d16 = 00 cb 90 f0 cc fe cf 80

target gfx900
asm image_sample_l v[1:2], v5, s[24:31], s[24:27] dmask:0x3 = 00 03 90 f0 05 01 c6 00
asm image_sample_l v[100:101], v164, ttmp[4:11], s[76:79] dmask:0xc = 00 0c 90 f0 a4 64 7c 02
asm image_sample_l v100, v154, s[0:7], s[76:79] dmask:0xc d16 = 00 0c 90 f0 9a 64 60 82
asm image_sample_l v100, v5, s[24:31], s[56:59] a16 lwe = 00 80 92 f0 05 64 c6 01
asm image_sample_l v[254:255], v98, s[72:79], s[28:31] dmask:0xc glc lwe = 00 2c 92 f0 62 fe f2 00
enc image_sample_l v[254:255], v[197:198], s[48:55], s[44:47] dmask:0xc = 00 0c 90 f0 c5 fe 6c 01
enc image_sample_l v[254:255], v[94:96], s[48:55], s[44:47] dmask:0xc = 00 0c 90 f0 5e fe 6c 01
enc image_sample_l v[254:255], v[153:156], s[48:55], s[44:47] dmask:0xc = 00 0c 90 f0 99 fe 6c 01
bad image_sample_l v[254:255], v[4:19], s[48:55], s[44:47] dmask:0xc ! 1:28: the address of image_sample_l takes 1 to 4 registers, found 16
bad image_sample_l v[0:5], v240, s[48:55], s[44:47] dmask:0xc ! 1:16: the data take 2 registers, found 6
bad image_sample_l s0, v240, s[48:55], s[44:47] dmask:0xc ! 1:16: destination must be a vector register
bad image_sample_l v[254:255], v240, s[48:55] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_sample_l v[254:255], v240, s[8:11], s[44:47] dmask:0xc ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_sample_l v[254:255], v240, s[48:55], s[44:47] dmask:0xc r128 ! 1:63: image_sample_l has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_l v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 90 f0 10 08 0c 02

target gfx1100
asm image_sample_l v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 74 f0 10 08 0c 40

target gfx1200
asm image_sample_l v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 40 07 e4 08 60 04 20 10 00 00 00
