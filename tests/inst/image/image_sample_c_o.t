# image_sample_c_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_o v[1:2], v[100:102], s[20:27], s[8:11] tfe = 00 00 e1 f0 64 01 45 00
asm image_sample_c_o v[0:2], v[253:255], s[64:71], s[64:67] dmask:0xd slc = 00 0d e0 f2 fd 00 10 02
asm image_sample_c_o v[253:255], v[5:7], s[52:59], s[0:3] dmask:0x3 slc tfe d16 = 00 03 e1 f2 05 fd 0d 80
asm image_sample_c_o v[1:2], v[0:2], s[28:35], s[84:87] dmask:0xc da = 00 4c e0 f0 00 01 a7 02
enc image_sample_c_o v[7:8], v[16:19], s[44:51], s[76:79] dmask:0x3 = 00 03 e0 f0 10 07 6b 02
enc image_sample_c_o v[7:8], v[33:40], s[44:51], s[76:79] dmask:0x3 = 00 03 e0 f0 21 07 6b 02
bad image_sample_c_o v[7:8], v[4:19], s[44:51], s[76:79] dmask:0x3 ! 1:26: the address of image_sample_c_o takes 3 to 5 registers, or 8, found 16
bad image_sample_c_o v[0:5], v[100:102], s[44:51], s[76:79] dmask:0x3 ! 1:18: the data take 2 registers, found 6
bad image_sample_c_o s0, v[100:102], s[44:51], s[76:79] dmask:0x3 ! 1:18: destination must be a vector register
bad image_sample_c_o v[7:8], v[100:102], s[44:51] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_c_o v[7:8], v[100:102], s[8:11], s[76:79] dmask:0x3 ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_o v[7:8], v[100:102], s[44:51], s[76:79] dmask:0x3 a16 ! 1:67: image_sample_c_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_o v[7:9], v[198:200], s[8:15], s[52:55] dmask:0xe slc tfe da d16 = 00 4e e1 f2 c6 07 a2 81
asm image_sample_c_o v[253:255], v[183:185], s[72:79], s[60:63] dmask:0x7 unorm tfe d16 = 00 17 e1 f0 b7 fd f2 81

target gfx900
asm image_sample_c_o v[1:4], v[7:9], s[48:55], s[92:95] dmask:0xd tfe = 00 0d e1 f0 07 01 ec 02
asm image_sample_c_o v[0:2], v[100:102], s[84:91], s[12:15] dmask:0x9 a16 tfe da = 00 c9 e1 f0 64 00 75 00
asm image_sample_c_o v7, v[100:102], s[4:11], s[72:75] unorm slc d16 = 00 10 e0 f2 64 07 41 82
asm image_sample_c_o v[5:8], v[253:255], ttmp[4:11], s[40:43] dmask:0xe glc slc tfe = 00 2e e1 f2 fd 05 5c 01
asm image_sample_c_o v[61:62], v[0:2], s[60:67], s[80:83] dmask:0x2 tfe = 00 02 e1 f0 00 3d 8f 02
enc image_sample_c_o v[5:8], v[152:155], s[84:91], s[40:43] dmask:0xd tfe = 00 0d e1 f0 98 05 55 01
enc image_sample_c_o v[5:8], v[71:78], s[84:91], s[40:43] dmask:0xd tfe = 00 0d e1 f0 47 05 55 01
bad image_sample_c_o v[5:8], v[4:19], s[84:91], s[40:43] dmask:0xd tfe ! 1:26: the address of image_sample_c_o takes 3 to 5 registers, or 8, found 16
bad image_sample_c_o v[0:5], v[253:255], s[84:91], s[40:43] dmask:0xd tfe ! 1:18: the data take 4 registers, found 6
bad image_sample_c_o s0, v[253:255], s[84:91], s[40:43] dmask:0xd tfe ! 1:18: destination must be a vector register
bad image_sample_c_o v[5:8], v[253:255], s[84:91] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_c_o v[5:8], v[253:255], s[8:11], s[40:43] dmask:0xd tfe ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_o v[5:8], v[253:255], s[84:91], s[40:43] dmask:0xd tfe r128 ! 1:71: image_sample_c_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 e0 f0 10 08 0c 02

target gfx1100
asm image_sample_c_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a8 f0 10 08 0c 40

target gfx1200
asm image_sample_c_o v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SE = 00 80 0a e4 08 60 14 20 10 00 00 00
