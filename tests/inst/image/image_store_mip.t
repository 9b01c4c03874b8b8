# image_store_mip: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_store_mip v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:38: expected 3 operands, found 4

target gfx803
asm image_store_mip v[253:255], v7, s[56:63] dmask:0xb unorm = 00 1b 24 f0 07 fd 0e 00
asm image_store_mip v[1:2], v253, s[32:39] dmask:0x4 unorm tfe = 00 14 25 f0 fd 01 08 00
asm image_store_mip v[1:2], v1, s[48:55] dmask:0x9 unorm r128 lwe da d16 = 00 d9 26 f0 01 01 0c 80
asm image_store_mip v[32:34], v255, s[56:63] dmask:0x7 unorm r128 = 00 97 24 f0 ff 20 0e 00
enc image_store_mip v[252:255], v[97:98], s[72:79] dmask:0xf unorm = 00 1f 24 f0 61 fc 12 00
enc image_store_mip v[252:255], v[70:72], s[72:79] dmask:0xf unorm = 00 1f 24 f0 46 fc 12 00
enc image_store_mip v[252:255], v[189:192], s[72:79] dmask:0xf unorm = 00 1f 24 f0 bd fc 12 00
bad image_store_mip v[252:255], v[4:19], s[72:79] dmask:0xf unorm ! 1:29: the address of image_store_mip takes 1 to 4 registers, found 16
bad image_store_mip v[0:5], v7, s[72:79] dmask:0xf unorm ! 1:17: the data take 4 registers, found 6
bad image_store_mip s0, v7, s[72:79] dmask:0xf unorm ! 1:17: first operand must be a vector register
bad image_store_mip v[252:255], v7, s[8:11] dmask:0xf unorm ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_store_mip v[252:255], v7, s[72:79] dmask:0xf unorm a16 ! 1:58: image_store_mip has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx810
asm image_store_mip v[1:2], v0, s[72:79] dmask:0x7 unorm r128 da d16 = 00 d7 24 f0 00 01 12 80
asm image_store_mip v[100:101], v146, ttmp[4:11] dmask:0x4 unorm tfe d16 = 00 14 25 f0 92 64 1d 80

target gfx900
asm image_store_mip v100, v5, s[64:71] dmask:0x8 unorm = 00 18 24 f0 05 64 10 00
asm image_store_mip v[143:146], v255, s[0:7] dmask:0xe unorm a16 tfe = 00 9e 25 f0 ff 8f 00 00
asm image_store_mip v[254:255], v7, s[28:35] dmask:0x6 unorm slc tfe da d16 = 00 56 25 f2 07 fe 07 80
asm image_store_mip v100, v255, s[88:95] dmask:0x4 unorm a16 lwe = 00 94 26 f0 ff 64 16 00
asm image_store_mip v[7:8], v7, s[28:35] dmask:0xc unorm glc slc = 00 3c 24 f2 07 07 07 00
enc image_store_mip v[201:204], v[210:211], s[80:87] dmask:0xb unorm tfe = 00 1b 25 f0 d2 c9 14 00
enc image_store_mip v[201:204], v[90:93], s[80:87] dmask:0xb unorm tfe = 00 1b 25 f0 5a c9 14 00
bad image_store_mip v[201:204], v[4:19], s[80:87] dmask:0xb unorm tfe ! 1:29: the address of image_store_mip takes 1 to 4 registers, found 16
bad image_store_mip v[0:5], v254, s[80:87] dmask:0xb unorm tfe ! 1:17: the data take 4 registers, found 6
bad image_store_mip s0, v254, s[80:87] dmask:0xb unorm tfe ! 1:17: first operand must be a vector register
bad image_store_mip v[201:204], v254, s[8:11] dmask:0xb unorm tfe ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_store_mip v[201:204], v254, s[80:87] dmask:0xb unorm tfe r128 ! 1:64: image_store_mip has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_store_mip v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 24 f0 10 08 0c 00

target gfx90a
asm image_store_mip v8, v16, s[48:55] = 00 00 24 f0 10 08 0c 00

target gfx1100
asm image_store_mip v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 1c f0 10 08 0c 00

target gfx1200
asm image_store_mip v8, [v16, v0], s[48:55] dim:SQ_RSRC_IMG_1D th:TH_STORE_NT scope:SCOPE_SE = 00 c0 01 d0 08 60 14 00 10 00 00 00
