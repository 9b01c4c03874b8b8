# buffer_store_format_d16_hi_x: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_store_format_d16_hi_x v255, off, s[40:43], m0 offset:4095 glc slc = ff 4f 9e e0 00 ff 0a 7c
asm buffer_store_format_d16_hi_x v255, v5, s[40:43], s69 offen offset:4095 glc slc = ff 5f 9e e0 05 ff 0a 45
asm buffer_store_format_d16_hi_x v7, v1, s[60:63], vcc_lo idxen offset:4095 = ff 2f 9c e0 01 07 0f 6a
asm buffer_store_format_d16_hi_x v1, v[254:255], s[44:47], 0.5 idxen offen offset:1 slc = 01 30 9e e0 fe 01 0b f0
asm buffer_store_format_d16_hi_x v5, off, s[92:95], m0 offset:4 slc = 04 00 9e e0 00 05 17 7c
asm buffer_store_format_d16_hi_x v0, v0, s[4:7], s21 offen offset:4 = 04 10 9c e0 00 00 01 15
asm buffer_store_format_d16_hi_x v7, v7, s[32:35], 0.5 idxen offset:1 slc = 01 20 9e e0 07 07 08 f0
asm buffer_store_format_d16_hi_x v62, v[32:33], s[36:39], -16 idxen offen offset:1 glc = 01 70 9c e0 20 3e 09 d0
bad buffer_store_format_d16_hi_x v100, off, s[8:11] ! 1:48: expected 4 operands, found 3
bad buffer_store_format_d16_hi_x s100, off, s[8:11], -16 ! 1:30: first operand must be a vector register

target gfx900
dis buffer_store_format_d16_hi_x v[172:173], off, s[24:27], 0.5 offset:4 glc tfe = 04 40 9c e0 00 ac 86 f0
dis buffer_store_format_d16_hi_x v[97:98], v100, s[4:7], vcc_hi offen offset:4 tfe = 04 10 9c e0 64 61 81 6b
dis buffer_store_format_d16_hi_x v[100:101], v100, s[64:67], vcc_lo idxen offset:1 slc tfe = 01 20 9e e0 64 64 90 6a
dis buffer_store_format_d16_hi_x v[51:52], v[100:101], s[20:23], 0.5 idxen offen offset:4 glc slc tfe = 04 70 9e e0 64 33 85 f0

target gfx1010 gfx90a
asm buffer_store_format_d16_hi_x v8, off, s[48:51], s64 = 00 00 9c e0 00 08 0c 40
asm buffer_store_format_d16_hi_x v8, v16, s[48:51], s64 offen = 00 10 9c e0 10 08 0c 40
asm buffer_store_format_d16_hi_x v8, v16, s[48:51], s64 idxen = 00 20 9c e0 10 08 0c 40
asm buffer_store_format_d16_hi_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 9c e0 10 08 0c 40

target gfx1010
dis buffer_store_format_d16_hi_x v[10:11], off, s[0:3], s49 offset:3974 dlc tfe = 86 8f 9c e0 00 0a 80 31
dis buffer_store_format_d16_hi_x v[102:103], v116, s[32:35], s50 offen offset:193 slc dlc tfe = c1 90 9c e0 74 66 c8 32
dis buffer_store_format_d16_hi_x v[162:163], v34, s[48:51], s2 idxen offset:745 tfe = e9 22 9c e0 22 a2 8c 02
dis buffer_store_format_d16_hi_x v[2:3], v[168:169], s[64:67], s71 idxen offen offset:3037 slc tfe = dd 3b 9c e0 a8 02 d0 47

target gfx1100
asm buffer_store_d16_hi_format_x v8, off, s[48:51], s64 = 00 00 9c e0 00 08 0c 40
dis buffer_store_d16_hi_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 9c e0 00 08 2c 40
asm buffer_store_d16_hi_format_x v8, v16, s[48:51], s64 offen = 00 00 9c e0 10 08 4c 40
dis buffer_store_d16_hi_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 00 9c e0 10 08 6c 40
asm buffer_store_d16_hi_format_x v8, v16, s[48:51], s64 idxen = 00 00 9c e0 10 08 8c 40
dis buffer_store_d16_hi_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 9c e0 10 08 ac 40
asm buffer_store_d16_hi_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 9c e0 10 08 cc 40
dis buffer_store_d16_hi_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 9c e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_hi_format_x v8, off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SYS = 40 c0 09 c4 08 60 ac 00 00 00 00 00
asm buffer_store_d16_hi_format_x v8, v16, s[48:51], s64 offen = 40 c0 09 c4 08 60 80 40 10 00 00 00
asm buffer_store_d16_hi_format_x v8, v16, s[48:51], s64 idxen = 40 c0 09 c4 08 60 80 80 10 00 00 00
asm buffer_store_d16_hi_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_DEV = 40 c0 09 c4 08 60 a8 c0 10 00 00 00
dis buffer_store_d16_hi_format_x v[162:163], off, s[80:83], s80 th:TH_STORE_NT tfe = 50 c0 49 c4 a2 a0 90 00 00 00 00 00
dis buffer_store_d16_hi_format_x v[46:47], v16, s[0:3], s32 offen th:TH_STORE_NT scope:SCOPE_DEV tfe = 20 c0 49 c4 2e 00 98 40 10 00 00 00
dis buffer_store_d16_hi_format_x v[150:151], v16, s[64:67], s16 idxen th:TH_STORE_HT scope:SCOPE_SYS tfe = 10 c0 49 c4 96 80 ac 80 10 00 00 00
dis buffer_store_d16_hi_format_x v[2:3], v[16:17], s[32:35], s0 idxen offen th:TH_STORE_NT tfe = 00 c0 49 c4 02 40 90 c0 10 00 00 00
