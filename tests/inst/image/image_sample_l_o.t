# image_sample_l_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_l_o v[1:2], v[111:112], s[68:75], s[24:27] dmask:0xc = 00 0c d0 f0 6f 01 d1 00
asm image_sample_l_o v[1:2], v[7:8], s[60:67], ttmp[4:7] dmask:0x9 unorm r128 = 00 99 d0 f0 07 01 af 03
asm image_sample_l_o v[0:1], v[100:101], s[36:43], s[48:51] dmask:0x8 tfe da d16 = 00 48 d1 f0 64 00 89 81
asm image_sample_l_o v100, v[1:2], s[20:27], s[72:75] slc r128 = 00 80 d0 f2 01 64 45 02
enc image_sample_l_o v[7:9], v[156:158], s[64:71], s[36:39] dmask:0x7 = 00 07 d0 f0 9c 07 30 01
enc image_sample_l_o v[7:9], v[190:193], s[64:71], s[36:39] dmask:0x7 = 00 07 d0 f0 be 07 30 01
enc image_sample_l_o v[7:9], v[210:217], s[64:71], s[36:39] dmask:0x7 = 00 07 d0 f0 d2 07 30 01
bad image_sample_l_o v[7:9], v[4:19], s[64:71], s[36:39] dmask:0x7 ! 1:26: the address of image_sample_l_o takes 2 to 5 registers, or 8, found 16
bad image_sample_l_o v[0:5], v[7:8], s[64:71], s[36:39] dmask:0x7 ! 1:18: the data take 3 registers, found 6
bad image_sample_l_o s0, v[7:8], s[64:71], s[36:39] dmask:0x7 ! 1:18: destination must be a vector register
bad image_sample_l_o v[7:9], v[7:8], s[64:71] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_sample_l_o v[7:9], v[7:8], s[8:11], s[36:39] dmask:0x7 ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_sample_l_o v[7:9], v[7:8], s[64:71], s[36:39] dmask:0x7 a16 ! 1:63: image_sample_l_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_l_o v[7:8], v[7:8], ttmp[4:11], s[8:11] dmask:0xb d16 = 00 0b d0 f0 07 07 5d 80
asm image_sample_l_o v1, v[0:1], s[44:51], s[84:87] dmask:0x5 da d16 = 00 45 d0 f0 00 01 ab 82

target gfx900
asm image_sample_l_o v[48:50], v[0:1], s[12:19], s[48:51] dmask:0xd = 00 0d d0 f0 00 30 83 01
asm image_sample_l_o v[5:6], v[254:255], s[24:31], s[0:3] dmask:0xa slc = 00 0a d0 f2 fe 05 06 00
asm image_sample_l_o v7, v[100:101], s[80:87], s[80:83] dmask:0x6 d16 = 00 06 d0 f0 64 07 94 82
asm image_sample_l_o v[7:9], v[100:101], s[40:47], s[28:31] dmask:0x3 unorm a16 tfe = 00 93 d1 f0 64 07 ea 00
asm image_sample_l_o v[1:3], v[0:1], s[52:59], s[84:87] dmask:0x3 slc tfe = 00 03 d1 f2 00 01 ad 02
enc image_sample_l_o v[100:102], v[43:45], s[40:47], s[12:15] dmask:0x9 tfe = 00 09 d1 f0 2b 64 6a 00
enc image_sample_l_o v[100:102], v[128:132], s[40:47], s[12:15] dmask:0x9 tfe = 00 09 d1 f0 80 64 6a 00
enc image_sample_l_o v[100:102], v[167:174], s[40:47], s[12:15] dmask:0x9 tfe = 00 09 d1 f0 a7 64 6a 00
bad image_sample_l_o v[100:102], v[4:19], s[40:47], s[12:15] dmask:0x9 tfe ! 1:30: the address of image_sample_l_o takes 2 to 5 registers, or 8, found 16
bad image_sample_l_o v[0:5], v[1:2], s[40:47], s[12:15] dmask:0x9 tfe ! 1:18: the data take 3 registers, found 6
bad image_sample_l_o s0, v[1:2], s[40:47], s[12:15] dmask:0x9 tfe ! 1:18: destination must be a vector register
bad image_sample_l_o v[100:102], v[1:2], s[40:47] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_l_o v[100:102], v[1:2], s[8:11], s[12:15] dmask:0x9 tfe ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_l_o v[100:102], v[1:2], s[40:47], s[12:15] dmask:0x9 tfe r128 ! 1:71: image_sample_l_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_l_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 d0 f0 10 08 0c 02

target gfx1100
asm image_sample_l_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 9c f0 10 08 0c 40

target gfx1200
asm image_sample_l_o v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS = 00 c0 09 e4 08 60 0c 20 10 00 00 00
