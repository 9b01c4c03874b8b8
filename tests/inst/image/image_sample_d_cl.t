# image_sample_d_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_d_cl v[5:8], v[0:1], ttmp[4:11], s[52:55] dmask:0xd tfe = 00 0d 8d f0 00 05 bd 01
asm image_sample_d_cl v[0:2], v[100:101], s[60:67], s[8:11] dmask:0x9 tfe = 00 09 8d f0 64 00 4f 00
asm image_sample_d_cl v[1:3], v[5:6], ttmp[4:11], s[92:95] dmask:0xd glc d16 = 00 2d 8c f0 05 01 fd 82
asm image_sample_d_cl v0, v[100:101], s[64:71], s[32:35] = 00 00 8c f0 64 00 10 01
enc image_sample_d_cl v7, v[24:26], s[40:47], s[52:55] dmask:0x1 = 00 01 8c f0 18 07 aa 01
enc image_sample_d_cl v7, v[40:45], s[40:47], s[52:55] dmask:0x1 = 00 01 8c f0 28 07 aa 01
enc image_sample_d_cl v7, v[237:246], s[40:47], s[52:55] dmask:0x1 = 00 01 8c f0 ed 07 aa 01
bad image_sample_d_cl v7, v[4:19], s[40:47], s[52:55] dmask:0x1 ! 1:23: the address of image_sample_d_cl takes 2 to 10 registers, found 16
bad image_sample_d_cl v[0:5], v[5:6], s[40:47], s[52:55] dmask:0x1 ! 1:19: the data take 1 register, found 6
bad image_sample_d_cl s0, v[5:6], s[40:47], s[52:55] dmask:0x1 ! 1:19: destination must be a vector register
bad image_sample_d_cl v7, v[5:6], s[40:47] dmask:0x1 ! 1:49: expected 4 operands, found 3
bad image_sample_d_cl v7, v[5:6], s[8:11], s[52:55] dmask:0x1 ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d_cl v7, v[5:6], s[40:47], s[52:55] dmask:0x1 a16 ! 1:60: image_sample_d_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_d_cl v[147:148], v[254:255], s[44:51], s[48:51] dmask:0xd slc da d16 = 00 4d 8c f2 fe 93 8b 81
asm image_sample_d_cl v[0:2], v[7:8], s[4:11], s[92:95] dmask:0xf tfe da d16 = 00 4f 8d f0 07 00 e1 82

target gfx900
asm image_sample_d_cl v[100:101], v[5:6], s[0:7], s[8:11] dmask:0x5 = 00 05 8c f0 05 64 40 00
asm image_sample_d_cl v255, v[7:8], s[40:47], s[8:11] glc da = 00 60 8c f0 07 ff 4a 00
asm image_sample_d_cl v[100:101], v[243:244], s[12:19], ttmp[4:7] dmask:0x7 d16 = 00 07 8c f0 f3 64 83 83
asm image_sample_d_cl v255, v[5:6], s[44:51], s[84:87] dmask:0x2 = 00 02 8c f0 05 ff ab 02
asm image_sample_d_cl v[254:255], v[7:8], s[80:87], s[80:83] dmask:0x4 tfe = 00 04 8d f0 07 fe 94 02
enc image_sample_d_cl v5, v[195:197], s[80:87], s[20:23] = 00 00 8c f0 c3 05 b4 00
enc image_sample_d_cl v5, v[150:154], s[80:87], s[20:23] = 00 00 8c f0 96 05 b4 00
enc image_sample_d_cl v5, v[141:150], s[80:87], s[20:23] = 00 00 8c f0 8d 05 b4 00
bad image_sample_d_cl v5, v[4:19], s[80:87], s[20:23] ! 1:23: the address of image_sample_d_cl takes 2 to 10 registers, found 16
bad image_sample_d_cl v[0:5], v[89:90], s[80:87], s[20:23] ! 1:19: the data take 1 register, found 6
bad image_sample_d_cl s0, v[89:90], s[80:87], s[20:23] ! 1:19: destination must be a vector register
bad image_sample_d_cl v5, v[89:90], s[80:87] dmask:0x1 ! 1:51: expected 4 operands, found 3
bad image_sample_d_cl v5, v[89:90], s[8:11], s[20:23] ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d_cl v5, v[89:90], s[80:87], s[20:23] r128 ! 1:52: image_sample_d_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_d_cl v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 8c f0 10 08 0c 02

target gfx1100
asm image_sample_d_cl v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 04 f1 10 08 0c 40

target gfx1200
asm image_sample_d_cl v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SYS = 00 40 10 e4 08 60 2c 20 10 00 00 00
