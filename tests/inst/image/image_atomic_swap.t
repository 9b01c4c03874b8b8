# image_atomic_swap: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_swap v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:58: image_atomic_swap needs 'glc' with these operands

target gfx803
asm image_atomic_swap v[1:2], v3, s[56:63] dmask:0x3 unorm = 00 13 40 f0 03 01 0e 00
asm image_atomic_swap v7, v1, s[60:67] dmask:0x1 unorm glc da = 00 71 40 f0 01 07 0f 00
asm image_atomic_swap v7, v1, s[56:63] dmask:0x1 unorm da = 00 51 40 f0 01 07 0e 00
asm image_atomic_swap v[254:255], v1, s[28:35] dmask:0x3 unorm glc da = 00 73 40 f0 01 fe 07 00
enc image_atomic_swap v[254:255], v[77:78], s[56:63] dmask:0x1 unorm tfe = 00 11 41 f0 4d fe 0e 00
enc image_atomic_swap v[254:255], v[106:108], s[56:63] dmask:0x1 unorm tfe = 00 11 41 f0 6a fe 0e 00
enc image_atomic_swap v[254:255], v[108:111], s[56:63] dmask:0x1 unorm tfe = 00 11 41 f0 6c fe 0e 00
bad image_atomic_swap v[254:255], v[4:19], s[56:63] dmask:0x1 unorm tfe ! 1:31: the address of image_atomic_swap takes 1 to 4 registers, found 16
bad image_atomic_swap v[0:5], v7, s[56:63] dmask:0x1 unorm tfe ! 1:19: the data take 2 registers, found 6
bad image_atomic_swap s0, v7, s[56:63] dmask:0x1 unorm tfe ! 1:55: image_atomic_swap needs 'glc' with these operands
bad image_atomic_swap v[254:255], v7, s[8:11] dmask:0x1 unorm tfe ! 1:62: image_atomic_swap needs 'glc' with these operands
bad image_atomic_swap v[254:255], v7, s[56:63] dmask:0x1 unorm tfe d16 ! 1:64: image_atomic_swap has no modifier 'd16'
bad image_atomic_swap v[254:255], v7, s[56:63] dmask:0x1 unorm tfe a16 ! 1:64: image_atomic_swap has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_swap v[1:3], v84, s[80:87] dmask:0x3 unorm tfe = 00 13 41 f0 54 01 14 00
asm image_atomic_swap v[254:255], v255, s[88:95] dmask:0x3 unorm glc = 00 33 40 f0 ff fe 16 00
asm image_atomic_swap v[5:6], v5, s[56:63] dmask:0x3 unorm slc lwe = 00 13 42 f2 05 05 0e 00
asm image_atomic_swap v[1:2], v0, s[12:19] dmask:0x3 unorm glc a16 lwe da = 00 f3 42 f0 00 01 03 00
asm image_atomic_swap v[0:1], v172, s[12:19] dmask:0x3 unorm da = 00 53 40 f0 ac 00 03 00
enc image_atomic_swap v[100:101], v[62:63], s[32:39] dmask:0x3 unorm = 00 13 40 f0 3e 64 08 00
enc image_atomic_swap v[100:101], v[243:246], s[32:39] dmask:0x3 unorm = 00 13 40 f0 f3 64 08 00
bad image_atomic_swap v[100:101], v[4:19], s[32:39] dmask:0x3 unorm ! 1:31: the address of image_atomic_swap takes 1 to 4 registers, found 16
bad image_atomic_swap v[0:5], v0, s[32:39] dmask:0x3 unorm ! 1:19: the data take 2 registers, found 6
bad image_atomic_swap s0, v0, s[32:39] dmask:0x3 unorm ! 1:51: image_atomic_swap needs 'glc' with these operands
bad image_atomic_swap v[100:101], v0, s[8:11] dmask:0x3 unorm ! 1:58: image_atomic_swap needs 'glc' with these operands
bad image_atomic_swap v[100:101], v0, s[32:39] dmask:0x3 unorm d16 ! 1:60: image_atomic_swap has no modifier 'd16'
bad image_atomic_swap v[100:101], v0, s[32:39] dmask:0x3 unorm r128 ! 1:60: image_atomic_swap has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_swap v40, v98, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D glc slc dlc = 80 21 3c f2 62 28 00 00
dis image_atomic_swap v[18:20], v46, s[0:7] dmask:0xb dim:SQ_RSRC_IMG_1D dlc = 80 0b 3c f0 2e 12 00 00

target gfx90a
dis image_atomic_swap v8, v16, s[48:55] = 00 00 40 f0 10 08 0c 00
dis image_atomic_swap v8, v16, s[48:55] glc = 00 20 40 f0 10 08 0c 00

target gfx1100
dis image_atomic_swap v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 28 f0 10 08 0c 00
dis image_atomic_swap v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 28 f0 10 08 0c 00

target gfx1200
dis image_atomic_swap v[6:8], v16, s[16:23] dmask:0x7 dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 80 c2 d1 06 20 04 00 10 00 00 00
