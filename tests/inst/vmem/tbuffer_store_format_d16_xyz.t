# tbuffer_store_format_d16_xyz: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_store_format_d16_xyz v[0:2], off, ttmp[4:7], 0.5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 slc = 01 00 a7 eb 00 00 5d f0
asm tbuffer_store_format_d16_xyz v[1:3], v7, ttmp[4:7], 0.5 idxen offset:1 = 01 20 0f e8 07 01 1d f0
asm tbuffer_store_format_d16_xyz v[1:3], off, ttmp[4:7], 64 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4095 glc = ff 4f 57 ea 00 01 1d c0
asm tbuffer_store_format_d16_xyz v[100:102], off, s[44:47], m0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:1 = 01 00 af e8 00 64 0b 7c
asm tbuffer_store_format_d16_xyz v[100:102], v0, ttmp[4:7], -16 offen = 00 10 0f e8 00 64 1d d0
asm tbuffer_store_format_d16_xyz v[1:3], v[254:255], s[0:3], 0.5 idxen offen = 00 30 0f e8 fe 01 00 f0
bad tbuffer_store_format_d16_xyz v[100:102], off, s[8:11] ! 1:54: expected 4 operands, found 3
bad tbuffer_store_format_d16_xyz s[100:102], off, s[8:11], -16 ! 1:30: s102 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm tbuffer_store_format_d16_xyz v[100:101], off, s[44:47], m0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:1 = 01 00 af e8 00 64 0b 7c
asm tbuffer_store_format_d16_xyz v[254:255], v255, s[8:11], s85 offen = 00 10 0f e8 ff fe 02 55
asm tbuffer_store_format_d16_xyz v[52:53], v[0:1], s[92:95], -16 idxen offen offset:1 = 01 30 0f e8 00 34 17 d0
bad tbuffer_store_format_d16_xyz v[100:101], off, s[8:11] ! 1:54: expected 4 operands, found 3
bad tbuffer_store_format_d16_xyz s[100:101], off, s[8:11], -16 ! 1:30: first operand must be 2 vector registers

target gfx810
asm tbuffer_store_format_d16_xyz v[0:1], off, ttmp[4:7], 0.5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 slc = 01 00 a7 eb 00 00 5d f0
asm tbuffer_store_format_d16_xyz v[1:2], v7, ttmp[4:7], 0.5 idxen offset:1 = 01 20 0f e8 07 01 1d f0
asm tbuffer_store_format_d16_xyz v[1:2], off, ttmp[4:7], 64 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4095 glc = ff 4f 57 ea 00 01 1d c0
bad tbuffer_store_format_d16_xyz v[0:2], off, ttmp[4:7], 0.5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 slc ! 1:30: first operand takes 2 vector registers, found 3 registers

target gfx900 gfx906
asm tbuffer_store_format_d16_xyz v[0:1], off, ttmp[4:7], 0.5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 slc = 01 00 a7 eb 00 00 5c f0
asm tbuffer_store_format_d16_xyz v[1:2], v7, ttmp[4:7], 0.5 idxen offset:1 = 01 20 0f e8 07 01 1c f0
asm tbuffer_store_format_d16_xyz v[1:2], off, ttmp[4:7], 64 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4095 glc = ff 4f 57 ea 00 01 1c c0

target gfx1010
asm tbuffer_store_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 0e e8 00 08 2c 40
asm tbuffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 0e e8 10 08 2c 40
asm tbuffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 0e e8 10 08 2c 40
asm tbuffer_store_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0e e8 10 08 2c 40

target gfx90a
asm tbuffer_store_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 0f e8 00 08 0c 40
asm tbuffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 0f e8 10 08 0c 40
asm tbuffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 0f e8 10 08 0c 40
asm tbuffer_store_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0f e8 10 08 0c 40

target gfx1100
asm tbuffer_store_d16_format_xyz v[8:9], off, s[48:51], s64 = 00 00 0f e8 00 08 0c 40
asm tbuffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 offen = 00 00 0f e8 10 08 4c 40
asm tbuffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen = 00 00 0f e8 10 08 8c 40
asm tbuffer_store_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 0f e8 10 08 cc 40

target gfx1200
asm tbuffer_store_d16_format_xyz v[8:9], off, s[48:51], s64 th:TH_STORE_NT scope:SCOPE_DEV = 40 80 23 c4 08 60 98 00 00 00 00 00
asm tbuffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_SE = 40 80 23 c4 08 60 a4 40 10 00 00 00
asm tbuffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 80 23 c4 08 60 84 80 10 00 00 00
asm tbuffer_store_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_SE = 40 80 23 c4 08 60 a4 c0 10 00 00 00
