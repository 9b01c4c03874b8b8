# image_load: text and bits, as LLVM 22 has them.

target gfx803 gfx810 gfx900
dis image_load v35, v20, s[12:19] dmask:0x1 unorm = 00 11 00 f0 14 23 03 00
enc image_load v35, v[20:23], s[12:19] dmask:0x1 unorm = 00 11 00 f0 14 23 03 00
dis image_load v255, v4, s[8:15] dmask:0xf = 00 0f 00 f0 04 ff 02 00
dis image_load v252, v4, s[8:15] dmask:0xf tfe = 00 0f 01 f0 04 fc 02 00
dis image_load v[252:255], v4, s[8:15] dmask:0xf = 00 0f 00 f0 04 fc 02 00

target gfx803 gfx900
bad image_load v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:33: expected 3 operands, found 4

target gfx803
asm image_load v[100:101], v7, s[80:87] dmask:0xc = 00 0c 00 f0 07 64 14 00
asm image_load v100, v100, s[24:31] slc lwe da = 00 40 02 f2 64 64 06 00
asm image_load v[7:10], v0, s[32:39] dmask:0xf unorm slc d16 = 00 1f 00 f2 00 07 08 80
asm image_load v[187:189], v100, s[40:47] dmask:0xb unorm slc = 00 1b 00 f2 64 bb 0a 00
enc image_load v[148:150], v[57:58], s[48:55] dmask:0xe = 00 0e 00 f0 39 94 0c 00
enc image_load v[148:150], v[19:21], s[48:55] dmask:0xe = 00 0e 00 f0 13 94 0c 00
enc image_load v[148:150], v[222:225], s[48:55] dmask:0xe = 00 0e 00 f0 de 94 0c 00
bad image_load v[148:150], v[4:19], s[48:55] dmask:0xe ! 1:24: the address of image_load takes 1 to 4 registers, found 16
bad image_load v[0:5], v7, s[48:55] dmask:0xe ! 1:12: the data take 3 registers, found 6
bad image_load s0, v7, s[48:55] dmask:0xe ! 1:12: destination must be a vector register
bad image_load v[148:150], v7, s[8:11] dmask:0xe ! 1:28: third operand takes 8 scalar registers, found 4 registers
bad image_load v[148:150], v7, s[48:55] dmask:0xe a16 ! 1:47: image_load has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12
bad image_load v[0:1], v4, s[8:15] dmask:0xf ! 1:12: the data take 4 registers, found 2
bad image_load v[0:1], v4, s[8:15] dmask:0xf d16 ! 1:12: the data take 4 registers, found 2
bad image_load v0, v4, s[8:15] dmask:0x1 tfe ! 1:12: the data take 2 registers, found 1
bad image_load v0, v[4:8], s[8:15] dmask:0x1 ! 1:16: the address of image_load takes 1 to 4 registers, found 5
bad image_load v0, v4, s[8:15] a16 ! 1:28: image_load has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx810 gfx900
bad image_load v[0:3], v4, s[8:15] dmask:0xf d16 ! 1:12: the data take 2 registers, found 4

target gfx810
asm image_load v[0:1], v189, s[76:83] dmask:0x7 r128 d16 = 00 87 00 f0 bd 00 13 80
asm image_load v[5:7], v100, s[68:75] dmask:0xf unorm tfe da d16 = 00 5f 01 f0 64 05 11 80

target gfx900
asm image_load v5, v100, ttmp[4:11] dmask:0x8 = 00 08 00 f0 64 05 1c 00
asm image_load v100, v0, s[36:43] dmask:0x2 = 00 02 00 f0 00 64 09 00
asm image_load v5, v5, s[88:95] dmask:0xa da d16 = 00 4a 00 f0 05 05 16 80
asm image_load v[5:6], v255, ttmp[4:11] dmask:0x4 slc a16 tfe = 00 84 01 f2 ff 05 1c 00
asm image_load v[100:102], v7, s[64:71] dmask:0x7 unorm slc = 00 17 00 f2 07 64 10 00
enc image_load v255, v[80:81], s[12:19] = 00 00 00 f0 50 ff 03 00
enc image_load v255, v[22:25], s[12:19] = 00 00 00 f0 16 ff 03 00
bad image_load v255, v[4:19], s[12:19] ! 1:18: the address of image_load takes 1 to 4 registers, found 16
bad image_load v[0:5], v100, s[12:19] ! 1:12: the data take 1 register, found 6
bad image_load s0, v100, s[12:19] ! 1:12: destination must be a vector register
bad image_load v255, v100, s[8:11] ! 1:24: third operand takes 8 scalar registers, found 4 registers
bad image_load v255, v100, s[12:19] r128 ! 1:33: image_load has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12
bad image_load v0, v4, s[8:15] r128 ! 1:28: image_load has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12
bad image_load v0, s4, s[8:15] ! 1:16: second operand must be a vector register
bad image_load v0, v4, s[8:11] ! 1:20: third operand takes 8 scalar registers, found 4 registers

target gfx1010 gfx1100
asm image_load v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 00 f0 10 08 0c 00

target gfx90a
asm image_load v8, v16, s[48:55] = 00 00 00 f0 10 08 0c 00

target gfx1200
asm image_load v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT = 00 00 00 d0 08 60 10 00 10 00 00 00
