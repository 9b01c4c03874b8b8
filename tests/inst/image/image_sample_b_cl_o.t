# image_sample_b_cl_o: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_b_cl_o v1, v[0:2], s[28:35], s[88:91] = 00 00 d8 f0 00 01 c7 02
asm image_sample_b_cl_o v[252:255], v[100:102], s[8:15], s[76:79] dmask:0xf unorm = 00 1f d8 f0 64 fc 62 02
asm image_sample_b_cl_o v[7:10], v[253:255], ttmp[4:11], s[28:31] dmask:0x7 unorm glc slc tfe da d16 = 00 77 d9 f2 fd 07 fd 80
asm image_sample_b_cl_o v[252:255], v[253:255], ttmp[4:11], s[32:35] dmask:0x7 glc tfe lwe = 00 27 db f0 fd fc 1d 01
enc image_sample_b_cl_o v100, v[181:184], ttmp[4:11], s[92:95] = 00 00 d8 f0 b5 64 fd 02
enc image_sample_b_cl_o v100, v[139:146], ttmp[4:11], s[92:95] = 00 00 d8 f0 8b 64 fd 02
bad image_sample_b_cl_o v100, v[4:19], ttmp[4:11], s[92:95] ! 1:27: the address of image_sample_b_cl_o takes 3 to 6 registers, or 8, found 16
bad image_sample_b_cl_o v[0:5], v[1:3], ttmp[4:11], s[92:95] ! 1:21: the data take 1 register, found 6
bad image_sample_b_cl_o s0, v[1:3], ttmp[4:11], s[92:95] ! 1:21: destination must be a vector register
bad image_sample_b_cl_o v100, v[1:3], ttmp[4:11] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_sample_b_cl_o v100, v[1:3], s[8:11], s[92:95] ! 1:35: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b_cl_o v100, v[1:3], ttmp[4:11], s[92:95] a16 ! 1:56: image_sample_b_cl_o has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10, gfx11, gfx12

target gfx810
asm image_sample_b_cl_o v5, v[100:102], s[80:87], ttmp[4:7] dmask:0x1 glc slc r128 d16 = 00 a1 d8 f2 64 05 b4 83
asm image_sample_b_cl_o v255, v[1:3], s[0:7], s[28:31] dmask:0x8 unorm glc slc d16 = 00 38 d8 f2 01 ff e0 80

target gfx900
asm image_sample_b_cl_o v[254:255], v[0:2], s[52:59], s[48:51] dmask:0x1 tfe = 00 01 d9 f0 00 fe 8d 01
asm image_sample_b_cl_o v[254:255], v[0:2], s[52:59], s[20:23] dmask:0x6 slc da = 00 46 d8 f2 00 fe ad 00
asm image_sample_b_cl_o v[1:2], v[5:7], s[68:75], s[92:95] dmask:0x1 unorm tfe d16 = 00 11 d9 f0 05 01 f1 82
asm image_sample_b_cl_o v[5:6], v[7:9], s[60:67], s[52:55] dmask:0xa unorm a16 = 00 9a d8 f0 07 05 af 01
asm image_sample_b_cl_o v171, v[5:7], s[40:47], s[24:27] unorm = 00 10 d8 f0 05 ab ca 00
enc image_sample_b_cl_o v7, v[227:230], s[20:27], s[20:23] dmask:0x4 = 00 04 d8 f0 e3 07 a5 00
enc image_sample_b_cl_o v7, v[147:154], s[20:27], s[20:23] dmask:0x4 = 00 04 d8 f0 93 07 a5 00
bad image_sample_b_cl_o v7, v[4:19], s[20:27], s[20:23] dmask:0x4 ! 1:25: the address of image_sample_b_cl_o takes 3 to 6 registers, or 8, found 16
bad image_sample_b_cl_o v[0:5], v[252:254], s[20:27], s[20:23] dmask:0x4 ! 1:21: the data take 1 register, found 6
bad image_sample_b_cl_o s0, v[252:254], s[20:27], s[20:23] dmask:0x4 ! 1:21: destination must be a vector register
bad image_sample_b_cl_o v7, v[252:254], s[20:27] dmask:0x1 ! 1:55: expected 4 operands, found 3
bad image_sample_b_cl_o v7, v[252:254], s[8:11], s[20:23] dmask:0x4 ! 1:37: third operand takes 8 scalar registers, found 4 registers
bad image_sample_b_cl_o v7, v[252:254], s[20:27], s[20:23] dmask:0x4 r128 ! 1:66: image_sample_b_cl_o has no modifier 'r128'; it exists on gfx8, gfx10, gfx11, gfx12

target gfx1010
asm image_sample_b_cl_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 d8 f0 10 08 0c 02

target gfx1100
asm image_sample_b_cl_o v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 20 f1 10 08 0c 40

target gfx1200
asm image_sample_b_cl_o v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_DEV = 00 00 12 e4 08 60 28 20 10 00 00 00
