# tbuffer_load_format_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_load_format_x v1, off, s[72:75], vcc_hi offset:4 glc = 04 40 08 e8 00 01 12 6b
asm tbuffer_load_format_x v71, off, s[36:39], s36 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:4095 slc = ff 0f a0 eb 00 47 49 24
asm tbuffer_load_format_x v1, off, s[64:67], 0 offset:1 glc = 01 40 08 e8 00 01 10 80
asm tbuffer_load_format_x v84, v100, s[32:35], -16 offen offset:4095 = ff 1f 08 e8 64 54 08 d0
asm tbuffer_load_format_x v7, v109, s[36:39], 0.5 idxen = 00 20 08 e8 6d 07 09 f0
bad tbuffer_load_format_x v100, off, s[8:11] ! 1:41: expected 4 operands, found 3
bad tbuffer_load_format_x s100, off, s[8:11], -16 ! 1:23: destination must be a vector register

target gfx803
asm tbuffer_load_format_x v5, off, ttmp[4:7], s55 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:1 glc slc = 01 40 a8 e8 00 05 5d 37
asm tbuffer_load_format_x v100, v[254:255], ttmp[4:7], 64 idxen offen = 00 30 08 e8 fe 64 1d c0

target gfx900 gfx906
asm tbuffer_load_format_x v5, off, ttmp[4:7], s55 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_SNORM] offset:1 glc slc = 01 40 a8 e8 00 05 5c 37
asm tbuffer_load_format_x v100, v[254:255], ttmp[4:7], 64 idxen offen = 00 30 08 e8 fe 64 1c c0

target gfx1010 gfx90a gfx1100
asm tbuffer_load_format_x v8, off, s[48:51], s64 = 00 00 08 e8 00 08 0c 40

target gfx1010 gfx90a
asm tbuffer_load_format_x v8, v16, s[48:51], s64 offen = 00 10 08 e8 10 08 0c 40
asm tbuffer_load_format_x v8, v16, s[48:51], s64 idxen = 00 20 08 e8 10 08 0c 40
asm tbuffer_load_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 08 e8 10 08 0c 40

target gfx1100
asm tbuffer_load_format_x v8, v16, s[48:51], s64 offen = 00 00 08 e8 10 08 4c 40
asm tbuffer_load_format_x v8, v16, s[48:51], s64 idxen = 00 00 08 e8 10 08 8c 40
asm tbuffer_load_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 08 e8 10 08 cc 40

target gfx1200
asm tbuffer_load_format_x v8, off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SYS = 40 00 20 c4 08 60 ac 00 00 00 00 00
asm tbuffer_load_format_x v8, v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 00 20 c4 08 60 a8 40 10 00 00 00
asm tbuffer_load_format_x v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV = 40 00 20 c4 08 60 a8 80 10 00 00 00
asm tbuffer_load_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SE = 40 00 20 c4 08 60 94 c0 10 00 00 00
