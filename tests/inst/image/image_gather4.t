# image_gather4: text and bits, as LLVM 22 has them.

target gfx803 gfx810 gfx900
dis image_gather4 v[255:256], v4, s[8:15], s[0:3] dmask:0x1 = 00 01 00 f1 04 ff 02 00
dis image_gather4 v[4:7], v4, s[8:15], s[0:3] = 00 00 00 f1 04 04 02 00
dis image_gather4 v[4:7], v4, s[8:15], s[0:3] dmask:0x7 = 00 07 00 f1 04 04 02 00

target gfx803
asm image_gather4 v[100:104], v5, s[80:87], s[88:91] dmask:0x2 tfe = 00 02 01 f1 05 64 d4 02
asm image_gather4 v[0:3], v0, s[48:55], s[68:71] dmask:0x2 slc r128 = 00 82 00 f3 00 00 2c 02
asm image_gather4 v[5:9], v0, s[4:11], ttmp[4:7] dmask:0x4 unorm tfe d16 = 00 14 01 f1 00 05 a1 83
asm image_gather4 v[99:102], v118, s[52:59], s[88:91] dmask:0x4 glc da = 00 64 00 f1 76 63 cd 02
enc image_gather4 v[252:255], v[235:236], ttmp[4:11], s[12:15] dmask:0x8 = 00 08 00 f1 eb fc 7d 00
enc image_gather4 v[252:255], v[91:94], ttmp[4:11], s[12:15] dmask:0x8 = 00 08 00 f1 5b fc 7d 00
dis image_gather4 v[4:8], v4, s[8:15], s[0:3] dmask:0x1 tfe d16 = 00 01 01 f1 04 04 02 80
bad image_gather4 v[252:255], v[4:19], ttmp[4:11], s[12:15] dmask:0x8 ! 1:27: the address of image_gather4 takes 1 to 4 registers, found 16
bad image_gather4 v[0:5], v255, ttmp[4:11], s[12:15] dmask:0x8 ! 1:15: the data take 4 registers, found 6
bad image_gather4 s0, v255, ttmp[4:11], s[12:15] dmask:0x8 ! 1:15: destination must be 4 vector registers
bad image_gather4 v[252:255], v255, ttmp[4:11] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_gather4 v[252:255], v255, s[8:11], s[12:15] dmask:0x8 ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_gather4 v[252:255], v255, ttmp[4:11], s[12:15] dmask:0x8 a16 ! 1:64: image_gather4 has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810 gfx900
dis image_gather4 v[4:5], v4, s[8:15], s[0:3] dmask:0x1 tfe d16 = 00 01 01 f1 04 04 02 80

target gfx810
asm image_gather4 v[7:8], v198, s[24:31], s[56:59] dmask:0x1 r128 lwe d16 = 00 81 02 f1 c6 07 c6 81
asm image_gather4 v[254:255], v0, s[20:27], ttmp[4:7] dmask:0x1 da d16 = 00 41 00 f1 00 fe a5 83

target gfx900
asm image_gather4 v[252:255], v7, s[40:47], s[56:59] dmask:0x2 = 00 02 00 f1 07 fc ca 01
asm image_gather4 v[100:104], v1, s[64:71], ttmp[4:7] dmask:0x8 tfe = 00 08 01 f1 01 64 90 03
asm image_gather4 v[5:6], v5, s[84:91], s[92:95] dmask:0x2 slc da d16 = 00 42 00 f3 05 05 f5 82
asm image_gather4 v[100:103], v5, s[72:79], s[32:35] dmask:0x2 unorm slc da = 00 52 00 f3 05 64 12 01
asm image_gather4 v[100:103], v1, s[48:55], s[8:11] dmask:0x8 glc a16 lwe = 00 a8 02 f1 01 64 4c 00
enc image_gather4 v[74:77], v[210:211], ttmp[4:11], s[24:27] dmask:0x4 = 00 04 00 f1 d2 4a dc 00
enc image_gather4 v[74:77], v[179:181], ttmp[4:11], s[24:27] dmask:0x4 = 00 04 00 f1 b3 4a dc 00
enc image_gather4 v[74:77], v[229:232], ttmp[4:11], s[24:27] dmask:0x4 = 00 04 00 f1 e5 4a dc 00
bad image_gather4 v[74:77], v[4:19], ttmp[4:11], s[24:27] dmask:0x4 ! 1:25: the address of image_gather4 takes 1 to 4 registers, found 16
bad image_gather4 v[0:5], v251, ttmp[4:11], s[24:27] dmask:0x4 ! 1:15: the data take 4 registers, found 6
bad image_gather4 s0, v251, ttmp[4:11], s[24:27] dmask:0x4 ! 1:15: destination must be 4 vector registers
bad image_gather4 v[74:77], v251, ttmp[4:11] dmask:0x1 ! 1:51: expected 4 operands, found 3
bad image_gather4 v[74:77], v251, s[8:11], s[24:27] dmask:0x4 ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_gather4 v[74:77], v251, ttmp[4:11], s[24:27] dmask:0x4 r128 ! 1:62: image_gather4 has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12
bad image_gather4 v[0:3], v4, s[8:15], s[0:3] dmask:0x3 ! 1:49: image_gather4 gathers one component: dmask is 0x1, 0x2, 0x4 or 0x8
bad image_gather4 v[0:3], v4, s[8:15], s[0:3] ! 1:42: image_gather4 gathers one component: dmask is 0x1, 0x2, 0x4 or 0x8
bad image_gather4 v0, v4, s[8:15], s[0:3] dmask:0x1 ! 1:15: the data take 4 registers, found 1

target gfx1010
dis image_gather4 v[68:71], v190, s[32:39], s[16:19] dmask:0x5 dim:SQ_RSRC_IMG_1D glc slc = 00 25 00 f3 be 44 88 00

target gfx1100
dis image_gather4 v[8:11], v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 bc f0 10 08 0c 40

target gfx1200
dis image_gather4 v[6:9], [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT scope:SCOPE_SE = 01 c0 0b e4 06 60 14 20 10 00 00 00
