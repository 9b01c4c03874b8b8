# image_sample_c_b_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_b_o v5, v[183:186], ttmp[4:11], s[80:83] dmask:0x1 = 00 01 f4 f0 b7 05 9d 02
asm image_sample_c_b_o v[5:8], v[5:8], s[32:39], s[44:47] dmask:0xf = 00 0f f4 f0 05 05 68 01
asm image_sample_c_b_o v132, v[252:255], s[16:23], s[24:27] dmask:0x2 d16 = 00 02 f4 f0 fc 84 c4 80
asm image_sample_c_b_o v[5:6], v[97:100], ttmp[4:11], s[0:3] dmask:0x6 glc lwe da = 00 66 f6 f0 61 05 1d 00
enc image_sample_c_b_o v0, v[243:247], s[28:35], s[36:39] dmask:0x2 = 00 02 f4 f0 f3 00 27 01
enc image_sample_c_b_o v0, v[47:54], s[28:35], s[36:39] dmask:0x2 = 00 02 f4 f0 2f 00 27 01
bad image_sample_c_b_o v0, v[4:19], s[28:35], s[36:39] dmask:0x2 ! 1:24: the address of image_sample_c_b_o takes 4 to 6 registers, or 8, found 16
bad image_sample_c_b_o v[0:5], v[140:143], s[28:35], s[36:39] dmask:0x2 ! 1:20: the data take 1 register, found 6
bad image_sample_c_b_o s0, v[140:143], s[28:35], s[36:39] dmask:0x2 ! 1:20: destination must be a vector register
bad image_sample_c_b_o v0, v[140:143], s[28:35] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_b_o v0, v[140:143], s[8:11], s[36:39] dmask:0x2 ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b_o v0, v[140:143], s[28:35], s[36:39] dmask:0x2 a16 ! 1:65: image_sample_c_b_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_b_o v1, v[252:255], s[40:47], s[56:59] dmask:0x1 glc r128 d16 = 00 a1 f4 f0 fc 01 ca 81
asm image_sample_c_b_o v[135:136], v[100:103], s[20:27], ttmp[4:7] dmask:0x7 slc d16 = 00 07 f4 f2 64 87 a5 83

target gfx900
asm image_sample_c_b_o v0, v[14:17], s[4:11], s[72:75] dmask:0x4 = 00 04 f4 f0 0e 00 41 02
asm image_sample_c_b_o v[181:184], v[100:103], s[84:91], s[56:59] dmask:0xe tfe da = 00 4e f5 f0 64 b5 d5 01
asm image_sample_c_b_o v[191:192], v[100:103], s[44:51], s[84:87] dmask:0x6 tfe d16 = 00 06 f5 f0 64 bf ab 82
asm image_sample_c_b_o v[1:2], v[100:103], s[80:87], s[60:63] dmask:0x4 unorm glc a16 tfe lwe da = 00 f4 f7 f0 64 01 f4 01
asm image_sample_c_b_o v[100:101], v[217:220], s[32:39], s[84:87] dmask:0xc unorm slc a16 da = 00 dc f4 f2 d9 64 a8 02
enc image_sample_c_b_o v[0:2], v[184:188], s[44:51], s[60:63] dmask:0xb = 00 0b f4 f0 b8 00 eb 01
enc image_sample_c_b_o v[0:2], v[206:213], s[44:51], s[60:63] dmask:0xb = 00 0b f4 f0 ce 00 eb 01
bad image_sample_c_b_o v[0:2], v[4:19], s[44:51], s[60:63] dmask:0xb ! 1:28: the address of image_sample_c_b_o takes 4 to 6 registers, or 8, found 16
bad image_sample_c_b_o v[0:5], v[0:3], s[44:51], s[60:63] dmask:0xb ! 1:20: the data take 3 registers, found 6
bad image_sample_c_b_o s0, v[0:3], s[44:51], s[60:63] dmask:0xb ! 1:20: destination must be a vector register
bad image_sample_c_b_o v[0:2], v[0:3], s[44:51] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_c_b_o v[0:2], v[0:3], s[8:11], s[60:63] dmask:0xb ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_b_o v[0:2], v[0:3], s[44:51], s[60:63] dmask:0xb r128 ! 1:65: image_sample_c_b_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_b_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 f4 f0 10 08 0c 02

target gfx1100
asm image_sample_c_b_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b4 f0 10 08 0c 40

target gfx1200
asm image_sample_c_b_o v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SE = 00 40 0b e4 08 60 14 20 10 00 00 00
