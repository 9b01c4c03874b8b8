# image_sample_d_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_d_o v[7:9], v[0:2], s[28:35], ttmp[4:7] dmask:0x9 tfe = 00 09 c9 f0 00 07 a7 03
asm image_sample_d_o v[100:101], v[0:2], s[72:79], s[76:79] dmask:0x2 glc slc r128 tfe = 00 a2 c9 f2 00 64 72 02
asm image_sample_d_o v[100:101], v[100:102], s[4:11], ttmp[4:7] dmask:0x1 glc slc tfe d16 = 00 21 c9 f2 64 64 a1 83
asm image_sample_d_o v[100:101], v[1:3], s[12:19], s[60:63] dmask:0x9 glc r128 = 00 a9 c8 f0 01 64 e3 01
enc image_sample_d_o v[5:7], v[7:10], s[48:55], s[48:51] dmask:0xe = 00 0e c8 f0 07 05 8c 01
enc image_sample_d_o v[5:7], v[193:200], s[48:55], s[48:51] dmask:0xe = 00 0e c8 f0 c1 05 8c 01
enc image_sample_d_o v[5:7], v[108:117], s[48:55], s[48:51] dmask:0xe = 00 0e c8 f0 6c 05 8c 01
bad image_sample_d_o v[5:7], v[4:19], s[48:55], s[48:51] dmask:0xe ! 1:26: the address of image_sample_d_o takes 3 to 10 registers, found 16
bad image_sample_d_o v[0:5], v[93:95], s[48:55], s[48:51] dmask:0xe ! 1:18: the data take 3 registers, found 6
bad image_sample_d_o s0, v[93:95], s[48:55], s[48:51] dmask:0xe ! 1:18: destination must be a vector register
bad image_sample_d_o v[5:7], v[93:95], s[48:55] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_d_o v[5:7], v[93:95], s[8:11], s[48:51] dmask:0xe ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d_o v[5:7], v[93:95], s[48:55], s[48:51] dmask:0xe a16 ! 1:65: image_sample_d_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_d_o v[5:6], v[1:3], ttmp[4:11], s[60:63] dmask:0x1 glc tfe d16 = 00 21 c9 f0 01 05 fd 81
asm image_sample_d_o v5, v[5:7], ttmp[4:11], s[12:15] dmask:0xa unorm glc d16 = 00 3a c8 f0 05 05 7d 80

target gfx900
asm image_sample_d_o v[1:2], v[253:255], s[72:79], ttmp[4:7] dmask:0x9 = 00 09 c8 f0 fd 01 92 03
asm image_sample_d_o v[5:6], v[253:255], s[28:35], s[76:79] dmask:0x5 glc slc da = 00 65 c8 f2 fd 05 67 02
asm image_sample_d_o v1, v[0:2], s[20:27], s[28:31] a16 d16 = 00 80 c8 f0 00 01 e5 80
asm image_sample_d_o v[7:10], v[100:102], s[72:79], ttmp[4:7] dmask:0xf = 00 0f c8 f0 64 07 92 03
asm image_sample_d_o v[7:8], v[5:7], s[24:31], s[48:51] dmask:0xc unorm glc a16 = 00 bc c8 f0 05 07 86 01
enc image_sample_d_o v1, v[63:66], s[60:67], s[0:3] dmask:0x2 = 00 02 c8 f0 3f 01 0f 00
enc image_sample_d_o v1, v[182:191], s[60:67], s[0:3] dmask:0x2 = 00 02 c8 f0 b6 01 0f 00
bad image_sample_d_o v1, v[4:19], s[60:67], s[0:3] dmask:0x2 ! 1:22: the address of image_sample_d_o takes 3 to 10 registers, found 16
bad image_sample_d_o v[0:5], v[253:255], s[60:67], s[0:3] dmask:0x2 ! 1:18: the data take 1 register, found 6
bad image_sample_d_o s0, v[253:255], s[60:67], s[0:3] dmask:0x2 ! 1:18: destination must be a vector register
bad image_sample_d_o v1, v[253:255], s[60:67] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_sample_d_o v1, v[253:255], s[8:11], s[0:3] dmask:0x2 ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d_o v1, v[253:255], s[60:67], s[0:3] dmask:0x2 r128 ! 1:61: image_sample_d_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_d_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 c8 f0 10 08 0c 02

target gfx1100
asm image_sample_d_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 98 f0 10 08 0c 40

target gfx1200
asm image_sample_d_o v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE = 00 80 09 e4 08 60 24 20 10 00 00 00
