# image_gather4_c_lz: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_lz v[147:151], v[5:6], s[8:15], s[52:55] dmask:0x4 tfe = 00 04 3d f1 05 93 a2 01
asm image_gather4_c_lz v[100:104], v[7:8], s[12:19], ttmp[4:7] dmask:0x2 unorm r128 tfe lwe = 00 92 3f f1 07 64 a3 03
asm image_gather4_c_lz v[252:255], v[7:8], s[8:15], s[92:95] dmask:0x4 d16 = 00 04 3c f1 07 fc e2 82
asm image_gather4_c_lz v[0:3], v[167:168], s[80:87], s[64:67] dmask:0x8 unorm glc r128 = 00 b8 3c f1 a7 00 14 02
enc image_gather4_c_lz v[7:10], v[195:197], s[44:51], s[92:95] dmask:0x1 = 00 01 3c f1 c3 07 eb 02
enc image_gather4_c_lz v[7:10], v[7:10], s[44:51], s[92:95] dmask:0x1 = 00 01 3c f1 07 07 eb 02
bad image_gather4_c_lz v[7:10], v[4:19], s[44:51], s[92:95] dmask:0x1 ! 1:29: the address of image_gather4_c_lz takes 2 to 4 registers, found 16
bad image_gather4_c_lz v[0:5], v[254:255], s[44:51], s[92:95] dmask:0x1 ! 1:20: the data take 4 registers, found 6
bad image_gather4_c_lz s0, v[254:255], s[44:51], s[92:95] dmask:0x1 ! 1:20: destination must be 4 vector registers
bad image_gather4_c_lz v[7:10], v[254:255], s[44:51] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_gather4_c_lz v[7:10], v[254:255], s[8:11], s[92:95] dmask:0x1 ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_lz v[7:10], v[254:255], s[44:51], s[92:95] dmask:0x1 a16 ! 1:70: image_gather4_c_lz has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c_lz v[5:6], v[100:101], s[44:51], s[0:3] dmask:0x1 glc slc r128 da d16 = 00 e1 3c f3 64 05 0b 80
asm image_gather4_c_lz v[254:255], v[5:6], s[88:95], s[20:23] dmask:0x2 slc r128 d16 = 00 82 3c f3 05 fe b6 80

target gfx900
asm image_gather4_c_lz v[252:255], v[1:2], s[84:91], s[76:79] dmask:0x1 = 00 01 3c f1 01 fc 75 02
asm image_gather4_c_lz v[5:8], v[1:2], s[12:19], s[92:95] dmask:0x4 da = 00 44 3c f1 01 05 e3 02
asm image_gather4_c_lz v[254:255], v[7:8], s[64:71], s[28:31] dmask:0x8 slc d16 = 00 08 3c f3 07 fe f0 80
asm image_gather4_c_lz v[100:103], v[7:8], s[76:83], s[16:19] dmask:0x4 da = 00 44 3c f1 07 64 93 00
asm image_gather4_c_lz v[100:104], v[0:1], s[20:27], s[4:7] dmask:0x4 glc slc tfe = 00 24 3d f3 00 64 25 00
enc image_gather4_c_lz v[100:103], v[63:65], s[40:47], s[84:87] dmask:0x8 = 00 08 3c f1 3f 64 aa 02
enc image_gather4_c_lz v[100:103], v[181:184], s[40:47], s[84:87] dmask:0x8 = 00 08 3c f1 b5 64 aa 02
bad image_gather4_c_lz v[100:103], v[4:19], s[40:47], s[84:87] dmask:0x8 ! 1:32: the address of image_gather4_c_lz takes 2 to 4 registers, found 16
bad image_gather4_c_lz v[0:5], v[100:101], s[40:47], s[84:87] dmask:0x8 ! 1:20: the data take 4 registers, found 6
bad image_gather4_c_lz s0, v[100:101], s[40:47], s[84:87] dmask:0x8 ! 1:20: destination must be 4 vector registers
bad image_gather4_c_lz v[100:103], v[100:101], s[40:47] dmask:0x1 ! 1:62: expected 4 operands, found 3
bad image_gather4_c_lz v[100:103], v[100:101], s[8:11], s[84:87] dmask:0x8 ! 1:44: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_lz v[100:103], v[100:101], s[40:47], s[84:87] dmask:0x8 r128 ! 1:73: image_gather4_c_lz has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_gather4_c_lz v[72:75], v[166:168], s[80:87], s[80:83] dmask:0xd dim:SQ_RSRC_IMG_2D glc slc dlc = 88 2d 3c f3 a6 48 94 02

target gfx1100
dis image_gather4_c_lz v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 d0 f0 10 08 0c 40

target gfx1200
asm image_gather4_c_lz v[20:23], [v16, v0, v0], s[32:39], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_2D scope:SCOPE_SE = 01 00 0d e5 14 40 04 08 10 00 00 00
