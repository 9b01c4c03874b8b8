# image_gather4_c_lz_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_lz_o v[1:4], v[0:2], s[16:23], ttmp[4:7] dmask:0x2 = 00 02 7c f1 00 01 a4 03
asm image_gather4_c_lz_o v[100:104], v[1:3], s[60:67], s[12:15] dmask:0x2 glc slc r128 tfe da = 00 e2 7d f3 01 64 6f 00
asm image_gather4_c_lz_o v[7:10], v[5:7], s[72:79], s[24:27] dmask:0x2 glc d16 = 00 22 7c f1 05 07 d2 80
asm image_gather4_c_lz_o v[0:4], v[5:7], ttmp[4:11], s[48:51] dmask:0x8 unorm r128 tfe da = 00 d8 7d f1 05 00 9d 01
enc image_gather4_c_lz_o v[0:3], v[64:67], s[88:95], s[40:43] dmask:0x4 = 00 04 7c f1 40 00 56 01
enc image_gather4_c_lz_o v[0:3], v[117:124], s[88:95], s[40:43] dmask:0x4 = 00 04 7c f1 75 00 56 01
bad image_gather4_c_lz_o v[0:3], v[4:19], s[88:95], s[40:43] dmask:0x4 ! 1:30: the address of image_gather4_c_lz_o takes 3 to 5 registers, or 8, found 16
bad image_gather4_c_lz_o v[0:5], v[145:147], s[88:95], s[40:43] dmask:0x4 ! 1:22: the data take 4 registers, found 6
bad image_gather4_c_lz_o s0, v[145:147], s[88:95], s[40:43] dmask:0x4 ! 1:22: destination must be 4 vector registers
bad image_gather4_c_lz_o v[0:3], v[145:147], s[88:95] dmask:0x1 ! 1:60: expected 4 operands, found 3
bad image_gather4_c_lz_o v[0:3], v[145:147], s[8:11], s[40:43] dmask:0x4 ! 1:42: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_lz_o v[0:3], v[145:147], s[88:95], s[40:43] dmask:0x4 a16 ! 1:71: image_gather4_c_lz_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c_lz_o v[1:2], v[1:3], s[84:91], s[12:15] dmask:0x4 da d16 = 00 44 7c f1 01 01 75 80
asm image_gather4_c_lz_o v[7:8], v[100:102], s[0:7], s[80:83] dmask:0x2 unorm glc lwe d16 = 00 32 7e f1 64 07 80 82

target gfx900
asm image_gather4_c_lz_o v[0:3], v[100:102], s[20:27], s[20:23] dmask:0x2 = 00 02 7c f1 64 00 a5 00
asm image_gather4_c_lz_o v[7:10], v[100:102], s[24:31], s[8:11] dmask:0x2 glc slc = 00 22 7c f3 64 07 46 00
asm image_gather4_c_lz_o v[254:255], v[7:9], s[48:55], s[28:31] dmask:0x8 a16 d16 = 00 88 7c f1 07 fe ec 80
asm image_gather4_c_lz_o v[1:4], v[1:3], ttmp[4:11], s[88:91] dmask:0x8 da = 00 48 7c f1 01 01 dc 02
asm image_gather4_c_lz_o v[1:5], v[253:255], s[20:27], s[64:67] dmask:0x2 slc a16 tfe = 00 82 7d f3 fd 01 05 02
enc image_gather4_c_lz_o v[100:103], v[174:177], s[52:59], s[80:83] dmask:0x8 = 00 08 7c f1 ae 64 8d 02
enc image_gather4_c_lz_o v[100:103], v[73:77], s[52:59], s[80:83] dmask:0x8 = 00 08 7c f1 49 64 8d 02
enc image_gather4_c_lz_o v[100:103], v[137:144], s[52:59], s[80:83] dmask:0x8 = 00 08 7c f1 89 64 8d 02
bad image_gather4_c_lz_o v[100:103], v[4:19], s[52:59], s[80:83] dmask:0x8 ! 1:34: the address of image_gather4_c_lz_o takes 3 to 5 registers, or 8, found 16
bad image_gather4_c_lz_o v[0:5], v[1:3], s[52:59], s[80:83] dmask:0x8 ! 1:22: the data take 4 registers, found 6
bad image_gather4_c_lz_o s0, v[1:3], s[52:59], s[80:83] dmask:0x8 ! 1:22: destination must be 4 vector registers
bad image_gather4_c_lz_o v[100:103], v[1:3], s[52:59] dmask:0x1 ! 1:60: expected 4 operands, found 3
bad image_gather4_c_lz_o v[100:103], v[1:3], s[8:11], s[80:83] dmask:0x8 ! 1:42: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_lz_o v[100:103], v[1:3], s[52:59], s[80:83] dmask:0x8 r128 ! 1:71: image_gather4_c_lz_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_c_lz_o v[186:189], v[154:157], s[48:55], s[80:83] dmask:0x8 dim:SQ_RSRC_IMG_2D glc dlc = 88 28 7c f1 9a ba 8c 02

target gfx1100
dis image_gather4_c_lz_o v[8:11], v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 dc f0 10 08 0c 40

target gfx1200
dis image_gather4_c_lz_o v[72:75], [v16, v0, v0, v0], s[0:7], s[64:67] dmask:0xd dim:SQ_RSRC_IMG_2D = 01 c0 4d e7 48 00 00 20 10 00 00 00
