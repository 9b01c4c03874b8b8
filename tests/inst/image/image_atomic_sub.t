# image_atomic_sub: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_sub v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:57: image_atomic_sub needs 'glc' with these operands

target gfx803
asm image_atomic_sub v[100:102], v1, s[60:67] dmask:0x3 unorm tfe = 00 13 4d f0 01 64 0f 00
asm image_atomic_sub v[0:1], v0, s[24:31] dmask:0x1 unorm glc tfe = 00 31 4d f0 00 00 06 00
asm image_atomic_sub v5, v1, s[28:35] dmask:0x1 unorm slc = 00 11 4c f2 01 05 07 00
asm image_atomic_sub v[7:8], v100, s[0:7] dmask:0x1 unorm glc tfe da = 00 71 4d f0 64 07 00 00
enc image_atomic_sub v1, v[177:178], ttmp[4:11] dmask:0x1 unorm = 00 11 4c f0 b1 01 1d 00
enc image_atomic_sub v1, v[164:166], ttmp[4:11] dmask:0x1 unorm = 00 11 4c f0 a4 01 1d 00
enc image_atomic_sub v1, v[171:174], ttmp[4:11] dmask:0x1 unorm = 00 11 4c f0 ab 01 1d 00
bad image_atomic_sub v1, v[4:19], ttmp[4:11] dmask:0x1 unorm ! 1:22: the address of image_atomic_sub takes 1 to 4 registers, found 16
bad image_atomic_sub v[0:5], v7, ttmp[4:11] dmask:0x1 unorm ! 1:18: the data take 1 register, found 6
bad image_atomic_sub s0, v7, ttmp[4:11] dmask:0x1 unorm ! 1:52: image_atomic_sub needs 'glc' with these operands
bad image_atomic_sub v1, v7, s[8:11] dmask:0x1 unorm ! 1:49: image_atomic_sub needs 'glc' with these operands
bad image_atomic_sub v1, v7, ttmp[4:11] dmask:0x1 unorm d16 ! 1:53: image_atomic_sub has no modifier 'd16'
bad image_atomic_sub v1, v7, ttmp[4:11] dmask:0x1 unorm a16 ! 1:53: image_atomic_sub has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_sub v[254:255], v255, s[68:75] dmask:0x1 unorm tfe = 00 11 4d f0 ff fe 11 00
asm image_atomic_sub v[7:8], v5, ttmp[4:11] dmask:0x3 unorm glc slc da = 00 73 4c f2 05 07 1c 00
asm image_atomic_sub v100, v0, s[68:75] dmask:0x1 unorm lwe = 00 11 4e f0 00 64 11 00
asm image_atomic_sub v1, v100, s[56:63] dmask:0x1 unorm glc = 00 31 4c f0 64 01 0e 00
asm image_atomic_sub v7, v100, s[68:75] dmask:0x1 unorm da = 00 51 4c f0 64 07 11 00
enc image_atomic_sub v7, v[88:89], s[44:51] dmask:0x1 unorm = 00 11 4c f0 58 07 0b 00
enc image_atomic_sub v7, v[196:199], s[44:51] dmask:0x1 unorm = 00 11 4c f0 c4 07 0b 00
bad image_atomic_sub v7, v[4:19], s[44:51] dmask:0x1 unorm ! 1:22: the address of image_atomic_sub takes 1 to 4 registers, found 16
bad image_atomic_sub v[0:5], v255, s[44:51] dmask:0x1 unorm ! 1:18: the data take 1 register, found 6
bad image_atomic_sub s0, v255, s[44:51] dmask:0x1 unorm ! 1:52: image_atomic_sub needs 'glc' with these operands
bad image_atomic_sub v7, v255, s[8:11] dmask:0x1 unorm ! 1:51: image_atomic_sub needs 'glc' with these operands
bad image_atomic_sub v7, v255, s[44:51] dmask:0x1 unorm d16 ! 1:53: image_atomic_sub has no modifier 'd16'
bad image_atomic_sub v7, v255, s[44:51] dmask:0x1 unorm r128 ! 1:53: image_atomic_sub has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_sub v[52:53], v90, s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D slc dlc = 80 03 48 f2 5a 34 00 00
dis image_atomic_sub v[90:91], v154, s[16:23] dmask:0x6 dim:SQ_RSRC_IMG_1D glc slc = 00 26 48 f2 9a 5a 04 00

target gfx90a
dis image_atomic_sub v8, v16, s[48:55] = 00 00 4c f0 10 08 0c 00
dis image_atomic_sub v8, v16, s[48:55] glc = 00 20 4c f0 10 08 0c 00

target gfx1100
dis image_atomic_sub v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 34 f0 10 08 0c 00
dis image_atomic_sub v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 34 f0 10 08 0c 00

target gfx1200
dis image_atomic_sub_uint v118, [v16, v0], s[64:71] dmask:0x4 dim:SQ_RSRC_IMG_2D = 01 40 03 d1 76 80 00 00 10 00 00 00
