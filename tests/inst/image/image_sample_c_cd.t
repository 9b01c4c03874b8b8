# image_sample_c_cd: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_c_cd v207, v[1:3], ttmp[4:11], s[40:43] dmask:0x8 = 00 08 a8 f1 01 cf 5d 01
asm image_sample_c_cd v[5:6], v[100:102], s[40:47], s[56:59] dmask:0x3 glc = 00 23 a8 f1 64 05 ca 01
asm image_sample_c_cd v[69:70], v[0:2], s[68:75], s[24:27] dmask:0x5 slc d16 = 00 05 a8 f3 00 45 d1 80
asm image_sample_c_cd v[1:3], v[1:3], s[68:75], s[4:7] dmask:0xe da = 00 4e a8 f1 01 01 31 00
enc image_sample_c_cd v[1:4], v[70:73], s[60:67], s[72:75] dmask:0x7 tfe = 00 07 a9 f1 46 01 4f 02
enc image_sample_c_cd v[1:4], v[201:210], s[60:67], s[72:75] dmask:0x7 tfe = 00 07 a9 f1 c9 01 4f 02
bad image_sample_c_cd v[1:4], v[4:19], s[60:67], s[72:75] dmask:0x7 tfe ! 1:27: the address of image_sample_c_cd takes 3 to 10 registers, found 16
bad image_sample_c_cd v[0:5], v[100:102], s[60:67], s[72:75] dmask:0x7 tfe ! 1:19: the data take 4 registers, found 6
bad image_sample_c_cd s0, v[100:102], s[60:67], s[72:75] dmask:0x7 tfe ! 1:19: destination must be a vector register
bad image_sample_c_cd v[1:4], v[100:102], s[60:67] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_c_cd v[1:4], v[100:102], s[8:11], s[72:75] dmask:0x7 tfe ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd v[1:4], v[100:102], s[60:67], s[72:75] dmask:0x7 tfe a16 ! 1:72: image_sample_c_cd has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_c_cd v100, v[0:2], s[32:39], ttmp[4:7] dmask:0xa da d16 = 00 4a a8 f1 00 64 a8 83
asm image_sample_c_cd v[7:8], v[9:11], s[48:55], ttmp[4:7] dmask:0x4 unorm tfe d16 = 00 14 a9 f1 09 07 ac 83

target gfx900
asm image_sample_c_cd v[5:6], v[0:2], s[64:71], s[88:91] dmask:0x8 tfe = 00 08 a9 f1 00 05 d0 02
asm image_sample_c_cd v1, v[1:3], s[44:51], s[56:59] dmask:0x8 a16 = 00 88 a8 f1 01 01 cb 01
asm image_sample_c_cd v251, v[1:3], s[76:83], s[80:83] dmask:0x8 glc a16 d16 = 00 a8 a8 f1 01 fb 93 82
asm image_sample_c_cd v100, v[7:9], s[28:35], ttmp[4:7] dmask:0x2 glc slc = 00 22 a8 f3 07 64 87 03
asm image_sample_c_cd v1, v[253:255], s[76:83], s[48:51] slc = 00 00 a8 f3 fd 01 93 01
enc image_sample_c_cd v[148:149], v[93:96], s[12:19], ttmp[4:7] dmask:0x6 = 00 06 a8 f1 5d 94 83 03
enc image_sample_c_cd v[148:149], v[100:108], s[12:19], ttmp[4:7] dmask:0x6 = 00 06 a8 f1 64 94 83 03
enc image_sample_c_cd v[148:149], v[108:117], s[12:19], ttmp[4:7] dmask:0x6 = 00 06 a8 f1 6c 94 83 03
bad image_sample_c_cd v[148:149], v[4:19], s[12:19], ttmp[4:7] dmask:0x6 ! 1:31: the address of image_sample_c_cd takes 3 to 10 registers, found 16
bad image_sample_c_cd v[0:5], v[5:7], s[12:19], ttmp[4:7] dmask:0x6 ! 1:19: the data take 2 registers, found 6
bad image_sample_c_cd s0, v[5:7], s[12:19], ttmp[4:7] dmask:0x6 ! 1:19: destination must be a vector register
bad image_sample_c_cd v[148:149], v[5:7], s[12:19] dmask:0x1 ! 1:57: expected 4 operands, found 3
bad image_sample_c_cd v[148:149], v[5:7], s[8:11], ttmp[4:7] dmask:0x6 ! 1:39: third operand takes 8 scalar registers, found 4 registers
bad image_sample_c_cd v[148:149], v[5:7], s[12:19], ttmp[4:7] dmask:0x6 r128 ! 1:69: image_sample_c_cd has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_c_cd v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a8 f1 10 08 0c 02
