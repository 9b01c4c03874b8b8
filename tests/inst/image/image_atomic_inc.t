# image_atomic_inc: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_inc v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:57: image_atomic_inc needs 'glc' with these operands

target gfx803
asm image_atomic_inc v[100:101], v255, s[12:19] dmask:0x3 unorm = 00 13 6c f0 ff 64 03 00
asm image_atomic_inc v[98:99], v0, s[32:39] dmask:0x3 unorm glc da = 00 73 6c f0 00 62 08 00
asm image_atomic_inc v[5:7], v93, s[60:67] dmask:0x3 unorm tfe lwe = 00 13 6f f0 5d 05 0f 00
asm image_atomic_inc v0, v114, s[88:95] dmask:0x1 unorm glc = 00 31 6c f0 72 00 16 00
enc image_atomic_inc v7, v[239:240], s[8:15] dmask:0x1 unorm = 00 11 6c f0 ef 07 02 00
enc image_atomic_inc v7, v[93:96], s[8:15] dmask:0x1 unorm = 00 11 6c f0 5d 07 02 00
bad image_atomic_inc v7, v[4:19], s[8:15] dmask:0x1 unorm ! 1:22: the address of image_atomic_inc takes 1 to 4 registers, found 16
bad image_atomic_inc v[0:5], v1, s[8:15] dmask:0x1 unorm ! 1:18: the data take 1 register, found 6
bad image_atomic_inc s0, v1, s[8:15] dmask:0x1 unorm ! 1:49: image_atomic_inc needs 'glc' with these operands
bad image_atomic_inc v7, v1, s[8:11] dmask:0x1 unorm ! 1:49: image_atomic_inc needs 'glc' with these operands
bad image_atomic_inc v7, v1, s[8:15] dmask:0x1 unorm d16 ! 1:50: image_atomic_inc has no modifier 'd16'
bad image_atomic_inc v7, v1, s[8:15] dmask:0x1 unorm a16 ! 1:50: image_atomic_inc has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_inc v216, v1, s[20:27] dmask:0x1 unorm = 00 11 6c f0 01 d8 05 00
asm image_atomic_inc v[254:255], v7, s[36:43] dmask:0x3 unorm glc a16 = 00 b3 6c f0 07 fe 09 00
asm image_atomic_inc v[5:7], v100, s[44:51] dmask:0x3 unorm slc tfe = 00 13 6d f2 64 05 0b 00
asm image_atomic_inc v5, v1, s[52:59] dmask:0x1 unorm glc slc da = 00 71 6c f2 01 05 0d 00
asm image_atomic_inc v[5:7], v147, s[36:43] dmask:0x3 unorm tfe lwe da = 00 53 6f f0 93 05 09 00
enc image_atomic_inc v[254:255], v[43:44], s[8:15] dmask:0x3 unorm = 00 13 6c f0 2b fe 02 00
enc image_atomic_inc v[254:255], v[231:233], s[8:15] dmask:0x3 unorm = 00 13 6c f0 e7 fe 02 00
enc image_atomic_inc v[254:255], v[105:108], s[8:15] dmask:0x3 unorm = 00 13 6c f0 69 fe 02 00
bad image_atomic_inc v[254:255], v[4:19], s[8:15] dmask:0x3 unorm ! 1:30: the address of image_atomic_inc takes 1 to 4 registers, found 16
bad image_atomic_inc v[0:5], v45, s[8:15] dmask:0x3 unorm ! 1:18: the data take 2 registers, found 6
bad image_atomic_inc s0, v45, s[8:15] dmask:0x3 unorm ! 1:50: image_atomic_inc needs 'glc' with these operands
bad image_atomic_inc v[254:255], v45, s[8:11] dmask:0x3 unorm ! 1:58: image_atomic_inc needs 'glc' with these operands
bad image_atomic_inc v[254:255], v45, s[8:15] dmask:0x3 unorm d16 ! 1:59: image_atomic_inc has no modifier 'd16'
bad image_atomic_inc v[254:255], v45, s[8:15] dmask:0x3 unorm r128 ! 1:59: image_atomic_inc has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_inc v8, v170, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D glc dlc = 80 21 6c f0 aa 08 00 00
dis image_atomic_inc v[42:43], v[12:13], s[80:87] dmask:0xc dim:SQ_RSRC_IMG_2D = 08 0c 6c f0 0c 2a 14 00

target gfx90a
dis image_atomic_inc v8, v16, s[48:55] = 00 00 6c f0 10 08 0c 00
dis image_atomic_inc v8, v16, s[48:55] glc = 00 20 6c f0 10 08 0c 00

target gfx1100
dis image_atomic_inc v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 54 f0 10 08 0c 00
dis image_atomic_inc v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 54 f0 10 08 0c 00

target gfx1200
asm image_atomic_inc_uint v[46:47], v16, s[48:55] dmask:0x3 dim:SQ_RSRC_IMG_1D = 00 40 c5 d0 2e 60 00 00 10 00 00 00
