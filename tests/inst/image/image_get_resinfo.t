# image_get_resinfo: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_get_resinfo v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:40: expected 3 operands, found 4

target gfx803
asm image_get_resinfo v[0:3], v169, s[20:27] dmask:0xe tfe = 00 0e 39 f0 a9 00 05 00
asm image_get_resinfo v[254:255], v5, s[8:15] dmask:0x3 glc r128 da = 00 e3 38 f0 05 fe 02 00
asm image_get_resinfo v[0:1], v0, s[32:39] dmask:0xa da = 00 4a 38 f0 00 00 08 00
asm image_get_resinfo v[1:2], v5, s[12:19] dmask:0x1 r128 tfe da = 00 c1 39 f0 05 01 03 00
enc image_get_resinfo v48, v[230:231], s[48:55] dmask:0x4 = 00 04 38 f0 e6 30 0c 00
enc image_get_resinfo v48, v[243:246], s[48:55] dmask:0x4 = 00 04 38 f0 f3 30 0c 00
bad image_get_resinfo v48, v[4:19], s[48:55] dmask:0x4 ! 1:24: the address of image_get_resinfo takes 1 to 4 registers, found 16
bad image_get_resinfo v[0:5], v197, s[48:55] dmask:0x4 ! 1:19: the data take 1 register, found 6
bad image_get_resinfo s0, v197, s[48:55] dmask:0x4 ! 1:19: destination must be a vector register
bad image_get_resinfo v48, v197, s[8:11] dmask:0x4 ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_get_resinfo v48, v197, s[48:55] dmask:0x4 d16 ! 1:49: image_get_resinfo has no modifier 'd16'
bad image_get_resinfo v48, v197, s[48:55] dmask:0x4 a16 ! 1:49: image_get_resinfo has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_get_resinfo v[0:4], v7, s[12:19] dmask:0xf tfe = 00 0f 39 f0 07 00 03 00
asm image_get_resinfo v[7:10], v5, s[80:87] dmask:0xf = 00 0f 38 f0 05 07 14 00
asm image_get_resinfo v[7:8], v100, ttmp[4:11] dmask:0x8 glc a16 tfe = 00 a8 39 f0 64 07 1c 00
asm image_get_resinfo v1, v255, s[76:83] dmask:0x1 glc slc lwe da = 00 61 3a f2 ff 01 13 00
asm image_get_resinfo v[0:1], v255, s[20:27] dmask:0xc slc a16 = 00 8c 38 f2 ff 00 05 00
enc image_get_resinfo v[1:2], v[187:188], s[36:43] dmask:0x3 = 00 03 38 f0 bb 01 09 00
enc image_get_resinfo v[1:2], v[17:20], s[36:43] dmask:0x3 = 00 03 38 f0 11 01 09 00
bad image_get_resinfo v[1:2], v[4:19], s[36:43] dmask:0x3 ! 1:27: the address of image_get_resinfo takes 1 to 4 registers, found 16
bad image_get_resinfo v[0:5], v5, s[36:43] dmask:0x3 ! 1:19: the data take 2 registers, found 6
bad image_get_resinfo s0, v5, s[36:43] dmask:0x3 ! 1:19: destination must be a vector register
bad image_get_resinfo v[1:2], v5, s[8:11] dmask:0x3 ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_get_resinfo v[1:2], v5, s[36:43] dmask:0x3 d16 ! 1:50: image_get_resinfo has no modifier 'd16'
bad image_get_resinfo v[1:2], v5, s[36:43] dmask:0x3 r128 ! 1:50: image_get_resinfo has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_get_resinfo v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 38 f0 10 08 0c 00

target gfx90a
asm image_get_resinfo v8, v16, s[48:55] = 00 00 38 f0 10 08 0c 00

target gfx1100
asm image_get_resinfo v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 5c f0 10 08 0c 00

target gfx1200
asm image_get_resinfo v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 c0 05 d0 08 60 08 00 10 00 00 00
