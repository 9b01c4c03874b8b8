# tbuffer_load_format_d16_xy: text and bits, as LLVM 22 has them.

target gfx803
asm tbuffer_load_format_d16_xy v[1:2], off, ttmp[4:7], 0.5 offset:4095 glc = ff cf 0c e8 00 01 1d f0
asm tbuffer_load_format_d16_xy v[1:2], v5, s[40:43], 0.5 offen offset:1 glc slc = 01 d0 0c e8 05 01 4a f0
asm tbuffer_load_format_d16_xy v[1:2], v[1:2], s[24:27], s85 idxen offen offset:1 slc = 01 b0 0c e8 01 01 46 55
asm tbuffer_load_format_d16_xy v[100:101], off, s[16:19], 0.5 format:[BUF_NUM_FORMAT_SINT] offset:4 = 04 80 8c ea 00 64 04 f0
asm tbuffer_load_format_d16_xy v[36:37], v0, s[0:3], 64 idxen = 00 a0 0c e8 00 24 00 c0
bad tbuffer_load_format_d16_xy v[100:101], off, s[8:11] ! 1:52: expected 4 operands, found 3
bad tbuffer_load_format_d16_xy s[100:101], off, s[8:11], -16 ! 1:28: destination must be 2 vector registers

target gfx810 gfx900 gfx906
asm tbuffer_load_format_d16_xy v1, v5, s[40:43], 0.5 offen offset:1 glc slc = 01 d0 0c e8 05 01 4a f0
asm tbuffer_load_format_d16_xy v1, v[1:2], s[24:27], s85 idxen offen offset:1 slc = 01 b0 0c e8 01 01 46 55
asm tbuffer_load_format_d16_xy v100, off, s[16:19], 0.5 format:[BUF_NUM_FORMAT_SINT] offset:4 = 04 80 8c ea 00 64 04 f0
asm tbuffer_load_format_d16_xy v100, v100, s[8:11], -16 idxen = 00 a0 0c e8 64 64 02 d0
bad tbuffer_load_format_d16_xy v100, off, s[8:11] ! 1:46: expected 4 operands, found 3
bad tbuffer_load_format_d16_xy s100, off, s[8:11], -16 ! 1:28: destination must be a vector register

target gfx810
asm tbuffer_load_format_d16_xy v1, off, ttmp[4:7], 0.5 offset:4095 glc = ff cf 0c e8 00 01 1d f0
bad tbuffer_load_format_d16_xy v[1:2], off, ttmp[4:7], 0.5 offset:4095 glc ! 1:28: first operand takes a vector register, found 2 registers

target gfx900 gfx906
asm tbuffer_load_format_d16_xy v1, off, ttmp[4:7], 0.5 offset:4095 glc = ff cf 0c e8 00 01 1c f0

target gfx1010
asm tbuffer_load_format_d16_xy v8, off, s[48:51], s64 = 00 00 09 e8 00 08 2c 40
asm tbuffer_load_format_d16_xy v8, v16, s[48:51], s64 offen = 00 10 09 e8 10 08 2c 40
asm tbuffer_load_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 20 09 e8 10 08 2c 40
asm tbuffer_load_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 30 09 e8 10 08 2c 40

target gfx90a
asm tbuffer_load_format_d16_xy v8, off, s[48:51], s64 = 00 80 0c e8 00 08 0c 40
asm tbuffer_load_format_d16_xy v8, v16, s[48:51], s64 offen = 00 90 0c e8 10 08 0c 40
asm tbuffer_load_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 a0 0c e8 10 08 0c 40
asm tbuffer_load_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 b0 0c e8 10 08 0c 40

target gfx1100
asm tbuffer_load_d16_format_xy v8, off, s[48:51], s64 = 00 80 0c e8 00 08 0c 40
asm tbuffer_load_d16_format_xy v8, v16, s[48:51], s64 offen = 00 80 0c e8 10 08 4c 40
asm tbuffer_load_d16_format_xy v8, v16, s[48:51], s64 idxen = 00 80 0c e8 10 08 8c 40
asm tbuffer_load_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 80 0c e8 10 08 cc 40

target gfx1200
asm tbuffer_load_d16_format_xy v8, off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_SYS = 40 40 22 c4 08 60 9c 00 00 00 00 00
asm tbuffer_load_d16_format_xy v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 40 22 c4 08 60 88 40 10 00 00 00
asm tbuffer_load_d16_format_xy v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 40 22 c4 08 60 88 80 10 00 00 00
asm tbuffer_load_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT = 40 40 22 c4 08 60 90 c0 10 00 00 00
