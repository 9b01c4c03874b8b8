# tbuffer_store_format_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_store_format_x v7, off, s[80:83], 0.5 offset:4095 = ff 0f 0a e8 00 07 14 f0
asm tbuffer_store_format_x v7, off, s[88:91], m0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:4095 glc slc = ff 4f aa e8 00 07 56 7c
asm tbuffer_store_format_x v7, v1, s[84:87], 0 offen offset:4 slc = 04 10 0a e8 01 07 55 80
asm tbuffer_store_format_x v83, off, s[92:95], 0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:1 slc = 01 00 52 ea 00 53 57 80
asm tbuffer_store_format_x v255, v5, s[52:55], m0 idxen = 00 20 0a e8 05 ff 0d 7c
asm tbuffer_store_format_x v100, v[5:6], s[80:83], m0 idxen offen = 00 30 0a e8 05 64 14 7c
bad tbuffer_store_format_x v100, off, s[8:11] ! 1:42: expected 4 operands, found 3
bad tbuffer_store_format_x s100, off, s[8:11], -16 ! 1:24: first operand must be a vector register

target gfx1010
asm tbuffer_store_format_x v8, off, s[48:51], s64 = 00 00 0c e8 00 08 0c 40
asm tbuffer_store_format_x v8, v16, s[48:51], s64 offen = 00 10 0c e8 10 08 0c 40
asm tbuffer_store_format_x v8, v16, s[48:51], s64 idxen = 00 20 0c e8 10 08 0c 40
asm tbuffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0c e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_store_format_x v8, off, s[48:51], s64 = 00 00 0a e8 00 08 0c 40

target gfx90a
asm tbuffer_store_format_x v8, v16, s[48:51], s64 offen = 00 10 0a e8 10 08 0c 40
asm tbuffer_store_format_x v8, v16, s[48:51], s64 idxen = 00 20 0a e8 10 08 0c 40
asm tbuffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0a e8 10 08 0c 40

target gfx1100
asm tbuffer_store_format_x v8, v16, s[48:51], s64 offen = 00 00 0a e8 10 08 4c 40
asm tbuffer_store_format_x v8, v16, s[48:51], s64 idxen = 00 00 0a e8 10 08 8c 40
asm tbuffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 0a e8 10 08 cc 40

target gfx1200
asm tbuffer_store_format_x v8, off, s[48:51], s64 th:TH_STORE_NT = 40 00 21 c4 08 60 90 00 00 00 00 00
asm tbuffer_store_format_x v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 00 21 c4 08 60 88 40 10 00 00 00
asm tbuffer_store_format_x v8, v16, s[48:51], s64 idxen th:TH_STORE_NT scope:SCOPE_SYS = 40 00 21 c4 08 60 9c 80 10 00 00 00
asm tbuffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 21 c4 08 60 8c c0 10 00 00 00
