# tbuffer_store_format_xyz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_store_format_xyz v[21:23], off, s[60:63], 0 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4 glc = 04 40 4b e8 00 15 0f 80
asm tbuffer_store_format_xyz v[7:9], off, s[52:55], s80 format:[BUF_DATA_FORMAT_2_10_10_10] offset:4095 glc = ff 4f 4b e8 00 07 0d 50
asm tbuffer_store_format_xyz v[0:2], off, s[48:51], s92 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:4 slc = 04 00 ab e8 00 00 4c 5c
asm tbuffer_store_format_xyz v[143:145], v5, s[80:83], 0.5 offen = 00 10 0b e8 05 8f 14 f0
asm tbuffer_store_format_xyz v[0:2], v0, s[0:3], s43 idxen = 00 20 0b e8 00 00 00 2b
asm tbuffer_store_format_xyz v[1:3], v[7:8], s[64:67], m0 idxen offen = 00 30 0b e8 07 01 10 7c
bad tbuffer_store_format_xyz v[100:102], off, s[8:11] ! 1:50: expected 4 operands, found 3

target gfx803
asm tbuffer_store_format_xyz v[96:98], off, ttmp[4:7], m0 offset:4095 slc = ff 0f 0b e8 00 60 5d 7c
bad tbuffer_store_format_xyz s[100:102], off, s[8:11], -16 ! 1:26: s102 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm tbuffer_store_format_xyz v[96:98], off, ttmp[4:7], m0 offset:4095 slc = ff 0f 0b e8 00 60 5c 7c

target gfx900
bad tbuffer_store_format_xyz s[100:102], off, s[8:11], -16 ! 1:26: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad tbuffer_store_format_xyz s[100:102], off, s[8:11], -16 ! 1:26: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm tbuffer_store_format_xyz v[8:10], off, s[48:51], s64 = 00 00 0e e8 00 08 0c 40
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 10 0e e8 10 08 0c 40
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 20 0e e8 10 08 0c 40
asm tbuffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 0e e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_store_format_xyz v[8:10], off, s[48:51], s64 = 00 00 0b e8 00 08 0c 40

target gfx90a
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 10 0b e8 10 08 0c 40
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 20 0b e8 10 08 0c 40
asm tbuffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 0b e8 10 08 0c 40

target gfx1100
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 00 0b e8 10 08 4c 40
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 00 0b e8 10 08 8c 40
asm tbuffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 00 0b e8 10 08 cc 40

target gfx1200
asm tbuffer_store_format_xyz v[8:10], off, s[48:51], s64 th:TH_STORE_NT = 40 80 21 c4 08 60 90 00 00 00 00 00
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen th:TH_STORE_NT = 40 80 21 c4 08 60 90 40 10 00 00 00
asm tbuffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_SE = 40 80 21 c4 08 60 a4 80 10 00 00 00
asm tbuffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_SYS = 40 80 21 c4 08 60 ac c0 10 00 00 00
