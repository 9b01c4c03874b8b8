# image_sample_cd_cl: text and bits, as LLVM 22 has them.

target gfx803
asm image_sample_cd_cl v0, v[5:6], s[72:79], ttmp[4:7] dmask:0x1 = 00 01 a4 f1 05 00 b2 03
asm image_sample_cd_cl v[0:2], v[125:126], s[72:79], ttmp[4:7] dmask:0xc r128 tfe lwe = 00 8c a7 f1 7d 00 b2 03
asm image_sample_cd_cl v[5:8], v[0:1], s[56:63], s[60:63] dmask:0xb glc tfe d16 = 00 2b a5 f1 00 05 ee 81
asm image_sample_cd_cl v7, v[254:255], s[0:7], s[60:63] dmask:0x2 unorm slc da = 00 52 a4 f3 fe 07 e0 01
enc image_sample_cd_cl v38, v[246:248], ttmp[4:11], s[88:91] = 00 00 a4 f1 f6 26 dd 02
enc image_sample_cd_cl v38, v[125:131], ttmp[4:11], s[88:91] = 00 00 a4 f1 7d 26 dd 02
enc image_sample_cd_cl v38, v[107:116], ttmp[4:11], s[88:91] = 00 00 a4 f1 6b 26 dd 02
bad image_sample_cd_cl v38, v[4:19], ttmp[4:11], s[88:91] ! 1:25: the address of image_sample_cd_cl takes 2 to 10 registers, found 16
bad image_sample_cd_cl v[0:5], v[7:8], ttmp[4:11], s[88:91] ! 1:20: the data take 1 register, found 6
bad image_sample_cd_cl s0, v[7:8], ttmp[4:11], s[88:91] ! 1:20: destination must be a vector register
bad image_sample_cd_cl v38, v[7:8], ttmp[4:11] dmask:0x1 ! 1:53: expected 4 operands, found 3
bad image_sample_cd_cl v38, v[7:8], s[8:11], s[88:91] ! 1:33: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd_cl v38, v[7:8], ttmp[4:11], s[88:91] a16 ! 1:54: image_sample_cd_cl has no modifier 'a16'; it exists on gfx900–909, gfx90c, gfx10

target gfx810
asm image_sample_cd_cl v192, v[5:6], ttmp[4:11], ttmp[4:7] dmask:0x1 unorm da d16 = 00 51 a4 f1 05 c0 bd 83
asm image_sample_cd_cl v0, v[5:6], s[48:55], s[44:47] dmask:0x5 glc d16 = 00 25 a4 f1 05 00 6c 81

target gfx900
asm image_sample_cd_cl v[49:50], v[132:133], ttmp[4:11], s[48:51] dmask:0x6 = 00 06 a4 f1 84 31 9c 01
asm image_sample_cd_cl v[252:255], v[5:6], s[40:47], s[60:63] dmask:0xb tfe lwe = 00 0b a7 f1 05 fc ea 01
asm image_sample_cd_cl v[83:85], v[100:101], s[48:55], s[28:31] dmask:0x7 a16 tfe d16 = 00 87 a5 f1 64 53 ec 80
asm image_sample_cd_cl v5, v[7:8], s[76:83], s[4:7] dmask:0x1 lwe da = 00 41 a6 f1 07 05 33 00
asm image_sample_cd_cl v[100:102], v[7:8], s[80:87], ttmp[4:7] dmask:0x3 slc tfe = 00 03 a5 f3 07 64 94 03
enc image_sample_cd_cl v100, v[28:30], s[28:35], s[52:55] = 00 00 a4 f1 1c 64 a7 01
enc image_sample_cd_cl v100, v[165:174], s[28:35], s[52:55] = 00 00 a4 f1 a5 64 a7 01
bad image_sample_cd_cl v100, v[4:19], s[28:35], s[52:55] ! 1:26: the address of image_sample_cd_cl takes 2 to 10 registers, found 16
bad image_sample_cd_cl v[0:5], v[194:195], s[28:35], s[52:55] ! 1:20: the data take 1 register, found 6
bad image_sample_cd_cl s0, v[194:195], s[28:35], s[52:55] ! 1:20: destination must be a vector register
bad image_sample_cd_cl v100, v[194:195], s[28:35] dmask:0x1 ! 1:56: expected 4 operands, found 3
bad image_sample_cd_cl v100, v[194:195], s[8:11], s[52:55] ! 1:38: third operand takes 8 scalar registers, found 4 registers
bad image_sample_cd_cl v100, v[194:195], s[28:35], s[52:55] r128 ! 1:57: image_sample_cd_cl has no modifier 'r128'; it exists on gfx8, gfx10

target gfx1010
asm image_sample_cd_cl v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 a4 f1 10 08 0c 02
