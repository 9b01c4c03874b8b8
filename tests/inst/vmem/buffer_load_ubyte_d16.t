# buffer_load_ubyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_ubyte_d16 v7, off, s[52:55], m0 offset:4 glc = 04 40 80 e0 00 07 0d 7c
asm buffer_load_ubyte_d16 v5, v255, ttmp[4:7], 0.5 offen offset:4 = 04 10 80 e0 ff 05 1c f0
asm buffer_load_ubyte_d16 v30, v1, s[16:19], s63 idxen offset:4095 slc = ff 2f 82 e0 01 1e 04 3f
asm buffer_load_ubyte_d16 v0, v[1:2], s[88:91], s71 idxen offen offset:4 = 04 30 80 e0 01 00 16 47
asm buffer_load_ubyte_d16 v[1:2], off, s[24:27], 0.5 offset:4 tfe = 04 00 80 e0 00 01 86 f0
asm buffer_load_ubyte_d16 v[1:2], v216, ttmp[4:7], s94 offen offset:4 glc tfe = 04 50 80 e0 d8 01 9c 5e
asm buffer_load_ubyte_d16 v[5:6], v100, s[64:67], 0 idxen offset:4 glc slc tfe = 04 60 82 e0 64 05 90 80
asm buffer_load_ubyte_d16 v[0:1], v[254:255], s[76:79], m0 idxen offen offset:4 slc tfe = 04 30 82 e0 fe 00 93 7c
bad buffer_load_ubyte_d16 v100, off, s[8:11] ! 1:41: expected 4 operands, found 3
bad buffer_load_ubyte_d16 s100, off, s[8:11], -16 ! 1:23: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_ubyte_d16 v8, off, s[48:51], s64 = 00 00 80 e0 00 08 0c 40
asm buffer_load_ubyte_d16 v8, v16, s[48:51], s64 offen = 00 10 80 e0 10 08 0c 40
asm buffer_load_ubyte_d16 v8, v16, s[48:51], s64 idxen = 00 20 80 e0 10 08 0c 40
asm buffer_load_ubyte_d16 v8, v[16:17], s[48:51], s64 idxen offen = 00 30 80 e0 10 08 0c 40

target gfx1010
asm buffer_load_ubyte_d16 v[8:9], off, s[48:51], s64 tfe = 00 00 80 e0 00 08 8c 40
asm buffer_load_ubyte_d16 v[8:9], v16, s[48:51], s64 offen tfe = 00 10 80 e0 10 08 8c 40
asm buffer_load_ubyte_d16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 80 e0 10 08 8c 40
asm buffer_load_ubyte_d16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 80 e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_u8 v8, off, s[48:51], s64 = 00 00 78 e0 00 08 0c 40
asm buffer_load_d16_u8 v[8:9], off, s[48:51], s64 tfe = 00 00 78 e0 00 08 2c 40
asm buffer_load_d16_u8 v8, v16, s[48:51], s64 offen = 00 00 78 e0 10 08 4c 40
asm buffer_load_d16_u8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 78 e0 10 08 6c 40
asm buffer_load_d16_u8 v8, v16, s[48:51], s64 idxen = 00 00 78 e0 10 08 8c 40
asm buffer_load_d16_u8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 78 e0 10 08 ac 40
asm buffer_load_d16_u8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 78 e0 10 08 cc 40
asm buffer_load_d16_u8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 78 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_u8 v8, off, s[48:51], s64 th:TH_LOAD_NT = 40 80 07 c4 08 60 90 00 00 00 00 00
asm buffer_load_d16_u8 v[8:9], off, s[48:51], s64 th:TH_LOAD_HT tfe = 40 80 47 c4 08 60 a0 00 00 00 00 00
asm buffer_load_d16_u8 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 80 07 c4 08 60 88 40 10 00 00 00
asm buffer_load_d16_u8 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_NT tfe = 40 80 47 c4 08 60 90 40 10 00 00 00
asm buffer_load_d16_u8 v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE = 40 80 07 c4 08 60 94 80 10 00 00 00
asm buffer_load_d16_u8 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_DEV tfe = 40 80 47 c4 08 60 88 80 10 00 00 00
asm buffer_load_d16_u8 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 80 07 c4 08 60 84 c0 10 00 00 00
asm buffer_load_d16_u8 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 80 47 c4 08 60 ac c0 10 00 00 00
