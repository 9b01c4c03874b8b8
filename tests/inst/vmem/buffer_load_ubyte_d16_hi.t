# buffer_load_ubyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_ubyte_d16_hi v255, off, ttmp[4:7], m0 offset:1 = 01 00 84 e0 00 ff 1c 7c
asm buffer_load_ubyte_d16_hi v0, v7, s[56:59], m0 offen offset:4095 = ff 1f 84 e0 07 00 0e 7c
asm buffer_load_ubyte_d16_hi v100, v100, s[4:7], 64 idxen offset:1 slc = 01 20 86 e0 64 64 01 c0
asm buffer_load_ubyte_d16_hi v1, v[5:6], s[40:43], 64 idxen offen offset:1 glc = 01 70 84 e0 05 01 0a c0
asm buffer_load_ubyte_d16_hi v[1:2], off, s[52:55], s43 offset:4095 tfe = ff 0f 84 e0 00 01 8d 2b
asm buffer_load_ubyte_d16_hi v[100:101], v5, s[0:3], 0 offen offset:4 glc tfe = 04 50 84 e0 05 64 80 80
asm buffer_load_ubyte_d16_hi v[1:2], v5, s[24:27], -16 idxen offset:4 glc tfe = 04 60 84 e0 05 01 86 d0
asm buffer_load_ubyte_d16_hi v[100:101], v[5:6], s[16:19], 0.5 idxen offen offset:4 glc slc tfe = 04 70 86 e0 05 64 84 f0
bad buffer_load_ubyte_d16_hi v100, off, s[8:11] ! 1:44: expected 4 operands, found 3
bad buffer_load_ubyte_d16_hi s100, off, s[8:11], -16 ! 1:26: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_ubyte_d16_hi v8, off, s[48:51], s64 = 00 00 84 e0 00 08 0c 40
asm buffer_load_ubyte_d16_hi v8, v16, s[48:51], s64 offen = 00 10 84 e0 10 08 0c 40
asm buffer_load_ubyte_d16_hi v8, v16, s[48:51], s64 idxen = 00 20 84 e0 10 08 0c 40
asm buffer_load_ubyte_d16_hi v8, v[16:17], s[48:51], s64 idxen offen = 00 30 84 e0 10 08 0c 40

target gfx1010
asm buffer_load_ubyte_d16_hi v[8:9], off, s[48:51], s64 tfe = 00 00 84 e0 00 08 8c 40
asm buffer_load_ubyte_d16_hi v[8:9], v16, s[48:51], s64 offen tfe = 00 10 84 e0 10 08 8c 40
asm buffer_load_ubyte_d16_hi v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 84 e0 10 08 8c 40
asm buffer_load_ubyte_d16_hi v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 84 e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_hi_u8 v8, off, s[48:51], s64 = 00 00 84 e0 00 08 0c 40
asm buffer_load_d16_hi_u8 v[8:9], off, s[48:51], s64 tfe = 00 00 84 e0 00 08 2c 40
asm buffer_load_d16_hi_u8 v8, v16, s[48:51], s64 offen = 00 00 84 e0 10 08 4c 40
asm buffer_load_d16_hi_u8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 84 e0 10 08 6c 40
asm buffer_load_d16_hi_u8 v8, v16, s[48:51], s64 idxen = 00 00 84 e0 10 08 8c 40
asm buffer_load_d16_hi_u8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 84 e0 10 08 ac 40
asm buffer_load_d16_hi_u8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 84 e0 10 08 cc 40
asm buffer_load_d16_hi_u8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 84 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_hi_u8 v8, off, s[48:51], s64 scope:SCOPE_DEV = 40 40 08 c4 08 60 88 00 00 00 00 00
asm buffer_load_d16_hi_u8 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV tfe = 40 40 48 c4 08 60 88 00 00 00 00 00
asm buffer_load_d16_hi_u8 v8, v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 40 08 c4 08 60 ac 40 10 00 00 00
asm buffer_load_d16_hi_u8 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 40 48 c4 08 60 a4 40 10 00 00 00
asm buffer_load_d16_hi_u8 v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE = 40 40 08 c4 08 60 94 80 10 00 00 00
asm buffer_load_d16_hi_u8 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS tfe = 40 40 48 c4 08 60 9c 80 10 00 00 00
asm buffer_load_d16_hi_u8 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SYS = 40 40 08 c4 08 60 9c c0 10 00 00 00
asm buffer_load_d16_hi_u8 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SE tfe = 40 40 48 c4 08 60 94 c0 10 00 00 00
