# image_load_pck_sgn: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_load_pck_sgn v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:41: expected 3 operands, found 4

target gfx803
asm image_load_pck_sgn v[100:102], v1, s[12:19] dmask:0x7 = 00 07 0c f0 01 64 03 00
asm image_load_pck_sgn v[182:185], v1, s[28:35] dmask:0xe slc tfe lwe da = 00 4e 0f f2 01 b6 07 00
asm image_load_pck_sgn v1, v7, s[80:87] dmask:0x1 glc = 00 21 0c f0 07 01 14 00
asm image_load_pck_sgn v[5:7], v7, s[0:7] dmask:0xd lwe = 00 0d 0e f0 07 05 00 00
enc image_load_pck_sgn v1, v[100:101], s[36:43] = 00 00 0c f0 64 01 09 00
enc image_load_pck_sgn v1, v[191:194], s[36:43] = 00 00 0c f0 bf 01 09 00
bad image_load_pck_sgn v1, v[4:19], s[36:43] ! 1:24: the address of image_load_pck_sgn takes 1 to 4 registers, found 16
bad image_load_pck_sgn v[0:5], v223, s[36:43] ! 1:20: the data take 1 register, found 6
bad image_load_pck_sgn s0, v223, s[36:43] ! 1:20: destination must be a vector register
bad image_load_pck_sgn v1, v223, s[8:11] ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_load_pck_sgn v1, v223, s[36:43] d16 ! 1:39: image_load_pck_sgn has no modifier 'd16'
bad image_load_pck_sgn v1, v223, s[36:43] a16 ! 1:39: image_load_pck_sgn has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_load_pck_sgn v[0:1], v170, s[48:55] tfe = 00 00 0d f0 aa 00 0c 00
asm image_load_pck_sgn v255, v100, s[52:59] dmask:0x1 unorm = 00 11 0c f0 64 ff 0d 00
asm image_load_pck_sgn v1, v0, s[88:95] dmask:0x2 glc da = 00 62 0c f0 00 01 16 00
asm image_load_pck_sgn v1, v5, s[28:35] dmask:0x8 unorm a16 da = 00 d8 0c f0 05 01 07 00
asm image_load_pck_sgn v[1:2], v5, s[28:35] glc a16 tfe = 00 a0 0d f0 05 01 07 00
enc image_load_pck_sgn v[158:161], v[192:193], s[4:11] dmask:0xf = 00 0f 0c f0 c0 9e 01 00
enc image_load_pck_sgn v[158:161], v[243:246], s[4:11] dmask:0xf = 00 0f 0c f0 f3 9e 01 00
bad image_load_pck_sgn v[158:161], v[4:19], s[4:11] dmask:0xf ! 1:32: the address of image_load_pck_sgn takes 1 to 4 registers, found 16
bad image_load_pck_sgn v[0:5], v1, s[4:11] dmask:0xf ! 1:20: the data take 4 registers, found 6
bad image_load_pck_sgn s0, v1, s[4:11] dmask:0xf ! 1:20: destination must be a vector register
bad image_load_pck_sgn v[158:161], v1, s[8:11] dmask:0xf ! 1:36: third operand takes 8 scalar registers, found 4 registers
bad image_load_pck_sgn v[158:161], v1, s[4:11] dmask:0xf d16 ! 1:54: image_load_pck_sgn has no modifier 'd16'
bad image_load_pck_sgn v[158:161], v1, s[4:11] dmask:0xf r128 ! 1:54: image_load_pck_sgn has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010 gfx1100
asm image_load_pck_sgn v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 0c f0 10 08 0c 00

target gfx90a
asm image_load_pck_sgn v8, v16, s[48:55] = 00 00 0c f0 10 08 0c 00

target gfx1200
asm image_load_pck_sgn v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT = 00 c0 00 d0 08 60 20 00 10 00 00 00
