# image_sample_c_l_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_l_o v[0:4], v[1:3], s[4:11], s[60:63] dmask:0xf tfe = 00 0f f1 f0 01 00 e1 01
asm image_sample_c_l_o v[0:2], v[253:255], ttmp[4:11], s[56:59] dmask:0xd = 00 0d f0 f0 fd 00 dd 01
asm image_sample_c_l_o v[0:2], v[5:7], s[80:87], s[4:7] dmask:0xa unorm glc tfe d16 = 00 3a f1 f0 05 00 34 80
asm image_sample_c_l_o v[5:7], v[1:3], s[32:39], ttmp[4:7] dmask:0x7 r128 = 00 87 f0 f0 01 05 a8 03
enc image_sample_c_l_o v[0:1], v[160:163], s[64:71], s[24:27] dmask:0x5 = 00 05 f0 f0 a0 00 d0 00
enc image_sample_c_l_o v[0:1], v[247:251], s[64:71], s[24:27] dmask:0x5 = 00 05 f0 f0 f7 00 d0 00
enc image_sample_c_l_o v[0:1], v[229:236], s[64:71], s[24:27] dmask:0x5 = 00 05 f0 f0 e5 00 d0 00
bad image_sample_c_l_o v[0:1], v[4:19], s[64:71], s[24:27] dmask:0x5 ! 1:28: the address of image_sample_c_l_o takes 3 to 6 registers, or 8, found 16
bad image_sample_c_l_o v[0:5], v[1:3], s[64:71], s[24:27] dmask:0x5 ! 1:20: the data take 2 registers, found 6
bad image_sample_c_l_o s0, v[1:3], s[64:71], s[24:27] dmask:0x5 ! 1:20: destination must be a vector register
bad image_sample_c_l_o v[0:1], v[1:3], s[64:71] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_l_o v[0:1], v[1:3], s[8:11], s[24:27] dmask:0x5 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_l_o v[0:1], v[1:3], s[64:71], s[24:27] dmask:0x5 a16 ! 1:65: image_sample_c_l_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_l_o v14, v[253:255], s[8:15], s[92:95] dmask:0x8 glc lwe d16 = 00 28 f2 f0 fd 0e e2 82
asm image_sample_c_l_o v[0:2], v[100:102], s[36:43], ttmp[4:7] dmask:0xe unorm tfe d16 = 00 1e f1 f0 64 00 a9 83

target gfx900
asm image_sample_c_l_o v0, v[108:110], s[60:67], ttmp[4:7] dmask:0x4 = 00 04 f0 f0 6c 00 8f 03
asm image_sample_c_l_o v100, v[7:9], s[8:15], s[60:63] dmask:0x1 lwe = 00 01 f2 f0 07 64 e2 01
asm image_sample_c_l_o v255, v[100:102], ttmp[4:11], s[60:63] dmask:0x1 slc da d16 = 00 41 f0 f2 64 ff fc 81
asm image_sample_c_l_o v[7:9], v[253:255], s[36:43], s[44:47] dmask:0xa glc a16 tfe da = 00 ea f1 f0 fd 07 69 01
asm image_sample_c_l_o v[253:255], v[7:9], s[52:59], s[16:19] dmask:0xe unorm glc da = 00 7e f0 f0 07 fd 8d 00
enc image_sample_c_l_o v[0:2], v[248:251], s[20:27], s[4:7] dmask:0x7 = 00 07 f0 f0 f8 00 25 00
enc image_sample_c_l_o v[0:2], v[170:175], s[20:27], s[4:7] dmask:0x7 = 00 07 f0 f0 aa 00 25 00
enc image_sample_c_l_o v[0:2], v[81:88], s[20:27], s[4:7] dmask:0x7 = 00 07 f0 f0 51 00 25 00
bad image_sample_c_l_o v[0:2], v[4:19], s[20:27], s[4:7] dmask:0x7 ! 1:28: the address of image_sample_c_l_o takes 3 to 6 registers, or 8, found 16
bad image_sample_c_l_o v[0:5], v[5:7], s[20:27], s[4:7] dmask:0x7 ! 1:20: the data take 3 registers, found 6
bad image_sample_c_l_o s0, v[5:7], s[20:27], s[4:7] dmask:0x7 ! 1:20: destination must be a vector register
bad image_sample_c_l_o v[0:2], v[5:7], s[20:27] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_l_o v[0:2], v[5:7], s[8:11], s[4:7] dmask:0x7 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_l_o v[0:2], v[5:7], s[20:27], s[4:7] dmask:0x7 r128 ! 1:63: image_sample_c_l_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_l_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 f0 f0 10 08 0c 02

target gfx1100
asm image_sample_c_l_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b0 f0 10 08 0c 40

target gfx1200
asm image_sample_c_l_o v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 00 0b e4 08 60 08 20 10 00 00 00
