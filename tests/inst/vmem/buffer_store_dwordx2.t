# buffer_store_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_dwordx2 v[0:1], off, s[32:35], s55 offset:4 glc = 04 40 74 e0 00 00 08 37
asm buffer_store_dwordx2 v[7:8], v5, s[48:51], 0.5 offen offset:4 slc = 04 10 76 e0 05 07 0c f0
asm buffer_store_dwordx2 v[1:2], v255, s[16:19], 0.5 idxen offset:1 glc = 01 60 74 e0 ff 01 04 f0
asm buffer_store_dwordx2 v[7:8], off, s[12:15], m0 offset:4 glc = 04 40 74 e0 00 07 03 7c
asm buffer_store_dwordx2 v[5:6], v0, s[80:83], 0.5 offen offset:1 = 01 10 74 e0 00 05 14 f0
asm buffer_store_dwordx2 v[5:6], v0, s[16:19], -16 idxen offset:4 = 04 20 74 e0 00 05 04 d0
asm buffer_store_dwordx2 v[0:1], v[5:6], s[68:71], -16 idxen offen offset:1 = 01 30 74 e0 05 00 11 d0
bad buffer_store_dwordx2 v[100:101], off, s[8:11] ! 1:46: expected 4 operands, found 3
bad buffer_store_dwordx2 s[100:101], off, s[8:11], -16 ! 1:22: first operand must be 2 vector registers

target gfx803
asm buffer_store_dwordx2 v[7:8], v[1:2], ttmp[4:7], 0 idxen offen offset:1 glc slc = 01 70 76 e0 01 07 1d 80
dis buffer_store_dwordx2 v[18:20], off, ttmp[4:7], 0 offset:4 tfe = 04 00 74 e0 00 12 9d 80
dis buffer_store_dwordx2 v[29:31], v0, s[24:27], 0.5 offen offset:1 tfe = 01 10 74 e0 00 1d 86 f0
dis buffer_store_dwordx2 v[147:149], v255, ttmp[4:7], 0 idxen offset:4095 slc tfe = ff 2f 76 e0 ff 93 9d 80
dis buffer_store_dwordx2 v[150:152], v[5:6], s[8:11], s6 idxen offen offset:1 glc slc tfe = 01 70 76 e0 05 96 82 06

target gfx900 gfx906
asm buffer_store_dwordx2 v[7:8], v[1:2], ttmp[4:7], 0 idxen offen offset:1 glc slc = 01 70 76 e0 01 07 1c 80

target gfx900
dis buffer_store_dwordx2 v[18:20], off, ttmp[4:7], 0 offset:4 tfe = 04 00 74 e0 00 12 9c 80
dis buffer_store_dwordx2 v[147:149], v255, ttmp[4:7], 0 idxen offset:4095 slc tfe = ff 2f 76 e0 ff 93 9c 80

target gfx1010 gfx90a
asm buffer_store_dwordx2 v[8:9], off, s[48:51], s64 = 00 00 74 e0 00 08 0c 40
asm buffer_store_dwordx2 v[8:9], v16, s[48:51], s64 offen = 00 10 74 e0 10 08 0c 40
asm buffer_store_dwordx2 v[8:9], v16, s[48:51], s64 idxen = 00 20 74 e0 10 08 0c 40
asm buffer_store_dwordx2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 74 e0 10 08 0c 40

target gfx1010
dis buffer_store_dwordx2 v[60:62], off, s[64:67], s4 offset:3447 slc dlc tfe = 77 8d 74 e0 00 3c d0 04
dis buffer_store_dwordx2 v[116:118], v106, s[16:19], s22 offen offset:1414 tfe = 86 15 74 e0 6a 74 84 16
dis buffer_store_dwordx2 v[166:168], v112, s[0:3], s34 idxen offset:2384 glc slc tfe = 50 69 74 e0 70 a6 c0 22
dis buffer_store_dwordx2 v[54:56], v[8:9], s[16:19], s16 idxen offen offset:1627 glc slc dlc tfe = 5b f6 74 e0 08 36 c4 10

target gfx1100
asm buffer_store_b64 v[8:9], off, s[48:51], s64 = 00 00 6c e0 00 08 0c 40
dis buffer_store_b64 v[8:10], off, s[48:51], s64 tfe = 00 00 6c e0 00 08 2c 40
asm buffer_store_b64 v[8:9], v16, s[48:51], s64 offen = 00 00 6c e0 10 08 4c 40
dis buffer_store_b64 v[8:10], v16, s[48:51], s64 offen tfe = 00 00 6c e0 10 08 6c 40
asm buffer_store_b64 v[8:9], v16, s[48:51], s64 idxen = 00 00 6c e0 10 08 8c 40
dis buffer_store_b64 v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 6c e0 10 08 ac 40
asm buffer_store_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 6c e0 10 08 cc 40
dis buffer_store_b64 v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 6c e0 10 08 ec 40

target gfx1200
asm buffer_store_b64 v[8:9], off, s[48:51], s64 th:TH_STORE_NT scope:SCOPE_SE = 40 c0 06 c4 08 60 94 00 00 00 00 00
asm buffer_store_b64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 c0 06 c4 08 60 8c 40 10 00 00 00
asm buffer_store_b64 v[8:9], v16, s[48:51], s64 idxen th:TH_STORE_NT scope:SCOPE_SE = 40 c0 06 c4 08 60 94 80 10 00 00 00
asm buffer_store_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT scope:SCOPE_DEV = 40 c0 06 c4 08 60 98 c0 10 00 00 00
dis buffer_store_b64 v[104:106], off, s[64:67], s16 scope:SCOPE_DEV tfe = 10 c0 46 c4 68 80 88 00 00 00 00 00
dis buffer_store_b64 v[78:80], v16, s[48:51], s64 offen scope:SCOPE_SE tfe = 40 c0 46 c4 4e 60 84 40 10 00 00 00
dis buffer_store_b64 v[16:18], v16, s[48:51], s0 idxen th:TH_STORE_NT scope:SCOPE_SYS tfe = 00 c0 46 c4 10 60 9c 80 10 00 00 00
dis buffer_store_b64 v[146:148], v[16:17], s[48:51], s80 idxen offen th:TH_STORE_HT scope:SCOPE_SE tfe = 50 c0 46 c4 92 60 a4 c0 10 00 00 00
