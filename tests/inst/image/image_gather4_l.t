# image_gather4_l: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_l v[1:4], v63, s[76:83], s[12:15] dmask:0x1 = 00 01 10 f1 3f 01 73 00
asm image_gather4_l v[100:103], v5, s[48:55], s[48:51] dmask:0x8 lwe da = 00 48 12 f1 05 64 8c 01
asm image_gather4_l v[100:103], v100, s[60:67], ttmp[4:7] dmask:0x1 unorm slc r128 d16 = 00 91 10 f3 64 64 af 83
asm image_gather4_l v[65:68], v255, ttmp[4:11], s[4:7] dmask:0x2 slc r128 = 00 82 10 f3 ff 41 3d 00
enc image_gather4_l v[7:10], v[5:6], s[72:79], s[32:35] dmask:0x4 = 00 04 10 f1 05 07 12 01
enc image_gather4_l v[7:10], v[47:49], s[72:79], s[32:35] dmask:0x4 = 00 04 10 f1 2f 07 12 01
enc image_gather4_l v[7:10], v[158:161], s[72:79], s[32:35] dmask:0x4 = 00 04 10 f1 9e 07 12 01
bad image_gather4_l v[7:10], v[4:19], s[72:79], s[32:35] dmask:0x4 ! 1:26: the address of image_gather4_l takes 1 to 4 registers, found 16
bad image_gather4_l v[0:5], v209, s[72:79], s[32:35] dmask:0x4 ! 1:17: the data take 4 registers, found 6
bad image_gather4_l s0, v209, s[72:79], s[32:35] dmask:0x4 ! 1:17: destination must be 4 vector registers
bad image_gather4_l v[7:10], v209, s[72:79] dmask:0x1 ! 1:50: expected 4 operands, found 3
bad image_gather4_l v[7:10], v209, s[8:11], s[32:35] dmask:0x4 ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_l v[7:10], v209, s[72:79], s[32:35] dmask:0x4 a16 ! 1:61: image_gather4_l has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_l v[5:6], v100, s[24:31], s[44:47] dmask:0x1 unorm d16 = 00 11 10 f1 64 05 66 81
asm image_gather4_l v[178:179], v5, s[56:63], s[76:79] dmask:0x8 r128 lwe d16 = 00 88 12 f1 05 b2 6e 82

target gfx900
asm image_gather4_l v[100:103], v100, s[24:31], s[0:3] dmask:0x2 = 00 02 10 f1 64 64 06 00
asm image_gather4_l v[100:103], v1, s[60:67], s[48:51] dmask:0x1 = 00 01 10 f1 01 64 8f 01
asm image_gather4_l v[1:2], v1, s[36:43], s[72:75] dmask:0x1 slc a16 lwe d16 = 00 81 12 f3 01 01 49 82
asm image_gather4_l v[5:9], v0, ttmp[4:11], s[0:3] dmask:0x8 a16 tfe = 00 88 11 f1 00 05 1c 00
asm image_gather4_l v[252:255], v0, s[0:7], s[40:43] dmask:0x8 unorm slc lwe = 00 18 12 f3 00 fc 40 01
enc image_gather4_l v[217:220], v[136:137], s[48:55], s[28:31] dmask:0x4 = 00 04 10 f1 88 d9 ec 00
enc image_gather4_l v[217:220], v[102:105], s[48:55], s[28:31] dmask:0x4 = 00 04 10 f1 66 d9 ec 00
bad image_gather4_l v[217:220], v[4:19], s[48:55], s[28:31] dmask:0x4 ! 1:29: the address of image_gather4_l takes 1 to 4 registers, found 16
bad image_gather4_l v[0:5], v5, s[48:55], s[28:31] dmask:0x4 ! 1:17: the data take 4 registers, found 6
bad image_gather4_l s0, v5, s[48:55], s[28:31] dmask:0x4 ! 1:17: destination must be 4 vector registers
bad image_gather4_l v[217:220], v5, s[48:55] dmask:0x1 ! 1:51: expected 4 operands, found 3
bad image_gather4_l v[217:220], v5, s[8:11], s[28:31] dmask:0x4 ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_l v[217:220], v5, s[48:55], s[28:31] dmask:0x4 r128 ! 1:62: image_gather4_l has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_l v[104:107], v[80:82], s[48:55], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D glc dlc = 88 21 10 f1 50 68 8c 00

target gfx1100
dis image_gather4_l v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 c0 f0 10 08 0c 40

target gfx1200
asm image_gather4_l v[22:25], [v16, v0], s[0:7], s[80:83] dmask:0x8 dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE = 00 00 0c e6 16 00 24 28 10 00 00 00
