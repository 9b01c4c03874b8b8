# image_gather4_lz_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_lz_o v[113:116], v[0:1], s[40:47], s[76:79] dmask:0x2 = 00 02 5c f1 00 71 6a 02
asm image_gather4_lz_o v[251:255], v[3:4], s[80:87], s[20:23] dmask:0x2 r128 tfe lwe = 00 82 5f f1 03 fb b4 00
asm image_gather4_lz_o v[88:92], v[7:8], s[8:15], s[64:67] dmask:0x4 tfe da d16 = 00 44 5d f1 07 58 02 82
asm image_gather4_lz_o v[87:90], v[1:2], s[72:79], s[20:23] dmask:0x2 unorm glc slc = 00 32 5c f3 01 57 b2 00
enc image_gather4_lz_o v[100:103], v[18:20], s[16:23], ttmp[4:7] dmask:0x1 = 00 01 5c f1 12 64 a4 03
enc image_gather4_lz_o v[100:103], v[182:185], s[16:23], ttmp[4:7] dmask:0x1 = 00 01 5c f1 b6 64 a4 03
bad image_gather4_lz_o v[100:103], v[4:19], s[16:23], ttmp[4:7] dmask:0x1 ! 1:32: the address of image_gather4_lz_o takes 2 to 4 registers, found 16
bad image_gather4_lz_o v[0:5], v[0:1], s[16:23], ttmp[4:7] dmask:0x1 ! 1:20: the data take 4 registers, found 6
bad image_gather4_lz_o s0, v[0:1], s[16:23], ttmp[4:7] dmask:0x1 ! 1:20: destination must be 4 vector registers
bad image_gather4_lz_o v[100:103], v[0:1], s[16:23] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_gather4_lz_o v[100:103], v[0:1], s[8:11], ttmp[4:7] dmask:0x1 ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_lz_o v[100:103], v[0:1], s[16:23], ttmp[4:7] dmask:0x1 a16 ! 1:70: image_gather4_lz_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_lz_o v[0:1], v[254:255], s[4:11], s[48:51] dmask:0x4 d16 = 00 04 5c f1 fe 00 81 81
asm image_gather4_lz_o v[1:2], v[100:101], ttmp[4:11], s[64:67] dmask:0x1 unorm slc da d16 = 00 51 5c f3 64 01 1d 82

target gfx900
asm image_gather4_lz_o v[160:164], v[0:1], ttmp[4:11], s[52:55] dmask:0x1 tfe = 00 01 5d f1 00 a0 bc 01
asm image_gather4_lz_o v[5:8], v[144:145], s[0:7], s[72:75] dmask:0x4 a16 = 00 84 5c f1 90 05 40 02
asm image_gather4_lz_o v[254:255], v[7:8], s[16:23], s[12:15] dmask:0x2 unorm da d16 = 00 52 5c f1 07 fe 64 80
asm image_gather4_lz_o v[7:10], v[1:2], s[12:19], ttmp[4:7] dmask:0x2 = 00 02 5c f1 01 07 83 03
asm image_gather4_lz_o v[0:4], v[1:2], s[76:83], s[24:27] dmask:0x1 glc a16 tfe = 00 a1 5d f1 01 00 d3 00
enc image_gather4_lz_o v[1:4], v[139:141], s[20:27], s[28:31] dmask:0x1 = 00 01 5c f1 8b 01 e5 00
enc image_gather4_lz_o v[1:4], v[177:180], s[20:27], s[28:31] dmask:0x1 = 00 01 5c f1 b1 01 e5 00
bad image_gather4_lz_o v[1:4], v[4:19], s[20:27], s[28:31] dmask:0x1 ! 1:28: the address of image_gather4_lz_o takes 2 to 4 registers, found 16
bad image_gather4_lz_o v[0:5], v[1:2], s[20:27], s[28:31] dmask:0x1 ! 1:20: the data take 4 registers, found 6
bad image_gather4_lz_o s0, v[1:2], s[20:27], s[28:31] dmask:0x1 ! 1:20: destination must be 4 vector registers
bad image_gather4_lz_o v[1:4], v[1:2], s[20:27] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_gather4_lz_o v[1:4], v[1:2], s[8:11], s[28:31] dmask:0x1 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_lz_o v[1:4], v[1:2], s[20:27], s[28:31] dmask:0x1 r128 ! 1:65: image_gather4_lz_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_lz_o v[114:117], v[106:107], s[32:39], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D slc dlc = 80 01 5c f3 6a 72 88 00

target gfx1100
dis image_gather4_lz_o v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 d8 f0 10 08 0c 40

target gfx1200
asm image_gather4_lz_o v[132:135], [v16, v0, v0], s[48:55], s[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D = 01 80 0d e5 84 60 00 00 10 00 00 00
