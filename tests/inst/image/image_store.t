# image_store: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_store v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:34: expected 3 operands, found 4

target gfx803
asm image_store v[0:2], v100, s[80:87] dmask:0xb unorm = 00 1b 20 f0 64 00 14 00
asm image_store v[254:255], v7, s[80:87] dmask:0x1 unorm glc slc tfe lwe = 00 31 23 f2 07 fe 14 00
asm image_store v1, v73, s[52:59] dmask:0x8 unorm r128 d16 = 00 98 20 f0 49 01 0d 80
asm image_store v[0:2], v7, s[12:19] dmask:0xa unorm glc tfe lwe = 00 3a 23 f0 07 00 03 00
enc image_store v[100:103], v[110:111], s[28:35] dmask:0xf unorm = 00 1f 20 f0 6e 64 07 00
enc image_store v[100:103], v[81:83], s[28:35] dmask:0xf unorm = 00 1f 20 f0 51 64 07 00
enc image_store v[100:103], v[117:120], s[28:35] dmask:0xf unorm = 00 1f 20 f0 75 64 07 00
bad image_store v[100:103], v[4:19], s[28:35] dmask:0xf unorm ! 1:25: the address of image_store takes 1 to 4 registers, found 16
bad image_store v[0:5], v7, s[28:35] dmask:0xf unorm ! 1:13: the data take 4 registers, found 6
bad image_store s0, v7, s[28:35] dmask:0xf unorm ! 1:13: first operand must be a vector register
bad image_store v[100:103], v7, s[8:11] dmask:0xf unorm ! 1:29: third operand takes 8 scalar registers, found 4 registers
bad image_store v[100:103], v7, s[28:35] dmask:0xf unorm a16 ! 1:54: image_store has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx810
asm image_store v1, v100, s[52:59] dmask:0x9 unorm d16 = 00 19 20 f0 64 01 0d 80
asm image_store v[1:3], v7, s[20:27] dmask:0xe unorm slc tfe da d16 = 00 5e 21 f2 07 01 05 80

target gfx900
asm image_store v100, v215, s[56:63] unorm = 00 10 20 f0 d7 64 0e 00
asm image_store v[1:3], v7, s[56:63] dmask:0xc unorm a16 tfe da = 00 dc 21 f0 07 01 0e 00
asm image_store v[100:102], v100, s[4:11] dmask:0xf unorm slc a16 tfe d16 = 00 9f 21 f2 64 64 01 80
asm image_store v[254:255], v0, s[4:11] dmask:0x5 unorm glc = 00 35 20 f0 00 fe 01 00
asm image_store v[5:6], v7, s[88:95] dmask:0x4 unorm slc a16 tfe lwe = 00 94 23 f2 07 05 16 00
enc image_store v[1:2], v[132:133], s[68:75] dmask:0xa unorm = 00 1a 20 f0 84 01 11 00
enc image_store v[1:2], v[187:190], s[68:75] dmask:0xa unorm = 00 1a 20 f0 bb 01 11 00
bad image_store v[1:2], v[4:19], s[68:75] dmask:0xa unorm ! 1:21: the address of image_store takes 1 to 4 registers, found 16
bad image_store v[0:5], v1, s[68:75] dmask:0xa unorm ! 1:13: the data take 2 registers, found 6
bad image_store s0, v1, s[68:75] dmask:0xa unorm ! 1:13: first operand must be a vector register
bad image_store v[1:2], v1, s[8:11] dmask:0xa unorm ! 1:25: third operand takes 8 scalar registers, found 4 registers
bad image_store v[1:2], v1, s[68:75] dmask:0xa unorm r128 ! 1:50: image_store has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_store v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 20 f0 10 08 0c 00

target gfx90a
asm image_store v8, v16, s[48:55] = 00 00 20 f0 10 08 0c 00

target gfx1100
asm image_store v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 18 f0 10 08 0c 00

target gfx1200
asm image_store v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D th:TH_STORE_NT = 00 80 01 d0 08 60 10 00 10 00 00 00
