# image_sample_cd_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_cd_o v[1:2], v[0:2], s[36:43], s[60:63] dmask:0x2 tfe = 00 02 b1 f1 00 01 e9 01
asm image_sample_cd_o v255, v[0:2], s[16:23], ttmp[4:7] dmask:0x4 da = 00 44 b0 f1 00 ff a4 03
asm image_sample_cd_o v[100:102], v[253:255], s[12:19], s[28:31] dmask:0xa unorm r128 tfe d16 = 00 9a b1 f1 fd 64 e3 80
asm image_sample_cd_o v[1:5], v[100:102], s[36:43], ttmp[4:7] dmask:0xf unorm glc tfe da = 00 7f b1 f1 64 01 a9 03
enc image_sample_cd_o v[7:9], v[91:94], s[36:43], s[72:75] dmask:0xe = 00 0e b0 f1 5b 07 49 02
enc image_sample_cd_o v[7:9], v[4:9], s[36:43], s[72:75] dmask:0xe = 00 0e b0 f1 04 07 49 02
enc image_sample_cd_o v[7:9], v[173:182], s[36:43], s[72:75] dmask:0xe = 00 0e b0 f1 ad 07 49 02
bad image_sample_cd_o v[7:9], v[4:19], s[36:43], s[72:75] dmask:0xe ! 1:27: the address of image_sample_cd_o takes 3 to 10 registers, found 16
bad image_sample_cd_o v[0:5], v[0:2], s[36:43], s[72:75] dmask:0xe ! 1:19: the data take 3 registers, found 6
bad image_sample_cd_o s0, v[0:2], s[36:43], s[72:75] dmask:0xe ! 1:19: destination must be a vector register
bad image_sample_cd_o v[7:9], v[0:2], s[36:43] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_sample_cd_o v[7:9], v[0:2], s[8:11], s[72:75] dmask:0xe ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd_o v[7:9], v[0:2], s[36:43], s[72:75] dmask:0xe a16 ! 1:64: image_sample_cd_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_cd_o v155, v[0:2], ttmp[4:11], s[48:51] unorm slc r128 d16 = 00 90 b0 f3 00 9b 9d 81
asm image_sample_cd_o v[0:1], v[7:9], s[88:95], s[32:35] dmask:0x9 unorm glc slc tfe d16 = 00 39 b1 f3 07 00 16 81

target gfx900
asm image_sample_cd_o v100, v[0:2], s[88:95], ttmp[4:7] dmask:0x1 = 00 01 b0 f1 00 64 96 03
asm image_sample_cd_o v255, v[0:2], s[48:55], s[76:79] = 00 00 b0 f1 00 ff 6c 02
asm image_sample_cd_o v0, v[1:3], s[56:63], s[44:47] dmask:0x3 slc d16 = 00 03 b0 f3 01 00 6e 81
asm image_sample_cd_o v[100:101], v[100:102], ttmp[4:11], s[28:31] unorm tfe da = 00 50 b1 f1 64 64 fc 00
asm image_sample_cd_o v[58:60], v[132:134], s[68:75], s[44:47] dmask:0xd glc slc = 00 2d b0 f3 84 3a 71 01
enc image_sample_cd_o v5, v[245:248], s[64:71], s[20:23] = 00 00 b0 f1 f5 05 b0 00
enc image_sample_cd_o v5, v[227:233], s[64:71], s[20:23] = 00 00 b0 f1 e3 05 b0 00
enc image_sample_cd_o v5, v[73:82], s[64:71], s[20:23] = 00 00 b0 f1 49 05 b0 00
bad image_sample_cd_o v5, v[4:19], s[64:71], s[20:23] ! 1:23: the address of image_sample_cd_o takes 3 to 10 registers, found 16
bad image_sample_cd_o v[0:5], v[7:9], s[64:71], s[20:23] ! 1:19: the data take 1 register, found 6
bad image_sample_cd_o s0, v[7:9], s[64:71], s[20:23] ! 1:19: destination must be a vector register
bad image_sample_cd_o v5, v[7:9], s[64:71] dmask:0x1 ! 1:49: expected 4 operands, found 3
bad image_sample_cd_o v5, v[7:9], s[8:11], s[20:23] ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd_o v5, v[7:9], s[64:71], s[20:23] r128 ! 1:50: image_sample_cd_o has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_cd_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 b0 f1 10 08 0c 02
