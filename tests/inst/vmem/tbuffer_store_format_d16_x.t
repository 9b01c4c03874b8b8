# tbuffer_store_format_d16_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_store_format_d16_x v5, off, s[76:79], 0.5 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:4 glc = 04 40 a6 eb 00 05 13 f0
asm tbuffer_store_format_d16_x v160, v1, s[76:79], 0.5 offen offset:4095 glc slc = ff 5f 0e e8 01 a0 53 f0
asm tbuffer_store_format_d16_x v255, off, s[32:35], -16 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 slc = 04 00 56 ea 00 ff 48 d0
asm tbuffer_store_format_d16_x v255, v5, s[56:59], s20 offen offset:4095 glc = ff 5f 0e e8 05 ff 0e 14
asm tbuffer_store_format_d16_x v1, v1, s[64:67], 0 idxen = 00 20 0e e8 01 01 10 80
asm tbuffer_store_format_d16_x v5, v[0:1], s[60:63], -16 idxen offen = 00 30 0e e8 00 05 0f d0
bad tbuffer_store_format_d16_x v100, off, s[8:11] ! 1:46: expected 4 operands, found 3
bad tbuffer_store_format_d16_x s100, off, s[8:11], -16 ! 1:28: first operand must be a vector register

target gfx1010
asm tbuffer_store_format_d16_x v8, off, s[48:51], s64 = 00 00 0c e8 00 08 2c 40
asm tbuffer_store_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 0c e8 10 08 2c 40
asm tbuffer_store_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 0c e8 10 08 2c 40
asm tbuffer_store_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0c e8 10 08 2c 40

target gfx90a
asm tbuffer_store_format_d16_x v8, off, s[48:51], s64 = 00 00 0e e8 00 08 0c 40
asm tbuffer_store_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 0e e8 10 08 0c 40
asm tbuffer_store_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 0e e8 10 08 0c 40
asm tbuffer_store_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0e e8 10 08 0c 40

target gfx1100
asm tbuffer_store_d16_format_x v8, off, s[48:51], s64 = 00 00 0e e8 00 08 0c 40
asm tbuffer_store_d16_format_x v8, v16, s[48:51], s64 offen = 00 00 0e e8 10 08 4c 40
asm tbuffer_store_d16_format_x v8, v16, s[48:51], s64 idxen = 00 00 0e e8 10 08 8c 40
asm tbuffer_store_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 0e e8 10 08 cc 40

target gfx1200
asm tbuffer_store_d16_format_x v8, off, s[48:51], s64 th:TH_STORE_NT scope:SCOPE_SYS = 40 00 23 c4 08 60 9c 00 00 00 00 00
asm tbuffer_store_d16_format_x v8, v16, s[48:51], s64 offen th:TH_STORE_HT = 40 00 23 c4 08 60 a0 40 10 00 00 00
asm tbuffer_store_d16_format_x v8, v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_SE = 40 00 23 c4 08 60 a4 80 10 00 00 00
asm tbuffer_store_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT scope:SCOPE_SYS = 40 00 23 c4 08 60 9c c0 10 00 00 00
