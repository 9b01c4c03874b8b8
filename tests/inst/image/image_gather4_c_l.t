# image_gather4_c_l: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_l v[78:81], v[0:1], s[32:39], s[36:39] dmask:0x8 = 00 08 30 f1 00 4e 28 01
asm image_gather4_c_l v[1:4], v[7:8], s[56:63], s[12:15] dmask:0x4 unorm glc slc lwe = 00 34 32 f3 07 01 6e 00
asm image_gather4_c_l v[7:10], v[7:8], s[80:87], ttmp[4:7] dmask:0x2 d16 = 00 02 30 f1 07 07 b4 83
asm image_gather4_c_l v[100:103], v[7:8], ttmp[4:11], ttmp[4:7] dmask:0x4 da = 00 44 30 f1 07 64 bd 03
enc image_gather4_c_l v[7:10], v[7:9], s[64:71], ttmp[4:7] dmask:0x1 = 00 01 30 f1 07 07 b0 03
enc image_gather4_c_l v[7:10], v[69:76], s[64:71], ttmp[4:7] dmask:0x1 = 00 01 30 f1 45 07 b0 03
bad image_gather4_c_l v[7:10], v[4:19], s[64:71], ttmp[4:7] dmask:0x1 ! 1:28: the address of image_gather4_c_l takes 2 to 5 registers, or 8, found 16
bad image_gather4_c_l v[0:5], v[100:101], s[64:71], ttmp[4:7] dmask:0x1 ! 1:19: the data take 4 registers, found 6
bad image_gather4_c_l s0, v[100:101], s[64:71], ttmp[4:7] dmask:0x1 ! 1:19: destination must be 4 vector registers
bad image_gather4_c_l v[7:10], v[100:101], s[64:71] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_gather4_c_l v[7:10], v[100:101], s[8:11], ttmp[4:7] dmask:0x1 ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_l v[7:10], v[100:101], s[64:71], ttmp[4:7] dmask:0x1 a16 ! 1:70: image_gather4_c_l has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c_l v[7:8], v[131:132], s[52:59], s[44:47] dmask:0x8 unorm r128 lwe d16 = 00 98 32 f1 83 07 6d 81
asm image_gather4_c_l v[7:8], v[1:2], s[32:39], s[88:91] dmask:0x4 slc r128 lwe d16 = 00 84 32 f3 01 07 c8 82

target gfx900
asm image_gather4_c_l v[100:104], v[0:1], s[64:71], s[72:75] dmask:0x8 tfe = 00 08 31 f1 00 64 50 02
asm image_gather4_c_l v[212:215], v[1:2], s[8:15], s[4:7] dmask:0x8 glc = 00 28 30 f1 01 d4 22 00
asm image_gather4_c_l v[0:1], v[0:1], s[72:79], s[0:3] dmask:0x4 d16 = 00 04 30 f1 00 00 12 80
asm image_gather4_c_l v[162:165], v[5:6], s[28:35], s[72:75] dmask:0x2 a16 = 00 82 30 f1 05 a2 47 02
asm image_gather4_c_l v[0:3], v[254:255], s[0:7], s[12:15] dmask:0x1 unorm da = 00 51 30 f1 fe 00 60 00
enc image_gather4_c_l v[0:3], v[174:176], ttmp[4:11], ttmp[4:7] dmask:0x8 = 00 08 30 f1 ae 00 9c 03
enc image_gather4_c_l v[0:3], v[217:224], ttmp[4:11], ttmp[4:7] dmask:0x8 = 00 08 30 f1 d9 00 9c 03
bad image_gather4_c_l v[0:3], v[4:19], ttmp[4:11], ttmp[4:7] dmask:0x8 ! 1:27: the address of image_gather4_c_l takes 2 to 5 registers, or 8, found 16
bad image_gather4_c_l v[0:5], v[7:8], ttmp[4:11], ttmp[4:7] dmask:0x8 ! 1:19: the data take 4 registers, found 6
bad image_gather4_c_l s0, v[7:8], ttmp[4:11], ttmp[4:7] dmask:0x8 ! 1:19: destination must be 4 vector registers
bad image_gather4_c_l v[0:3], v[7:8], ttmp[4:11] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_gather4_c_l v[0:3], v[7:8], s[8:11], ttmp[4:7] dmask:0x8 ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_l v[0:3], v[7:8], ttmp[4:11], ttmp[4:7] dmask:0x8 r128 ! 1:67: image_gather4_c_l has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_c_l v[104:107], v[12:15], s[64:71], s[80:83] dmask:0x1 dim:SQ_RSRC_IMG_2D glc = 08 21 30 f1 0c 68 90 02

target gfx1100
dis image_gather4_c_l v[8:11], v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 8c f1 10 08 0c 40

target gfx1200
dis image_gather4_c_l v[64:67], [v16, v0, v0], s[16:23], s[80:83] dmask:0x5 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_DEV = 00 c0 58 e5 40 20 18 28 10 00 00 00
