# image_store_mip_pck: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_store_mip_pck v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:42: expected 3 operands, found 4

target gfx803
asm image_store_mip_pck v[1:2], v0, ttmp[4:11] dmask:0x6 unorm = 00 16 2c f0 00 01 1d 00
asm image_store_mip_pck v[1:4], v7, ttmp[4:11] dmask:0xf unorm = 00 1f 2c f0 07 01 1d 00
asm image_store_mip_pck v[120:123], v7, s[88:95] dmask:0xb unorm glc slc tfe da = 00 7b 2d f2 07 78 16 00
asm image_store_mip_pck v[1:3], v5, s[16:23] dmask:0xe unorm glc = 00 3e 2c f0 05 01 04 00
enc image_store_mip_pck v[7:8], v[112:113], s[48:55] dmask:0x1 unorm tfe = 00 11 2d f0 70 07 0c 00
enc image_store_mip_pck v[7:8], v[20:22], s[48:55] dmask:0x1 unorm tfe = 00 11 2d f0 14 07 0c 00
enc image_store_mip_pck v[7:8], v[8:11], s[48:55] dmask:0x1 unorm tfe = 00 11 2d f0 08 07 0c 00
bad image_store_mip_pck v[7:8], v[4:19], s[48:55] dmask:0x1 unorm tfe ! 1:29: the address of image_store_mip_pck takes 1 to 4 registers, found 16
bad image_store_mip_pck v[0:5], v0, s[48:55] dmask:0x1 unorm tfe ! 1:21: the data take 2 registers, found 6
bad image_store_mip_pck s0, v0, s[48:55] dmask:0x1 unorm tfe ! 1:21: first operand must be a vector register
bad image_store_mip_pck v[7:8], v0, s[8:11] dmask:0x1 unorm tfe ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_store_mip_pck v[7:8], v0, s[48:55] dmask:0x1 unorm tfe d16 ! 1:62: image_store_mip_pck has no modifier 'd16'
bad image_store_mip_pck v[7:8], v0, s[48:55] dmask:0x1 unorm tfe a16 ! 1:62: image_store_mip_pck has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_store_mip_pck v[7:9], v0, s[56:63] dmask:0x7 unorm = 00 17 2c f0 00 07 0e 00
asm image_store_mip_pck v0, v5, s[16:23] dmask:0x4 unorm glc slc a16 lwe da = 00 f4 2e f2 05 00 04 00
asm image_store_mip_pck v7, v75, s[4:11] unorm slc = 00 10 2c f2 4b 07 01 00
asm image_store_mip_pck v5, v7, s[8:15] dmask:0x8 unorm glc slc a16 = 00 b8 2c f2 07 05 02 00
asm image_store_mip_pck v[7:11], v1, s[76:83] dmask:0xf unorm slc tfe da = 00 5f 2d f2 01 07 13 00
enc image_store_mip_pck v194, v[25:26], ttmp[4:11] dmask:0x2 unorm = 00 12 2c f0 19 c2 1c 00
enc image_store_mip_pck v194, v[34:37], ttmp[4:11] dmask:0x2 unorm = 00 12 2c f0 22 c2 1c 00
bad image_store_mip_pck v194, v[4:19], ttmp[4:11] dmask:0x2 unorm ! 1:27: the address of image_store_mip_pck takes 1 to 4 registers, found 16
bad image_store_mip_pck v[0:5], v100, ttmp[4:11] dmask:0x2 unorm ! 1:21: the data take 1 register, found 6
bad image_store_mip_pck s0, v100, ttmp[4:11] dmask:0x2 unorm ! 1:21: first operand must be a vector register
bad image_store_mip_pck v194, v100, s[8:11] dmask:0x2 unorm ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_store_mip_pck v194, v100, ttmp[4:11] dmask:0x2 unorm d16 ! 1:60: image_store_mip_pck has no modifier 'd16'
bad image_store_mip_pck v194, v100, ttmp[4:11] dmask:0x2 unorm r128 ! 1:60: image_store_mip_pck has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_store_mip_pck v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 2c f0 10 08 0c 00

target gfx90a
asm image_store_mip_pck v8, v16, s[48:55] = 00 00 2c f0 10 08 0c 00

target gfx1100
asm image_store_mip_pck v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 24 f0 10 08 0c 00

target gfx1200
asm image_store_mip_pck v8, [v16, v0], s[48:55] dim:SQ_RSRC_IMG_1D th:TH_STORE_HT scope:SCOPE_SYS = 00 40 02 d0 08 60 2c 00 10 00 00 00
