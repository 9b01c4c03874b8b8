# tbuffer_load_format_d16_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_load_format_d16_x v1, off, s[12:15], m0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 00 a4 eb 00 01 03 7c
asm tbuffer_load_format_d16_x v255, off, s[0:3], 0.5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 = 04 00 54 ea 00 ff 00 f0
asm tbuffer_load_format_d16_x v1, off, s[80:83], 64 format:[BUF_NUM_FORMAT_SINT] offset:4095 = ff 0f 8c ea 00 01 14 c0
asm tbuffer_load_format_d16_x v116, v1, s[64:67], -16 offen offset:4 glc = 04 50 0c e8 01 74 10 d0
asm tbuffer_load_format_d16_x v0, v100, s[80:83], 64 idxen = 00 20 0c e8 64 00 14 c0
asm tbuffer_load_format_d16_x v7, v[1:2], s[4:7], 0.5 idxen offen = 00 30 0c e8 01 07 01 f0
bad tbuffer_load_format_d16_x v100, off, s[8:11] ! 1:45: expected 4 operands, found 3
bad tbuffer_load_format_d16_x s100, off, s[8:11], -16 ! 1:27: destination must be a vector register

target gfx1010
asm tbuffer_load_format_d16_x v8, off, s[48:51], s64 = 00 00 08 e8 00 08 2c 40
asm tbuffer_load_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 08 e8 10 08 2c 40
asm tbuffer_load_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 08 e8 10 08 2c 40
asm tbuffer_load_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 08 e8 10 08 2c 40

target gfx90a
asm tbuffer_load_format_d16_x v8, off, s[48:51], s64 = 00 00 0c e8 00 08 0c 40
asm tbuffer_load_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 0c e8 10 08 0c 40
asm tbuffer_load_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 0c e8 10 08 0c 40
asm tbuffer_load_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0c e8 10 08 0c 40

target gfx1100
asm tbuffer_load_d16_format_x v8, off, s[48:51], s64 = 00 00 0c e8 00 08 0c 40
asm tbuffer_load_d16_format_x v8, v16, s[48:51], s64 offen = 00 00 0c e8 10 08 4c 40
asm tbuffer_load_d16_format_x v8, v16, s[48:51], s64 idxen = 00 00 0c e8 10 08 8c 40
asm tbuffer_load_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 0c e8 10 08 cc 40

target gfx1200
asm tbuffer_load_d16_format_x v8, off, s[48:51], s64 th:TH_LOAD_NT = 40 00 22 c4 08 60 90 00 00 00 00 00
asm tbuffer_load_d16_format_x v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 00 22 c4 08 60 88 40 10 00 00 00
asm tbuffer_load_d16_format_x v8, v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 00 22 c4 08 60 84 80 10 00 00 00
asm tbuffer_load_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT = 40 00 22 c4 08 60 90 c0 10 00 00 00
