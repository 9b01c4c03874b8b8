# image_load_mip_pck_sgn: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_load_mip_pck_sgn v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:45: expected 3 operands, found 4

target gfx803
asm image_load_mip_pck_sgn v1, v0, ttmp[4:11] dmask:0x2 = 00 02 14 f0 00 01 1d 00
asm image_load_mip_pck_sgn v[1:4], v100, s[76:83] dmask:0xf unorm r128 = 00 9f 14 f0 64 01 13 00
asm image_load_mip_pck_sgn v[194:197], v69, s[60:67] dmask:0xf r128 = 00 8f 14 f0 45 c2 0f 00
asm image_load_mip_pck_sgn v[1:2], v1, s[40:47] dmask:0x3 slc r128 lwe da = 00 c3 16 f2 01 01 0a 00
enc image_load_mip_pck_sgn v255, v[103:104], s[60:67] dmask:0x2 = 00 02 14 f0 67 ff 0f 00
enc image_load_mip_pck_sgn v255, v[167:170], s[60:67] dmask:0x2 = 00 02 14 f0 a7 ff 0f 00
bad image_load_mip_pck_sgn v255, v[4:19], s[60:67] dmask:0x2 ! 1:30: the address of image_load_mip_pck_sgn takes 1 to 4 registers, found 16
bad image_load_mip_pck_sgn v[0:5], v0, s[60:67] dmask:0x2 ! 1:24: the data take 1 register, found 6
bad image_load_mip_pck_sgn s0, v0, s[60:67] dmask:0x2 ! 1:24: destination must be a vector register
bad image_load_mip_pck_sgn v255, v0, s[8:11] dmask:0x2 ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_load_mip_pck_sgn v255, v0, s[60:67] dmask:0x2 d16 ! 1:53: image_load_mip_pck_sgn has no modifier 'd16'
bad image_load_mip_pck_sgn v255, v0, s[60:67] dmask:0x2 a16 ! 1:53: image_load_mip_pck_sgn has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_load_mip_pck_sgn v[1:2], v255, s[12:19] dmask:0x5 = 00 05 14 f0 ff 01 03 00
asm image_load_mip_pck_sgn v[183:184], v100, s[16:23] dmask:0x3 = 00 03 14 f0 64 b7 04 00
asm image_load_mip_pck_sgn v[5:6], v100, s[52:59] dmask:0x9 unorm = 00 19 14 f0 64 05 0d 00
asm image_load_mip_pck_sgn v[0:3], v0, ttmp[4:11] dmask:0xb tfe = 00 0b 15 f0 00 00 1c 00
asm image_load_mip_pck_sgn v[0:1], v1, s[28:35] dmask:0xc = 00 0c 14 f0 01 00 07 00
enc image_load_mip_pck_sgn v7, v[188:189], s[28:35] = 00 00 14 f0 bc 07 07 00
enc image_load_mip_pck_sgn v7, v[97:100], s[28:35] = 00 00 14 f0 61 07 07 00
bad image_load_mip_pck_sgn v7, v[4:19], s[28:35] ! 1:28: the address of image_load_mip_pck_sgn takes 1 to 4 registers, found 16
bad image_load_mip_pck_sgn v[0:5], v100, s[28:35] ! 1:24: the data take 1 register, found 6
bad image_load_mip_pck_sgn s0, v100, s[28:35] ! 1:24: destination must be a vector register
bad image_load_mip_pck_sgn v7, v100, s[8:11] ! 1:34: third operand takes 8 scalar registers, found 4 registers
bad image_load_mip_pck_sgn v7, v100, s[28:35] d16 ! 1:43: image_load_mip_pck_sgn has no modifier 'd16'
bad image_load_mip_pck_sgn v7, v100, s[28:35] r128 ! 1:43: image_load_mip_pck_sgn has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010 gfx1100
asm image_load_mip_pck_sgn v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 14 f0 10 08 0c 00

target gfx90a
asm image_load_mip_pck_sgn v8, v16, s[48:55] = 00 00 14 f0 10 08 0c 00

target gfx1200
asm image_load_mip_pck_sgn v8, [v16, v0], s[48:55] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SYS = 00 40 01 d0 08 60 1c 00 10 00 00 00
