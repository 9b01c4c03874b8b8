# image_sample_d: text and bits, as LLVM 22 has them.

target gfx803 gfx810 gfx900
dis image_sample_d v[2:5], v[255:256], s[8:15], s[0:3] dmask:0xf = 00 0f 88 f0 ff 02 02 00

target gfx803
asm image_sample_d v[5:7], v[100:101], s[64:71], s[44:47] dmask:0x3 tfe = 00 03 89 f0 64 05 70 01
asm image_sample_d v100, v[0:1], s[36:43], s[52:55] dmask:0x8 slc r128 = 00 88 88 f2 00 64 a9 01
asm image_sample_d v[0:2], v[5:6], ttmp[4:11], s[0:3] dmask:0x3 tfe d16 = 00 03 89 f0 05 00 1d 80
asm image_sample_d v[100:101], v[254:255], ttmp[4:11], s[76:79] dmask:0x9 glc slc = 00 29 88 f2 fe 64 7d 02
enc image_sample_d v1, v[242:244], s[8:15], s[68:71] = 00 00 88 f0 f2 01 22 02
enc image_sample_d v1, v[158:166], s[8:15], s[68:71] = 00 00 88 f0 9e 01 22 02
bad image_sample_d v1, v[4:19], s[8:15], s[68:71] ! 1:20: the address of image_sample_d takes 2 to 9 registers, found 16
bad image_sample_d v[0:5], v[7:8], s[8:15], s[68:71] ! 1:16: the data take 1 register, found 6
bad image_sample_d s0, v[7:8], s[8:15], s[68:71] ! 1:16: destination must be a vector register
bad image_sample_d v1, v[7:8], s[8:15] dmask:0x1 ! 1:45: expected 4 operands, found 3
bad image_sample_d v1, v[7:8], s[8:11], s[68:71] ! 1:28: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d v1, v[7:8], s[8:15], s[68:71] a16 ! 1:46: image_sample_d has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_d v100, v[1:2], s[16:23], s[84:87] glc slc da d16 = 00 60 88 f2 01 64 a4 82
asm image_sample_d v[5:6], v[100:101], s[4:11], s[72:75] dmask:0x9 unorm r128 tfe da d16 = 00 d9 89 f0 64 05 41 82

target gfx900
asm image_sample_d v[1:4], v[5:6], s[36:43], s[80:83] dmask:0xb tfe = 00 0b 89 f0 05 01 89 02
asm image_sample_d v[100:101], v[0:1], s[8:15], s[60:63] dmask:0x4 tfe = 00 04 89 f0 00 64 e2 01
asm image_sample_d v0, v[7:8], s[64:71], s[40:43] dmask:0x1 da d16 = 00 41 88 f0 07 00 50 81
asm image_sample_d v[0:4], v[100:101], s[20:27], s[68:71] dmask:0xf glc a16 tfe = 00 af 89 f0 64 00 25 02
asm image_sample_d v[7:10], v[0:1], s[84:91], s[48:51] dmask:0xf unorm a16 = 00 9f 88 f0 00 07 95 01
enc image_sample_d v[252:255], v[251:253], s[44:51], s[0:3] dmask:0xf = 00 0f 88 f0 fb fc 0b 00
enc image_sample_d v[252:255], v[217:220], s[44:51], s[0:3] dmask:0xf = 00 0f 88 f0 d9 fc 0b 00
enc image_sample_d v[252:255], v[129:137], s[44:51], s[0:3] dmask:0xf = 00 0f 88 f0 81 fc 0b 00
bad image_sample_d v[252:255], v[4:19], s[44:51], s[0:3] dmask:0xf ! 1:28: the address of image_sample_d takes 2 to 9 registers, found 16
bad image_sample_d v[0:5], v[100:101], s[44:51], s[0:3] dmask:0xf ! 1:16: the data take 4 registers, found 6
bad image_sample_d s0, v[100:101], s[44:51], s[0:3] dmask:0xf ! 1:16: destination must be a vector register
bad image_sample_d v[252:255], v[100:101], s[44:51] dmask:0x1 ! 1:58: expected 4 operands, found 3
bad image_sample_d v[252:255], v[100:101], s[8:11], s[0:3] dmask:0xf ! 1:40: third operand takes 8 scalar registers, found 4 registers
bad image_sample_d v[252:255], v[100:101], s[44:51], s[0:3] dmask:0xf r128 ! 1:67: image_sample_d has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_d v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 88 f0 10 08 0c 02

target gfx1100
asm image_sample_d v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 70 f0 10 08 0c 40

target gfx1200
asm image_sample_d v8, [v16, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS = 00 00 07 e4 08 60 0c 20 10 00 00 00
