# image_load_mip_pck: text and bits, as LLVM 22 has them.

target gfx803 gfx900
bad image_load_mip_pck v0, v[4:7], s[8:15], s[16:19] dmask:0x1 ! 1:41: expected 3 operands, found 4

target gfx803
asm image_load_mip_pck v[243:246], v0, s[24:31] dmask:0xd tfe = 00 0d 11 f0 00 f3 06 00
asm image_load_mip_pck v[100:103], v100, s[48:55] dmask:0xf = 00 0f 10 f0 64 64 0c 00
asm image_load_mip_pck v[252:255], v7, s[20:27] dmask:0x7 glc tfe lwe da = 00 67 13 f0 07 fc 05 00
asm image_load_mip_pck v[100:103], v1, s[36:43] dmask:0xf slc = 00 0f 10 f2 01 64 09 00
enc image_load_mip_pck v99, v[250:251], ttmp[4:11] dmask:0x1 = 00 01 10 f0 fa 63 1d 00
enc image_load_mip_pck v99, v[172:175], ttmp[4:11] dmask:0x1 = 00 01 10 f0 ac 63 1d 00
bad image_load_mip_pck v99, v[4:19], ttmp[4:11] dmask:0x1 ! 1:25: the address of image_load_mip_pck takes 1 to 4 registers, found 16
bad image_load_mip_pck v[0:5], v95, ttmp[4:11] dmask:0x1 ! 1:20: the data take 1 register, found 6
bad image_load_mip_pck s0, v95, ttmp[4:11] dmask:0x1 ! 1:20: destination must be a vector register
bad image_load_mip_pck v99, v95, s[8:11] dmask:0x1 ! 1:30: third operand takes 8 scalar registers, found 4 registers
bad image_load_mip_pck v99, v95, ttmp[4:11] dmask:0x1 d16 ! 1:51: image_load_mip_pck has no modifier 'd16'
bad image_load_mip_pck v99, v95, ttmp[4:11] dmask:0x1 a16 ! 1:51: image_load_mip_pck has no modifier 'a16'; it exists on gfx900–90c, gfx10, gfx11, gfx12

target gfx900
asm image_load_mip_pck v[0:2], v0, s[12:19] dmask:0x9 tfe = 00 09 11 f0 00 00 03 00
asm image_load_mip_pck v[5:6], v7, s[60:67] dmask:0xc = 00 0c 10 f0 07 05 0f 00
asm image_load_mip_pck v[5:7], v255, s[76:83] dmask:0x7 slc a16 = 00 87 10 f2 ff 05 13 00
asm image_load_mip_pck v[0:4], v255, s[4:11] dmask:0xf glc a16 tfe = 00 af 11 f0 ff 00 01 00
asm image_load_mip_pck v[201:204], v100, s[76:83] dmask:0xf lwe = 00 0f 12 f0 64 c9 13 00
enc image_load_mip_pck v[5:7], v[48:49], s[20:27] dmask:0xb = 00 0b 10 f0 30 05 05 00
enc image_load_mip_pck v[5:7], v[95:97], s[20:27] dmask:0xb = 00 0b 10 f0 5f 05 05 00
enc image_load_mip_pck v[5:7], v[86:89], s[20:27] dmask:0xb = 00 0b 10 f0 56 05 05 00
bad image_load_mip_pck v[5:7], v[4:19], s[20:27] dmask:0xb ! 1:28: the address of image_load_mip_pck takes 1 to 4 registers, found 16
bad image_load_mip_pck v[0:5], v7, s[20:27] dmask:0xb ! 1:20: the data take 3 registers, found 6
bad image_load_mip_pck s0, v7, s[20:27] dmask:0xb ! 1:20: destination must be a vector register
bad image_load_mip_pck v[5:7], v7, s[8:11] dmask:0xb ! 1:32: third operand takes 8 scalar registers, found 4 registers
bad image_load_mip_pck v[5:7], v7, s[20:27] dmask:0xb d16 ! 1:51: image_load_mip_pck has no modifier 'd16'
bad image_load_mip_pck v[5:7], v7, s[20:27] dmask:0xb r128 ! 1:51: image_load_mip_pck has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010 gfx1100
asm image_load_mip_pck v8, v[16:17], s[48:55] dim:SQ_RSRC_IMG_1D = 00 00 10 f0 10 08 0c 00

target gfx90a
asm image_load_mip_pck v8, v16, s[48:55] = 00 00 10 f0 10 08 0c 00

target gfx1200
asm image_load_mip_pck v8, [v16, v0], s[48:55] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SYS = 00 00 01 d0 08 60 1c 00 10 00 00 00
