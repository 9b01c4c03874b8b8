# image_sample_d_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_d_cl_o v[139:140], v[7:9], ttmp[4:11], ttmp[4:7] dmask:0x9 = 00 09 cc f0 07 8b bd 03
asm image_sample_d_cl_o v[246:249], v[5:7], s[20:27], s[0:3] dmask:0xf = 00 0f cc f0 05 f6 05 00
asm image_sample_d_cl_o v[5:6], v[7:9], s[8:15], ttmp[4:7] dmask:0x2 slc r128 tfe da d16 = 00 c2 cd f2 07 05 a2 83
asm image_sample_d_cl_o v[100:103], v[42:44], ttmp[4:11], s[44:47] dmask:0xf slc = 00 0f cc f2 2a 64 7d 01
enc image_sample_d_cl_o v238, v[115:118], s[88:95], s[80:83] dmask:0x1 = 00 01 cc f0 73 ee 96 02
enc image_sample_d_cl_o v238, v[118:124], s[88:95], s[80:83] dmask:0x1 = 00 01 cc f0 76 ee 96 02
enc image_sample_d_cl_o v238, v[85:95], s[88:95], s[80:83] dmask:0x1 = 00 01 cc f0 55 ee 96 02
bad image_sample_d_cl_o v238, v[4:19], s[88:95], s[80:83] dmask:0x1 ! 1:27: the address of image_sample_d_cl_o takes 3 to 11 registers, found 16
bad image_sample_d_cl_o v[0:5], v[253:255], s[88:95], s[80:83] dmask:0x1 ! 1:21: the data take 1 register, found 6
bad image_sample_d_cl_o s0, v[253:255], s[88:95], s[80:83] dmask:0x1 ! 1:21: destination must be a vector register
bad image_sample_d_cl_o v238, v[253:255], s[88:95] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_d_cl_o v238, v[253:255], s[8:11], s[80:83] dmask:0x1 ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d_cl_o v238, v[253:255], s[88:95], s[80:83] dmask:0x1 a16 ! 1:68: image_sample_d_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_d_cl_o v[1:2], v[229:231], s[60:67], s[12:15] dmask:0xf lwe d16 = 00 0f ce f0 e5 01 6f 80
asm image_sample_d_cl_o v1, v[5:7], s[56:63], s[16:19] dmask:0x5 glc d16 = 00 25 cc f0 05 01 8e 80

target gfx900
asm image_sample_d_cl_o v5, v[158:160], s[8:15], s[92:95] dmask:0x1 = 00 01 cc f0 9e 05 e2 02
asm image_sample_d_cl_o v[253:255], v[1:3], s[24:31], s[44:47] dmask:0x7 da = 00 47 cc f0 01 fd 66 01
asm image_sample_d_cl_o v243, v[253:255], s[80:87], s[88:91] dmask:0x8 glc d16 = 00 28 cc f0 fd f3 d4 82
asm image_sample_d_cl_o v[128:130], v[100:102], s[76:83], s[80:83] dmask:0x7 unorm = 00 17 cc f0 64 80 93 02
asm image_sample_d_cl_o v[5:6], v[253:255], s[60:67], s[88:91] dmask:0xa unorm slc da = 00 5a cc f2 fd 05 cf 02
enc image_sample_d_cl_o v[251:255], v[140:143], s[0:7], s[12:15] dmask:0xf tfe = 00 0f cd f0 8c fb 60 00
enc image_sample_d_cl_o v[251:255], v[178:183], s[0:7], s[12:15] dmask:0xf tfe = 00 0f cd f0 b2 fb 60 00
enc image_sample_d_cl_o v[251:255], v[25:35], s[0:7], s[12:15] dmask:0xf tfe = 00 0f cd f0 19 fb 60 00
bad image_sample_d_cl_o v[251:255], v[4:19], s[0:7], s[12:15] dmask:0xf tfe ! 1:33: the address of image_sample_d_cl_o takes 3 to 11 registers, found 16
bad image_sample_d_cl_o v[0:5], v[1:3], s[0:7], s[12:15] dmask:0xf tfe ! 1:21: the data take 5 registers, found 6
bad image_sample_d_cl_o s0, v[1:3], s[0:7], s[12:15] dmask:0xf tfe ! 1:21: destination must be a vector register
bad image_sample_d_cl_o v[251:255], v[1:3], s[0:7] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_d_cl_o v[251:255], v[1:3], s[8:11], s[12:15] dmask:0xf tfe ! 1:41: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d_cl_o v[251:255], v[1:3], s[0:7], s[12:15] dmask:0xf tfe r128 ! 1:72: image_sample_d_cl_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_d_cl_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 cc f0 10 08 0c 02

target gfx1100
asm image_sample_d_cl_o v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 1c f1 10 08 0c 40

target gfx1200
asm image_sample_d_cl_o v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 c0 11 e4 08 60 08 20 10 00 00 00
