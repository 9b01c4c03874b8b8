# image_gather4_c_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_o v[0:3], v[1:3], s[68:75], s[48:51] dmask:0x4 = 00 04 60 f1 01 00 91 01
asm image_gather4_c_o v[7:11], v[0:2], s[28:35], ttmp[4:7] dmask:0x1 glc slc tfe = 00 21 61 f3 00 07 a7 03
asm image_gather4_c_o v[100:103], v[7:9], s[76:83], ttmp[4:7] dmask:0x2 glc d16 = 00 22 60 f1 07 64 b3 83
asm image_gather4_c_o v[0:3], v[100:102], s[28:35], s[44:47] dmask:0x4 slc = 00 04 60 f3 64 00 67 01
enc image_gather4_c_o v[100:104], v[139:142], s[64:71], ttmp[4:7] dmask:0x1 tfe = 00 01 61 f1 8b 64 b0 03
enc image_gather4_c_o v[100:104], v[242:246], s[64:71], ttmp[4:7] dmask:0x1 tfe = 00 01 61 f1 f2 64 b0 03
enc image_gather4_c_o v[100:104], v[195:202], s[64:71], ttmp[4:7] dmask:0x1 tfe = 00 01 61 f1 c3 64 b0 03
bad image_gather4_c_o v[100:104], v[4:19], s[64:71], ttmp[4:7] dmask:0x1 tfe ! 1:31: the address of image_gather4_c_o takes 3 to 5 registers, or 8, found 16
bad image_gather4_c_o v[0:5], v[5:7], s[64:71], ttmp[4:7] dmask:0x1 tfe ! 1:19: the data take 5 registers, found 6
bad image_gather4_c_o s0, v[5:7], s[64:71], ttmp[4:7] dmask:0x1 tfe ! 1:19: destination must be 4 vector registers
bad image_gather4_c_o v[100:104], v[5:7], s[64:71] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_gather4_c_o v[100:104], v[5:7], s[8:11], ttmp[4:7] dmask:0x1 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_o v[100:104], v[5:7], s[64:71], ttmp[4:7] dmask:0x1 tfe a16 ! 1:73: image_gather4_c_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_gather4_c_o v[0:1], v[100:102], s[72:79], s[44:47] dmask:0x8 r128 d16 = 00 88 60 f1 64 00 72 81
asm image_gather4_c_o v[7:8], v[176:178], s[76:83], s[36:39] dmask:0x2 d16 = 00 02 60 f1 b0 07 33 81

target gfx900
asm image_gather4_c_o v[7:11], v[1:3], s[48:55], s[8:11] dmask:0x1 tfe = 00 01 61 f1 01 07 4c 00
asm image_gather4_c_o v[100:103], v[253:255], s[16:23], ttmp[4:7] dmask:0x4 a16 da = 00 c4 60 f1 fd 64 84 03
asm image_gather4_c_o v[254:255], v[0:2], s[28:35], s[76:79] dmask:0x8 glc slc lwe d16 = 00 28 62 f3 00 fe 67 82
asm image_gather4_c_o v[252:255], v[173:175], s[80:87], s[72:75] dmask:0x2 unorm glc a16 da = 00 f2 60 f1 ad fc 54 02
asm image_gather4_c_o v[0:3], v[116:118], s[24:31], s[32:35] dmask:0x4 unorm a16 = 00 94 60 f1 74 00 06 01
enc image_gather4_c_o v[252:255], v[23:26], s[60:67], s[64:67] dmask:0x2 = 00 02 60 f1 17 fc 0f 02
enc image_gather4_c_o v[252:255], v[72:79], s[60:67], s[64:67] dmask:0x2 = 00 02 60 f1 48 fc 0f 02
bad image_gather4_c_o v[252:255], v[4:19], s[60:67], s[64:67] dmask:0x2 ! 1:31: the address of image_gather4_c_o takes 3 to 5 registers, or 8, found 16
bad image_gather4_c_o v[0:5], v[112:114], s[60:67], s[64:67] dmask:0x2 ! 1:19: the data take 4 registers, found 6
bad image_gather4_c_o s0, v[112:114], s[60:67], s[64:67] dmask:0x2 ! 1:19: destination must be 4 vector registers
bad image_gather4_c_o v[252:255], v[112:114], s[60:67] dmask:0x1 ! 1:61: expected 4 operands, found 3
bad image_gather4_c_o v[252:255], v[112:114], s[8:11], s[64:67] dmask:0x2 ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_o v[252:255], v[112:114], s[60:67], s[64:67] dmask:0x2 r128 ! 1:72: image_gather4_c_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_gather4_c_o v[34:37], v[60:62], s[16:23], s[32:35] dmask:0x1 dim:SQ_RSRC_IMG_1D = 00 01 60 f1 3c 22 04 01
