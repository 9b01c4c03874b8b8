# image_gather4_c_b_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_gather4_c_b_cl v[100:103], v[100:102], s[68:75], s[48:51] dmask:0x2 = 00 02 38 f1 64 64 91 01
asm image_gather4_c_b_cl v[5:9], v[7:9], s[36:43], s[40:43] dmask:0x8 tfe da = 00 48 39 f1 07 05 49 01
asm image_gather4_c_b_cl v[7:10], v[7:9], s[20:27], s[0:3] dmask:0x2 unorm d16 = 00 12 38 f1 07 07 05 80
asm image_gather4_c_b_cl v[0:3], v[1:3], s[88:95], s[72:75] dmask:0x1 da = 00 41 38 f1 01 00 56 02
enc image_gather4_c_b_cl v[4:7], v[169:172], ttmp[4:11], s[60:63] dmask:0x8 = 00 08 38 f1 a9 04 fd 01
enc image_gather4_c_b_cl v[4:7], v[239:246], ttmp[4:11], s[60:63] dmask:0x8 = 00 08 38 f1 ef 04 fd 01
bad image_gather4_c_b_cl v[4:7], v[4:19], ttmp[4:11], s[60:63] dmask:0x8 ! 1:30: the address of image_gather4_c_b_cl takes 3 to 6 registers, or 8, found 16
bad image_gather4_c_b_cl v[0:5], v[1:3], ttmp[4:11], s[60:63] dmask:0x8 ! 1:22: the data take 4 registers, found 6
bad image_gather4_c_b_cl s0, v[1:3], ttmp[4:11], s[60:63] dmask:0x8 ! 1:22: destination must be 4 vector registers
bad image_gather4_c_b_cl v[4:7], v[1:3], ttmp[4:11] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_gather4_c_b_cl v[4:7], v[1:3], s[8:11], s[60:63] dmask:0x8 ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b_cl v[4:7], v[1:3], ttmp[4:11], s[60:63] dmask:0x8 a16 ! 1:69: image_gather4_c_b_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_gather4_c_b_cl v[235:236], v[0:2], s[28:35], s[36:39] dmask:0x4 r128 da d16 = 00 c4 38 f1 00 eb 27 81
asm image_gather4_c_b_cl v[100:101], v[100:102], s[8:15], ttmp[4:7] dmask:0x4 unorm slc da d16 = 00 54 38 f3 64 64 a2 83

target gfx900
asm image_gather4_c_b_cl v[5:8], v[0:2], s[48:55], s[16:19] dmask:0x8 = 00 08 38 f1 00 05 8c 00
asm image_gather4_c_b_cl v[132:135], v[7:9], s[12:19], s[24:27] dmask:0x8 slc = 00 08 38 f3 07 84 c3 00
asm image_gather4_c_b_cl v[0:1], v[55:57], s[20:27], s[56:59] dmask:0x1 lwe da d16 = 00 41 3a f1 37 00 c5 81
asm image_gather4_c_b_cl v[100:103], v[0:2], s[72:79], ttmp[4:7] dmask:0x8 unorm = 00 18 38 f1 00 64 92 03
asm image_gather4_c_b_cl v[0:3], v[0:2], s[56:63], s[88:91] dmask:0x1 slc lwe da = 00 41 3a f3 00 00 ce 02
enc image_gather4_c_b_cl v[1:5], v[67:70], s[32:39], s[60:63] dmask:0x2 tfe = 00 02 39 f1 43 01 e8 01
enc image_gather4_c_b_cl v[1:5], v[24:31], s[32:39], s[60:63] dmask:0x2 tfe = 00 02 39 f1 18 01 e8 01
bad image_gather4_c_b_cl v[1:5], v[4:19], s[32:39], s[60:63] dmask:0x2 tfe ! 1:30: the address of image_gather4_c_b_cl takes 3 to 6 registers, or 8, found 16
bad image_gather4_c_b_cl v[0:5], v[238:240], s[32:39], s[60:63] dmask:0x2 tfe ! 1:22: the data take 5 registers, found 6
bad image_gather4_c_b_cl s0, v[238:240], s[32:39], s[60:63] dmask:0x2 tfe ! 1:22: destination must be 4 vector registers
bad image_gather4_c_b_cl v[1:5], v[238:240], s[32:39] dmask:0x1 ! 1:60: expected 4 operands, found 3
bad image_gather4_c_b_cl v[1:5], v[238:240], s[8:11], s[60:63] dmask:0x2 tfe ! 1:42: third operand takes 8 scalar registers, found 4 registers
bad image_gather4_c_b_cl v[1:5], v[238:240], s[32:39], s[60:63] dmask:0x2 tfe r128 ! 1:75: image_gather4_c_b_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_gather4_c_b_cl v[46:49], v[118:122], s[32:39], s[64:67] dmask:0x7 dim:SQ_RSRC_IMG_2D dlc = 88 07 38 f1 76 2e 08 02

target gfx1100
dis image_gather4_c_b_cl v[8:11], v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 94 f1 10 08 0c 40

target gfx1200
dis image_gather4_c_b_cl v[144:147], [v16, v0, v0, v[0:1]], s[64:71], s[64:67] dmask:0x6 dim:SQ_RSRC_IMG_2D scope:SCOPE_SE = 01 40 99 e5 90 80 04 20 10 00 00 00
