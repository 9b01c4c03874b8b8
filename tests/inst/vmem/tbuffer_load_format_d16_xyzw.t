# tbuffer_load_format_d16_xyzw: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_load_format_d16_xyzw v[0:3], off, s[24:27], 0.5 offset:4095 glc slc = ff cf 0d e8 00 00 46 f0
asm tbuffer_load_format_d16_xyzw v[199:202], off, s[92:95], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 80 a5 eb 00 c7 17 80
asm tbuffer_load_format_d16_xyzw v[7:10], off, s[80:83], s10 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc slc = 04 c0 55 ea 00 07 54 0a
asm tbuffer_load_format_d16_xyzw v[7:10], off, s[68:71], 64 offset:4 = 04 80 0d e8 00 07 11 c0
asm tbuffer_load_format_d16_xyzw v[0:3], v255, s[64:67], 0.5 offen = 00 90 0d e8 ff 00 10 f0
asm tbuffer_load_format_d16_xyzw v[213:216], v247, s[64:67], 0 idxen = 00 a0 0d e8 f7 d5 10 80
asm tbuffer_load_format_d16_xyzw v[252:255], v[5:6], s[84:87], m0 idxen offen = 00 b0 0d e8 05 fc 15 7c
bad tbuffer_load_format_d16_xyzw v[100:103], off, s[8:11] ! 1:54: expected 4 operands, found 3
bad tbuffer_load_format_d16_xyzw s[100:103], off, s[8:11], -16 ! 1:30: s103 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm tbuffer_load_format_d16_xyzw v[0:1], off, s[24:27], 0.5 offset:4095 glc slc = ff cf 0d e8 00 00 46 f0
asm tbuffer_load_format_d16_xyzw v[199:200], off, s[92:95], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 80 a5 eb 00 c7 17 80
asm tbuffer_load_format_d16_xyzw v[7:8], off, s[80:83], s10 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc slc = 04 c0 55 ea 00 07 54 0a
asm tbuffer_load_format_d16_xyzw v[7:8], off, s[68:71], 64 offset:4 = 04 80 0d e8 00 07 11 c0
asm tbuffer_load_format_d16_xyzw v[7:8], v7, s[16:19], 0.5 offen = 00 90 0d e8 07 07 04 f0
asm tbuffer_load_format_d16_xyzw v[1:2], v7, s[92:95], m0 idxen offset:4 = 04 a0 0d e8 07 01 17 7c
asm tbuffer_load_format_d16_xyzw v[100:101], v[0:1], s[16:19], 64 idxen offen = 00 b0 0d e8 00 64 04 c0
bad tbuffer_load_format_d16_xyzw v[100:101], off, s[8:11] ! 1:54: expected 4 operands, found 3
bad tbuffer_load_format_d16_xyzw s[100:101], off, s[8:11], -16 ! 1:30: destination must be 2 vector registers

target gfx810
bad tbuffer_load_format_d16_xyzw v[0:3], off, s[24:27], 0.5 offset:4095 glc slc ! 1:30: first operand takes 2 vector registers, found 4 registers

target gfx1010
asm tbuffer_load_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 00 0b e8 00 08 2c 40
asm tbuffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 10 0b e8 10 08 2c 40
asm tbuffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 20 0b e8 10 08 2c 40
asm tbuffer_load_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0b e8 10 08 2c 40

target gfx90a
asm tbuffer_load_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 80 0d e8 00 08 0c 40
asm tbuffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 90 0d e8 10 08 0c 40
asm tbuffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 a0 0d e8 10 08 0c 40
asm tbuffer_load_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 b0 0d e8 10 08 0c 40

target gfx1100
asm tbuffer_load_d16_format_xyzw v[8:9], off, s[48:51], s64 = 00 80 0d e8 00 08 0c 40
asm tbuffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen = 00 80 0d e8 10 08 4c 40
asm tbuffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 80 0d e8 10 08 8c 40
asm tbuffer_load_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 80 0d e8 10 08 cc 40

target gfx1200
asm tbuffer_load_d16_format_xyzw v[8:9], off, s[48:51], s64 = 40 c0 22 c4 08 60 80 00 00 00 00 00
asm tbuffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 22 c4 08 60 88 40 10 00 00 00
asm tbuffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS = 40 c0 22 c4 08 60 ac 80 10 00 00 00
asm tbuffer_load_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT = 40 c0 22 c4 08 60 90 c0 10 00 00 00
