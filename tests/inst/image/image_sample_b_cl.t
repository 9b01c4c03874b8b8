# image_sample_b_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_b_cl v[1:2], v[254:255], ttmp[4:11], ttmp[4:7] dmask:0x6 = 00 06 98 f0 fe 01 bd 03
asm image_sample_b_cl v100, v[7:8], s[72:79], s[92:95] = 00 00 98 f0 07 64 f2 02
asm image_sample_b_cl v[5:7], v[254:255], ttmp[4:11], s[28:31] dmask:0xe glc r128 d16 = 00 ae 98 f0 fe 05 fd 80
asm image_sample_b_cl v[0:1], v[157:158], ttmp[4:11], s[24:27] glc tfe da = 00 60 99 f0 9d 00 dd 00
enc image_sample_b_cl v[254:255], v[118:120], s[68:75], s[8:11] dmask:0x3 = 00 03 98 f0 76 fe 51 00
enc image_sample_b_cl v[254:255], v[210:217], s[68:75], s[8:11] dmask:0x3 = 00 03 98 f0 d2 fe 51 00
bad image_sample_b_cl v[254:255], v[4:19], s[68:75], s[8:11] dmask:0x3 ! 1:31: the address of image_sample_b_cl takes 2 to 5 registers, or 8, found 16
bad image_sample_b_cl v[0:5], v[254:255], s[68:75], s[8:11] dmask:0x3 ! 1:19: the data take 2 registers, found 6
bad image_sample_b_cl s0, v[254:255], s[68:75], s[8:11] dmask:0x3 ! 1:19: destination must be a vector register
bad image_sample_b_cl v[254:255], v[254:255], s[68:75] dmask:0x1 ! 1:61: expected 4 operands, found 3
bad image_sample_b_cl v[254:255], v[254:255], s[8:11], s[8:11] dmask:0x3 ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b_cl v[254:255], v[254:255], s[68:75], s[8:11] dmask:0x3 a16 ! 1:71: image_sample_b_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_b_cl v[7:8], v[1:2], ttmp[4:11], ttmp[4:7] dmask:0x3 unorm slc tfe d16 = 00 13 99 f2 01 07 bd 83
asm image_sample_b_cl v[1:2], v[0:1], s[8:15], s[16:19] dmask:0x1 unorm tfe d16 = 00 11 99 f0 00 01 82 80

target gfx900
asm image_sample_b_cl v100, v[13:14], s[16:23], s[48:51] dmask:0x2 = 00 02 98 f0 0d 64 84 01
asm image_sample_b_cl v[43:46], v[1:2], ttmp[4:11], s[32:35] dmask:0xe unorm slc a16 tfe = 00 9e 99 f2 01 2b 1c 01
asm image_sample_b_cl v[254:255], v[1:2], s[40:47], s[84:87] dmask:0xf unorm glc slc d16 = 00 3f 98 f2 01 fe aa 82
asm image_sample_b_cl v[7:9], v[0:1], s[80:87], s[92:95] dmask:0xd unorm a16 lwe = 00 9d 9a f0 00 07 f4 02
asm image_sample_b_cl v[5:7], v[137:138], ttmp[4:11], s[84:87] dmask:0xd slc a16 da = 00 cd 98 f2 89 05 bc 02
enc image_sample_b_cl v[253:255], v[115:117], s[44:51], s[24:27] dmask:0xa tfe = 00 0a 99 f0 73 fd cb 00
enc image_sample_b_cl v[253:255], v[100:104], s[44:51], s[24:27] dmask:0xa tfe = 00 0a 99 f0 64 fd cb 00
enc image_sample_b_cl v[253:255], v[143:150], s[44:51], s[24:27] dmask:0xa tfe = 00 0a 99 f0 8f fd cb 00
bad image_sample_b_cl v[253:255], v[4:19], s[44:51], s[24:27] dmask:0xa tfe ! 1:31: the address of image_sample_b_cl takes 2 to 5 registers, or 8, found 16
bad image_sample_b_cl v[0:5], v[100:101], s[44:51], s[24:27] dmask:0xa tfe ! 1:19: the data take 3 registers, found 6
bad image_sample_b_cl s0, v[100:101], s[44:51], s[24:27] dmask:0xa tfe ! 1:19: destination must be a vector register
bad image_sample_b_cl v[253:255], v[100:101], s[44:51] dmask:0x1 ! 1:61: expected 4 operands, found 3
bad image_sample_b_cl v[253:255], v[100:101], s[8:11], s[24:27] dmask:0xa tfe ! 1:43: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b_cl v[253:255], v[100:101], s[44:51], s[24:27] dmask:0xa tfe r128 ! 1:76: image_sample_b_cl has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_b_cl v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 98 f0 10 08 0c 02

target gfx1100
asm image_sample_b_cl v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 08 f1 10 08 0c 40

target gfx1200
asm image_sample_b_cl v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 80 10 e4 08 60 08 20 10 00 00 00
