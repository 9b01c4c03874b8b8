# image_gather4_l_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_l_o v[7:10], v[7:8], s[48:55], s[52:55] dmask:0x2 = 00 02 50 f1 07 07 ac 01
asm image_gather4_l_o v[1:5], v[153:154], s[8:15], s[48:51] dmask:0x2 unorm slc tfe = 00 12 51 f3 99 01 82 01
asm image_gather4_l_o v[1:4], v[0:1], s[84:91], s[44:47] dmask:0x1 unorm glc d16 = 00 31 50 f1 00 01 75 81
asm image_gather4_l_o v[5:8], v[7:8], s[24:31], s[68:71] dmask:0x1 glc da = 00 61 50 f1 07 05 26 02
enc image_gather4_l_o v[251:255], v[156:158], s[16:23], s[52:55] dmask:0x2 tfe = 00 02 51 f1 9c fb a4 01
enc image_gather4_l_o v[251:255], v[174:181], s[16:23], s[52:55] dmask:0x2 tfe = 00 02 51 f1 ae fb a4 01
bad image_gather4_l_o v[251:255], v[4:19], s[16:23], s[52:55] dmask:0x2 tfe ! 1:31: the address of image_gather4_l_o takes 2 to 5 registers, or 8, found 16
bad image_gather4_l_o v[0:5], v[1:2], s[16:23], s[52:55] dmask:0x2 tfe ! 1:19: the data take 5 registers, found 6
bad image_gather4_l_o s0, v[1:2], s[16:23], s[52:55] dmask:0x2 tfe ! 1:19: destination must be 4 vector registers
bad image_gather4_l_o v[251:255], v[1:2], s[16:23] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_gather4_l_o v[251:255], v[1:2], s[8:11], s[52:55] dmask:0x2 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_l_o v[251:255], v[1:2], s[16:23], s[52:55] dmask:0x2 tfe a16 ! 1:72: image_gather4_l_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_l_o v[198:199], v[7:8], s[0:7], s[92:95] dmask:0x4 da d16 = 00 44 50 f1 07 c6 e0 82
asm image_gather4_l_o v[100:101], v[5:6], s[84:91], s[40:43] dmask:0x2 glc slc lwe d16 = 00 22 52 f3 05 64 55 81

target gfx900
asm image_gather4_l_o v[7:10], v[254:255], ttmp[4:11], s[28:31] dmask:0x4 = 00 04 50 f1 fe 07 fc 00
asm image_gather4_l_o v[0:3], v[5:6], s[40:47], s[44:47] dmask:0x1 unorm glc a16 = 00 b1 50 f1 05 00 6a 01
asm image_gather4_l_o v[83:84], v[254:255], s[48:55], s[28:31] dmask:0x8 a16 d16 = 00 88 50 f1 fe 53 ec 80
asm image_gather4_l_o v[252:255], v[18:19], s[4:11], ttmp[4:7] dmask:0x2 = 00 02 50 f1 12 fc 81 03
asm image_gather4_l_o v[1:5], v[1:2], s[16:23], s[68:71] dmask:0x2 unorm tfe = 00 12 51 f1 01 01 24 02
enc image_gather4_l_o v[251:255], v[148:150], s[0:7], ttmp[4:7] dmask:0x1 tfe = 00 01 51 f1 94 fb 80 03
enc image_gather4_l_o v[251:255], v[179:183], s[0:7], ttmp[4:7] dmask:0x1 tfe = 00 01 51 f1 b3 fb 80 03
enc image_gather4_l_o v[251:255], v[37:44], s[0:7], ttmp[4:7] dmask:0x1 tfe = 00 01 51 f1 25 fb 80 03
bad image_gather4_l_o v[251:255], v[4:19], s[0:7], ttmp[4:7] dmask:0x1 tfe ! 1:31: the address of image_gather4_l_o takes 2 to 5 registers, or 8, found 16
bad image_gather4_l_o v[0:5], v[7:8], s[0:7], ttmp[4:7] dmask:0x1 tfe ! 1:19: the data take 5 registers, found 6
bad image_gather4_l_o s0, v[7:8], s[0:7], ttmp[4:7] dmask:0x1 tfe ! 1:19: destination must be 4 vector registers
bad image_gather4_l_o v[251:255], v[7:8], s[0:7] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_gather4_l_o v[251:255], v[7:8], s[8:11], ttmp[4:7] dmask:0x1 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_l_o v[251:255], v[7:8], s[0:7], ttmp[4:7] dmask:0x1 tfe r128 ! 1:71: image_gather4_l_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
dis image_gather4_l_o v[32:35], v[148:150], s[0:7], s[0:3] dmask:0xe dim:SQ_RSRC_IMG_1D glc slc = 00 2e 50 f3 94 20 00 00
