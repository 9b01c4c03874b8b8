# image_atomic_umin: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_umin v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:58: image_atomic_umin needs 'glc' with these operands

target gfx803
asm image_atomic_umin v[0:1], v100, s[24:31] dmask:0x3 unorm = 00 13 54 f0 64 00 06 00
asm image_atomic_umin v7, v5, s[72:79] dmask:0x1 unorm glc lwe = 00 31 56 f0 05 07 12 00
asm image_atomic_umin v[100:101], v255, s[60:67] dmask:0x3 unorm lwe = 00 13 56 f0 ff 64 0f 00
asm image_atomic_umin v255, v147, s[36:43] dmask:0x1 unorm glc = 00 31 54 f0 93 ff 09 00
enc image_atomic_umin v1, v[206:207], ttmp[4:11] dmask:0x1 unorm = 00 11 54 f0 ce 01 1d 00
enc image_atomic_umin v1, v[145:148], ttmp[4:11] dmask:0x1 unorm = 00 11 54 f0 91 01 1d 00
bad image_atomic_umin v1, v[4:19], ttmp[4:11] dmask:0x1 unorm ! 1:23: the address of image_atomic_umin takes 1 to 4 registers, found 16
bad image_atomic_umin v[0:5], v5, ttmp[4:11] dmask:0x1 unorm ! 1:19: the data take 1 register, found 6
bad image_atomic_umin s0, v5, ttmp[4:11] dmask:0x1 unorm ! 1:53: image_atomic_umin needs 'glc' with these operands
bad image_atomic_umin v1, v5, s[8:11] dmask:0x1 unorm ! 1:50: image_atomic_umin needs 'glc' with these operands
bad image_atomic_umin v1, v5, ttmp[4:11] dmask:0x1 unorm d16 ! 1:54: image_atomic_umin has no modifier 'd16'
bad image_atomic_umin v1, v5, ttmp[4:11] dmask:0x1 unorm a16 ! 1:54: image_atomic_umin has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_umin v[5:6], v7, ttmp[4:11] dmask:0x3 unorm = 00 13 54 f0 07 05 1c 00
asm image_atomic_umin v100, v7, s[44:51] dmask:0x1 unorm glc slc a16 da = 00 f1 54 f2 07 64 0b 00
asm image_atomic_umin v255, v162, ttmp[4:11] dmask:0x1 unorm = 00 11 54 f0 a2 ff 1c 00
asm image_atomic_umin v[0:2], v153, s[8:15] dmask:0x3 unorm glc slc tfe = 00 33 55 f2 99 00 02 00
asm image_atomic_umin v[0:2], v67, s[48:55] dmask:0x3 unorm tfe da = 00 53 55 f0 43 00 0c 00
enc image_atomic_umin v1, v[61:62], s[68:75] dmask:0x1 unorm = 00 11 54 f0 3d 01 11 00
enc image_atomic_umin v1, v[150:153], s[68:75] dmask:0x1 unorm = 00 11 54 f0 96 01 11 00
bad image_atomic_umin v1, v[4:19], s[68:75] dmask:0x1 unorm ! 1:23: the address of image_atomic_umin takes 1 to 4 registers, found 16
bad image_atomic_umin v[0:5], v7, s[68:75] dmask:0x1 unorm ! 1:19: the data take 1 register, found 6
bad image_atomic_umin s0, v7, s[68:75] dmask:0x1 unorm ! 1:51: image_atomic_umin needs 'glc' with these operands
bad image_atomic_umin v1, v7, s[8:11] dmask:0x1 unorm ! 1:50: image_atomic_umin needs 'glc' with these operands
bad image_atomic_umin v1, v7, s[68:75] dmask:0x1 unorm d16 ! 1:52: image_atomic_umin has no modifier 'd16'
bad image_atomic_umin v1, v7, s[68:75] dmask:0x1 unorm r128 ! 1:52: image_atomic_umin has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_atomic_umin v[94:96], v[42:43], s[16:23] dmask:0x7 dim:SQ_RSRC_IMG_2D slc = 08 07 54 f2 2a 5e 04 00
dis image_atomic_umin v[50:51], v80, s[16:23] dmask:0x6 dim:SQ_RSRC_IMG_1D glc slc = 00 26 54 f2 50 32 04 00

target gfx90a
dis image_atomic_umin v8, v16, s[48:55] = 00 00 54 f0 10 08 0c 00
dis image_atomic_umin v8, v16, s[48:55] glc = 00 20 54 f0 10 08 0c 00

target gfx1100
dis image_atomic_umin v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 3c f0 10 08 0c 00
dis image_atomic_umin v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 3c f0 10 08 0c 00

target gfx1200
asm image_atomic_min_uint v34, v16, s[80:87] dmask:0x1 dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 c0 43 d0 22 a0 04 00 10 00 00 00
