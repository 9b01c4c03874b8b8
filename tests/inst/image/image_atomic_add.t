# image_atomic_add: text and bits, as LLVM 22 has them.

target gfx803 gfx810 gfx900
dis image_atomic_add v4, v4, s[8:15] dmask:0x2 = 00 02 48 f0 04 04 02 00
dis image_atomic_add v4, v4, s[8:15] dmask:0xf = 00 0f 48 f0 04 04 02 00
dis image_atomic_add v4, v4, s[8:15] dmask:0x7 tfe = 00 07 49 f0 04 04 02 00
dis image_atomic_add v255, v4, s[8:15] dmask:0x3 = 00 03 48 f0 04 ff 02 00
dis image_atomic_add v4, v4, s[8:15] = 00 00 48 f0 04 04 02 00

target gfx803 gfx900
bad image_atomic_add v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:57: image_atomic_add needs 'glc' with these operands

target gfx803
asm image_atomic_add v[7:8], v255, s[88:95] dmask:0x3 unorm = 00 13 48 f0 ff 07 16 00
asm image_atomic_add v[7:8], v255, s[80:87] dmask:0x3 unorm glc lwe = 00 33 4a f0 ff 07 14 00
asm image_atomic_add v[5:6], v132, s[4:11] dmask:0x1 unorm slc tfe da = 00 51 49 f2 84 05 01 00
asm image_atomic_add v[5:6], v166, s[76:83] dmask:0x3 unorm glc lwe da = 00 73 4a f0 a6 05 13 00
enc image_atomic_add v[238:239], v[159:160], s[16:23] dmask:0x3 unorm = 00 13 48 f0 9f ee 04 00
enc image_atomic_add v[238:239], v[7:10], s[16:23] dmask:0x3 unorm = 00 13 48 f0 07 ee 04 00
bad image_atomic_add v[238:239], v[4:19], s[16:23] dmask:0x3 unorm ! 1:30: the address of image_atomic_add takes 1 to 4 registers, found 16
bad image_atomic_add v[0:5], v1, s[16:23] dmask:0x3 unorm ! 1:18: the data take 2 registers, found 6
bad image_atomic_add s0, v1, s[16:23] dmask:0x3 unorm ! 1:50: image_atomic_add needs 'glc' with these operands
bad image_atomic_add v[238:239], v1, s[8:11] dmask:0x3 unorm ! 1:57: image_atomic_add needs 'glc' with these operands
bad image_atomic_add v[238:239], v1, s[16:23] dmask:0x3 unorm d16 ! 1:59: image_atomic_add has no modifier 'd16'
bad image_atomic_add v[238:239], v1, s[16:23] dmask:0x3 unorm a16 ! 1:59: image_atomic_add has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_add v[1:2], v1, s[0:7] dmask:0x1 unorm tfe = 00 11 49 f0 01 01 00 00
asm image_atomic_add v[1:3], v5, s[60:67] dmask:0x3 unorm glc tfe = 00 33 49 f0 05 01 0f 00
asm image_atomic_add v7, v23, s[80:87] dmask:0x1 unorm = 00 11 48 f0 17 07 14 00
asm image_atomic_add v255, v242, ttmp[4:11] dmask:0x1 unorm glc slc a16 = 00 b1 48 f2 f2 ff 1c 00
asm image_atomic_add v[0:2], v7, s[64:71] dmask:0x3 unorm tfe = 00 13 49 f0 07 00 10 00
enc image_atomic_add v[254:255], v[147:148], s[20:27] dmask:0x3 unorm = 00 13 48 f0 93 fe 05 00
enc image_atomic_add v[254:255], v[217:219], s[20:27] dmask:0x3 unorm = 00 13 48 f0 d9 fe 05 00
enc image_atomic_add v[254:255], v[217:220], s[20:27] dmask:0x3 unorm = 00 13 48 f0 d9 fe 05 00
bad image_atomic_add v[254:255], v[4:19], s[20:27] dmask:0x3 unorm ! 1:30: the address of image_atomic_add takes 1 to 4 registers, found 16
bad image_atomic_add v[0:5], v0, s[20:27] dmask:0x3 unorm ! 1:18: the data take 2 registers, found 6
bad image_atomic_add s0, v0, s[20:27] dmask:0x3 unorm ! 1:50: image_atomic_add needs 'glc' with these operands
bad image_atomic_add v[254:255], v0, s[8:11] dmask:0x3 unorm ! 1:57: image_atomic_add needs 'glc' with these operands
bad image_atomic_add v[254:255], v0, s[20:27] dmask:0x3 unorm d16 ! 1:59: image_atomic_add has no modifier 'd16'
bad image_atomic_add v[254:255], v0, s[20:27] dmask:0x3 unorm r128 ! 1:59: image_atomic_add has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12
bad image_atomic_add v0, v4, s[8:15] ! 1:33: image_atomic_add takes whole values: dmask is 0x1 or 0x3
bad image_atomic_add v[0:3], v4, s[8:15] dmask:0xf ! 1:18: image_atomic_add has no data of 4 registers

target gfx1010
dis image_atomic_add v152, v[104:105], s[80:87] dmask:0x4 dim:SQ_RSRC_IMG_2D dlc = 88 04 44 f0 68 98 14 00
dis image_atomic_add v[84:86], v14, s[16:23] dmask:0xb dim:SQ_RSRC_IMG_1D glc slc = 00 2b 44 f2 0e 54 04 00

target gfx90a
dis image_atomic_add v8, v16, s[48:55] = 00 00 48 f0 10 08 0c 00
dis image_atomic_add v8, v16, s[48:55] glc = 00 20 48 f0 10 08 0c 00

target gfx1100
dis image_atomic_add v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 30 f0 10 08 0c 00
dis image_atomic_add v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 30 f0 10 08 0c 00

target gfx1200
dis image_atomic_add_uint v[112:114], v16, s[32:39] dmask:0x7 dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 00 c3 d1 70 40 08 00 10 00 00 00
