# image_gather4_c_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_cl v[61:64], v[100:101], s[88:95], s[24:27] dmask:0x8 = 00 08 24 f1 64 3d d6 00
asm image_gather4_c_cl v[252:255], v[0:1], s[20:27], s[72:75] dmask:0x4 glc slc da = 00 64 24 f3 00 fc 45 02
asm image_gather4_c_cl v[0:3], v[7:8], s[16:23], ttmp[4:7] dmask:0x4 glc r128 lwe da d16 = 00 e4 26 f1 07 00 a4 83
asm image_gather4_c_cl v[100:103], v[7:8], s[28:35], s[84:87] dmask:0x1 = 00 01 24 f1 07 64 a7 02
enc image_gather4_c_cl v[0:3], v[113:115], ttmp[4:11], s[84:87] dmask:0x1 = 00 01 24 f1 71 00 bd 02
enc image_gather4_c_cl v[0:3], v[167:174], ttmp[4:11], s[84:87] dmask:0x1 = 00 01 24 f1 a7 00 bd 02
bad image_gather4_c_cl v[0:3], v[4:19], ttmp[4:11], s[84:87] dmask:0x1 ! 1:28: the address of image_gather4_c_cl takes 2 to 5 registers, or 8, found 16
bad image_gather4_c_cl v[0:5], v[0:1], ttmp[4:11], s[84:87] dmask:0x1 ! 1:20: the data take 4 registers, found 6
bad image_gather4_c_cl s0, v[0:1], ttmp[4:11], s[84:87] dmask:0x1 ! 1:20: destination must be 4 vector registers
bad image_gather4_c_cl v[0:3], v[0:1], ttmp[4:11] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_gather4_c_cl v[0:3], v[0:1], s[8:11], s[84:87] dmask:0x1 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_cl v[0:3], v[0:1], ttmp[4:11], s[84:87] dmask:0x1 a16 ! 1:67: image_gather4_c_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c_cl v[100:101], v[7:8], s[24:31], s[76:79] dmask:0x2 unorm da d16 = 00 52 24 f1 07 64 66 82
asm image_gather4_c_cl v[100:101], v[254:255], s[40:47], s[4:7] dmask:0x1 r128 d16 = 00 81 24 f1 fe 64 2a 80

target gfx900
asm image_gather4_c_cl v[7:10], v[254:255], s[28:35], s[60:63] dmask:0x2 = 00 02 24 f1 fe 07 e7 01
asm image_gather4_c_cl v[0:3], v[100:101], s[40:47], s[80:83] dmask:0x2 unorm slc lwe = 00 12 26 f3 64 00 8a 02
asm image_gather4_c_cl v[254:255], v[1:2], s[12:19], s[52:55] dmask:0x8 d16 = 00 08 24 f1 01 fe a3 81
asm image_gather4_c_cl v[252:255], v[111:112], s[68:75], s[52:55] dmask:0x4 a16 = 00 84 24 f1 6f fc b1 01
asm image_gather4_c_cl v[0:3], v[0:1], s[32:39], ttmp[4:7] dmask:0x2 glc a16 = 00 a2 24 f1 00 00 88 03
enc image_gather4_c_cl v[1:4], v[103:105], s[8:15], ttmp[4:7] dmask:0x2 = 00 02 24 f1 67 01 82 03
enc image_gather4_c_cl v[1:4], v[11:14], s[8:15], ttmp[4:7] dmask:0x2 = 00 02 24 f1 0b 01 82 03
enc image_gather4_c_cl v[1:4], v[160:167], s[8:15], ttmp[4:7] dmask:0x2 = 00 02 24 f1 a0 01 82 03
bad image_gather4_c_cl v[1:4], v[4:19], s[8:15], ttmp[4:7] dmask:0x2 ! 1:28: the address of image_gather4_c_cl takes 2 to 5 registers, or 8, found 16
bad image_gather4_c_cl v[0:5], v[5:6], s[8:15], ttmp[4:7] dmask:0x2 ! 1:20: the data take 4 registers, found 6
bad image_gather4_c_cl s0, v[5:6], s[8:15], ttmp[4:7] dmask:0x2 ! 1:20: destination must be 4 vector registers
bad image_gather4_c_cl v[1:4], v[5:6], s[8:15] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_gather4_c_cl v[1:4], v[5:6], s[8:11], ttmp[4:7] dmask:0x2 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_cl v[1:4], v[5:6], s[8:15], ttmp[4:7] dmask:0x2 r128 ! 1:65: image_gather4_c_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_c_cl v[134:137], v[88:91], s[0:7], s[48:51] dmask:0x4 dim:SQ_RSRC_IMG_2D glc slc dlc = 88 24 24 f3 58 86 80 01

target gfx1100
dis image_gather4_c_cl v[8:11], v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 88 f1 10 08 0c 40

target gfx1200
asm image_gather4_c_cl v[98:101], [v16, v0, v0, v0], s[80:87], s[80:83] dmask:0x2 dim:SQ_RSRC_IMG_2D th:TH_LOAD_HT scope:SCOPE_DEV = 01 80 98 e4 62 a0 28 28 10 00 00 00
