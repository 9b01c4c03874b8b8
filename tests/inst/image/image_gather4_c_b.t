# image_gather4_c_b: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_b v[252:255], v[1:3], s[84:91], s[60:63] dmask:0x1 = 00 01 34 f1 01 fc f5 01
asm image_gather4_c_b v[252:255], v[100:102], ttmp[4:11], s[32:35] dmask:0x4 r128 = 00 84 34 f1 64 fc 1d 01
asm image_gather4_c_b v[100:103], v[1:3], ttmp[4:11], s[84:87] dmask:0x8 da d16 = 00 48 34 f1 01 64 bd 82
asm image_gather4_c_b v[100:103], v[7:9], s[64:71], ttmp[4:7] dmask:0x2 slc lwe da = 00 42 36 f3 07 64 b0 03
enc image_gather4_c_b v[0:3], v[55:58], s[0:7], s[48:51] dmask:0x8 = 00 08 34 f1 37 00 80 01
enc image_gather4_c_b v[0:3], v[200:207], s[0:7], s[48:51] dmask:0x8 = 00 08 34 f1 c8 00 80 01
bad image_gather4_c_b v[0:3], v[4:19], s[0:7], s[48:51] dmask:0x8 ! 1:27: the address of image_gather4_c_b takes 3 to 5 registers, or 8, found 16
bad image_gather4_c_b v[0:5], v[10:12], s[0:7], s[48:51] dmask:0x8 ! 1:19: the data take 4 registers, found 6
bad image_gather4_c_b s0, v[10:12], s[0:7], s[48:51] dmask:0x8 ! 1:19: destination must be 4 vector registers
bad image_gather4_c_b v[0:3], v[10:12], s[0:7] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_gather4_c_b v[0:3], v[10:12], s[8:11], s[48:51] dmask:0x8 ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b v[0:3], v[10:12], s[0:7], s[48:51] dmask:0x8 a16 ! 1:64: image_gather4_c_b has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c_b v[7:8], v[5:7], s[12:19], s[8:11] dmask:0x4 unorm glc d16 = 00 34 34 f1 05 07 43 80
asm image_gather4_c_b v[5:6], v[7:9], s[48:55], ttmp[4:7] dmask:0x2 slc r128 d16 = 00 82 34 f3 07 05 ac 83

target gfx900
asm image_gather4_c_b v[7:10], v[100:102], s[24:31], ttmp[4:7] dmask:0x8 = 00 08 34 f1 64 07 86 03
asm image_gather4_c_b v[7:10], v[5:7], ttmp[4:11], s[32:35] dmask:0x8 unorm a16 lwe = 00 98 36 f1 05 07 1c 01
asm image_gather4_c_b v[0:1], v[155:157], s[8:15], ttmp[4:7] dmask:0x1 unorm glc d16 = 00 31 34 f1 9b 00 82 83
asm image_gather4_c_b v[7:10], v[253:255], s[28:35], s[64:67] dmask:0x1 = 00 01 34 f1 fd 07 07 02
asm image_gather4_c_b v[182:185], v[5:7], ttmp[4:11], s[52:55] dmask:0x1 unorm glc slc = 00 31 34 f3 05 b6 bc 01
enc image_gather4_c_b v[100:103], v[233:236], ttmp[4:11], s[0:3] dmask:0x1 = 00 01 34 f1 e9 64 1c 00
enc image_gather4_c_b v[100:103], v[223:230], ttmp[4:11], s[0:3] dmask:0x1 = 00 01 34 f1 df 64 1c 00
bad image_gather4_c_b v[100:103], v[4:19], ttmp[4:11], s[0:3] dmask:0x1 ! 1:31: the address of image_gather4_c_b takes 3 to 5 registers, or 8, found 16
bad image_gather4_c_b v[0:5], v[7:9], ttmp[4:11], s[0:3] dmask:0x1 ! 1:19: the data take 4 registers, found 6
bad image_gather4_c_b s0, v[7:9], ttmp[4:11], s[0:3] dmask:0x1 ! 1:19: destination must be 4 vector registers
bad image_gather4_c_b v[100:103], v[7:9], ttmp[4:11] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_gather4_c_b v[100:103], v[7:9], s[8:11], s[0:3] dmask:0x1 ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b v[100:103], v[7:9], ttmp[4:11], s[0:3] dmask:0x1 r128 ! 1:68: image_gather4_c_b has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_c_b v[64:67], v[44:47], s[64:71], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D glc = 08 24 34 f1 2c 40 10 00

target gfx1100
dis image_gather4_c_b v[8:11], v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 90 f1 10 08 0c 40

target gfx1200
asm image_gather4_c_b v[22:25], [v16, v0, v0, v0], s[48:55], s[64:67] dmask:0x4 dim:SQ_RSRC_IMG_2D = 01 00 19 e5 16 60 00 20 10 00 00 00
