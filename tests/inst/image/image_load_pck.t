# image_load_pck: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_load_pck v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:37: expected 3 operands, found 4

target gfx803
asm image_load_pck v[100:101], v255, ttmp[4:11] tfe = 00 00 09 f0 ff 64 1d 00
asm image_load_pck v[5:9], v0, s[4:11] dmask:0xf unorm glc tfe da = 00 7f 09 f0 00 05 01 00
asm image_load_pck v[5:8], v100, s[12:19] dmask:0xe glc tfe lwe = 00 2e 0b f0 64 05 03 00
asm image_load_pck v[7:9], v255, s[80:87] dmask:0xb slc da = 00 4b 08 f2 ff 07 14 00
enc image_load_pck v[100:103], v[250:251], s[72:79] dmask:0xf = 00 0f 08 f0 fa 64 12 00
enc image_load_pck v[100:103], v[108:111], s[72:79] dmask:0xf = 00 0f 08 f0 6c 64 12 00
bad image_load_pck v[100:103], v[4:19], s[72:79] dmask:0xf ! 1:28: the address of image_load_pck takes 1 to 4 registers, found 16
bad image_load_pck v[0:5], v255, s[72:79] dmask:0xf ! 1:16: the data take 4 registers, found 6
bad image_load_pck s0, v255, s[72:79] dmask:0xf ! 1:16: destination must be a vector register
bad image_load_pck v[100:103], v255, s[8:11] dmask:0xf ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_load_pck v[100:103], v255, s[72:79] dmask:0xf d16 ! 1:53: image_load_pck has no modifier 'd16'
bad image_load_pck v[100:103], v255, s[72:79] dmask:0xf a16 ! 1:53: image_load_pck has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_load_pck v[1:3], v169, s[24:31] dmask:0xe = 00 0e 08 f0 a9 01 06 00
asm image_load_pck v[7:11], v244, ttmp[4:11] dmask:0xf tfe = 00 0f 09 f0 f4 07 1c 00
asm image_load_pck v[253:255], v100, s[44:51] dmask:0x3 tfe = 00 03 09 f0 64 fd 0b 00
asm image_load_pck v[5:8], v100, ttmp[4:11] dmask:0xf lwe da = 00 4f 0a f0 64 05 1c 00
asm image_load_pck v[7:8], v0, s[24:31] dmask:0x1 unorm tfe da = 00 51 09 f0 00 07 06 00
enc image_load_pck v5, v[119:120], s[20:27] dmask:0x1 = 00 01 08 f0 77 05 05 00
enc image_load_pck v5, v[97:100], s[20:27] dmask:0x1 = 00 01 08 f0 61 05 05 00
bad image_load_pck v5, v[4:19], s[20:27] dmask:0x1 ! 1:20: the address of image_load_pck takes 1 to 4 registers, found 16
bad image_load_pck v[0:5], v100, s[20:27] dmask:0x1 ! 1:16: the data take 1 register, found 6
bad image_load_pck s0, v100, s[20:27] dmask:0x1 ! 1:16: destination must be a vector register
bad image_load_pck v5, v100, s[8:11] dmask:0x1 ! 1:26: third operand takes 8 scalar registers, found 4 registers
bad image_load_pck v5, v100, s[20:27] dmask:0x1 d16 ! 1:45: image_load_pck has no modifier 'd16'
bad image_load_pck v5, v100, s[20:27] dmask:0x1 r128 ! 1:45: image_load_pck has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010 gfx1100
asm image_load_pck v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 08 f0 10 08 0c 00

target gfx90a
asm image_load_pck v8, v16, s[48:55] = 00 00 08 f0 10 08 0c 00

target gfx1200
asm image_load_pck v8, v16, s[48:55] dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV = 00 80 00 d0 08 60 08 00 10 00 00 00
