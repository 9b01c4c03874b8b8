# buffer_store_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_store_short_d16_hi v0, off, s[84:87], s32 offset:4095 slc = ff 0f 6e e0 00 00 15 20
asm buffer_store_short_d16_hi v255, v5, s[52:55], 0 offen offset:4095 slc = ff 1f 6e e0 05 ff 0d 80
asm buffer_store_short_d16_hi v1, v255, s[92:95], s45 idxen offset:1 = 01 20 6c e0 ff 01 17 2d
asm buffer_store_short_d16_hi v100, v[92:93], ttmp[4:7], m0 idxen offen offset:4095 slc = ff 3f 6e e0 5c 64 1c 7c
asm buffer_store_short_d16_hi v255, off, s[4:7], s80 offset:1 glc = 01 40 6c e0 00 ff 01 50
asm buffer_store_short_d16_hi v5, v100, s[56:59], 0.5 offen offset:1 glc = 01 50 6c e0 64 05 0e f0
asm buffer_store_short_d16_hi v7, v1, s[64:67], s35 idxen offset:4 glc slc = 04 60 6e e0 01 07 10 23
asm buffer_store_short_d16_hi v255, v[254:255], s[92:95], 64 idxen offen offset:1 slc = 01 30 6e e0 fe ff 17 c0
bad buffer_store_short_d16_hi v100, off, s[8:11] ! 1:45: expected 4 operands, found 3
bad buffer_store_short_d16_hi s100, off, s[8:11], -16 ! 1:27: first operand must be a vector register

target gfx900
dis buffer_store_short_d16_hi v[99:100], off, s[48:51], 0.5 offset:4095 tfe = ff 0f 6c e0 00 63 8c f0
dis buffer_store_short_d16_hi v[183:184], v0, s[40:43], s31 offen offset:1 slc tfe = 01 10 6e e0 00 b7 8a 1f
dis buffer_store_short_d16_hi v[31:32], v7, ttmp[4:7], 64 idxen offset:4 tfe = 04 20 6c e0 07 1f 9c c0
dis buffer_store_short_d16_hi v[111:112], v[1:2], s[28:31], 0.5 idxen offen offset:1 glc tfe = 01 70 6c e0 01 6f 87 f0

target gfx1010 gfx90a
asm buffer_store_short_d16_hi v8, off, s[48:51], s64 = 00 00 6c e0 00 08 0c 40
asm buffer_store_short_d16_hi v8, v16, s[48:51], s64 offen = 00 10 6c e0 10 08 0c 40
asm buffer_store_short_d16_hi v8, v16, s[48:51], s64 idxen = 00 20 6c e0 10 08 0c 40
asm buffer_store_short_d16_hi v8, v[16:17], s[48:51], s64 idxen offen = 00 30 6c e0 10 08 0c 40

target gfx1010
dis buffer_store_short_d16_hi v[96:97], off, s[48:51], s17 offset:1419 slc dlc tfe = 8b 85 6c e0 00 60 cc 11
dis buffer_store_short_d16_hi v[32:33], v110, s[48:51], s1 offen offset:656 slc dlc tfe = 90 92 6c e0 6e 20 cc 01
dis buffer_store_short_d16_hi v[90:91], v92, s[32:35], s7 idxen offset:2669 slc tfe = 6d 2a 6c e0 5c 5a c8 07
dis buffer_store_short_d16_hi v[190:191], v[96:97], s[16:19], s35 idxen offen offset:789 glc slc tfe = 15 73 6c e0 60 be c4 23

target gfx1100
asm buffer_store_d16_hi_b16 v8, off, s[48:51], s64 = 00 00 94 e0 00 08 0c 40
dis buffer_store_d16_hi_b16 v[8:9], off, s[48:51], s64 tfe = 00 00 94 e0 00 08 2c 40
asm buffer_store_d16_hi_b16 v8, v16, s[48:51], s64 offen = 00 00 94 e0 10 08 4c 40
dis buffer_store_d16_hi_b16 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 94 e0 10 08 6c 40
asm buffer_store_d16_hi_b16 v8, v16, s[48:51], s64 idxen = 00 00 94 e0 10 08 8c 40
dis buffer_store_d16_hi_b16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 94 e0 10 08 ac 40
asm buffer_store_d16_hi_b16 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 94 e0 10 08 cc 40
dis buffer_store_d16_hi_b16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 94 e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_hi_b16 v8, off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SE = 40 40 09 c4 08 60 a4 00 00 00 00 00
asm buffer_store_d16_hi_b16 v8, v16, s[48:51], s64 offen th:TH_STORE_NT = 40 40 09 c4 08 60 90 40 10 00 00 00
asm buffer_store_d16_hi_b16 v8, v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 40 09 c4 08 60 84 80 10 00 00 00
asm buffer_store_d16_hi_b16 v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT = 40 40 09 c4 08 60 90 c0 10 00 00 00
dis buffer_store_d16_hi_b16 v[168:169], off, s[48:51], s80 th:TH_STORE_HT tfe = 50 40 49 c4 a8 60 a0 00 00 00 00 00
dis buffer_store_d16_hi_b16 v[130:131], v16, s[16:19], s64 offen th:TH_STORE_HT scope:SCOPE_SYS tfe = 40 40 49 c4 82 20 ac 40 10 00 00 00
dis buffer_store_d16_hi_b16 v[136:137], v16, s[48:51], s48 idxen th:TH_STORE_HT tfe = 30 40 49 c4 88 60 a0 80 10 00 00 00
dis buffer_store_d16_hi_b16 v[44:45], v[16:17], s[80:83], s80 idxen offen tfe = 50 40 49 c4 2c a0 80 c0 10 00 00 00
