# tbuffer_store_format_d16_xy: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_store_format_d16_xy v[16:17], off, s[72:75], vcc_lo format:[BUF_NUM_FORMAT_SINT] offset:1 slc = 01 80 8e ea 00 10 52 6a
asm tbuffer_store_format_d16_xy v[44:45], off, s[28:31], 0.5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc = 04 c0 56 ea 00 2c 07 f0
asm tbuffer_store_format_d16_xy v[0:1], v100, s[56:59], s18 offen offset:1 slc = 01 90 0e e8 64 00 4e 12
asm tbuffer_store_format_d16_xy v[100:101], off, s[60:63], s46 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:1 = 01 80 56 ea 00 64 0f 2e
asm tbuffer_store_format_d16_xy v[100:101], v114, s[20:23], 0.5 idxen = 00 a0 0e e8 72 64 05 f0
asm tbuffer_store_format_d16_xy v[7:8], v[7:8], s[48:51], 0 idxen offen offset:4 = 04 b0 0e e8 07 07 0c 80
bad tbuffer_store_format_d16_xy v[100:101], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad tbuffer_store_format_d16_xy s[100:101], off, s[8:11], -16 ! 1:29: first operand must be 2 vector registers

target gfx810 gfx900 gfx906
asm tbuffer_store_format_d16_xy v16, off, s[72:75], vcc_lo format:[BUF_NUM_FORMAT_SINT] offset:1 slc = 01 80 8e ea 00 10 52 6a
asm tbuffer_store_format_d16_xy v44, off, s[28:31], 0.5 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:4 glc = 04 c0 56 ea 00 2c 07 f0
asm tbuffer_store_format_d16_xy v0, v100, s[56:59], s18 offen offset:1 slc = 01 90 0e e8 64 00 4e 12
asm tbuffer_store_format_d16_xy v100, off, s[60:63], s46 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:1 = 01 80 56 ea 00 64 0f 2e
asm tbuffer_store_format_d16_xy v100, v164, s[88:91], -16 idxen = 00 a0 0e e8 a4 64 16 d0
asm tbuffer_store_format_d16_xy v7, v[3:4], s[64:67], m0 idxen offen offset:4095 = ff bf 0e e8 03 07 10 7c
bad tbuffer_store_format_d16_xy v100, off, s[8:11] ! 1:47: expected 4 operands, found 3
bad tbuffer_store_format_d16_xy s100, off, s[8:11], -16 ! 1:29: first operand must be a vector register

target gfx810
bad tbuffer_store_format_d16_xy v[16:17], off, s[72:75], vcc_lo format:[BUF_NUM_FORMAT_SINT] offset:1 slc ! 1:29: first operand takes a vector register, found 2 registers

target gfx1010
asm tbuffer_store_format_d16_xy v8, off, s[48:51], s64 = 00 00 0d e8 00 08 2c 40
asm tbuffer_store_format_d16_xy v8, v16, s[48:51], s64 offen = 00 10 0d e8 10 08 2c 40
asm tbuffer_store_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 20 0d e8 10 08 2c 40
asm tbuffer_store_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0d e8 10 08 2c 40

target gfx90a
asm tbuffer_store_format_d16_xy v8, off, s[48:51], s64 = 00 80 0e e8 00 08 0c 40
asm tbuffer_store_format_d16_xy v8, v16, s[48:51], s64 offen = 00 90 0e e8 10 08 0c 40
asm tbuffer_store_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 a0 0e e8 10 08 0c 40
asm tbuffer_store_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 b0 0e e8 10 08 0c 40

target gfx1100
asm tbuffer_store_d16_format_xy v8, off, s[48:51], s64 = 00 80 0e e8 00 08 0c 40
asm tbuffer_store_d16_format_xy v8, v16, s[48:51], s64 offen = 00 80 0e e8 10 08 4c 40
asm tbuffer_store_d16_format_xy v8, v16, s[48:51], s64 idxen = 00 80 0e e8 10 08 8c 40
asm tbuffer_store_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 80 0e e8 10 08 cc 40

target gfx1200
asm tbuffer_store_d16_format_xy v8, off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_DEV = 40 40 23 c4 08 60 a8 00 00 00 00 00
asm tbuffer_store_d16_format_xy v8, v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_SYS = 40 40 23 c4 08 60 ac 40 10 00 00 00
asm tbuffer_store_d16_format_xy v8, v16, s[48:51], s64 idxen th:TH_STORE_NT scope:SCOPE_DEV = 40 40 23 c4 08 60 98 80 10 00 00 00
asm tbuffer_store_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_DEV = 40 40 23 c4 08 60 a8 c0 10 00 00 00
