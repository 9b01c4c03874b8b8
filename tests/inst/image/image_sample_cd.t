# image_sample_cd: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_cd v[165:167], v[0:1], s[16:23], s[24:27] dmask:0x7 = 00 07 a0 f1 00 a5 c4 00
asm image_sample_cd v7, v[5:6], s[16:23], ttmp[4:7] da = 00 40 a0 f1 05 07 a4 03
asm image_sample_cd v100, v[63:64], s[60:67], s[84:87] dmask:0x4 glc slc da d16 = 00 64 a0 f3 3f 64 af 82
asm image_sample_cd v[1:3], v[5:6], ttmp[4:11], s[92:95] dmask:0xd glc slc = 00 2d a0 f3 05 01 fd 02
enc image_sample_cd v[161:162], v[35:37], s[36:43], s[72:75] tfe = 00 00 a1 f1 23 a1 49 02
enc image_sample_cd v[161:162], v[152:159], s[36:43], s[72:75] tfe = 00 00 a1 f1 98 a1 49 02
enc image_sample_cd v[161:162], v[142:150], s[36:43], s[72:75] tfe = 00 00 a1 f1 8e a1 49 02
bad image_sample_cd v[161:162], v[4:19], s[36:43], s[72:75] tfe ! 1:29: the address of image_sample_cd takes 2 to 9 registers, found 16
bad image_sample_cd v[0:5], v[1:2], s[36:43], s[72:75] tfe ! 1:17: the data take 2 registers, found 6
bad image_sample_cd s0, v[1:2], s[36:43], s[72:75] tfe ! 1:17: destination must be a vector register
bad image_sample_cd v[161:162], v[1:2], s[36:43] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_sample_cd v[161:162], v[1:2], s[8:11], s[72:75] tfe ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd v[161:162], v[1:2], s[36:43], s[72:75] tfe a16 ! 1:60: image_sample_cd has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_cd v[65:67], v[0:1], s[88:95], ttmp[4:7] dmask:0xd unorm tfe d16 = 00 1d a1 f1 00 41 b6 83
asm image_sample_cd v[168:169], v[100:101], ttmp[4:11], s[56:59] unorm slc r128 tfe d16 = 00 90 a1 f3 64 a8 dd 81

target gfx900
asm image_sample_cd v[5:6], v[7:8], s[88:95], s[64:67] dmask:0x4 tfe = 00 04 a1 f1 07 05 16 02
asm image_sample_cd v[7:8], v[254:255], s[36:43], s[16:19] dmask:0x9 = 00 09 a0 f1 fe 07 89 00
asm image_sample_cd v100, v[0:1], s[60:67], s[80:83] unorm slc d16 = 00 10 a0 f3 00 64 8f 82
asm image_sample_cd v[5:6], v[0:1], s[56:63], s[8:11] dmask:0x2 unorm slc a16 tfe da = 00 d2 a1 f3 00 05 4e 00
asm image_sample_cd v[5:8], v[0:1], s[48:55], ttmp[4:7] dmask:0xf slc lwe = 00 0f a2 f3 00 05 8c 03
enc image_sample_cd v[5:7], v[201:203], s[4:11], s[28:31] dmask:0xe = 00 0e a0 f1 c9 05 e1 00
enc image_sample_cd v[5:7], v[71:77], s[4:11], s[28:31] dmask:0xe = 00 0e a0 f1 47 05 e1 00
enc image_sample_cd v[5:7], v[149:157], s[4:11], s[28:31] dmask:0xe = 00 0e a0 f1 95 05 e1 00
bad image_sample_cd v[5:7], v[4:19], s[4:11], s[28:31] dmask:0xe ! 1:25: the address of image_sample_cd takes 2 to 9 registers, found 16
bad image_sample_cd v[0:5], v[5:6], s[4:11], s[28:31] dmask:0xe ! 1:17: the data take 3 registers, found 6
bad image_sample_cd s0, v[5:6], s[4:11], s[28:31] dmask:0xe ! 1:17: destination must be a vector register
bad image_sample_cd v[5:7], v[5:6], s[4:11] dmask:0x1 ! 1:50: expected 4 operands, found 3
bad image_sample_cd v[5:7], v[5:6], s[8:11], s[28:31] dmask:0xe ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd v[5:7], v[5:6], s[4:11], s[28:31] dmask:0xe r128 ! 1:61: image_sample_cd has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_cd v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a0 f1 10 08 0c 02
