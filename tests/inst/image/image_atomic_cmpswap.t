# image_atomic_cmpswap: text and bits, as LLVM 22 has them.

target gfx803 gfx810 gfx900
dis image_atomic_cmpswap v[4:5], v4, s[8:15] = 00 00 44 f0 04 04 02 00
dis image_atomic_cmpswap v[4:6], v4, s[8:15] dmask:0x7 = 00 07 44 f0 04 04 02 00
dis image_atomic_cmpswap v[255:256], v4, s[8:15] dmask:0xf = 00 0f 44 f0 04 ff 02 00

target gfx803 gfx900
bad image_atomic_cmpswap v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:61: image_atomic_cmpswap needs 'glc' with these operands

target gfx803
asm image_atomic_cmpswap v[7:8], v255, s[16:23] dmask:0x3 unorm = 00 13 44 f0 ff 07 04 00
asm image_atomic_cmpswap v[3:6], v251, ttmp[4:11] dmask:0xf unorm glc slc = 00 3f 44 f2 fb 03 1d 00
asm image_atomic_cmpswap v[253:255], v7, s[72:79] dmask:0x3 unorm tfe = 00 13 45 f0 07 fd 12 00
asm image_atomic_cmpswap v[5:6], v1, s[20:27] dmask:0x3 unorm glc da = 00 73 44 f0 01 05 05 00
enc image_atomic_cmpswap v[7:9], v[25:26], ttmp[4:11] dmask:0x3 unorm tfe = 00 13 45 f0 19 07 1d 00
enc image_atomic_cmpswap v[7:9], v[3:5], ttmp[4:11] dmask:0x3 unorm tfe = 00 13 45 f0 03 07 1d 00
enc image_atomic_cmpswap v[7:9], v[112:115], ttmp[4:11] dmask:0x3 unorm tfe = 00 13 45 f0 70 07 1d 00
bad image_atomic_cmpswap v[7:9], v[4:19], ttmp[4:11] dmask:0x3 unorm tfe ! 1:30: the address of image_atomic_cmpswap takes 1 to 4 registers, found 16
bad image_atomic_cmpswap v[0:5], v7, ttmp[4:11] dmask:0x3 unorm tfe ! 1:22: the data take 3 registers, found 6
bad image_atomic_cmpswap s0, v7, ttmp[4:11] dmask:0x3 unorm tfe ! 1:60: image_atomic_cmpswap needs 'glc' with these operands
bad image_atomic_cmpswap v[7:9], v7, s[8:11] dmask:0x3 unorm tfe ! 1:61: image_atomic_cmpswap needs 'glc' with these operands
bad image_atomic_cmpswap v[7:9], v7, ttmp[4:11] dmask:0x3 unorm tfe d16 ! 1:65: image_atomic_cmpswap has no modifier 'd16'
bad image_atomic_cmpswap v[7:9], v7, ttmp[4:11] dmask:0x3 unorm tfe a16 ! 1:65: image_atomic_cmpswap has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_atomic_cmpswap v[252:255], v100, ttmp[4:11] dmask:0xf unorm = 00 1f 44 f0 64 fc 1c 00
asm image_atomic_cmpswap v[5:8], v0, s[84:91] dmask:0xf unorm glc a16 lwe = 00 bf 46 f0 00 05 15 00
asm image_atomic_cmpswap v[100:102], v100, s[28:35] dmask:0x3 unorm a16 tfe = 00 93 45 f0 64 64 07 00
asm image_atomic_cmpswap v[15:18], v255, s[64:71] dmask:0xf unorm glc lwe = 00 3f 46 f0 ff 0f 10 00
asm image_atomic_cmpswap v[100:102], v7, ttmp[4:11] dmask:0x3 unorm slc tfe = 00 13 45 f2 07 64 1c 00
enc image_atomic_cmpswap v[219:220], v[229:230], s[0:7] dmask:0x3 unorm = 00 13 44 f0 e5 db 00 00
enc image_atomic_cmpswap v[219:220], v[161:163], s[0:7] dmask:0x3 unorm = 00 13 44 f0 a1 db 00 00
enc image_atomic_cmpswap v[219:220], v[49:52], s[0:7] dmask:0x3 unorm = 00 13 44 f0 31 db 00 00
bad image_atomic_cmpswap v[219:220], v[4:19], s[0:7] dmask:0x3 unorm ! 1:34: the address of image_atomic_cmpswap takes 1 to 4 registers, found 16
bad image_atomic_cmpswap v[0:5], v100, s[0:7] dmask:0x3 unorm ! 1:22: the data take 2 registers, found 6
bad image_atomic_cmpswap s0, v100, s[0:7] dmask:0x3 unorm ! 1:54: image_atomic_cmpswap needs 'glc' with these operands
bad image_atomic_cmpswap v[219:220], v100, s[8:11] dmask:0x3 unorm ! 1:63: image_atomic_cmpswap needs 'glc' with these operands
bad image_atomic_cmpswap v[219:220], v100, s[0:7] dmask:0x3 unorm d16 ! 1:63: image_atomic_cmpswap has no modifier 'd16'
bad image_atomic_cmpswap v[219:220], v100, s[0:7] dmask:0x3 unorm r128 ! 1:63: image_atomic_cmpswap has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12
bad image_atomic_cmpswap v0, v4, s[8:15] dmask:0x1 ! 1:22: image_atomic_cmpswap takes two values: dmask is 0x3 for 32 bits and 0xf for 64

target gfx1010
asm image_atomic_cmpswap v[12:13], v[152:153], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D glc slc dlc = 88 23 40 f2 98 0c 00 00
dis image_atomic_cmpswap v[188:189], v8, s[32:39] dmask:0xa dim:SQ_RSRC_IMG_1D slc = 00 0a 40 f2 08 bc 08 00

target gfx90a
dis image_atomic_cmpswap v[8:9], v16, s[48:55] = 00 00 44 f0 10 08 0c 00
dis image_atomic_cmpswap v[8:9], v16, s[48:55] glc = 00 20 44 f0 10 08 0c 00

target gfx1100
dis image_atomic_cmpswap v[8:9], v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 2c f0 10 08 0c 00
dis image_atomic_cmpswap v[8:9], v16, s[48:55] dim:SQ_RSRC_IMG_1D glc = 00 40 2c f0 10 08 0c 00

target gfx1200
dis image_atomic_cmpswap v[10:11], v16, s[80:87] dmask:0xa dim:SQ_RSRC_IMG_1D = 00 c0 82 d2 0a a0 00 00 10 00 00 00
