# image_sample_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_cl_o v[100:101], v[1:2], s[48:55], ttmp[4:7] dmask:0xc = 00 0c c4 f0 01 64 ac 03
asm image_sample_cl_o v[0:2], v[1:2], s[16:23], s[36:39] dmask:0x9 r128 tfe = 00 89 c5 f0 01 00 24 01
asm image_sample_cl_o v[5:6], v[1:2], s[40:47], s[24:27] dmask:0xc slc da d16 = 00 4c c4 f2 01 05 ca 80
asm image_sample_cl_o v[7:9], v[0:1], s[12:19], ttmp[4:7] dmask:0xb lwe da = 00 4b c6 f0 00 07 a3 03
enc image_sample_cl_o v[1:3], v[187:189], s[8:15], s[48:51] dmask:0x3 tfe = 00 03 c5 f0 bb 01 82 01
enc image_sample_cl_o v[1:3], v[88:92], s[8:15], s[48:51] dmask:0x3 tfe = 00 03 c5 f0 58 01 82 01
enc image_sample_cl_o v[1:3], v[221:228], s[8:15], s[48:51] dmask:0x3 tfe = 00 03 c5 f0 dd 01 82 01
bad image_sample_cl_o v[1:3], v[4:19], s[8:15], s[48:51] dmask:0x3 tfe ! 1:27: the address of image_sample_cl_o takes 2 to 5 registers, or 8, found 16
bad image_sample_cl_o v[0:5], v[24:25], s[8:15], s[48:51] dmask:0x3 tfe ! 1:19: the data take 3 registers, found 6
bad image_sample_cl_o s0, v[24:25], s[8:15], s[48:51] dmask:0x3 tfe ! 1:19: destination must be a vector register
bad image_sample_cl_o v[1:3], v[24:25], s[8:15] dmask:0x1 ! 1:54: expected 4 operands, found 3
bad image_sample_cl_o v[1:3], v[24:25], s[8:11], s[48:51] dmask:0x3 tfe ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cl_o v[1:3], v[24:25], s[8:15], s[48:51] dmask:0x3 tfe a16 ! 1:69: image_sample_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_cl_o v255, v[254:255], s[28:35], s[52:55] dmask:0x3 da d16 = 00 43 c4 f0 fe ff a7 81
asm image_sample_cl_o v255, v[7:8], s[28:35], s[40:43] dmask:0x3 d16 = 00 03 c4 f0 07 ff 47 81

target gfx900
asm image_sample_cl_o v[0:4], v[168:169], s[48:55], s[56:59] dmask:0xf tfe = 00 0f c5 f0 a8 00 cc 01
asm image_sample_cl_o v[7:8], v[215:216], s[60:67], s[80:83] dmask:0x1 glc slc tfe lwe = 00 21 c7 f2 d7 07 8f 02
asm image_sample_cl_o v5, v[5:6], s[12:19], s[24:27] dmask:0xa unorm d16 = 00 1a c4 f0 05 05 c3 80
asm image_sample_cl_o v100, v[254:255], s[20:27], s[20:23] dmask:0x4 unorm slc da = 00 54 c4 f2 fe 64 a5 00
asm image_sample_cl_o v255, v[100:101], s[0:7], s[32:35] dmask:0x4 glc = 00 24 c4 f0 64 ff 00 01
enc image_sample_cl_o v[1:3], v[49:51], s[88:95], s[80:83] dmask:0xd = 00 0d c4 f0 31 01 96 02
enc image_sample_cl_o v[1:3], v[125:132], s[88:95], s[80:83] dmask:0xd = 00 0d c4 f0 7d 01 96 02
bad image_sample_cl_o v[1:3], v[4:19], s[88:95], s[80:83] dmask:0xd ! 1:27: the address of image_sample_cl_o takes 2 to 5 registers, or 8, found 16
bad image_sample_cl_o v[0:5], v[100:101], s[88:95], s[80:83] dmask:0xd ! 1:19: the data take 3 registers, found 6
bad image_sample_cl_o s0, v[100:101], s[88:95], s[80:83] dmask:0xd ! 1:19: destination must be a vector register
bad image_sample_cl_o v[1:3], v[100:101], s[88:95] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_cl_o v[1:3], v[100:101], s[8:11], s[80:83] dmask:0xd ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cl_o v[1:3], v[100:101], s[88:95], s[80:83] dmask:0xd r128 ! 1:68: image_sample_cl_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_cl_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 c4 f0 10 08 0c 02

target gfx1100
asm image_sample_cl_o v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 18 f1 10 08 0c 40

target gfx1200
asm image_sample_cl_o v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 80 11 e4 08 60 04 20 10 00 00 00
