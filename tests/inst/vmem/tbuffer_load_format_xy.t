# tbuffer_load_format_xy: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm tbuffer_load_format_xy v[7:8], off, s[8:11], s32 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:1 = 01 80 a0 eb 00 07 02 20
asm tbuffer_load_format_xy v[1:2], off, s[12:15], s36 offset:4095 = ff 8f 08 e8 00 01 03 24
asm tbuffer_load_format_xy v[172:173], v79, s[44:47], m0 offen offset:1 = 01 90 08 e8 4f ac 0b 7c
asm tbuffer_load_format_xy v[5:6], off, s[84:87], s76 format:[BUF_NUM_FORMAT_SINT] offset:1 glc slc = 01 c0 88 ea 00 05 55 4c
asm tbuffer_load_format_xy v[254:255], v0, s[44:47], s30 idxen = 00 a0 08 e8 00 fe 0b 1e
asm tbuffer_load_format_xy v[78:79], v[106:107], s[4:7], 0 idxen offen = 00 b0 08 e8 6a 4e 01 80
bad tbuffer_load_format_xy v[100:101], off, s[8:11] ! 1:48: expected 4 operands, found 3
bad tbuffer_load_format_xy s[100:101], off, s[8:11], -16 ! 1:24: destination must be 2 vector registers

target gfx1010
asm tbuffer_load_format_xy v[8:9], off, s[48:51], s64 = 00 00 09 e8 00 08 0c 40
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 offen = 00 10 09 e8 10 08 0c 40
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 20 09 e8 10 08 0c 40
asm tbuffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 09 e8 10 08 0c 40

target gfx90a gfx1100
asm tbuffer_load_format_xy v[8:9], off, s[48:51], s64 = 00 80 08 e8 00 08 0c 40

target gfx90a
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 offen = 00 90 08 e8 10 08 0c 40
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 a0 08 e8 10 08 0c 40
asm tbuffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 b0 08 e8 10 08 0c 40

target gfx1100
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 offen = 00 80 08 e8 10 08 4c 40
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 80 08 e8 10 08 8c 40
asm tbuffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 80 08 e8 10 08 cc 40

target gfx1200
asm tbuffer_load_format_xy v[8:9], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SYS = 40 40 20 c4 08 60 ac 00 00 00 00 00
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 40 20 c4 08 60 a8 40 10 00 00 00
asm tbuffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 40 20 c4 08 60 84 80 10 00 00 00
asm tbuffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 40 20 c4 08 60 a8 c0 10 00 00 00
