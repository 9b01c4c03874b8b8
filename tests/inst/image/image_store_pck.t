# image_store_pck: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_store_pck v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:38: expected 3 operands, found 4

target gfx803
asm image_store_pck v1, v5, ttmp[4:11] dmask:0x4 unorm = 00 14 28 f0 05 01 1d 00
asm image_store_pck v[5:7], v116, s[60:67] dmask:0xc unorm r128 tfe da = 00 dc 29 f0 74 05 0f 00
asm image_store_pck v7, v212, s[80:87] unorm = 00 10 28 f0 d4 07 14 00
asm image_store_pck v[5:6], v255, ttmp[4:11] unorm glc slc r128 tfe = 00 b0 29 f2 ff 05 1d 00
enc image_store_pck v[144:147], v[103:104], ttmp[4:11] dmask:0xf unorm = 00 1f 28 f0 67 90 1d 00
enc image_store_pck v[144:147], v[179:181], ttmp[4:11] dmask:0xf unorm = 00 1f 28 f0 b3 90 1d 00
enc image_store_pck v[144:147], v[188:191], ttmp[4:11] dmask:0xf unorm = 00 1f 28 f0 bc 90 1d 00
bad image_store_pck v[144:147], v[4:19], ttmp[4:11] dmask:0xf unorm ! 1:29: the address of image_store_pck takes 1 to 4 registers, found 16
bad image_store_pck v[0:5], v5, ttmp[4:11] dmask:0xf unorm ! 1:17: the data take 4 registers, found 6
bad image_store_pck s0, v5, ttmp[4:11] dmask:0xf unorm ! 1:17: first operand must be a vector register
bad image_store_pck v[144:147], v5, s[8:11] dmask:0xf unorm ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_store_pck v[144:147], v5, ttmp[4:11] dmask:0xf unorm d16 ! 1:60: image_store_pck has no modifier 'd16'
bad image_store_pck v[144:147], v5, ttmp[4:11] dmask:0xf unorm a16 ! 1:60: image_store_pck has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_store_pck v5, v0, ttmp[4:11] dmask:0x2 unorm = 00 12 28 f0 00 05 1c 00
asm image_store_pck v1, v0, s[76:83] unorm lwe da = 00 50 2a f0 00 01 13 00
asm image_store_pck v[7:8], v5, ttmp[4:11] dmask:0x8 unorm glc a16 tfe = 00 b8 29 f0 05 07 1c 00
asm image_store_pck v164, v7, s[88:95] dmask:0x1 unorm slc da = 00 51 28 f2 07 a4 16 00
asm image_store_pck v[213:214], v243, s[60:67] dmask:0x3 unorm a16 = 00 93 28 f0 f3 d5 0f 00
enc image_store_pck v[5:7], v[234:235], s[72:79] dmask:0xb unorm = 00 1b 28 f0 ea 05 12 00
enc image_store_pck v[5:7], v[195:198], s[72:79] dmask:0xb unorm = 00 1b 28 f0 c3 05 12 00
bad image_store_pck v[5:7], v[4:19], s[72:79] dmask:0xb unorm ! 1:25: the address of image_store_pck takes 1 to 4 registers, found 16
bad image_store_pck v[0:5], v255, s[72:79] dmask:0xb unorm ! 1:17: the data take 3 registers, found 6
bad image_store_pck s0, v255, s[72:79] dmask:0xb unorm ! 1:17: first operand must be a vector register
bad image_store_pck v[5:7], v255, s[8:11] dmask:0xb unorm ! 1:31: third operand takes 8 scalar registers, found 4 registers
bad image_store_pck v[5:7], v255, s[72:79] dmask:0xb unorm d16 ! 1:56: image_store_pck has no modifier 'd16'
bad image_store_pck v[5:7], v255, s[72:79] dmask:0xb unorm r128 ! 1:56: image_store_pck has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_store_pck v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 28 f0 10 08 0c 00

target gfx90a
asm image_store_pck v8, v16, s[48:55] = 00 00 28 f0 10 08 0c 00

target gfx1100
asm image_store_pck v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 20 f0 10 08 0c 00

target gfx1200
asm image_store_pck v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D th:TH_STORE_HT = 00 00 02 d0 08 60 20 00 10 00 00 00
