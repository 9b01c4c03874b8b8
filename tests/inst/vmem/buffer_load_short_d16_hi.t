# buffer_load_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_short_d16_hi v5, off, s[56:59], 0.5 offset:4095 glc = ff 4f 94 e0 00 05 0e f0
asm buffer_load_short_d16_hi v0, v5, s[68:71], 0.5 offen offset:4 = 04 10 94 e0 05 00 11 f0
asm buffer_load_short_d16_hi v0, v0, ttmp[4:7], 64 idxen offset:1 slc = 01 20 96 e0 00 00 1c c0
asm buffer_load_short_d16_hi v0, v[190:191], s[80:83], -16 idxen offen offset:4095 = ff 3f 94 e0 be 00 14 d0
asm buffer_load_short_d16_hi v[166:167], off, s[88:91], -16 offset:1 glc slc tfe = 01 40 96 e0 00 a6 96 d0
asm buffer_load_short_d16_hi v[1:2], v5, s[16:19], 0.5 offen offset:4095 glc slc tfe = ff 5f 96 e0 05 01 84 f0
asm buffer_load_short_d16_hi v[100:101], v1, s[80:83], vcc_hi idxen offset:1 glc tfe = 01 60 94 e0 01 64 94 6b
asm buffer_load_short_d16_hi v[180:181], v[5:6], s[80:83], m0 idxen offen offset:4095 slc tfe = ff 3f 96 e0 05 b4 94 7c
bad buffer_load_short_d16_hi v100, off, s[8:11] ! 1:44: expected 4 operands, found 3
bad buffer_load_short_d16_hi s100, off, s[8:11], -16 ! 1:26: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_short_d16_hi v8, off, s[48:51], s64 = 00 00 94 e0 00 08 0c 40
asm buffer_load_short_d16_hi v8, v16, s[48:51], s64 offen = 00 10 94 e0 10 08 0c 40
asm buffer_load_short_d16_hi v8, v16, s[48:51], s64 idxen = 00 20 94 e0 10 08 0c 40
asm buffer_load_short_d16_hi v8, v[16:17], s[48:51], s64 idxen offen = 00 30 94 e0 10 08 0c 40

target gfx1010
asm buffer_load_short_d16_hi v[8:9], off, s[48:51], s64 tfe = 00 00 94 e0 00 08 8c 40
asm buffer_load_short_d16_hi v[8:9], v16, s[48:51], s64 offen tfe = 00 10 94 e0 10 08 8c 40
asm buffer_load_short_d16_hi v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 94 e0 10 08 8c 40
asm buffer_load_short_d16_hi v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 94 e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_hi_b16 v8, off, s[48:51], s64 = 00 00 8c e0 00 08 0c 40
asm buffer_load_d16_hi_b16 v[8:9], off, s[48:51], s64 tfe = 00 00 8c e0 00 08 2c 40
asm buffer_load_d16_hi_b16 v8, v16, s[48:51], s64 offen = 00 00 8c e0 10 08 4c 40
asm buffer_load_d16_hi_b16 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 8c e0 10 08 6c 40
asm buffer_load_d16_hi_b16 v8, v16, s[48:51], s64 idxen = 00 00 8c e0 10 08 8c 40
asm buffer_load_d16_hi_b16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 8c e0 10 08 ac 40
asm buffer_load_d16_hi_b16 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 8c e0 10 08 cc 40
asm buffer_load_d16_hi_b16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 8c e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_hi_b16 v8, off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_SYS = 40 c0 08 c4 08 60 9c 00 00 00 00 00
asm buffer_load_d16_hi_b16 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV tfe = 40 c0 48 c4 08 60 88 00 00 00 00 00
asm buffer_load_d16_hi_b16 v8, v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_SE = 40 c0 08 c4 08 60 94 40 10 00 00 00
asm buffer_load_d16_hi_b16 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS tfe = 40 c0 48 c4 08 60 8c 40 10 00 00 00
asm buffer_load_d16_hi_b16 v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV = 40 c0 08 c4 08 60 a8 80 10 00 00 00
asm buffer_load_d16_hi_b16 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS tfe = 40 c0 48 c4 08 60 9c 80 10 00 00 00
asm buffer_load_d16_hi_b16 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SYS = 40 c0 08 c4 08 60 9c c0 10 00 00 00
asm buffer_load_d16_hi_b16 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS tfe = 40 c0 48 c4 08 60 8c c0 10 00 00 00
