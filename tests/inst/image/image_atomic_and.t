# image_atomic_and: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_and v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:57: image_atomic_and needs 'glc' with these operands

target gfx803
asm image_atomic_and v1, v0, s[12:19] dmask:0x1 unorm = 00 11 60 f0 00 01 03 00
asm image_atomic_and v[172:174], v0, s[0:7] dmask:0x3 unorm glc slc tfe = 00 33 61 f2 00 ac 00 00
asm image_atomic_and v[5:6], v100, ttmp[4:11] dmask:0x1 unorm tfe lwe = 00 11 63 f0 64 05 1d 00
asm image_atomic_and v255, v7, ttmp[4:11] dmask:0x1 unorm glc r128 = 00 b1 60 f0 07 ff 1d 00
enc image_atomic_and v[1:2], v[133:134], s[8:15] dmask:0x1 unorm tfe = 00 11 61 f0 85 01 02 00
enc image_atomic_and v[1:2], v[30:33], s[8:15] dmask:0x1 unorm tfe = 00 11 61 f0 1e 01 02 00
bad image_atomic_and v[1:2], v[4:19], s[8:15] dmask:0x1 unorm tfe ! 1:26: the address of image_atomic_and takes 1 to 4 registers, found 16
bad image_atomic_and v[0:5], v0, s[8:15] dmask:0x1 unorm tfe ! 1:18: the data take 2 registers, found 6
bad image_atomic_and s0, v0, s[8:15] dmask:0x1 unorm tfe ! 1:53: image_atomic_and needs 'glc' with these operands
bad image_atomic_and v[1:2], v0, s[8:11] dmask:0x1 unorm tfe ! 1:57: image_atomic_and needs 'glc' with these operands
bad image_atomic_and v[1:2], v0, s[8:15] dmask:0x1 unorm tfe d16 ! 1:58: image_atomic_and has no modifier 'd16'
bad image_atomic_and v[1:2], v0, s[8:15] dmask:0x1 unorm tfe a16 ! 1:58: image_atomic_and has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_and v[157:158], v5, s[16:23] dmask:0x1 unorm tfe = 00 11 61 f0 05 9d 04 00
asm image_atomic_and v[100:101], v7, s[32:39] dmask:0x3 unorm glc da = 00 73 60 f0 07 64 08 00
asm image_atomic_and v[7:9], v7, s[88:95] dmask:0x3 unorm slc a16 tfe = 00 93 61 f2 07 07 16 00
asm image_atomic_and v[42:43], v1, s[36:43] dmask:0x1 unorm glc tfe = 00 31 61 f0 01 2a 09 00
asm image_atomic_and v5, v7, ttmp[4:11] dmask:0x1 unorm da = 00 51 60 f0 07 05 1c 00
enc image_atomic_and v255, v[124:125], s[84:91] dmask:0x1 unorm = 00 11 60 f0 7c ff 15 00
enc image_atomic_and v255, v[224:227], s[84:91] dmask:0x1 unorm = 00 11 60 f0 e0 ff 15 00
bad image_atomic_and v255, v[4:19], s[84:91] dmask:0x1 unorm ! 1:24: the address of image_atomic_and takes 1 to 4 registers, found 16
bad image_atomic_and v[0:5], v5, s[84:91] dmask:0x1 unorm ! 1:18: the data take 1 register, found 6
bad image_atomic_and s0, v5, s[84:91] dmask:0x1 unorm ! 1:50: image_atomic_and needs 'glc' with these operands
bad image_atomic_and v255, v5, s[8:11] dmask:0x1 unorm ! 1:51: image_atomic_and needs 'glc' with these operands
bad image_atomic_and v255, v5, s[84:91] dmask:0x1 unorm d16 ! 1:53: image_atomic_and has no modifier 'd16'
bad image_atomic_and v255, v5, s[84:91] dmask:0x1 unorm r128 ! 1:53: image_atomic_and has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
dis image_atomic_and v138, v[136:137], s[80:87] dmask:0x4 dim:SQ_RSRC_IMG_2D slc dlc = 88 04 60 f2 88 8a 14 00
dis image_atomic_and v[120:121], v54, s[0:7] dmask:0x6 dim:SQ_RSRC_IMG_1D glc = 00 26 60 f0 36 78 00 00

target gfx90a
dis image_atomic_and v8, v16, s[48:55] = 00 00 60 f0 10 08 0c 00
dis image_atomic_and v8, v16, s[48:55] glc = 00 20 60 f0 10 08 0c 00

target gfx1100
dis image_atomic_and v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 48 f0 10 08 0c 00
dis image_atomic_and v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 48 f0 10 08 0c 00

target gfx1200
dis image_atomic_and v[138:139], v16, s[48:55] dmask:0xc dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 80 04 d3 8a 60 08 00 10 00 00 00
