# buffer_load_sbyte: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_sbyte off, s[4:7], 64 offset:4095 glc slc lds = ff 4f 47 e0 00 00 01 c0
asm buffer_load_sbyte v0, v7, s[44:47], m0 offen offset:4 = 04 10 44 e0 07 00 0b 7c
asm buffer_load_sbyte v100, s[92:95], 0.5 offen offset:1 glc lds = 01 50 45 e0 64 00 17 f0
asm buffer_load_sbyte v0, v100, s[28:31], -16 idxen offset:4 glc = 04 60 44 e0 64 00 07 d0
asm buffer_load_sbyte v100, s[80:83], s98 idxen offset:4095 lds = ff 2f 45 e0 64 00 14 62
asm buffer_load_sbyte v255, v[0:1], s[4:7], m0 idxen offen offset:1 = 01 30 44 e0 00 ff 01 7c
asm buffer_load_sbyte v[100:101], s[68:71], s57 idxen offen offset:4095 lds = ff 3f 45 e0 64 00 11 39
asm buffer_load_sbyte v[100:101], off, s[68:71], vcc_lo tfe = 00 00 44 e0 00 64 91 6a
asm buffer_load_sbyte v[0:1], v7, s[0:3], 0.5 offen tfe = 00 10 44 e0 07 00 80 f0
asm buffer_load_sbyte v[254:255], v0, s[40:43], 0 idxen offset:4 tfe = 04 20 44 e0 00 fe 8a 80
asm buffer_load_sbyte v[5:6], v[100:101], s[28:31], 0.5 idxen offen offset:1 tfe = 01 30 44 e0 64 05 87 f0
bad buffer_load_sbyte v100, off, s[8:11] ! 1:37: expected 4 operands, found 3
bad buffer_load_sbyte s100, off, s[8:11], -16 ! 1:19: destination must be a vector register

target gfx803
asm buffer_load_sbyte v5, off, ttmp[4:7], 0.5 offset:4 glc slc = 04 40 46 e0 00 05 1d f0

target gfx900 gfx906
asm buffer_load_sbyte v5, off, ttmp[4:7], 0.5 offset:4 glc slc = 04 40 46 e0 00 05 1c f0

target gfx1010
asm buffer_load_sbyte v8, off, s[48:51], s64 = 00 00 24 e0 00 08 0c 40
asm buffer_load_sbyte v[8:9], off, s[48:51], s64 tfe = 00 00 24 e0 00 08 8c 40
asm buffer_load_sbyte off, s[32:35], s48 lds = 00 00 25 e0 00 00 08 30
asm buffer_load_sbyte v8, v16, s[48:51], s64 offen = 00 10 24 e0 10 08 0c 40
asm buffer_load_sbyte v[8:9], v16, s[48:51], s64 offen tfe = 00 10 24 e0 10 08 8c 40
asm buffer_load_sbyte v8, s[32:35], s48 offen lds = 00 10 25 e0 08 00 08 30
asm buffer_load_sbyte v8, v16, s[48:51], s64 idxen = 00 20 24 e0 10 08 0c 40
asm buffer_load_sbyte v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 24 e0 10 08 8c 40
asm buffer_load_sbyte v8, s[32:35], s48 idxen lds = 00 20 25 e0 08 00 08 30
asm buffer_load_sbyte v8, v[16:17], s[48:51], s64 idxen offen = 00 30 24 e0 10 08 0c 40
asm buffer_load_sbyte v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 24 e0 10 08 8c 40
asm buffer_load_sbyte v[8:9], s[32:35], s48 idxen offen lds = 00 30 25 e0 08 00 08 30

target gfx90a
asm buffer_load_sbyte v8, off, s[48:51], s64 = 00 00 44 e0 00 08 0c 40
asm buffer_load_sbyte off, s[32:35], s48 lds = 00 00 45 e0 00 00 08 30
asm buffer_load_sbyte v8, v16, s[48:51], s64 offen = 00 10 44 e0 10 08 0c 40
asm buffer_load_sbyte v8, s[32:35], s48 offen lds = 00 10 45 e0 08 00 08 30
asm buffer_load_sbyte v8, v16, s[48:51], s64 idxen = 00 20 44 e0 10 08 0c 40
asm buffer_load_sbyte v8, s[32:35], s48 idxen lds = 00 20 45 e0 08 00 08 30
asm buffer_load_sbyte v8, v[16:17], s[48:51], s64 idxen offen = 00 30 44 e0 10 08 0c 40
asm buffer_load_sbyte v[8:9], s[32:35], s48 idxen offen lds = 00 30 45 e0 08 00 08 30

target gfx1100
asm buffer_load_i8 v8, off, s[48:51], s64 = 00 00 44 e0 00 08 0c 40
asm buffer_load_i8 v[8:9], off, s[48:51], s64 tfe = 00 00 44 e0 00 08 2c 40
asm buffer_load_i8 v8, v16, s[48:51], s64 offen = 00 00 44 e0 10 08 4c 40
asm buffer_load_i8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 44 e0 10 08 6c 40
asm buffer_load_i8 v8, v16, s[48:51], s64 idxen = 00 00 44 e0 10 08 8c 40
asm buffer_load_i8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 44 e0 10 08 ac 40
asm buffer_load_i8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 44 e0 10 08 cc 40
asm buffer_load_i8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 44 e0 10 08 ec 40

target gfx1200
asm buffer_load_i8 v8, off, s[48:51], s64 = 40 40 04 c4 08 60 80 00 00 00 00 00
asm buffer_load_i8 v[8:9], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 40 44 c4 08 60 ac 00 00 00 00 00
asm buffer_load_i8 v8, v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_DEV = 40 40 04 c4 08 60 98 40 10 00 00 00
asm buffer_load_i8 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_NT tfe = 40 40 44 c4 08 60 90 40 10 00 00 00
asm buffer_load_i8 v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT = 40 40 04 c4 08 60 90 80 10 00 00 00
asm buffer_load_i8 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SE tfe = 40 40 44 c4 08 60 84 80 10 00 00 00
asm buffer_load_i8 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 40 04 c4 08 60 ac c0 10 00 00 00
asm buffer_load_i8 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT tfe = 40 40 44 c4 08 60 a0 c0 10 00 00 00
