# image_sample_c_d_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_d_cl v[100:102], v[208:210], s[52:59], s[72:75] dmask:0xd = 00 0d ac f0 d0 64 4d 02
asm image_sample_c_d_cl v100, v[5:7], s[16:23], s[72:75] dmask:0x1 r128 da = 00 c1 ac f0 05 64 44 02
asm image_sample_c_d_cl v[1:4], v[0:2], s[0:7], s[0:3] dmask:0xf unorm glc da d16 = 00 7f ac f0 00 01 00 80
asm image_sample_c_d_cl v[100:101], v[238:240], s[76:83], s[72:75] dmask:0xc = 00 0c ac f0 ee 64 53 02
enc image_sample_c_d_cl v[100:102], v[237:240], ttmp[4:11], s[8:11] dmask:0xb = 00 0b ac f0 ed 64 5d 00
enc image_sample_c_d_cl v[100:102], v[199:209], ttmp[4:11], s[8:11] dmask:0xb = 00 0b ac f0 c7 64 5d 00
bad image_sample_c_d_cl v[100:102], v[4:19], ttmp[4:11], s[8:11] dmask:0xb ! 1:33: the address of image_sample_c_d_cl takes 3 to 11 registers, found 16
bad image_sample_c_d_cl v[0:5], v[253:255], ttmp[4:11], s[8:11] dmask:0xb ! 1:21: the data take 3 registers, found 6
bad image_sample_c_d_cl s0, v[253:255], ttmp[4:11], s[8:11] dmask:0xb ! 1:21: destination must be a vector register
bad image_sample_c_d_cl v[100:102], v[253:255], ttmp[4:11] dmask:0x1 ! 1:65: expected 4 operands, found 3
bad image_sample_c_d_cl v[100:102], v[253:255], s[8:11], s[8:11] dmask:0xb ! 1:45: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d_cl v[100:102], v[253:255], ttmp[4:11], s[8:11] dmask:0xb a16 ! 1:75: image_sample_c_d_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_d_cl v[5:6], v[7:9], s[8:15], s[12:15] tfe lwe d16 = 00 00 af f0 07 05 62 80
asm image_sample_c_d_cl v[5:7], v[221:223], s[28:35], s[88:91] dmask:0xd unorm glc r128 tfe da d16 = 00 fd ad f0 dd 05 c7 82

target gfx900
asm image_sample_c_d_cl v[100:101], v[7:9], ttmp[4:11], ttmp[4:7] dmask:0x3 = 00 03 ac f0 07 64 9c 03
asm image_sample_c_d_cl v[252:255], v[0:2], s[48:55], s[68:71] dmask:0xf lwe = 00 0f ae f0 00 fc 2c 02
asm image_sample_c_d_cl v5, v[84:86], s[52:59], ttmp[4:7] lwe da d16 = 00 40 ae f0 54 05 8d 83
asm image_sample_c_d_cl v[0:1], v[1:3], s[56:63], s[76:79] dmask:0xc glc a16 = 00 ac ac f0 01 00 6e 02
asm image_sample_c_d_cl v[7:9], v[5:7], s[72:79], ttmp[4:7] dmask:0xb da = 00 4b ac f0 05 07 92 03
enc image_sample_c_d_cl v[1:3], v[5:8], s[56:63], s[48:51] dmask:0xa tfe = 00 0a ad f0 05 01 8e 01
enc image_sample_c_d_cl v[1:3], v[227:235], s[56:63], s[48:51] dmask:0xa tfe = 00 0a ad f0 e3 01 8e 01
enc image_sample_c_d_cl v[1:3], v[74:84], s[56:63], s[48:51] dmask:0xa tfe = 00 0a ad f0 4a 01 8e 01
bad image_sample_c_d_cl v[1:3], v[4:19], s[56:63], s[48:51] dmask:0xa tfe ! 1:29: the address of image_sample_c_d_cl takes 3 to 11 registers, found 16
bad image_sample_c_d_cl v[0:5], v[7:9], s[56:63], s[48:51] dmask:0xa tfe ! 1:21: the data take 3 registers, found 6
bad image_sample_c_d_cl s0, v[7:9], s[56:63], s[48:51] dmask:0xa tfe ! 1:21: destination must be a vector register
bad image_sample_c_d_cl v[1:3], v[7:9], s[56:63] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_sample_c_d_cl v[1:3], v[7:9], s[8:11], s[48:51] dmask:0xa tfe ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_d_cl v[1:3], v[7:9], s[56:63], s[48:51] dmask:0xa tfe r128 ! 1:70: image_sample_c_d_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_d_cl v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 ac f0 10 08 0c 02

target gfx1100
asm image_sample_c_d_cl v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 10 f1 10 08 0c 40

target gfx1200
asm image_sample_c_d_cl v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE = 00 00 11 e4 08 60 24 20 10 00 00 00
