# image_atomic_xor: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_xor v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:57: image_atomic_xor needs 'glc' with these operands

target gfx803
asm image_atomic_xor v[1:2], v100, ttmp[4:11] dmask:0x1 unorm tfe = 00 11 69 f0 64 01 1d 00
asm image_atomic_xor v1, v7, ttmp[4:11] dmask:0x1 unorm glc r128 = 00 b1 68 f0 07 01 1d 00
asm image_atomic_xor v[0:2], v7, ttmp[4:11] dmask:0x3 unorm r128 tfe lwe = 00 93 6b f0 07 00 1d 00
asm image_atomic_xor v[0:1], v5, s[20:27] dmask:0x3 unorm glc slc da = 00 73 68 f2 05 00 05 00
enc image_atomic_xor v[7:9], v[79:80], s[20:27] dmask:0x3 unorm tfe = 00 13 69 f0 4f 07 05 00
enc image_atomic_xor v[7:9], v[79:81], s[20:27] dmask:0x3 unorm tfe = 00 13 69 f0 4f 07 05 00
enc image_atomic_xor v[7:9], v[209:212], s[20:27] dmask:0x3 unorm tfe = 00 13 69 f0 d1 07 05 00
bad image_atomic_xor v[7:9], v[4:19], s[20:27] dmask:0x3 unorm tfe ! 1:26: the address of image_atomic_xor takes 1 to 4 registers, found 16
bad image_atomic_xor v[0:5], v122, s[20:27] dmask:0x3 unorm tfe ! 1:18: the data take 3 registers, found 6
bad image_atomic_xor s0, v122, s[20:27] dmask:0x3 unorm tfe ! 1:56: image_atomic_xor needs 'glc' with these operands
bad image_atomic_xor v[7:9], v122, s[8:11] dmask:0x3 unorm tfe ! 1:59: image_atomic_xor needs 'glc' with these operands
bad image_atomic_xor v[7:9], v122, s[20:27] dmask:0x3 unorm tfe d16 ! 1:61: image_atomic_xor has no modifier 'd16'
bad image_atomic_xor v[7:9], v122, s[20:27] dmask:0x3 unorm tfe a16 ! 1:61: image_atomic_xor has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_xor v[0:1], v140, s[60:67] dmask:0x3 unorm = 00 13 68 f0 8c 00 0f 00
asm image_atomic_xor v[7:8], v0, s[88:95] dmask:0x3 unorm glc a16 = 00 b3 68 f0 00 07 16 00
asm image_atomic_xor v140, v100, s[24:31] dmask:0x1 unorm slc = 00 11 68 f2 64 8c 06 00
asm image_atomic_xor v217, v255, s[32:39] dmask:0x1 unorm glc slc da = 00 71 68 f2 ff d9 08 00
asm image_atomic_xor v5, v5, s[36:43] dmask:0x1 unorm = 00 11 68 f0 05 05 09 00
enc image_atomic_xor v[0:2], v[135:136], s[4:11] dmask:0x3 unorm tfe = 00 13 69 f0 87 00 01 00
enc image_atomic_xor v[0:2], v[23:26], s[4:11] dmask:0x3 unorm tfe = 00 13 69 f0 17 00 01 00
bad image_atomic_xor v[0:2], v[4:19], s[4:11] dmask:0x3 unorm tfe ! 1:26: the address of image_atomic_xor takes 1 to 4 registers, found 16
bad image_atomic_xor v[0:5], v100, s[4:11] dmask:0x3 unorm tfe ! 1:18: the data take 3 registers, found 6
bad image_atomic_xor s0, v100, s[4:11] dmask:0x3 unorm tfe ! 1:55: image_atomic_xor needs 'glc' with these operands
bad image_atomic_xor v[0:2], v100, s[8:11] dmask:0x3 unorm tfe ! 1:59: image_atomic_xor needs 'glc' with these operands
bad image_atomic_xor v[0:2], v100, s[4:11] dmask:0x3 unorm tfe d16 ! 1:60: image_atomic_xor has no modifier 'd16'
bad image_atomic_xor v[0:2], v100, s[4:11] dmask:0x3 unorm tfe r128 ! 1:60: image_atomic_xor has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_xor v[74:75], v[6:7], s[80:87] dmask:0x3 dim:SQ_RSRC_IMG_2D slc = 08 03 68 f2 06 4a 14 00
asm image_atomic_xor v160, v[160:161], s[48:55] dmask:0x1 dim:SQ_RSRC_IMG_2D glc dlc = 88 21 68 f0 a0 a0 0c 00

target gfx90a
dis image_atomic_xor v8, v16, s[48:55] = 00 00 68 f0 10 08 0c 00
dis image_atomic_xor v8, v16, s[48:55] glc = 00 20 68 f0 10 08 0c 00

target gfx1100
dis image_atomic_xor v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 50 f0 10 08 0c 00
dis image_atomic_xor v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 50 f0 10 08 0c 00

target gfx1200
asm image_atomic_xor v190, [v16, v0], s[32:39] dmask:0x1 dim:SQ_RSRC_IMG_2D scope:SCOPE_SE = 01 00 45 d0 be 40 04 00 10 00 00 00
