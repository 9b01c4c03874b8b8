# image_atomic_smax: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_smax v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:58: image_atomic_smax needs 'glc' with these operands

target gfx803
asm image_atomic_smax v255, v7, ttmp[4:11] dmask:0x1 unorm = 00 11 58 f0 07 ff 1d 00
asm image_atomic_smax v[100:102], v7, s[12:19] dmask:0x3 unorm glc tfe lwe = 00 33 5b f0 07 64 03 00
asm image_atomic_smax v[192:193], v1, s[84:91] dmask:0x1 unorm tfe = 00 11 59 f0 01 c0 15 00
asm image_atomic_smax v68, v100, s[16:23] dmask:0x1 unorm glc = 00 31 58 f0 64 44 04 00
enc image_atomic_smax v[254:255], v[212:213], s[64:71] dmask:0x3 unorm = 00 13 58 f0 d4 fe 10 00
enc image_atomic_smax v[254:255], v[14:17], s[64:71] dmask:0x3 unorm = 00 13 58 f0 0e fe 10 00
bad image_atomic_smax v[254:255], v[4:19], s[64:71] dmask:0x3 unorm ! 1:31: the address of image_atomic_smax takes 1 to 4 registers, found 16
bad image_atomic_smax v[0:5], v5, s[64:71] dmask:0x3 unorm ! 1:19: the data take 2 registers, found 6
bad image_atomic_smax s0, v5, s[64:71] dmask:0x3 unorm ! 1:51: image_atomic_smax needs 'glc' with these operands
bad image_atomic_smax v[254:255], v5, s[8:11] dmask:0x3 unorm ! 1:58: image_atomic_smax needs 'glc' with these operands
bad image_atomic_smax v[254:255], v5, s[64:71] dmask:0x3 unorm d16 ! 1:60: image_atomic_smax has no modifier 'd16'
bad image_atomic_smax v[254:255], v5, s[64:71] dmask:0x3 unorm a16 ! 1:60: image_atomic_smax has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_smax v[254:255], v0, s[76:83] dmask:0x3 unorm = 00 13 58 f0 00 fe 13 00
asm image_atomic_smax v[100:101], v1, s[80:87] dmask:0x3 unorm glc slc a16 = 00 b3 58 f2 01 64 14 00
asm image_atomic_smax v208, v100, s[52:59] dmask:0x1 unorm a16 = 00 91 58 f0 64 d0 0d 00
asm image_atomic_smax v[0:1], v7, ttmp[4:11] dmask:0x3 unorm glc a16 = 00 b3 58 f0 07 00 1c 00
asm image_atomic_smax v100, v240, s[12:19] dmask:0x1 unorm slc da = 00 51 58 f2 f0 64 03 00
enc image_atomic_smax v[1:3], v[169:170], s[4:11] dmask:0x3 unorm tfe = 00 13 59 f0 a9 01 01 00
enc image_atomic_smax v[1:3], v[141:144], s[4:11] dmask:0x3 unorm tfe = 00 13 59 f0 8d 01 01 00
bad image_atomic_smax v[1:3], v[4:19], s[4:11] dmask:0x3 unorm tfe ! 1:27: the address of image_atomic_smax takes 1 to 4 registers, found 16
bad image_atomic_smax v[0:5], v255, s[4:11] dmask:0x3 unorm tfe ! 1:19: the data take 3 registers, found 6
bad image_atomic_smax s0, v255, s[4:11] dmask:0x3 unorm tfe ! 1:56: image_atomic_smax needs 'glc' with these operands
bad image_atomic_smax v[1:3], v255, s[8:11] dmask:0x3 unorm tfe ! 1:60: image_atomic_smax needs 'glc' with these operands
bad image_atomic_smax v[1:3], v255, s[4:11] dmask:0x3 unorm tfe d16 ! 1:61: image_atomic_smax has no modifier 'd16'
bad image_atomic_smax v[1:3], v255, s[4:11] dmask:0x3 unorm tfe r128 ! 1:61: image_atomic_smax has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_smax v132, v114, s[64:71] dmask:0x1 dim:SQ_RSRC_IMG_1D glc slc = 00 21 58 f2 72 84 10 00
dis image_atomic_smax v32, v62, s[48:55] dmask:0xf dim:SQ_RSRC_IMG_1D slc dlc = 80 0f 58 f2 3e 20 0c 00

target gfx90a
dis image_atomic_smax v8, v16, s[48:55] = 00 00 58 f0 10 08 0c 00
dis image_atomic_smax v8, v16, s[48:55] glc = 00 20 58 f0 10 08 0c 00

target gfx1100
dis image_atomic_smax v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 40 f0 10 08 0c 00
dis image_atomic_smax v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 40 f0 10 08 0c 00

target gfx1200
asm image_atomic_max_int v98, v16, s[64:71] dmask:0x1 dim:SQ_RSRC_IMG_1D = 00 00 44 d0 62 80 00 00 10 00 00 00
