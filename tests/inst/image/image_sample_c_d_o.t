# image_sample_c_d_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_d_o v[0:2], v[224:227], s[52:59], ttmp[4:7] dmask:0x3 tfe = 00 03 e9 f0 e0 00 ad 03
asm image_sample_c_d_o v[100:101], v[1:4], s[20:27], s[16:19] dmask:0x6 r128 da = 00 c6 e8 f0 01 64 85 00
asm image_sample_c_d_o v[254:255], v[0:3], s[68:75], s[92:95] dmask:0x5 glc d16 = 00 25 e8 f0 00 fe f1 82
asm image_sample_c_d_o v[1:3], v[205:208], s[60:67], s[36:39] dmask:0xe glc r128 = 00 ae e8 f0 cd 01 2f 01
enc image_sample_c_d_o v[1:3], v[64:68], s[12:19], s[16:19] dmask:0xb = 00 0b e8 f0 40 01 83 00
enc image_sample_c_d_o v[1:3], v[153:163], s[12:19], s[16:19] dmask:0xb = 00 0b e8 f0 99 01 83 00
bad image_sample_c_d_o v[1:3], v[4:19], s[12:19], s[16:19] dmask:0xb ! 1:28: the address of image_sample_c_d_o takes 4 to 11 registers, found 16
bad image_sample_c_d_o v[0:5], v[100:103], s[12:19], s[16:19] dmask:0xb ! 1:20: the data take 3 registers, found 6
bad image_sample_c_d_o s0, v[100:103], s[12:19], s[16:19] dmask:0xb ! 1:20: destination must be a vector register
bad image_sample_c_d_o v[1:3], v[100:103], s[12:19] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_sample_c_d_o v[1:3], v[100:103], s[8:11], s[16:19] dmask:0xb ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d_o v[1:3], v[100:103], s[12:19], s[16:19] dmask:0xb a16 ! 1:69: image_sample_c_d_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_d_o v[30:31], v[100:103], s[12:19], s[20:23] dmask:0xe da d16 = 00 4e e8 f0 64 1e a3 80
asm image_sample_c_d_o v255, v[0:3], s[84:91], s[20:23] dmask:0x9 unorm r128 da d16 = 00 d9 e8 f0 00 ff b5 80

target gfx900
asm image_sample_c_d_o v[100:101], v[252:255], s[88:95], s[32:35] dmask:0x1 tfe = 00 01 e9 f0 fc 64 16 01
asm image_sample_c_d_o v7, v[100:103], s[12:19], s[92:95] a16 da = 00 c0 e8 f0 64 07 e3 02
asm image_sample_c_d_o v[7:9], v[7:10], ttmp[4:11], s[76:79] dmask:0xf slc tfe da d16 = 00 4f e9 f2 07 07 7c 82
asm image_sample_c_d_o v[0:1], v[0:3], ttmp[4:11], s[52:55] dmask:0x5 glc a16 = 00 a5 e8 f0 00 00 bc 01
asm image_sample_c_d_o v[254:255], v[0:3], s[84:91], s[8:11] dmask:0x6 unorm glc slc da = 00 76 e8 f2 00 fe 55 00
enc image_sample_c_d_o v[254:255], v[121:125], s[8:15], s[32:35] dmask:0xc = 00 0c e8 f0 79 fe 02 01
enc image_sample_c_d_o v[254:255], v[2:12], s[8:15], s[32:35] dmask:0xc = 00 0c e8 f0 02 fe 02 01
bad image_sample_c_d_o v[254:255], v[4:19], s[8:15], s[32:35] dmask:0xc ! 1:32: the address of image_sample_c_d_o takes 4 to 11 registers, found 16
bad image_sample_c_d_o v[0:5], v[5:8], s[8:15], s[32:35] dmask:0xc ! 1:20: the data take 2 registers, found 6
bad image_sample_c_d_o s0, v[5:8], s[8:15], s[32:35] dmask:0xc ! 1:20: destination must be a vector register
bad image_sample_c_d_o v[254:255], v[5:8], s[8:15] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_c_d_o v[254:255], v[5:8], s[8:11], s[32:35] dmask:0xc ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d_o v[254:255], v[5:8], s[8:15], s[32:35] dmask:0xc r128 ! 1:68: image_sample_c_d_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_d_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 e8 f0 10 08 0c 02

target gfx1100
asm image_sample_c_d_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 ac f0 10 08 0c 40

target gfx1200
asm image_sample_c_d_o v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT = 00 c0 0a e4 08 60 10 20 10 00 00 00
