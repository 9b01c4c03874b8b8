# image_gather4_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_o v[1:4], v[100:101], s[8:15], s[24:27] dmask:0x2 = 00 02 40 f1 64 01 c2 00
asm image_gather4_o v[251:255], v[46:47], s[16:23], s[20:23] dmask:0x8 tfe = 00 08 41 f1 2e fb a4 00
asm image_gather4_o v[100:103], v[254:255], ttmp[4:11], s[84:87] dmask:0x4 unorm glc slc da d16 = 00 74 40 f3 fe 64 bd 82
asm image_gather4_o v[5:8], v[1:2], s[8:15], s[44:47] dmask:0x4 lwe da = 00 44 42 f1 01 05 62 01
enc image_gather4_o v[100:103], v[214:216], s[0:7], s[92:95] dmask:0x8 = 00 08 40 f1 d6 64 e0 02
enc image_gather4_o v[100:103], v[35:38], s[0:7], s[92:95] dmask:0x8 = 00 08 40 f1 23 64 e0 02
bad image_gather4_o v[100:103], v[4:19], s[0:7], s[92:95] dmask:0x8 ! 1:29: the address of image_gather4_o takes 2 to 4 registers, found 16
bad image_gather4_o v[0:5], v[5:6], s[0:7], s[92:95] dmask:0x8 ! 1:17: the data take 4 registers, found 6
bad image_gather4_o s0, v[5:6], s[0:7], s[92:95] dmask:0x8 ! 1:17: destination must be 4 vector registers
bad image_gather4_o v[100:103], v[5:6], s[0:7] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_gather4_o v[100:103], v[5:6], s[8:11], s[92:95] dmask:0x8 ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_o v[100:103], v[5:6], s[0:7], s[92:95] dmask:0x8 a16 ! 1:64: image_gather4_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_o v[7:8], v[7:8], ttmp[4:11], ttmp[4:7] dmask:0x1 unorm d16 = 00 11 40 f1 07 07 bd 83
asm image_gather4_o v[5:6], v[0:1], s[88:95], s[44:47] dmask:0x8 slc da d16 = 00 48 40 f3 00 05 76 81

target gfx900
asm image_gather4_o v[252:255], v[1:2], s[28:35], s[72:75] dmask:0x8 = 00 08 40 f1 01 fc 47 02
asm image_gather4_o v[0:3], v[254:255], s[16:23], s[20:23] dmask:0x8 slc a16 lwe = 00 88 42 f3 fe 00 a4 00
asm image_gather4_o v[7:8], v[100:101], s[16:23], s[8:11] dmask:0x1 d16 = 00 01 40 f1 64 07 44 80
asm image_gather4_o v[151:155], v[7:8], s[12:19], s[48:51] dmask:0x8 slc tfe = 00 08 41 f3 07 97 83 01
asm image_gather4_o v[5:9], v[100:101], s[0:7], s[16:19] dmask:0x1 glc slc tfe = 00 21 41 f3 64 05 80 00
enc image_gather4_o v[252:255], v[88:90], s[0:7], ttmp[4:7] dmask:0x2 = 00 02 40 f1 58 fc 80 03
enc image_gather4_o v[252:255], v[214:217], s[0:7], ttmp[4:7] dmask:0x2 = 00 02 40 f1 d6 fc 80 03
bad image_gather4_o v[252:255], v[4:19], s[0:7], ttmp[4:7] dmask:0x2 ! 1:29: the address of image_gather4_o takes 2 to 4 registers, found 16
bad image_gather4_o v[0:5], v[5:6], s[0:7], ttmp[4:7] dmask:0x2 ! 1:17: the data take 4 registers, found 6
bad image_gather4_o s0, v[5:6], s[0:7], ttmp[4:7] dmask:0x2 ! 1:17: destination must be 4 vector registers
bad image_gather4_o v[252:255], v[5:6], s[0:7] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_gather4_o v[252:255], v[5:6], s[8:11], ttmp[4:7] dmask:0x2 ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_o v[252:255], v[5:6], s[0:7], ttmp[4:7] dmask:0x2 r128 ! 1:65: image_gather4_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_gather4_o v[34:37], v[94:96], s[48:55], s[32:35] dmask:0xc dim:SQ_RSRC_IMG_2D dlc = 88 0c 40 f1 5e 22 0c 01

target gfx1100
dis image_gather4_o v[8:11], v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 d4 f0 10 08 0c 40

target gfx1200
asm image_gather4_o v[162:165], [v16, v0], s[0:7], s[80:83] dmask:0x2 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_DEV = 00 40 8d e4 a2 00 18 28 10 00 00 00
