# tbuffer_store_format_xy: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_store_format_xy v[100:101], off, s[28:31], 0 format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT] offset:1 slc = 01 80 52 ea 00 64 47 80
asm tbuffer_store_format_xy v[190:191], off, s[48:51], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:4095 = ff 8f a2 eb 00 be 0c 80
asm tbuffer_store_format_xy v[5:6], v7, s[24:27], m0 idxen offset:4 = 04 a0 0a e8 07 05 06 7c
asm tbuffer_store_format_xy v[254:255], off, s[52:55], -16 format:[BUF_NUM_FORMAT_SINT] offset:4 glc slc = 04 c0 8a ea 00 fe 4d d0
bad tbuffer_store_format_xy v[100:101], off, s[8:11] ! 1:49: expected 4 operands, found 3
bad tbuffer_store_format_xy s[100:101], off, s[8:11], -16 ! 1:25: first operand must be 2 vector registers

target gfx803
asm tbuffer_store_format_xy v[7:8], v0, ttmp[4:7], m0 offen = 00 90 0a e8 00 07 1d 7c
asm tbuffer_store_format_xy v[1:2], v[0:1], ttmp[4:7], -16 idxen offen = 00 b0 0a e8 00 01 1d d0

target gfx900 gfx906
asm tbuffer_store_format_xy v[7:8], v0, ttmp[4:7], m0 offen = 00 90 0a e8 00 07 1c 7c
asm tbuffer_store_format_xy v[1:2], v[0:1], ttmp[4:7], -16 idxen offen = 00 b0 0a e8 00 01 1c d0

target gfx1010
asm tbuffer_store_format_xy v[8:9], off, s[48:51], s64 = 00 00 0d e8 00 08 0c 40
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 offen = 00 10 0d e8 10 08 0c 40
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 20 0d e8 10 08 0c 40
asm tbuffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0d e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_store_format_xy v[8:9], off, s[48:51], s64 = 00 80 0a e8 00 08 0c 40

target gfx90a
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 offen = 00 90 0a e8 10 08 0c 40
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 a0 0a e8 10 08 0c 40
asm tbuffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 b0 0a e8 10 08 0c 40

target gfx1100
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 offen = 00 80 0a e8 10 08 4c 40
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 80 0a e8 10 08 8c 40
asm tbuffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 80 0a e8 10 08 cc 40

target gfx1200
asm tbuffer_store_format_xy v[8:9], off, s[48:51], s64 scope:SCOPE_SYS = 40 40 21 c4 08 60 8c 00 00 00 00 00
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_DEV = 40 40 21 c4 08 60 a8 40 10 00 00 00
asm tbuffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen th:TH_STORE_NT scope:SCOPE_SE = 40 40 21 c4 08 60 94 80 10 00 00 00
asm tbuffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_DEV = 40 40 21 c4 08 60 a8 c0 10 00 00 00
