# image_sample_b_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_b_o v[149:150], v[73:75], ttmp[4:11], s[72:75] dmask:0x8 tfe = 00 08 d5 f0 49 95 5d 02
asm image_sample_b_o v[253:255], v[211:213], ttmp[4:11], s[44:47] dmask:0xe glc da = 00 6e d4 f0 d3 fd 7d 01
asm image_sample_b_o v[5:7], v[7:9], s[44:51], ttmp[4:7] dmask:0xa glc r128 tfe lwe da d16 = 00 ea d7 f0 07 05 ab 83
asm image_sample_b_o v[145:146], v[5:7], s[0:7], s[40:43] dmask:0x5 glc r128 = 00 a5 d4 f0 05 91 40 01
enc image_sample_b_o v[254:255], v[149:152], s[12:19], ttmp[4:7] dmask:0x6 = 00 06 d4 f0 95 fe a3 03
enc image_sample_b_o v[254:255], v[30:37], s[12:19], ttmp[4:7] dmask:0x6 = 00 06 d4 f0 1e fe a3 03
bad image_sample_b_o v[254:255], v[4:19], s[12:19], ttmp[4:7] dmask:0x6 ! 1:30: the address of image_sample_b_o takes 3 to 5 registers, or 8, found 16
bad image_sample_b_o v[0:5], v[100:102], s[12:19], ttmp[4:7] dmask:0x6 ! 1:18: the data take 2 registers, found 6
bad image_sample_b_o s0, v[100:102], s[12:19], ttmp[4:7] dmask:0x6 ! 1:18: destination must be a vector register
bad image_sample_b_o v[254:255], v[100:102], s[12:19] dmask:0x1 ! 1:60: expected 4 operands, found 3
bad image_sample_b_o v[254:255], v[100:102], s[8:11], ttmp[4:7] dmask:0x6 ! 1:42: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b_o v[254:255], v[100:102], s[12:19], ttmp[4:7] dmask:0x6 a16 ! 1:72: image_sample_b_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_b_o v[1:2], v[185:187], s[44:51], s[24:27] dmask:0xf d16 = 00 0f d4 f0 b9 01 cb 80
asm image_sample_b_o v[1:2], v[253:255], s[40:47], ttmp[4:7] dmask:0x1 unorm tfe d16 = 00 11 d5 f0 fd 01 aa 83

target gfx900
asm image_sample_b_o v[100:102], v[253:255], s[20:27], s[48:51] dmask:0x3 tfe = 00 03 d5 f0 fd 64 85 01
asm image_sample_b_o v[100:102], v[5:7], s[84:91], s[4:7] dmask:0xd = 00 0d d4 f0 05 64 35 00
asm image_sample_b_o v255, v[7:9], s[68:75], s[60:63] dmask:0x1 glc slc da d16 = 00 61 d4 f2 07 ff f1 81
asm image_sample_b_o v[100:103], v[7:9], s[8:15], s[24:27] dmask:0xf lwe = 00 0f d6 f0 07 64 c2 00
asm image_sample_b_o v[7:8], v[60:62], ttmp[4:11], s[88:91] dmask:0x1 slc tfe = 00 01 d5 f2 3c 07 dc 02
enc image_sample_b_o v0, v[111:114], s[28:35], s[8:11] = 00 00 d4 f0 6f 00 47 00
enc image_sample_b_o v0, v[149:156], s[28:35], s[8:11] = 00 00 d4 f0 95 00 47 00
bad image_sample_b_o v0, v[4:19], s[28:35], s[8:11] ! 1:22: the address of image_sample_b_o takes 3 to 5 registers, or 8, found 16
bad image_sample_b_o v[0:5], v[7:9], s[28:35], s[8:11] ! 1:18: the data take 1 register, found 6
bad image_sample_b_o s0, v[7:9], s[28:35], s[8:11] ! 1:18: destination must be a vector register
bad image_sample_b_o v0, v[7:9], s[28:35] dmask:0x1 ! 1:48: expected 4 operands, found 3
bad image_sample_b_o v0, v[7:9], s[8:11], s[8:11] ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b_o v0, v[7:9], s[28:35], s[8:11] r128 ! 1:48: image_sample_b_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_b_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 d4 f0 10 08 0c 02

target gfx1100
asm image_sample_b_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a0 f0 10 08 0c 40

target gfx1200
asm image_sample_b_o v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 0a e4 08 60 00 20 10 00 00 00
