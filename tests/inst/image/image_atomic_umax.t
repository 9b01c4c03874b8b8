# image_atomic_umax: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_atomic_umax v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:58: image_atomic_umax needs 'glc' with these operands

target gfx803
asm image_atomic_umax v[67:69], v100, s[24:31] dmask:0x3 unorm tfe = 00 13 5d f0 64 43 06 00
asm image_atomic_umax v5, v0, s[68:75] dmask:0x1 unorm glc slc da = 00 71 5c f2 00 05 11 00
asm image_atomic_umax v[254:255], v7, s[68:75] dmask:0x3 unorm r128 = 00 93 5c f0 07 fe 11 00
asm image_atomic_umax v[254:255], v5, s[64:71] dmask:0x1 unorm glc tfe lwe = 00 31 5f f0 05 fe 10 00
enc image_atomic_umax v[5:6], v[211:212], s[84:91] dmask:0x3 unorm = 00 13 5c f0 d3 05 15 00
enc image_atomic_umax v[5:6], v[143:145], s[84:91] dmask:0x3 unorm = 00 13 5c f0 8f 05 15 00
enc image_atomic_umax v[5:6], v[49:52], s[84:91] dmask:0x3 unorm = 00 13 5c f0 31 05 15 00
bad image_atomic_umax v[5:6], v[4:19], s[84:91] dmask:0x3 unorm ! 1:27: the address of image_atomic_umax takes 1 to 4 registers, found 16
bad image_atomic_umax v[0:5], v7, s[84:91] dmask:0x3 unorm ! 1:19: the data take 2 registers, found 6
bad image_atomic_umax s0, v7, s[84:91] dmask:0x3 unorm ! 1:51: image_atomic_umax needs 'glc' with these operands
bad image_atomic_umax v[5:6], v7, s[8:11] dmask:0x3 unorm ! 1:54: image_atomic_umax needs 'glc' with these operands
bad image_atomic_umax v[5:6], v7, s[84:91] dmask:0x3 unorm d16 ! 1:56: image_atomic_umax has no modifier 'd16'
bad image_atomic_umax v[5:6], v7, s[84:91] dmask:0x3 unorm a16 ! 1:56: image_atomic_umax has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_umax v[5:6], v136, s[60:67] dmask:0x3 unorm = 00 13 5c f0 88 05 0f 00
asm image_atomic_umax v[254:255], v7, s[0:7] dmask:0x3 unorm glc a16 da = 00 f3 5c f0 07 fe 00 00
asm image_atomic_umax v100, v0, s[44:51] dmask:0x1 unorm slc = 00 11 5c f2 00 64 0b 00
asm image_atomic_umax v[0:1], v229, s[20:27] dmask:0x3 unorm glc slc lwe = 00 33 5e f2 e5 00 05 00
asm image_atomic_umax v255, v213, s[76:83] dmask:0x1 unorm a16 lwe = 00 91 5e f0 d5 ff 13 00
enc image_atomic_umax v[7:8], v[217:218], ttmp[4:11] dmask:0x1 unorm tfe = 00 11 5d f0 d9 07 1c 00
enc image_atomic_umax v[7:8], v[0:2], ttmp[4:11] dmask:0x1 unorm tfe = 00 11 5d f0 00 07 1c 00
enc image_atomic_umax v[7:8], v[203:206], ttmp[4:11] dmask:0x1 unorm tfe = 00 11 5d f0 cb 07 1c 00
bad image_atomic_umax v[7:8], v[4:19], ttmp[4:11] dmask:0x1 unorm tfe ! 1:27: the address of image_atomic_umax takes 1 to 4 registers, found 16
bad image_atomic_umax v[0:5], v7, ttmp[4:11] dmask:0x1 unorm tfe ! 1:19: the data take 2 registers, found 6
bad image_atomic_umax s0, v7, ttmp[4:11] dmask:0x1 unorm tfe ! 1:57: image_atomic_umax needs 'glc' with these operands
bad image_atomic_umax v[7:8], v7, s[8:11] dmask:0x1 unorm tfe ! 1:58: image_atomic_umax needs 'glc' with these operands
bad image_atomic_umax v[7:8], v7, ttmp[4:11] dmask:0x1 unorm tfe d16 ! 1:62: image_atomic_umax has no modifier 'd16'
bad image_atomic_umax v[7:8], v7, ttmp[4:11] dmask:0x1 unorm tfe r128 ! 1:62: image_atomic_umax has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_atomic_umax v78, v[148:149], s[48:55] dmask:0x1 dim:SQ_RSRC_IMG_2D glc slc dlc = 88 21 5c f2 94 4e 0c 00
dis image_atomic_umax v[46:47], v150, s[0:7] dmask:0x9 dim:SQ_RSRC_IMG_1D dlc = 80 09 5c f0 96 2e 00 00

target gfx90a
dis image_atomic_umax v8, v16, s[48:55] = 00 00 5c f0 10 08 0c 00
dis image_atomic_umax v8, v16, s[48:55] glc = 00 20 5c f0 10 08 0c 00

target gfx1100
dis image_atomic_umax v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 44 f0 10 08 0c 00
dis image_atomic_umax v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 44 f0 10 08 0c 00

target gfx1200
dis image_atomic_max_uint v[134:135], [v16, v0], s[48:55] dmask:0xc dim:SQ_RSRC_IMG_2D scope:SCOPE_SE = 01 40 04 d3 86 60 04 00 10 00 00 00
