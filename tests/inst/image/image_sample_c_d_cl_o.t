# image_sample_c_d_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_d_cl_o v7, v[0:3], s[88:95], s[28:31] dmask:0x1 = 00 01 ec f0 00 07 f6 00
asm image_sample_c_d_cl_o v5, v[252:255], s[12:19], s[68:71] dmask:0x1 glc = 00 21 ec f0 fc 05 23 02
asm image_sample_c_d_cl_o v[253:255], v[5:8], s[64:71], s[80:83] dmask:0x7 glc d16 = 00 27 ec f0 05 fd 90 82
asm image_sample_c_d_cl_o v[7:8], v[7:10], s[36:43], s[76:79] dmask:0x1 tfe da = 00 41 ed f0 07 07 69 02
enc image_sample_c_d_cl_o v1, v[2:6], s[44:51], s[68:71] = 00 00 ec f0 02 01 2b 02
enc image_sample_c_d_cl_o v1, v[128:134], s[44:51], s[68:71] = 00 00 ec f0 80 01 2b 02
enc image_sample_c_d_cl_o v1, v[232:243], s[44:51], s[68:71] = 00 00 ec f0 e8 01 2b 02
bad image_sample_c_d_cl_o v1, v[4:19], s[44:51], s[68:71] ! 1:27: the address of image_sample_c_d_cl_o takes 4 to 12 registers, found 16
bad image_sample_c_d_cl_o v[0:5], v[0:3], s[44:51], s[68:71] ! 1:23: the data take 1 register, found 6
bad image_sample_c_d_cl_o s0, v[0:3], s[44:51], s[68:71] ! 1:23: destination must be a vector register
bad image_sample_c_d_cl_o v1, v[0:3], s[44:51] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_sample_c_d_cl_o v1, v[0:3], s[8:11], s[68:71] ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d_cl_o v1, v[0:3], s[44:51], s[68:71] a16 ! 1:54: image_sample_c_d_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_d_cl_o v[0:1], v[208:211], s[68:75], s[64:67] dmask:0xe glc slc d16 = 00 2e ec f2 d0 00 11 82
asm image_sample_c_d_cl_o v[5:7], v[100:103], ttmp[4:11], s[88:91] dmask:0x7 unorm r128 tfe d16 = 00 97 ed f0 64 05 dd 82

target gfx900
asm image_sample_c_d_cl_o v[7:8], v[119:122], s[40:47], s[4:7] dmask:0x6 = 00 06 ec f0 77 07 2a 00
asm image_sample_c_d_cl_o v[7:8], v[252:255], ttmp[4:11], s[44:47] dmask:0xa a16 da = 00 ca ec f0 fc 07 7c 01
asm image_sample_c_d_cl_o v[1:2], v[0:3], s[0:7], s[28:31] dmask:0x4 tfe d16 = 00 04 ed f0 00 01 e0 80
asm image_sample_c_d_cl_o v[5:7], v[1:4], ttmp[4:11], s[16:19] dmask:0xe glc da = 00 6e ec f0 01 05 9c 00
asm image_sample_c_d_cl_o v255, v[252:255], s[4:11], s[44:47] dmask:0x1 glc a16 = 00 a1 ec f0 fc ff 61 01
enc image_sample_c_d_cl_o v[1:2], v[231:235], s[4:11], s[40:43] dmask:0x4 tfe = 00 04 ed f0 e7 01 41 01
enc image_sample_c_d_cl_o v[1:2], v[212:219], s[4:11], s[40:43] dmask:0x4 tfe = 00 04 ed f0 d4 01 41 01
enc image_sample_c_d_cl_o v[1:2], v[82:93], s[4:11], s[40:43] dmask:0x4 tfe = 00 04 ed f0 52 01 41 01
bad image_sample_c_d_cl_o v[1:2], v[4:19], s[4:11], s[40:43] dmask:0x4 tfe ! 1:31: the address of image_sample_c_d_cl_o takes 4 to 12 registers, found 16
bad image_sample_c_d_cl_o v[0:5], v[5:8], s[4:11], s[40:43] dmask:0x4 tfe ! 1:23: the data take 2 registers, found 6
bad image_sample_c_d_cl_o s0, v[5:8], s[4:11], s[40:43] dmask:0x4 tfe ! 1:23: destination must be a vector register
bad image_sample_c_d_cl_o v[1:2], v[5:8], s[4:11] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_c_d_cl_o v[1:2], v[5:8], s[8:11], s[40:43] dmask:0x4 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d_cl_o v[1:2], v[5:8], s[4:11], s[40:43] dmask:0x4 tfe r128 ! 1:71: image_sample_c_d_cl_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_d_cl_o v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 ec f0 10 08 0c 02

target gfx1100
asm image_sample_c_d_cl_o v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 28 f1 10 08 0c 40

target gfx1200
asm image_sample_c_d_cl_o v8, [v16, v0, v0, v[0:2]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE = 00 80 12 e4 08 60 24 20 10 00 00 00
