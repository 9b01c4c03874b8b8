# image_sample_c_lz_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_lz_o v[5:8], v[5:7], s[52:59], s[68:71] dmask:0xd tfe = 00 0d fd f0 05 05 2d 02
asm image_sample_c_lz_o v[5:6], v[0:2], s[76:83], s[44:47] dmask:0x8 glc tfe = 00 28 fd f0 00 05 73 01
asm image_sample_c_lz_o v[5:8], v[154:156], s[8:15], s[48:51] dmask:0x7 glc slc tfe da d16 = 00 67 fd f2 9a 05 82 81
asm image_sample_c_lz_o v0, v[1:3], s[60:67], s[80:83] dmask:0x8 glc = 00 28 fc f0 01 00 8f 02
enc image_sample_c_lz_o v100, v[92:95], s[84:91], s[40:43] dmask:0x2 = 00 02 fc f0 5c 64 55 01
enc image_sample_c_lz_o v100, v[124:131], s[84:91], s[40:43] dmask:0x2 = 00 02 fc f0 7c 64 55 01
bad image_sample_c_lz_o v100, v[4:19], s[84:91], s[40:43] dmask:0x2 ! 1:27: the address of image_sample_c_lz_o takes 3 to 5 registers, or 8, found 16
bad image_sample_c_lz_o v[0:5], v[100:102], s[84:91], s[40:43] dmask:0x2 ! 1:21: the data take 1 register, found 6
bad image_sample_c_lz_o s0, v[100:102], s[84:91], s[40:43] dmask:0x2 ! 1:21: destination must be a vector register
bad image_sample_c_lz_o v100, v[100:102], s[84:91] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_c_lz_o v100, v[100:102], s[8:11], s[40:43] dmask:0x2 ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_lz_o v100, v[100:102], s[84:91], s[40:43] dmask:0x2 a16 ! 1:68: image_sample_c_lz_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_lz_o v0, v[1:3], s[68:75], s[84:87] dmask:0x6 glc slc d16 = 00 26 fc f2 01 00 b1 82
asm image_sample_c_lz_o v1, v[7:9], s[32:39], s[60:63] dmask:0x3 unorm glc slc da d16 = 00 73 fc f2 07 01 e8 81

target gfx900
asm image_sample_c_lz_o v[1:2], v[12:14], s[20:27], s[76:79] tfe = 00 00 fd f0 0c 01 65 02
asm image_sample_c_lz_o v[0:4], v[0:2], s[32:39], s[0:3] dmask:0xf tfe da = 00 4f fd f0 00 00 08 00
asm image_sample_c_lz_o v[5:6], v[0:2], s[12:19], s[92:95] dmask:0xf glc slc lwe d16 = 00 2f fe f2 00 05 e3 82
asm image_sample_c_lz_o v[8:9], v[253:255], s[72:79], s[60:63] dmask:0x6 = 00 06 fc f0 fd 08 f2 01
asm image_sample_c_lz_o v7, v[5:7], s[76:83], s[12:15] dmask:0x2 = 00 02 fc f0 05 07 73 00
enc image_sample_c_lz_o v[5:6], v[167:170], ttmp[4:11], ttmp[4:7] dmask:0xa = 00 0a fc f0 a7 05 9c 03
enc image_sample_c_lz_o v[5:6], v[117:121], ttmp[4:11], ttmp[4:7] dmask:0xa = 00 0a fc f0 75 05 9c 03
enc image_sample_c_lz_o v[5:6], v[79:86], ttmp[4:11], ttmp[4:7] dmask:0xa = 00 0a fc f0 4f 05 9c 03
bad image_sample_c_lz_o v[5:6], v[4:19], ttmp[4:11], ttmp[4:7] dmask:0xa ! 1:29: the address of image_sample_c_lz_o takes 3 to 5 registers, or 8, found 16
bad image_sample_c_lz_o v[0:5], v[5:7], ttmp[4:11], ttmp[4:7] dmask:0xa ! 1:21: the data take 2 registers, found 6
bad image_sample_c_lz_o s0, v[5:7], ttmp[4:11], ttmp[4:7] dmask:0xa ! 1:21: destination must be a vector register
bad image_sample_c_lz_o v[5:6], v[5:7], ttmp[4:11] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_c_lz_o v[5:6], v[5:7], s[8:11], ttmp[4:7] dmask:0xa ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_lz_o v[5:6], v[5:7], ttmp[4:11], ttmp[4:7] dmask:0xa r128 ! 1:69: image_sample_c_lz_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_lz_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 fc f0 10 08 0c 02

target gfx1100
asm image_sample_c_lz_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b8 f0 10 08 0c 40

target gfx1200
asm image_sample_c_lz_o v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS = 00 80 0b e4 08 60 0c 20 10 00 00 00
