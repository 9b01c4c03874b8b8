# image_atomic_smin: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_smin v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:58: image_atomic_smin needs 'glc' with these operands

target gfx803
asm image_atomic_smin v[1:2], v5, ttmp[4:11] dmask:0x3 unorm = 00 13 50 f0 05 01 1d 00
asm image_atomic_smin v[100:101], v1, s[80:87] dmask:0x3 unorm glc r128 = 00 b3 50 f0 01 64 14 00
asm image_atomic_smin v[100:101], v5, s[44:51] dmask:0x1 unorm tfe = 00 11 51 f0 05 64 0b 00
asm image_atomic_smin v165, v129, s[84:91] dmask:0x1 unorm glc slc = 00 31 50 f2 81 a5 15 00
enc image_atomic_smin v[0:1], v[78:79], s[28:35] dmask:0x3 unorm = 00 13 50 f0 4e 00 07 00
enc image_atomic_smin v[0:1], v[60:63], s[28:35] dmask:0x3 unorm = 00 13 50 f0 3c 00 07 00
bad image_atomic_smin v[0:1], v[4:19], s[28:35] dmask:0x3 unorm ! 1:27: the address of image_atomic_smin takes 1 to 4 registers, found 16
bad image_atomic_smin v[0:5], v100, s[28:35] dmask:0x3 unorm ! 1:19: the data take 2 registers, found 6
bad image_atomic_smin s0, v100, s[28:35] dmask:0x3 unorm ! 1:53: image_atomic_smin needs 'glc' with these operands
bad image_atomic_smin v[0:1], v100, s[8:11] dmask:0x3 unorm ! 1:56: image_atomic_smin needs 'glc' with these operands
bad image_atomic_smin v[0:1], v100, s[28:35] dmask:0x3 unorm d16 ! 1:58: image_atomic_smin has no modifier 'd16'
bad image_atomic_smin v[0:1], v100, s[28:35] dmask:0x3 unorm a16 ! 1:58: image_atomic_smin has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_smin v[254:255], v7, s[80:87] dmask:0x3 unorm = 00 13 50 f0 07 fe 14 00
asm image_atomic_smin v[49:50], v89, s[28:35] dmask:0x3 unorm glc slc a16 = 00 b3 50 f2 59 31 07 00
asm image_atomic_smin v[5:6], v255, s[4:11] dmask:0x1 unorm tfe = 00 11 51 f0 ff 05 01 00
asm image_atomic_smin v[0:1], v7, s[88:95] dmask:0x3 unorm glc a16 = 00 b3 50 f0 07 00 16 00
asm image_atomic_smin v[254:255], v7, s[88:95] dmask:0x1 unorm a16 tfe = 00 91 51 f0 07 fe 16 00
enc image_atomic_smin v0, v[183:184], s[68:75] dmask:0x1 unorm = 00 11 50 f0 b7 00 11 00
enc image_atomic_smin v0, v[216:219], s[68:75] dmask:0x1 unorm = 00 11 50 f0 d8 00 11 00
bad image_atomic_smin v0, v[4:19], s[68:75] dmask:0x1 unorm ! 1:23: the address of image_atomic_smin takes 1 to 4 registers, found 16
bad image_atomic_smin v[0:5], v0, s[68:75] dmask:0x1 unorm ! 1:19: the data take 1 register, found 6
bad image_atomic_smin s0, v0, s[68:75] dmask:0x1 unorm ! 1:51: image_atomic_smin needs 'glc' with these operands
bad image_atomic_smin v0, v0, s[8:11] dmask:0x1 unorm ! 1:50: image_atomic_smin needs 'glc' with these operands
bad image_atomic_smin v0, v0, s[68:75] dmask:0x1 unorm d16 ! 1:52: image_atomic_smin has no modifier 'd16'
bad image_atomic_smin v0, v0, s[68:75] dmask:0x1 unorm r128 ! 1:52: image_atomic_smin has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_atomic_smin v162, v100, s[16:23] dmask:0x4 dim:SQ_RSRC_IMG_1D slc = 00 04 50 f2 64 a2 04 00
dis image_atomic_smin v[106:107], v[180:181], s[48:55] dmask:0x9 dim:SQ_RSRC_IMG_2D glc = 08 29 50 f0 b4 6a 0c 00

target gfx90a
dis image_atomic_smin v8, v16, s[48:55] = 00 00 50 f0 10 08 0c 00
dis image_atomic_smin v8, v16, s[48:55] glc = 00 20 50 f0 10 08 0c 00

target gfx1100
dis image_atomic_smin v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 38 f0 10 08 0c 00
dis image_atomic_smin v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 38 f0 10 08 0c 00

target gfx1200
dis image_atomic_min_int v[188:189], [v16, v0], s[80:87] dmask:0x9 dim:SQ_RSRC_IMG_2D scope:SCOPE_DEV = 01 80 43 d2 bc a0 08 00 10 00 00 00
