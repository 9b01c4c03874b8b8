# buffer_load_format_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_format_x v127, off, s[72:75], m0 offset:4095 glc = ff 4f 00 e0 00 7f 12 7c
asm buffer_load_format_x off, s[32:35], m0 offset:4095 glc lds = ff 4f 01 e0 00 00 08 7c
asm buffer_load_format_x v100, v255, s[16:19], -16 offen offset:4095 = ff 1f 00 e0 ff 64 04 d0
asm buffer_load_format_x v5, v7, s[80:83], 64 idxen offset:1 glc = 01 60 00 e0 07 05 14 c0
asm buffer_load_format_x v5, s[72:75], s14 idxen offset:4095 glc lds = ff 6f 01 e0 05 00 12 0e
asm buffer_load_format_x v100, v[5:6], s[92:95], m0 idxen offen offset:1 = 01 30 00 e0 05 64 17 7c
asm buffer_load_format_x v[7:8], s[20:23], 0 idxen offen offset:4 glc lds = 04 70 01 e0 07 00 05 80
asm buffer_load_format_x v[5:6], off, s[88:91], 64 tfe = 00 00 00 e0 00 05 96 c0
asm buffer_load_format_x v[254:255], v157, s[44:47], 64 offen offset:4 tfe = 04 10 00 e0 9d fe 8b c0
asm buffer_load_format_x v[100:101], v100, s[12:15], -16 idxen tfe = 00 20 00 e0 64 64 83 d0
asm buffer_load_format_x v[1:2], v[1:2], s[48:51], 0.5 idxen offen tfe = 00 30 00 e0 01 01 8c f0
bad buffer_load_format_x v100, off, s[8:11] ! 1:40: expected 4 operands, found 3
bad buffer_load_format_x s100, off, s[8:11], -16 ! 1:22: destination must be a vector register

target gfx803
asm buffer_load_format_x v7, ttmp[4:7], 0.5 offen offset:4 slc lds = 04 10 03 e0 07 00 1d f0

target gfx900 gfx906
asm buffer_load_format_x v7, ttmp[4:7], 0.5 offen offset:4 slc lds = 04 10 03 e0 07 00 1c f0

target gfx1010 gfx90a gfx1100
asm buffer_load_format_x v8, off, s[48:51], s64 = 00 00 00 e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_load_format_x off, s[32:35], s48 lds = 00 00 01 e0 00 00 08 30
asm buffer_load_format_x v8, v16, s[48:51], s64 offen = 00 10 00 e0 10 08 0c 40
asm buffer_load_format_x v8, s[32:35], s48 offen lds = 00 10 01 e0 08 00 08 30
asm buffer_load_format_x v8, v16, s[48:51], s64 idxen = 00 20 00 e0 10 08 0c 40
asm buffer_load_format_x v8, s[32:35], s48 idxen lds = 00 20 01 e0 08 00 08 30
asm buffer_load_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 00 e0 10 08 0c 40
asm buffer_load_format_x v[8:9], s[32:35], s48 idxen offen lds = 00 30 01 e0 08 00 08 30

target gfx1010
asm buffer_load_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 00 e0 00 08 8c 40
asm buffer_load_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 10 00 e0 10 08 8c 40
asm buffer_load_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 00 e0 10 08 8c 40
asm buffer_load_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 00 e0 10 08 8c 40

target gfx1100
asm buffer_load_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 00 e0 00 08 2c 40
asm buffer_load_format_x v8, v16, s[48:51], s64 offen = 00 00 00 e0 10 08 4c 40
asm buffer_load_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 00 00 e0 10 08 6c 40
asm buffer_load_format_x v8, v16, s[48:51], s64 idxen = 00 00 00 e0 10 08 8c 40
asm buffer_load_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 00 e0 10 08 ac 40
asm buffer_load_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 00 e0 10 08 cc 40
asm buffer_load_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 00 e0 10 08 ec 40

target gfx1200
asm buffer_load_format_x v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 00 00 c4 08 60 8c 00 00 00 00 00
asm buffer_load_format_x v[8:9], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 00 40 c4 08 60 a4 00 00 00 00 00
asm buffer_load_format_x v8, v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_DEV = 40 00 00 c4 08 60 98 40 10 00 00 00
asm buffer_load_format_x v[8:9], v16, s[48:51], s64 offen tfe = 40 00 40 c4 08 60 80 40 10 00 00 00
asm buffer_load_format_x v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT = 40 00 00 c4 08 60 a0 80 10 00 00 00
asm buffer_load_format_x v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_DEV tfe = 40 00 40 c4 08 60 98 80 10 00 00 00
asm buffer_load_format_x v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 00 c4 08 60 8c c0 10 00 00 00
asm buffer_load_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT tfe = 40 00 40 c4 08 60 a0 c0 10 00 00 00
