# buffer_store_format_d16_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_format_d16_x v100, off, s[72:75], 64 offset:4095 = ff 0f 30 e0 00 64 12 c0
asm buffer_store_format_d16_x v255, v1, s[84:87], 0.5 offen offset:1 = 01 10 30 e0 01 ff 15 f0
asm buffer_store_format_d16_x v0, v100, s[36:39], s71 idxen offset:4095 = ff 2f 30 e0 64 00 09 47
asm buffer_store_format_d16_x v100, v100, s[28:31], 0 offen offset:4 slc = 04 10 32 e0 64 64 07 80
asm buffer_store_format_d16_x v255, v149, s[56:59], -16 idxen offset:1 glc slc = 01 60 32 e0 95 ff 0e d0
bad buffer_store_format_d16_x v100, off, s[8:11] ! 1:45: expected 4 operands, found 3
bad buffer_store_format_d16_x s100, off, s[8:11], -16 ! 1:27: first operand must be a vector register

target gfx803
asm buffer_store_format_d16_x v83, v[7:8], ttmp[4:7], 0.5 idxen offen offset:4 glc = 04 70 30 e0 07 53 1d f0
asm buffer_store_format_d16_x v5, off, ttmp[4:7], 64 offset:4095 glc = ff 4f 30 e0 00 05 1d c0
asm buffer_store_format_d16_x v5, v[5:6], ttmp[4:7], vcc_hi idxen offen offset:4 glc = 04 70 30 e0 05 05 1d 6b
dis buffer_store_format_d16_x v[158:159], off, ttmp[4:7], s42 offset:1 slc tfe = 01 00 32 e0 00 9e 9d 2a
dis buffer_store_format_d16_x v[72:73], v0, s[0:3], -16 offen offset:4095 tfe = ff 1f 30 e0 00 48 80 d0
dis buffer_store_format_d16_x v[9:10], v7, s[72:75], 64 idxen offset:1 glc slc tfe = 01 60 32 e0 07 09 92 c0
dis buffer_store_format_d16_x v[75:76], v[1:2], s[80:83], s17 idxen offen offset:1 glc tfe = 01 70 30 e0 01 4b 94 11

target gfx900 gfx906
asm buffer_store_format_d16_x v83, v[7:8], ttmp[4:7], 0.5 idxen offen offset:4 glc = 04 70 30 e0 07 53 1c f0
asm buffer_store_format_d16_x v5, off, ttmp[4:7], 64 offset:4095 glc = ff 4f 30 e0 00 05 1c c0
asm buffer_store_format_d16_x v5, v[5:6], ttmp[4:7], vcc_hi idxen offen offset:4 glc = 04 70 30 e0 05 05 1c 6b

target gfx900
dis buffer_store_format_d16_x v[158:159], off, ttmp[4:7], s42 offset:1 slc tfe = 01 00 32 e0 00 9e 9c 2a

target gfx1010
asm buffer_store_format_d16_x v8, off, s[48:51], s64 = 00 00 10 e2 00 08 0c 40
asm buffer_store_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 10 e2 10 08 0c 40
asm buffer_store_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 10 e2 10 08 0c 40
asm buffer_store_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 10 e2 10 08 0c 40
dis buffer_store_format_d16_x v[26:27], off, s[80:83], s5 offset:3045 glc slc dlc tfe = e5 cb 10 e2 00 1a d4 05
dis buffer_store_format_d16_x v[104:105], v142, s[48:51], s53 offen offset:2773 glc slc tfe = d5 5a 10 e2 8e 68 cc 35
dis buffer_store_format_d16_x v[104:105], v18, s[80:83], s48 idxen offset:2206 glc slc dlc tfe = 9e e8 10 e2 12 68 d4 30
dis buffer_store_format_d16_x v[28:29], v[130:131], s[0:3], s81 idxen offen offset:2764 dlc tfe = cc ba 10 e2 82 1c 80 51

target gfx90a
asm buffer_store_format_d16_x v8, off, s[48:51], s64 = 00 00 30 e0 00 08 0c 40
asm buffer_store_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 30 e0 10 08 0c 40
asm buffer_store_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 30 e0 10 08 0c 40
asm buffer_store_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 30 e0 10 08 0c 40

target gfx1100
asm buffer_store_d16_format_x v8, off, s[48:51], s64 = 00 00 30 e0 00 08 0c 40
dis buffer_store_d16_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 30 e0 00 08 2c 40
asm buffer_store_d16_format_x v8, v16, s[48:51], s64 offen = 00 00 30 e0 10 08 4c 40
dis buffer_store_d16_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 00 30 e0 10 08 6c 40
asm buffer_store_d16_format_x v8, v16, s[48:51], s64 idxen = 00 00 30 e0 10 08 8c 40
dis buffer_store_d16_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 30 e0 10 08 ac 40
asm buffer_store_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 30 e0 10 08 cc 40
dis buffer_store_d16_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 30 e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_format_x v8, off, s[48:51], s64 th:TH_STORE_NT = 40 00 03 c4 08 60 90 00 00 00 00 00
asm buffer_store_d16_format_x v8, v16, s[48:51], s64 offen th:TH_STORE_NT = 40 00 03 c4 08 60 90 40 10 00 00 00
asm buffer_store_d16_format_x v8, v16, s[48:51], s64 idxen th:TH_STORE_HT = 40 00 03 c4 08 60 a0 80 10 00 00 00
asm buffer_store_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 00 03 c4 08 60 84 c0 10 00 00 00
dis buffer_store_d16_format_x v[172:173], off, s[16:19], s16 scope:SCOPE_SYS tfe = 10 00 43 c4 ac 20 8c 00 00 00 00 00
dis buffer_store_d16_format_x v[88:89], v16, s[16:19], s64 offen th:TH_STORE_NT tfe = 40 00 43 c4 58 20 90 40 10 00 00 00
dis buffer_store_d16_format_x v[174:175], v16, s[64:67], s64 idxen th:TH_STORE_NT tfe = 40 00 43 c4 ae 80 90 80 10 00 00 00
dis buffer_store_d16_format_x v[6:7], v[16:17], s[80:83], s80 idxen offen th:TH_STORE_HT scope:SCOPE_SE tfe = 50 00 43 c4 06 a0 a4 c0 10 00 00 00
