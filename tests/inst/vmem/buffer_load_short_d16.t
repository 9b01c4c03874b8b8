# buffer_load_short_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_short_d16 v138, off, s[32:35], 0.5 offset:1 = 01 00 90 e0 00 8a 08 f0
asm buffer_load_short_d16 v221, v7, s[36:39], m0 offen offset:1 glc = 01 50 90 e0 07 dd 09 7c
asm buffer_load_short_d16 v255, v15, ttmp[4:7], m0 idxen offset:4 glc = 04 60 90 e0 0f ff 1c 7c
asm buffer_load_short_d16 v0, v[1:2], s[8:11], m0 idxen offen offset:1 slc = 01 30 92 e0 01 00 02 7c
asm buffer_load_short_d16 v[7:8], off, ttmp[4:7], s50 offset:1 tfe = 01 00 90 e0 00 07 9c 32
asm buffer_load_short_d16 v[5:6], v7, s[76:79], 64 offen offset:1 slc tfe = 01 10 92 e0 07 05 93 c0
asm buffer_load_short_d16 v[254:255], v0, s[52:55], s62 idxen offset:1 slc tfe = 01 20 92 e0 00 fe 8d 3e
asm buffer_load_short_d16 v[0:1], v[1:2], ttmp[4:7], 0.5 idxen offen offset:4 slc tfe = 04 30 92 e0 01 00 9c f0
bad buffer_load_short_d16 v100, off, s[8:11] ! 1:41: expected 4 operands, found 3
bad buffer_load_short_d16 s100, off, s[8:11], -16 ! 1:23: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_short_d16 v8, off, s[48:51], s64 = 00 00 90 e0 00 08 0c 40
asm buffer_load_short_d16 v8, v16, s[48:51], s64 offen = 00 10 90 e0 10 08 0c 40
asm buffer_load_short_d16 v8, v16, s[48:51], s64 idxen = 00 20 90 e0 10 08 0c 40
asm buffer_load_short_d16 v8, v[16:17], s[48:51], s64 idxen offen = 00 30 90 e0 10 08 0c 40

target gfx1010
asm buffer_load_short_d16 v[8:9], off, s[48:51], s64 tfe = 00 00 90 e0 00 08 8c 40
asm buffer_load_short_d16 v[8:9], v16, s[48:51], s64 offen tfe = 00 10 90 e0 10 08 8c 40
asm buffer_load_short_d16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 90 e0 10 08 8c 40
asm buffer_load_short_d16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 90 e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_b16 v8, off, s[48:51], s64 = 00 00 80 e0 00 08 0c 40
asm buffer_load_d16_b16 v[8:9], off, s[48:51], s64 tfe = 00 00 80 e0 00 08 2c 40
asm buffer_load_d16_b16 v8, v16, s[48:51], s64 offen = 00 00 80 e0 10 08 4c 40
asm buffer_load_d16_b16 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 80 e0 10 08 6c 40
asm buffer_load_d16_b16 v8, v16, s[48:51], s64 idxen = 00 00 80 e0 10 08 8c 40
asm buffer_load_d16_b16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 80 e0 10 08 ac 40
asm buffer_load_d16_b16 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 80 e0 10 08 cc 40
asm buffer_load_d16_b16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 80 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_b16 v8, off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_SE = 40 00 08 c4 08 60 94 00 00 00 00 00
asm buffer_load_d16_b16 v[8:9], off, s[48:51], s64 th:TH_LOAD_NT tfe = 40 00 48 c4 08 60 90 00 00 00 00 00
asm buffer_load_d16_b16 v8, v16, s[48:51], s64 offen th:TH_LOAD_HT = 40 00 08 c4 08 60 a0 40 10 00 00 00
asm buffer_load_d16_b16 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV tfe = 40 00 48 c4 08 60 88 40 10 00 00 00
asm buffer_load_d16_b16 v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT = 40 00 08 c4 08 60 a0 80 10 00 00 00
asm buffer_load_d16_b16 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS tfe = 40 00 48 c4 08 60 9c 80 10 00 00 00
asm buffer_load_d16_b16 v8, v[16:17], s[48:51], s64 idxen offen = 40 00 08 c4 08 60 80 c0 10 00 00 00
asm buffer_load_d16_b16 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE tfe = 40 00 48 c4 08 60 84 c0 10 00 00 00
