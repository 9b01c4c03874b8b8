# tbuffer_store_format_d16_xyzw: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_store_format_d16_xyzw v[5:8], off, ttmp[4:7], 0 offset:4 slc = 04 80 0f e8 00 05 5d 80
asm tbuffer_store_format_d16_xyzw v[7:10], off, ttmp[4:7], m0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 = 04 80 57 ea 00 07 1d 7c
asm tbuffer_store_format_d16_xyzw v[5:8], off, s[92:95], s47 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 slc = 01 80 a7 eb 00 05 57 2f
asm tbuffer_store_format_d16_xyzw v[5:8], v5, s[68:71], s89 offen offset:4095 glc slc = ff df 0f e8 05 05 51 59
asm tbuffer_store_format_d16_xyzw v[127:130], v255, s[72:75], 64 idxen = 00 a0 0f e8 ff 7f 12 c0
asm tbuffer_store_format_d16_xyzw v[7:10], v[1:2], s[8:11], 0.5 idxen offen offset:4 = 04 b0 0f e8 01 07 02 f0
bad tbuffer_store_format_d16_xyzw v[100:103], off, s[8:11] ! 1:55: expected 4 operands, found 3
bad tbuffer_store_format_d16_xyzw s[100:103], off, s[8:11], -16 ! 1:31: s103 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm tbuffer_store_format_d16_xyzw v[5:6], off, s[92:95], s47 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 slc = 01 80 a7 eb 00 05 57 2f
asm tbuffer_store_format_d16_xyzw v[5:6], v5, s[68:71], s89 offen offset:4095 glc slc = ff df 0f e8 05 05 51 59
asm tbuffer_store_format_d16_xyzw v[7:8], v100, s[56:59], 0.5 idxen offset:1 = 01 a0 0f e8 64 07 0e f0
asm tbuffer_store_format_d16_xyzw v[0:1], v[5:6], s[60:63], 0 idxen offen = 00 b0 0f e8 05 00 0f 80
bad tbuffer_store_format_d16_xyzw v[100:101], off, s[8:11] ! 1:55: expected 4 operands, found 3
bad tbuffer_store_format_d16_xyzw s[100:101], off, s[8:11], -16 ! 1:31: first operand must be 2 vector registers

target gfx810
asm tbuffer_store_format_d16_xyzw v[5:6], off, ttmp[4:7], 0 offset:4 slc = 04 80 0f e8 00 05 5d 80
asm tbuffer_store_format_d16_xyzw v[7:8], off, ttmp[4:7], m0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 = 04 80 57 ea 00 07 1d 7c
bad tbuffer_store_format_d16_xyzw v[5:8], off, ttmp[4:7], 0 offset:4 slc ! 1:31: first operand takes 2 vector registers, found 4 registers

target gfx900 gfx906
asm tbuffer_store_format_d16_xyzw v[5:6], off, ttmp[4:7], 0 offset:4 slc = 04 80 0f e8 00 05 5c 80
asm tbuffer_store_format_d16_xyzw v[7:8], off, ttmp[4:7], m0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 = 04 80 57 ea 00 07 1c 7c

target gfx1010
asm tbuffer_store_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 00 0f e8 00 08 2c 40
asm tbuffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 10 0f e8 10 08 2c 40
asm tbuffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 20 0f e8 10 08 2c 40
asm tbuffer_store_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0f e8 10 08 2c 40

target gfx90a
asm tbuffer_store_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 80 0f e8 00 08 0c 40
asm tbuffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 90 0f e8 10 08 0c 40
asm tbuffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 a0 0f e8 10 08 0c 40
asm tbuffer_store_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 b0 0f e8 10 08 0c 40

target gfx1100
asm tbuffer_store_d16_format_xyzw v[8:9], off, s[48:51], s64 = 00 80 0f e8 00 08 0c 40
asm tbuffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen = 00 80 0f e8 10 08 4c 40
asm tbuffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 80 0f e8 10 08 8c 40
asm tbuffer_store_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 80 0f e8 10 08 cc 40

target gfx1200
asm tbuffer_store_d16_format_xyzw v[8:9], off, s[48:51], s64 th:TH_STORE_NT = 40 c0 23 c4 08 60 90 00 00 00 00 00
asm tbuffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 23 c4 08 60 88 40 10 00 00 00
asm tbuffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 c0 23 c4 08 60 8c 80 10 00 00 00
asm tbuffer_store_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 c0 23 c4 08 60 8c c0 10 00 00 00
