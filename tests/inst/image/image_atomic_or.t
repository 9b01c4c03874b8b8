# image_atomic_or: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_or v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:56: image_atomic_or needs 'glc' with these operands

target gfx803
asm image_atomic_or v7, v5, s[84:91] dmask:0x1 unorm = 00 11 64 f0 05 07 15 00
asm image_atomic_or v[7:8], v219, s[88:95] dmask:0x1 unorm glc tfe lwe = 00 31 67 f0 db 07 16 00
asm image_atomic_or v7, v5, s[84:91] dmask:0x1 unorm lwe da = 00 51 66 f0 05 07 15 00
asm image_atomic_or v255, v1, s[80:87] dmask:0x1 unorm glc = 00 31 64 f0 01 ff 14 00
enc image_atomic_or v[5:6], v[139:140], s[40:47] dmask:0x3 unorm = 00 13 64 f0 8b 05 0a 00
enc image_atomic_or v[5:6], v[206:208], s[40:47] dmask:0x3 unorm = 00 13 64 f0 ce 05 0a 00
enc image_atomic_or v[5:6], v[110:113], s[40:47] dmask:0x3 unorm = 00 13 64 f0 6e 05 0a 00
bad image_atomic_or v[5:6], v[4:19], s[40:47] dmask:0x3 unorm ! 1:25: the address of image_atomic_or takes 1 to 4 registers, found 16
bad image_atomic_or v[0:5], v255, s[40:47] dmask:0x3 unorm ! 1:17: the data take 2 registers, found 6
bad image_atomic_or s0, v255, s[40:47] dmask:0x3 unorm ! 1:51: image_atomic_or needs 'glc' with these operands
bad image_atomic_or v[5:6], v255, s[8:11] dmask:0x3 unorm ! 1:54: image_atomic_or needs 'glc' with these operands
bad image_atomic_or v[5:6], v255, s[40:47] dmask:0x3 unorm d16 ! 1:56: image_atomic_or has no modifier 'd16'
bad image_atomic_or v[5:6], v255, s[40:47] dmask:0x3 unorm a16 ! 1:56: image_atomic_or has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_or v100, v36, s[84:91] dmask:0x1 unorm = 00 11 64 f0 24 64 15 00
asm image_atomic_or v[254:255], v255, s[0:7] dmask:0x1 unorm glc slc tfe da = 00 71 65 f2 ff fe 00 00
asm image_atomic_or v[1:3], v255, ttmp[4:11] dmask:0x3 unorm slc a16 tfe = 00 93 65 f2 ff 01 1c 00
asm image_atomic_or v[1:2], v100, ttmp[4:11] dmask:0x3 unorm glc = 00 33 64 f0 64 01 1c 00
asm image_atomic_or v7, v5, s[88:95] dmask:0x1 unorm = 00 11 64 f0 05 07 16 00
enc image_atomic_or v5, v[133:134], s[36:43] dmask:0x1 unorm = 00 11 64 f0 85 05 09 00
enc image_atomic_or v5, v[104:107], s[36:43] dmask:0x1 unorm = 00 11 64 f0 68 05 09 00
bad image_atomic_or v5, v[4:19], s[36:43] dmask:0x1 unorm ! 1:21: the address of image_atomic_or takes 1 to 4 registers, found 16
bad image_atomic_or v[0:5], v255, s[36:43] dmask:0x1 unorm ! 1:17: the data take 1 register, found 6
bad image_atomic_or s0, v255, s[36:43] dmask:0x1 unorm ! 1:51: image_atomic_or needs 'glc' with these operands
bad image_atomic_or v5, v255, s[8:11] dmask:0x1 unorm ! 1:50: image_atomic_or needs 'glc' with these operands
bad image_atomic_or v5, v255, s[36:43] dmask:0x1 unorm d16 ! 1:52: image_atomic_or has no modifier 'd16'
bad image_atomic_or v5, v255, s[36:43] dmask:0x1 unorm r128 ! 1:52: image_atomic_or has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_atomic_or v130, v[28:29], s[16:23] dim:SQ_RSRC_IMG_2D = 08 00 64 f0 1c 82 04 00
dis image_atomic_or v[108:109], v[46:47], s[80:87] dmask:0x9 dim:SQ_RSRC_IMG_2D glc slc = 08 29 64 f2 2e 6c 14 00

target gfx90a
dis image_atomic_or v8, v16, s[48:55] = 00 00 64 f0 10 08 0c 00
dis image_atomic_or v8, v16, s[48:55] glc = 00 20 64 f0 10 08 0c 00

target gfx1100
dis image_atomic_or v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 4c f0 10 08 0c 00
dis image_atomic_or v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 4c f0 10 08 0c 00

target gfx1200
dis image_atomic_or v162, v16, s[32:39] dmask:0x2 dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 c0 84 d0 a2 40 08 00 10 00 00 00
