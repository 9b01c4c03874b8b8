# image_sample_c_lz: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_lz v[100:101], v[254:255], s[68:75], s[36:39] dmask:0x9 = 00 09 bc f0 fe 64 31 01
asm image_sample_c_lz v[7:8], v[5:6], s[32:39], ttmp[4:7] dmask:0xa slc = 00 0a bc f2 05 07 a8 03
asm image_sample_c_lz v0, v[7:8], s[88:95], s[16:19] dmask:0x1 d16 = 00 01 bc f0 07 00 96 80
asm image_sample_c_lz v[7:9], v[254:255], s[12:19], ttmp[4:7] dmask:0xb glc slc = 00 2b bc f2 fe 07 a3 03
enc image_sample_c_lz v[36:39], v[193:195], s[28:35], s[24:27] dmask:0xb tfe = 00 0b bd f0 c1 24 c7 00
enc image_sample_c_lz v[36:39], v[221:224], s[28:35], s[24:27] dmask:0xb tfe = 00 0b bd f0 dd 24 c7 00
bad image_sample_c_lz v[36:39], v[4:19], s[28:35], s[24:27] dmask:0xb tfe ! 1:29: the address of image_sample_c_lz takes 2 to 4 registers, found 16
bad image_sample_c_lz v[0:5], v[7:8], s[28:35], s[24:27] dmask:0xb tfe ! 1:19: the data take 4 registers, found 6
bad image_sample_c_lz s0, v[7:8], s[28:35], s[24:27] dmask:0xb tfe ! 1:19: destination must be a vector register
bad image_sample_c_lz v[36:39], v[7:8], s[28:35] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_sample_c_lz v[36:39], v[7:8], s[8:11], s[24:27] dmask:0xb tfe ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_lz v[36:39], v[7:8], s[28:35], s[24:27] dmask:0xb tfe a16 ! 1:70: image_sample_c_lz has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_c_lz v255, v[7:8], ttmp[4:11], s[92:95] dmask:0x9 slc da d16 = 00 49 bc f2 07 ff fd 82
asm image_sample_c_lz v1, v[7:8], s[40:47], s[56:59] dmask:0x3 d16 = 00 03 bc f0 07 01 ca 81

target gfx900
asm image_sample_c_lz v141, v[5:6], s[56:63], ttmp[4:7] = 00 00 bc f0 05 8d 8e 03
asm image_sample_c_lz v39, v[7:8], s[4:11], s[4:7] dmask:0x1 unorm = 00 11 bc f0 07 27 21 00
asm image_sample_c_lz v[1:2], v[7:8], s[64:71], ttmp[4:7] dmask:0xa unorm glc tfe da d16 = 00 7a bd f0 07 01 90 83
asm image_sample_c_lz v[5:7], v[100:101], s[36:43], s[44:47] dmask:0x7 slc = 00 07 bc f2 64 05 69 01
asm image_sample_c_lz v[0:3], v[100:101], ttmp[4:11], s[20:23] dmask:0xb unorm a16 tfe = 00 9b bd f0 64 00 bc 00
enc image_sample_c_lz v0, v[159:161], s[8:15], ttmp[4:7] = 00 00 bc f0 9f 00 82 03
enc image_sample_c_lz v0, v[65:68], s[8:15], ttmp[4:7] = 00 00 bc f0 41 00 82 03
bad image_sample_c_lz v0, v[4:19], s[8:15], ttmp[4:7] ! 1:23: the address of image_sample_c_lz takes 2 to 4 registers, found 16
bad image_sample_c_lz v[0:5], v[100:101], s[8:15], ttmp[4:7] ! 1:19: the data take 1 register, found 6
bad image_sample_c_lz s0, v[100:101], s[8:15], ttmp[4:7] ! 1:19: destination must be a vector register
bad image_sample_c_lz v0, v[100:101], s[8:15] dmask:0x1 ! 1:52: expected 4 operands, found 3
bad image_sample_c_lz v0, v[100:101], s[8:11], ttmp[4:7] ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_lz v0, v[100:101], s[8:15], ttmp[4:7] r128 ! 1:54: image_sample_c_lz has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_c_lz v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 bc f0 10 08 0c 02

target gfx1100
asm image_sample_c_lz v8, v[16:17], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 90 f0 10 08 0c 40

target gfx1200
asm image_sample_c_lz v8, [v16, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 09 e4 08 60 00 20 10 00 00 00
