# tbuffer_load_format_d16_xyz: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_load_format_d16_xyz v[1:3], off, s[64:67], 0.5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4095 glc = ff 4f 55 ea 00 01 10 f0
asm tbuffer_load_format_d16_xyz v[253:255], v100, s[48:51], 0.5 idxen offset:4095 = ff 2f 0d e8 64 fd 0c f0
asm tbuffer_load_format_d16_xyz v[100:102], off, s[32:35], m0 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4095 glc = ff 4f 4d e8 00 64 08 7c
asm tbuffer_load_format_d16_xyz v[1:3], off, s[88:91], 64 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4095 = ff 0f 4d e8 00 01 16 c0
asm tbuffer_load_format_d16_xyz v[5:7], v54, ttmp[4:7], 64 offen = 00 10 0d e8 36 05 1d c0
asm tbuffer_load_format_d16_xyz v[253:255], v[7:8], s[92:95], 64 idxen offen = 00 30 0d e8 07 fd 17 c0
bad tbuffer_load_format_d16_xyz v[100:102], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad tbuffer_load_format_d16_xyz s[100:102], off, s[8:11], -16 ! 1:29: s102 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm tbuffer_load_format_d16_xyz v[1:2], off, s[64:67], 0.5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4095 glc = ff 4f 55 ea 00 01 10 f0
asm tbuffer_load_format_d16_xyz v[254:255], v100, s[48:51], 0.5 idxen offset:4095 = ff 2f 0d e8 64 fe 0c f0
asm tbuffer_load_format_d16_xyz v[100:101], off, s[32:35], m0 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4095 glc = ff 4f 4d e8 00 64 08 7c
asm tbuffer_load_format_d16_xyz v[1:2], off, s[88:91], 64 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4095 = ff 0f 4d e8 00 01 16 c0
asm tbuffer_load_format_d16_xyz v[100:101], v255, s[92:95], s101 offen = 00 10 0d e8 ff 64 17 65
asm tbuffer_load_format_d16_xyz v[160:161], v[100:101], s[92:95], 0 idxen offen = 00 30 0d e8 64 a0 17 80
bad tbuffer_load_format_d16_xyz v[100:101], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad tbuffer_load_format_d16_xyz s[100:101], off, s[8:11], -16 ! 1:29: destination must be 2 vector registers

target gfx810
bad tbuffer_load_format_d16_xyz v[1:3], off, s[64:67], 0.5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4095 glc ! 1:29: first operand takes 2 vector registers, found 3 registers

target gfx1010
asm tbuffer_load_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 0a e8 00 08 2c 40
asm tbuffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 0a e8 10 08 2c 40
asm tbuffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 0a e8 10 08 2c 40
asm tbuffer_load_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0a e8 10 08 2c 40

target gfx90a
asm tbuffer_load_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 0d e8 00 08 0c 40
asm tbuffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 0d e8 10 08 0c 40
asm tbuffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 0d e8 10 08 0c 40
asm tbuffer_load_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0d e8 10 08 0c 40

target gfx1100
asm tbuffer_load_d16_format_xyz v[8:9], off, s[48:51], s64 = 00 00 0d e8 00 08 0c 40
asm tbuffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 offen = 00 00 0d e8 10 08 4c 40
asm tbuffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen = 00 00 0d e8 10 08 8c 40
asm tbuffer_load_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 0d e8 10 08 cc 40

target gfx1200
asm tbuffer_load_d16_format_xyz v[8:9], off, s[48:51], s64 scope:SCOPE_SE = 40 80 22 c4 08 60 84 00 00 00 00 00
asm tbuffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT = 40 80 22 c4 08 60 a0 40 10 00 00 00
asm tbuffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT = 40 80 22 c4 08 60 90 80 10 00 00 00
asm tbuffer_load_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 80 22 c4 08 60 8c c0 10 00 00 00
