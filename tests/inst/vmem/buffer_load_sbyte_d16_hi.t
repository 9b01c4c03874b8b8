# buffer_load_sbyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_sbyte_d16_hi v100, off, ttmp[4:7], s94 offset:1 glc = 01 40 8c e0 00 64 1c 5e
asm buffer_load_sbyte_d16_hi v20, v215, ttmp[4:7], s7 offen offset:1 glc = 01 50 8c e0 d7 14 1c 07
asm buffer_load_sbyte_d16_hi v255, v100, s[20:23], s77 idxen offset:1 glc = 01 60 8c e0 64 ff 05 4d
asm buffer_load_sbyte_d16_hi v8, v[84:85], s[16:19], 0.5 idxen offen offset:4 glc = 04 70 8c e0 54 08 04 f0
asm buffer_load_sbyte_d16_hi v[1:2], off, s[16:19], 0.5 offset:1 glc tfe = 01 40 8c e0 00 01 84 f0
asm buffer_load_sbyte_d16_hi v[0:1], v1, s[84:87], s92 offen offset:4 glc slc tfe = 04 50 8e e0 01 00 95 5c
asm buffer_load_sbyte_d16_hi v[0:1], v7, s[44:47], 0.5 idxen offset:4095 tfe = ff 2f 8c e0 07 00 8b f0
asm buffer_load_sbyte_d16_hi v[254:255], v[100:101], s[16:19], 64 idxen offen offset:4 glc tfe = 04 70 8c e0 64 fe 84 c0
bad buffer_load_sbyte_d16_hi v100, off, s[8:11] ! 1:44: expected 4 operands, found 3
bad buffer_load_sbyte_d16_hi s100, off, s[8:11], -16 ! 1:26: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_sbyte_d16_hi v8, off, s[48:51], s64 = 00 00 8c e0 00 08 0c 40
asm buffer_load_sbyte_d16_hi v8, v16, s[48:51], s64 offen = 00 10 8c e0 10 08 0c 40
asm buffer_load_sbyte_d16_hi v8, v16, s[48:51], s64 idxen = 00 20 8c e0 10 08 0c 40
asm buffer_load_sbyte_d16_hi v8, v[16:17], s[48:51], s64 idxen offen = 00 30 8c e0 10 08 0c 40

target gfx1010
asm buffer_load_sbyte_d16_hi v[8:9], off, s[48:51], s64 tfe = 00 00 8c e0 00 08 8c 40
asm buffer_load_sbyte_d16_hi v[8:9], v16, s[48:51], s64 offen tfe = 00 10 8c e0 10 08 8c 40
asm buffer_load_sbyte_d16_hi v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 8c e0 10 08 8c 40
asm buffer_load_sbyte_d16_hi v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 8c e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_hi_i8 v8, off, s[48:51], s64 = 00 00 88 e0 00 08 0c 40
asm buffer_load_d16_hi_i8 v[8:9], off, s[48:51], s64 tfe = 00 00 88 e0 00 08 2c 40
asm buffer_load_d16_hi_i8 v8, v16, s[48:51], s64 offen = 00 00 88 e0 10 08 4c 40
asm buffer_load_d16_hi_i8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 88 e0 10 08 6c 40
asm buffer_load_d16_hi_i8 v8, v16, s[48:51], s64 idxen = 00 00 88 e0 10 08 8c 40
asm buffer_load_d16_hi_i8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 88 e0 10 08 ac 40
asm buffer_load_d16_hi_i8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 88 e0 10 08 cc 40
asm buffer_load_d16_hi_i8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 88 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_hi_i8 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 80 08 c4 08 60 8c 00 00 00 00 00
asm buffer_load_d16_hi_i8 v[8:9], off, s[48:51], s64 scope:SCOPE_SYS tfe = 40 80 48 c4 08 60 8c 00 00 00 00 00
asm buffer_load_d16_hi_i8 v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 80 08 c4 08 60 84 40 10 00 00 00
asm buffer_load_d16_hi_i8 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 80 48 c4 08 60 a4 40 10 00 00 00
asm buffer_load_d16_hi_i8 v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_DEV = 40 80 08 c4 08 60 98 80 10 00 00 00
asm buffer_load_d16_hi_i8 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT tfe = 40 80 48 c4 08 60 90 80 10 00 00 00
asm buffer_load_d16_hi_i8 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SE = 40 80 08 c4 08 60 a4 c0 10 00 00 00
asm buffer_load_d16_hi_i8 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT tfe = 40 80 48 c4 08 60 90 c0 10 00 00 00
