# image_load_mip: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_load_mip v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:37: expected 3 operands, found 4

target gfx803
asm image_load_mip v[5:6], v5, s[20:27] dmask:0x5 = 00 05 04 f0 05 05 05 00
asm image_load_mip v[7:9], v0, s[76:83] dmask:0xb unorm glc slc da = 00 7b 04 f2 00 07 13 00
asm image_load_mip v[0:3], v5, s[12:19] dmask:0xe slc r128 tfe da d16 = 00 ce 05 f2 05 00 03 80
asm image_load_mip v5, v1, s[72:79] dmask:0x1 slc = 00 01 04 f2 01 05 12 00
enc image_load_mip v[1:2], v[73:74], s[12:19] dmask:0xa = 00 0a 04 f0 49 01 03 00
enc image_load_mip v[1:2], v[101:104], s[12:19] dmask:0xa = 00 0a 04 f0 65 01 03 00
bad image_load_mip v[1:2], v[4:19], s[12:19] dmask:0xa ! 1:24: the address of image_load_mip takes 1 to 4 registers, found 16
bad image_load_mip v[0:5], v100, s[12:19] dmask:0xa ! 1:16: the data take 2 registers, found 6
bad image_load_mip s0, v100, s[12:19] dmask:0xa ! 1:16: destination must be a vector register
bad image_load_mip v[1:2], v100, s[8:11] dmask:0xa ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_load_mip v[1:2], v100, s[12:19] dmask:0xa a16 ! 1:49: image_load_mip has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx810
asm image_load_mip v5, v7, s[60:67] dmask:0x5 unorm r128 d16 = 00 95 04 f0 07 05 0f 80
asm image_load_mip v46, v1, s[8:15] dmask:0x1 d16 = 00 01 04 f0 01 2e 02 80

target gfx900
asm image_load_mip v[5:6], v255, s[76:83] dmask:0xa = 00 0a 04 f0 ff 05 13 00
asm image_load_mip v[0:1], v248, s[68:75] dmask:0x5 lwe da = 00 45 06 f0 f8 00 11 00
asm image_load_mip v[7:8], v100, s[60:67] dmask:0x1 glc tfe d16 = 00 21 05 f0 64 07 0f 80
asm image_load_mip v[240:241], v100, s[16:23] unorm a16 tfe = 00 90 05 f0 64 f0 04 00
asm image_load_mip v100, v255, s[48:55] dmask:0x1 unorm = 00 11 04 f0 ff 64 0c 00
enc image_load_mip v[100:102], v[197:198], s[32:39] dmask:0xd = 00 0d 04 f0 c5 64 08 00
enc image_load_mip v[100:102], v[80:83], s[32:39] dmask:0xd = 00 0d 04 f0 50 64 08 00
bad image_load_mip v[100:102], v[4:19], s[32:39] dmask:0xd ! 1:28: the address of image_load_mip takes 1 to 4 registers, found 16
bad image_load_mip v[0:5], v0, s[32:39] dmask:0xd ! 1:16: the data take 3 registers, found 6
bad image_load_mip s0, v0, s[32:39] dmask:0xd ! 1:16: destination must be a vector register
bad image_load_mip v[100:102], v0, s[8:11] dmask:0xd ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_load_mip v[100:102], v0, s[32:39] dmask:0xd r128 ! 1:51: image_load_mip has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010 gfx1100
asm image_load_mip v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 04 f0 10 08 0c 00

target gfx90a
asm image_load_mip v8, v16, s[48:55] = 00 00 04 f0 10 08 0c 00

target gfx1200
asm image_load_mip v8, [v16, v0], s[48:55] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SE = 00 40 00 d0 08 60 24 00 10 00 00 00
