# buffer_store_byte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_store_byte_d16_hi v255, off, s[44:47], 0.5 offset:4095 slc = ff 0f 66 e0 00 ff 0b f0
asm buffer_store_byte_d16_hi v1, v255, s[60:63], s71 offen offset:4095 glc = ff 5f 64 e0 ff 01 0f 47
asm buffer_store_byte_d16_hi v1, v7, ttmp[4:7], s60 idxen offset:1 glc = 01 60 64 e0 07 01 1c 3c
asm buffer_store_byte_d16_hi v5, v[0:1], s[48:51], 0.5 idxen offen offset:1 glc = 01 70 64 e0 00 05 0c f0
asm buffer_store_byte_d16_hi v5, off, s[84:87], -16 offset:4 = 04 00 64 e0 00 05 15 d0
asm buffer_store_byte_d16_hi v1, v171, s[80:83], flat_scratch_lo offen offset:1 slc = 01 10 66 e0 ab 01 14 66
asm buffer_store_byte_d16_hi v0, v7, ttmp[4:7], m0 idxen offset:4 glc slc = 04 60 66 e0 07 00 1c 7c
asm buffer_store_byte_d16_hi v0, v[5:6], s[72:75], s25 idxen offen offset:1 = 01 30 64 e0 05 00 12 19
bad buffer_store_byte_d16_hi v100, off, s[8:11] ! 1:44: expected 4 operands, found 3
bad buffer_store_byte_d16_hi s100, off, s[8:11], -16 ! 1:26: first operand must be a vector register

target gfx900
dis buffer_store_byte_d16_hi v[163:164], off, s[12:15], s66 offset:4 tfe = 04 00 64 e0 00 a3 83 42
dis buffer_store_byte_d16_hi v[170:171], v100, s[20:23], 64 offen offset:1 glc tfe = 01 50 64 e0 64 aa 85 c0
dis buffer_store_byte_d16_hi v[198:199], v1, s[40:43], 0.5 idxen offset:4 tfe = 04 20 64 e0 01 c6 8a f0
dis buffer_store_byte_d16_hi v[83:84], v[5:6], s[56:59], m0 idxen offen offset:1 tfe = 01 30 64 e0 05 53 8e 7c

target gfx1010 gfx90a
asm buffer_store_byte_d16_hi v8, off, s[48:51], s64 = 00 00 64 e0 00 08 0c 40
asm buffer_store_byte_d16_hi v8, v16, s[48:51], s64 offen = 00 10 64 e0 10 08 0c 40
asm buffer_store_byte_d16_hi v8, v16, s[48:51], s64 idxen = 00 20 64 e0 10 08 0c 40
asm buffer_store_byte_d16_hi v8, v[16:17], s[48:51], s64 idxen offen = 00 30 64 e0 10 08 0c 40

target gfx1010
dis buffer_store_byte_d16_hi v[178:179], off, s[80:83], s7 offset:524 glc slc tfe = 0c 42 64 e0 00 b2 d4 07
dis buffer_store_byte_d16_hi v[34:35], v166, s[48:51], s22 offen offset:485 dlc tfe = e5 91 64 e0 a6 22 8c 16
dis buffer_store_byte_d16_hi v[6:7], v162, s[0:3], s15 idxen offset:3859 glc dlc tfe = 13 ef 64 e0 a2 06 80 0f
dis buffer_store_byte_d16_hi v[86:87], v[60:61], s[48:51], s53 idxen offen offset:3119 tfe = 2f 3c 64 e0 3c 56 8c 35

target gfx1100
asm buffer_store_d16_hi_b8 v8, off, s[48:51], s64 = 00 00 90 e0 00 08 0c 40
dis buffer_store_d16_hi_b8 v[8:9], off, s[48:51], s64 tfe = 00 00 90 e0 00 08 2c 40
asm buffer_store_d16_hi_b8 v8, v16, s[48:51], s64 offen = 00 00 90 e0 10 08 4c 40
dis buffer_store_d16_hi_b8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 90 e0 10 08 6c 40
asm buffer_store_d16_hi_b8 v8, v16, s[48:51], s64 idxen = 00 00 90 e0 10 08 8c 40
dis buffer_store_d16_hi_b8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 90 e0 10 08 ac 40
asm buffer_store_d16_hi_b8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 90 e0 10 08 cc 40
dis buffer_store_d16_hi_b8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 90 e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_hi_b8 v8, off, s[48:51], s64 scope:SCOPE_SE = 40 00 09 c4 08 60 84 00 00 00 00 00
asm buffer_store_d16_hi_b8 v8, v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 00 09 c4 08 60 8c 40 10 00 00 00
asm buffer_store_d16_hi_b8 v8, v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_SE = 40 00 09 c4 08 60 a4 80 10 00 00 00
asm buffer_store_d16_hi_b8 v8, v[16:17], s[48:51], s64 idxen offen = 40 00 09 c4 08 60 80 c0 10 00 00 00
dis buffer_store_d16_hi_b8 v[16:17], off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SE tfe = 40 00 49 c4 10 60 a4 00 00 00 00 00
dis buffer_store_d16_hi_b8 v[84:85], v16, s[16:19], s16 offen scope:SCOPE_SYS tfe = 10 00 49 c4 54 20 8c 40 10 00 00 00
dis buffer_store_d16_hi_b8 v[116:117], v16, s[32:35], s0 idxen th:TH_STORE_HT scope:SCOPE_DEV tfe = 00 00 49 c4 74 40 a8 80 10 00 00 00
dis buffer_store_d16_hi_b8 v[168:169], v[16:17], s[32:35], s48 idxen offen scope:SCOPE_SE tfe = 30 00 49 c4 a8 40 84 c0 10 00 00 00
