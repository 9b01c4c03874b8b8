# buffer_load_sbyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_sbyte_d16 v7, off, s[24:27], -16 offset:4095 glc slc = ff 4f 8a e0 00 07 06 d0
asm buffer_load_sbyte_d16 v0, v5, s[24:27], vcc_hi offen offset:4095 glc slc = ff 5f 8a e0 05 00 06 6b
asm buffer_load_sbyte_d16 v28, v7, s[20:23], -16 idxen offset:1 glc = 01 60 88 e0 07 1c 05 d0
asm buffer_load_sbyte_d16 v0, v[5:6], s[12:15], s54 idxen offen offset:1 slc = 01 30 8a e0 05 00 03 36
asm buffer_load_sbyte_d16 v[100:101], off, ttmp[4:7], s66 offset:4095 slc tfe = ff 0f 8a e0 00 64 9c 42
asm buffer_load_sbyte_d16 v[252:253], v5, s[12:15], -16 offen offset:1 glc tfe = 01 50 88 e0 05 fc 83 d0
asm buffer_load_sbyte_d16 v[100:101], v255, s[40:43], -16 idxen offset:1 tfe = 01 20 88 e0 ff 64 8a d0
asm buffer_load_sbyte_d16 v[0:1], v[254:255], s[68:71], m0 idxen offen offset:4 glc tfe = 04 70 88 e0 fe 00 91 7c
bad buffer_load_sbyte_d16 v100, off, s[8:11] ! 1:41: expected 4 operands, found 3
bad buffer_load_sbyte_d16 s100, off, s[8:11], -16 ! 1:23: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_sbyte_d16 v8, off, s[48:51], s64 = 00 00 88 e0 00 08 0c 40
asm buffer_load_sbyte_d16 v8, v16, s[48:51], s64 offen = 00 10 88 e0 10 08 0c 40
asm buffer_load_sbyte_d16 v8, v16, s[48:51], s64 idxen = 00 20 88 e0 10 08 0c 40
asm buffer_load_sbyte_d16 v8, v[16:17], s[48:51], s64 idxen offen = 00 30 88 e0 10 08 0c 40

target gfx1010
asm buffer_load_sbyte_d16 v[8:9], off, s[48:51], s64 tfe = 00 00 88 e0 00 08 8c 40
asm buffer_load_sbyte_d16 v[8:9], v16, s[48:51], s64 offen tfe = 00 10 88 e0 10 08 8c 40
asm buffer_load_sbyte_d16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 88 e0 10 08 8c 40
asm buffer_load_sbyte_d16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 88 e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_i8 v8, off, s[48:51], s64 = 00 00 7c e0 00 08 0c 40
asm buffer_load_d16_i8 v[8:9], off, s[48:51], s64 tfe = 00 00 7c e0 00 08 2c 40
asm buffer_load_d16_i8 v8, v16, s[48:51], s64 offen = 00 00 7c e0 10 08 4c 40
asm buffer_load_d16_i8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 7c e0 10 08 6c 40
asm buffer_load_d16_i8 v8, v16, s[48:51], s64 idxen = 00 00 7c e0 10 08 8c 40
asm buffer_load_d16_i8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 7c e0 10 08 ac 40
asm buffer_load_d16_i8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 7c e0 10 08 cc 40
asm buffer_load_d16_i8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 7c e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_i8 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 c0 07 c4 08 60 8c 00 00 00 00 00
asm buffer_load_d16_i8 v[8:9], off, s[48:51], s64 tfe = 40 c0 47 c4 08 60 80 00 00 00 00 00
asm buffer_load_d16_i8 v8, v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_SYS = 40 c0 07 c4 08 60 9c 40 10 00 00 00
asm buffer_load_d16_i8 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 c0 47 c4 08 60 a8 40 10 00 00 00
asm buffer_load_d16_i8 v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SE = 40 c0 07 c4 08 60 a4 80 10 00 00 00
asm buffer_load_d16_i8 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 c0 47 c4 08 60 ac 80 10 00 00 00
asm buffer_load_d16_i8 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 c0 07 c4 08 60 ac c0 10 00 00 00
asm buffer_load_d16_i8 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 c0 47 c4 08 60 a4 c0 10 00 00 00
