# image_sample_c_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_cl v[5:8], v[0:1], ttmp[4:11], s[48:51] dmask:0xf = 00 0f a4 f0 00 05 9d 01
asm image_sample_c_cl v[5:6], v[62:63], s[0:7], s[36:39] dmask:0xc glc r128 = 00 ac a4 f0 3e 05 20 01
asm image_sample_c_cl v[1:2], v[226:227], s[60:67], s[4:7] dmask:0x9 unorm glc d16 = 00 39 a4 f0 e2 01 2f 80
asm image_sample_c_cl v[0:3], v[78:79], s[84:91], s[44:47] dmask:0x7 slc r128 tfe = 00 87 a5 f2 4e 00 75 01
enc image_sample_c_cl v[200:201], v[122:124], ttmp[4:11], s[20:23] dmask:0x6 = 00 06 a4 f0 7a c8 bd 00
enc image_sample_c_cl v[200:201], v[237:240], ttmp[4:11], s[20:23] dmask:0x6 = 00 06 a4 f0 ed c8 bd 00
enc image_sample_c_cl v[200:201], v[242:249], ttmp[4:11], s[20:23] dmask:0x6 = 00 06 a4 f0 f2 c8 bd 00
bad image_sample_c_cl v[200:201], v[4:19], ttmp[4:11], s[20:23] dmask:0x6 ! 1:31: the address of image_sample_c_cl takes 2 to 5 registers, or 8, found 16
bad image_sample_c_cl v[0:5], v[1:2], ttmp[4:11], s[20:23] dmask:0x6 ! 1:19: the data take 2 registers, found 6
bad image_sample_c_cl s0, v[1:2], ttmp[4:11], s[20:23] dmask:0x6 ! 1:19: destination must be a vector register
bad image_sample_c_cl v[200:201], v[1:2], ttmp[4:11] dmask:0x1 ! 1:59: expected 4 operands, found 3
bad image_sample_c_cl v[200:201], v[1:2], s[8:11], s[20:23] dmask:0x6 ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cl v[200:201], v[1:2], ttmp[4:11], s[20:23] dmask:0x6 a16 ! 1:70: image_sample_c_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_cl v0, v[1:2], s[12:19], s[12:15] dmask:0x4 d16 = 00 04 a4 f0 01 00 63 80
asm image_sample_c_cl v[21:22], v[7:8], s[84:91], s[0:3] unorm glc r128 tfe da d16 = 00 f0 a5 f0 07 15 15 80

target gfx900
asm image_sample_c_cl v[100:101], v[5:6], s[36:43], s[4:7] dmask:0x2 tfe = 00 02 a5 f0 05 64 29 00
asm image_sample_c_cl v[69:70], v[23:24], s[56:63], s[12:15] dmask:0x6 glc a16 = 00 a6 a4 f0 17 45 6e 00
asm image_sample_c_cl v[0:1], v[1:2], s[32:39], s[84:87] dmask:0x2 glc tfe da d16 = 00 62 a5 f0 01 00 a8 82
asm image_sample_c_cl v[7:8], v[254:255], s[84:91], ttmp[4:7] dmask:0x9 slc da = 00 49 a4 f2 fe 07 95 03
asm image_sample_c_cl v[7:9], v[5:6], s[80:87], ttmp[4:7] dmask:0xb = 00 0b a4 f0 05 07 94 03
enc image_sample_c_cl v5, v[2:4], s[72:79], ttmp[4:7] = 00 00 a4 f0 02 05 92 03
enc image_sample_c_cl v5, v[62:69], s[72:79], ttmp[4:7] = 00 00 a4 f0 3e 05 92 03
bad image_sample_c_cl v5, v[4:19], s[72:79], ttmp[4:7] ! 1:23: the address of image_sample_c_cl takes 2 to 5 registers, or 8, found 16
bad image_sample_c_cl v[0:5], v[7:8], s[72:79], ttmp[4:7] ! 1:19: the data take 1 register, found 6
bad image_sample_c_cl s0, v[7:8], s[72:79], ttmp[4:7] ! 1:19: destination must be a vector register
bad image_sample_c_cl v5, v[7:8], s[72:79] dmask:0x1 ! 1:49: expected 4 operands, found 3
bad image_sample_c_cl v5, v[7:8], s[8:11], ttmp[4:7] ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cl v5, v[7:8], s[72:79], ttmp[4:7] r128 ! 1:51: image_sample_c_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_cl v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a4 f0 10 08 0c 02

target gfx1100
asm image_sample_c_cl v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 0c f1 10 08 0c 40

target gfx1200
asm image_sample_c_cl v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_DEV = 00 c0 10 e4 08 60 28 20 10 00 00 00
