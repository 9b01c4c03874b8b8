# image_gather4_b_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_b_cl v[251:255], v[1:2], s[56:63], s[0:3] dmask:0x4 tfe = 00 04 19 f1 01 fb 0e 00
asm image_gather4_b_cl v[5:9], v[212:213], ttmp[4:11], s[92:95] dmask:0x8 r128 tfe = 00 88 19 f1 d4 05 fd 02
asm image_gather4_b_cl v[251:255], v[0:1], ttmp[4:11], s[48:51] dmask:0x2 unorm r128 tfe d16 = 00 92 19 f1 00 fb 9d 81
asm image_gather4_b_cl v[100:103], v[0:1], s[36:43], s[32:35] dmask:0x2 unorm lwe = 00 12 1a f1 00 64 09 01
enc image_gather4_b_cl v[7:11], v[122:124], s[48:55], s[0:3] dmask:0x1 tfe = 00 01 19 f1 7a 07 0c 00
enc image_gather4_b_cl v[7:11], v[5:8], s[48:55], s[0:3] dmask:0x1 tfe = 00 01 19 f1 05 07 0c 00
enc image_gather4_b_cl v[7:11], v[151:158], s[48:55], s[0:3] dmask:0x1 tfe = 00 01 19 f1 97 07 0c 00
bad image_gather4_b_cl v[7:11], v[4:19], s[48:55], s[0:3] dmask:0x1 tfe ! 1:29: the address of image_gather4_b_cl takes 2 to 5 registers, or 8, found 16
bad image_gather4_b_cl v[0:5], v[227:228], s[48:55], s[0:3] dmask:0x1 tfe ! 1:20: the data take 5 registers, found 6
bad image_gather4_b_cl s0, v[227:228], s[48:55], s[0:3] dmask:0x1 tfe ! 1:20: destination must be 4 vector registers
bad image_gather4_b_cl v[7:11], v[227:228], s[48:55] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_gather4_b_cl v[7:11], v[227:228], s[8:11], s[0:3] dmask:0x1 tfe ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b_cl v[7:11], v[227:228], s[48:55], s[0:3] dmask:0x1 tfe a16 ! 1:72: image_gather4_b_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_b_cl v[100:101], v[100:101], s[0:7], s[4:7] dmask:0x4 r128 d16 = 00 84 18 f1 64 64 20 80
asm image_gather4_b_cl v[0:1], v[100:101], s[20:27], s[36:39] dmask:0x4 unorm glc r128 d16 = 00 b4 18 f1 64 00 25 81

target gfx900
asm image_gather4_b_cl v[7:11], v[100:101], s[36:43], s[44:47] dmask:0x2 tfe = 00 02 19 f1 64 07 69 01
asm image_gather4_b_cl v[1:5], v[7:8], s[80:87], s[68:71] dmask:0x4 tfe = 00 04 19 f1 07 01 34 02
asm image_gather4_b_cl v[254:255], v[5:6], ttmp[4:11], ttmp[4:7] dmask:0x1 unorm d16 = 00 11 18 f1 05 fe 9c 83
asm image_gather4_b_cl v[7:11], v[0:1], s[4:11], s[8:11] dmask:0x2 tfe lwe = 00 02 1b f1 00 07 41 00
asm image_gather4_b_cl v[7:11], v[7:8], s[24:31], s[12:15] dmask:0x1 unorm slc a16 tfe = 00 91 19 f3 07 07 66 00
enc image_gather4_b_cl v[1:4], v[6:8], s[0:7], s[84:87] dmask:0x8 = 00 08 18 f1 06 01 a0 02
enc image_gather4_b_cl v[1:4], v[220:227], s[0:7], s[84:87] dmask:0x8 = 00 08 18 f1 dc 01 a0 02
bad image_gather4_b_cl v[1:4], v[4:19], s[0:7], s[84:87] dmask:0x8 ! 1:28: the address of image_gather4_b_cl takes 2 to 5 registers, or 8, found 16
bad image_gather4_b_cl v[0:5], v[28:29], s[0:7], s[84:87] dmask:0x8 ! 1:20: the data take 4 registers, found 6
bad image_gather4_b_cl s0, v[28:29], s[0:7], s[84:87] dmask:0x8 ! 1:20: destination must be 4 vector registers
bad image_gather4_b_cl v[1:4], v[28:29], s[0:7] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_gather4_b_cl v[1:4], v[28:29], s[8:11], s[84:87] dmask:0x8 ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_b_cl v[1:4], v[28:29], s[0:7], s[84:87] dmask:0x8 r128 ! 1:65: image_gather4_b_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_gather4_b_cl v[2:5], v[116:119], s[0:7], s[64:67] dmask:0x8 dim:SQ_RSRC_IMG_2D glc slc = 08 28 18 f3 74 02 00 02

target gfx1100
dis image_gather4_b_cl v[8:11], v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 84 f1 10 08 0c 40

target gfx1200
dis image_gather4_b_cl v[78:81], [v16, v0, v0, v0], s[32:39], s[48:51] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_LOAD_HT scope:SCOPE_SE = 01 40 d8 e4 4e 40 24 18 10 00 00 00
