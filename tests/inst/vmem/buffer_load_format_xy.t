# buffer_load_format_xy: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_format_xy v[7:8], off, s[44:47], s33 offset:4 slc = 04 00 06 e0 00 07 0b 21
asm buffer_load_format_xy v[100:101], v1, s[28:31], s86 offen offset:4095 glc = ff 5f 04 e0 01 64 07 56
asm buffer_load_format_xy v[222:223], v7, s[60:63], 0 idxen offset:4095 slc = ff 2f 06 e0 07 de 0f 80
asm buffer_load_format_xy v[1:3], off, s[52:55], 64 offset:1 tfe = 01 00 04 e0 00 01 8d c0
asm buffer_load_format_xy v[1:3], v100, s[24:27], 64 offen offset:1 slc tfe = 01 10 06 e0 64 01 86 c0
asm buffer_load_format_xy v[7:9], v100, s[24:27], 64 idxen offset:4 slc tfe = 04 20 06 e0 64 07 86 c0
asm buffer_load_format_xy v[1:3], v[7:8], s[44:47], 0 idxen offen offset:4095 tfe = ff 3f 04 e0 07 01 8b 80
bad buffer_load_format_xy v[100:101], off, s[8:11] ! 1:47: expected 4 operands, found 3
bad buffer_load_format_xy s[100:101], off, s[8:11], -16 ! 1:23: destination must be 2 vector registers

target gfx803
asm buffer_load_format_xy v[0:1], v[7:8], ttmp[4:7], 64 idxen offen offset:4095 slc = ff 3f 06 e0 07 00 1d c0

target gfx900 gfx906
asm buffer_load_format_xy v[0:1], v[7:8], ttmp[4:7], 64 idxen offen offset:4095 slc = ff 3f 06 e0 07 00 1c c0

target gfx1010 gfx90a gfx1100
asm buffer_load_format_xy v[8:9], off, s[48:51], s64 = 00 00 04 e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_load_format_xy v[8:9], v16, s[48:51], s64 offen = 00 10 04 e0 10 08 0c 40
asm buffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 20 04 e0 10 08 0c 40
asm buffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 04 e0 10 08 0c 40

target gfx1010
asm buffer_load_format_xy v[8:10], off, s[48:51], s64 tfe = 00 00 04 e0 00 08 8c 40
asm buffer_load_format_xy v[8:10], v16, s[48:51], s64 offen tfe = 00 10 04 e0 10 08 8c 40
asm buffer_load_format_xy v[8:10], v16, s[48:51], s64 idxen tfe = 00 20 04 e0 10 08 8c 40
asm buffer_load_format_xy v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 04 e0 10 08 8c 40

target gfx1100
asm buffer_load_format_xy v[8:10], off, s[48:51], s64 tfe = 00 00 04 e0 00 08 2c 40
asm buffer_load_format_xy v[8:9], v16, s[48:51], s64 offen = 00 00 04 e0 10 08 4c 40
asm buffer_load_format_xy v[8:10], v16, s[48:51], s64 offen tfe = 00 00 04 e0 10 08 6c 40
asm buffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 00 04 e0 10 08 8c 40
asm buffer_load_format_xy v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 04 e0 10 08 ac 40
asm buffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 04 e0 10 08 cc 40
asm buffer_load_format_xy v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 04 e0 10 08 ec 40

target gfx1200
asm buffer_load_format_xy v[8:9], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SYS = 40 40 00 c4 08 60 ac 00 00 00 00 00
asm buffer_load_format_xy v[8:10], off, s[48:51], s64 th:TH_LOAD_HT tfe = 40 40 40 c4 08 60 a0 00 00 00 00 00
asm buffer_load_format_xy v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT = 40 40 00 c4 08 60 a0 40 10 00 00 00
asm buffer_load_format_xy v[8:10], v16, s[48:51], s64 offen th:TH_LOAD_HT tfe = 40 40 40 c4 08 60 a0 40 10 00 00 00
asm buffer_load_format_xy v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS = 40 40 00 c4 08 60 9c 80 10 00 00 00
asm buffer_load_format_xy v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_HT tfe = 40 40 40 c4 08 60 a0 80 10 00 00 00
asm buffer_load_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 40 00 c4 08 60 ac c0 10 00 00 00
asm buffer_load_format_xy v[8:10], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV tfe = 40 40 40 c4 08 60 88 c0 10 00 00 00
