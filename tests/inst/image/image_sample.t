# image_sample: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample v[100:103], v100, s[16:23], ttmp[4:7] dmask:0xf = 00 0f 80 f0 64 64 a4 03
asm image_sample v[7:9], v0, s[20:27], s[52:55] dmask:0xd unorm r128 = 00 9d 80 f0 00 07 a5 01
asm image_sample v[164:165], v1, ttmp[4:11], s[60:63] dmask:0x3 slc r128 d16 = 00 83 80 f2 01 a4 fd 81
asm image_sample v[7:8], v1, s[52:59], s[4:7] dmask:0x5 slc = 00 05 80 f2 01 07 2d 00
enc image_sample v[7:8], v[92:93], s[24:31], s[48:51] tfe = 00 00 81 f0 5c 07 86 01
enc image_sample v[7:8], v[98:101], s[24:31], s[48:51] tfe = 00 00 81 f0 62 07 86 01
bad image_sample v[7:8], v[4:19], s[24:31], s[48:51] tfe ! 1:22: the address of image_sample takes 1 to 4 registers, found 16
bad image_sample v[0:5], v63, s[24:31], s[48:51] tfe ! 1:14: the data take 2 registers, found 6
bad image_sample s0, v63, s[24:31], s[48:51] tfe ! 1:14: destination must be a vector register
bad image_sample v[7:8], v63, s[24:31] dmask:0x1 ! 1:45: expected 4 operands, found 3
bad image_sample v[7:8], v63, s[8:11], s[48:51] tfe ! 1:27: third operand takes 8 scalar registers, found 4 registers
bad image_sample v[7:8], v63, s[24:31], s[48:51] tfe a16 ! 1:50: image_sample has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample v128, v164, ttmp[4:11], s[4:7] dmask:0x3 slc da d16 = 00 43 80 f2 a4 80 3d 80
asm image_sample v1, v255, s[36:43], s[8:11] dmask:0x3 slc lwe d16 = 00 03 82 f2 ff 01 49 80

target gfx900
asm image_sample v[0:2], v0, s[80:87], s[48:51] dmask:0x3 tfe = 00 03 81 f0 00 00 94 01
asm image_sample v[0:1], v186, s[40:47], s[52:55] dmask:0x6 slc lwe da = 00 46 82 f2 ba 00 aa 01
asm image_sample v7, v0, s[52:59], s[24:27] dmask:0xa unorm slc da d16 = 00 5a 80 f2 00 07 cd 80
asm image_sample v206, v1, s[32:39], s[8:11] dmask:0x2 unorm slc = 00 12 80 f2 01 ce 48 00
asm image_sample v[1:3], v7, s[20:27], s[32:35] dmask:0x7 unorm slc = 00 17 80 f2 07 01 05 01
enc image_sample v[100:104], v[239:240], s[20:27], ttmp[4:7] dmask:0xf tfe = 00 0f 81 f0 ef 64 85 03
enc image_sample v[100:104], v[37:40], s[20:27], ttmp[4:7] dmask:0xf tfe = 00 0f 81 f0 25 64 85 03
bad image_sample v[100:104], v[4:19], s[20:27], ttmp[4:7] dmask:0xf tfe ! 1:26: the address of image_sample takes 1 to 4 registers, found 16
bad image_sample v[0:5], v57, s[20:27], ttmp[4:7] dmask:0xf tfe ! 1:14: the data take 5 registers, found 6
bad image_sample s0, v57, s[20:27], ttmp[4:7] dmask:0xf tfe ! 1:14: destination must be a vector register
bad image_sample v[100:104], v57, s[20:27] dmask:0x1 ! 1:49: expected 4 operands, found 3
bad image_sample v[100:104], v57, s[8:11], ttmp[4:7] dmask:0xf tfe ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_sample v[100:104], v57, s[20:27], ttmp[4:7] dmask:0xf tfe r128 ! 1:65: image_sample has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 80 f0 10 08 0c 02

target gfx90a
asm image_sample v8, v16, s[48:55], s[64:67] = 00 00 80 f0 10 08 0c 02

target gfx1100
asm image_sample v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 6c f0 10 08 0c 40

target gfx1200
asm image_sample v8, v16, s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_DEV = 00 c0 06 e4 08 60 18 20 10 00 00 00
