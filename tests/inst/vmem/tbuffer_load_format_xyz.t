# tbuffer_load_format_xyz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_load_format_xyz v[100:102], off, s[80:83], s7 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4 = 04 00 49 e8 00 64 14 07
asm tbuffer_load_format_xyz v[253:255], off, s[56:59], 64 format:[BUF_DATA_FORMAT_2_10_10_10] offset:1 glc = 01 40 49 e8 00 fd 0e c0
asm tbuffer_load_format_xyz v[5:7], off, s[16:19], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 00 a1 eb 00 05 04 6a
asm tbuffer_load_format_xyz v[5:7], off, s[56:59], 0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc = 04 40 51 ea 00 05 0e 80
asm tbuffer_load_format_xyz v[0:2], v1, s[28:31], 0.5 offen offset:4 = 04 10 09 e8 01 00 07 f0
asm tbuffer_load_format_xyz v[253:255], v100, s[28:31], m0 idxen = 00 20 09 e8 64 fd 07 7c
asm tbuffer_load_format_xyz v[4:6], v[232:233], s[12:15], 64 idxen offen offset:1 = 01 30 09 e8 e8 04 03 c0
bad tbuffer_load_format_xyz v[100:102], off, s[8:11] ! 1:49: expected 4 operands, found 3

target gfx803
bad tbuffer_load_format_xyz s[100:102], off, s[8:11], -16 ! 1:25: s102 does not exist; gfx803 has s0 to s101

target gfx900
bad tbuffer_load_format_xyz s[100:102], off, s[8:11], -16 ! 1:25: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad tbuffer_load_format_xyz s[100:102], off, s[8:11], -16 ! 1:25: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm tbuffer_load_format_xyz v[8:10], off, s[48:51], s64 = 00 00 0a e8 00 08 0c 40
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 10 0a e8 10 08 0c 40
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 20 0a e8 10 08 0c 40
asm tbuffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 0a e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_load_format_xyz v[8:10], off, s[48:51], s64 = 00 00 09 e8 00 08 0c 40

target gfx90a
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 10 09 e8 10 08 0c 40
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 20 09 e8 10 08 0c 40
asm tbuffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 09 e8 10 08 0c 40

target gfx1100
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 00 09 e8 10 08 4c 40
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 00 09 e8 10 08 8c 40
asm tbuffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 00 09 e8 10 08 cc 40

target gfx1200
asm tbuffer_load_format_xyz v[8:10], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SE = 40 80 20 c4 08 60 a4 00 00 00 00 00
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_SE = 40 80 20 c4 08 60 94 40 10 00 00 00
asm tbuffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV = 40 80 20 c4 08 60 a8 80 10 00 00 00
asm tbuffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SYS = 40 80 20 c4 08 60 9c c0 10 00 00 00
