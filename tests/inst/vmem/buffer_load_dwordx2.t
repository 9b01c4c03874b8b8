# buffer_load_dwordx2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_dwordx2 v[5:6], off, s[8:11], 64 offset:4095 glc = ff 4f 54 e0 00 05 02 c0
asm buffer_load_dwordx2 v[100:101], v1, s[16:19], 0.5 offen offset:1 = 01 10 54 e0 01 64 04 f0
asm buffer_load_dwordx2 v[0:1], v5, s[60:63], 64 idxen offset:1 slc = 01 20 56 e0 05 00 0f c0
asm buffer_load_dwordx2 v[7:8], v[1:2], s[28:31], 0.5 idxen offen offset:4 glc = 04 70 54 e0 01 07 07 f0
asm buffer_load_dwordx2 v[7:9], off, s[84:87], m0 offset:4095 glc tfe = ff 4f 54 e0 00 07 95 7c
asm buffer_load_dwordx2 v[100:102], v0, s[12:15], 0 offen offset:1 glc slc tfe = 01 50 56 e0 00 64 83 80
asm buffer_load_dwordx2 v[0:2], v5, s[72:75], s39 idxen offset:4 tfe = 04 20 54 e0 05 00 92 27
asm buffer_load_dwordx2 v[253:255], v[140:141], s[40:43], 0.5 idxen offen offset:1 glc tfe = 01 70 54 e0 8c fd 8a f0
bad buffer_load_dwordx2 v[100:101], off, s[8:11] ! 1:45: expected 4 operands, found 3
bad buffer_load_dwordx2 s[100:101], off, s[8:11], -16 ! 1:21: destination must be 2 vector registers

target gfx1010
asm buffer_load_dwordx2 v[8:9], off, s[48:51], s64 = 00 00 34 e0 00 08 0c 40
asm buffer_load_dwordx2 v[8:10], off, s[48:51], s64 tfe = 00 00 34 e0 00 08 8c 40
asm buffer_load_dwordx2 v[8:9], v16, s[48:51], s64 offen = 00 10 34 e0 10 08 0c 40
asm buffer_load_dwordx2 v[8:10], v16, s[48:51], s64 offen tfe = 00 10 34 e0 10 08 8c 40
asm buffer_load_dwordx2 v[8:9], v16, s[48:51], s64 idxen = 00 20 34 e0 10 08 0c 40
asm buffer_load_dwordx2 v[8:10], v16, s[48:51], s64 idxen tfe = 00 20 34 e0 10 08 8c 40
asm buffer_load_dwordx2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 34 e0 10 08 0c 40
asm buffer_load_dwordx2 v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 34 e0 10 08 8c 40

target gfx90a
asm buffer_load_dwordx2 v[8:9], off, s[48:51], s64 = 00 00 54 e0 00 08 0c 40
asm buffer_load_dwordx2 v[8:9], v16, s[48:51], s64 offen = 00 10 54 e0 10 08 0c 40
asm buffer_load_dwordx2 v[8:9], v16, s[48:51], s64 idxen = 00 20 54 e0 10 08 0c 40
asm buffer_load_dwordx2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 54 e0 10 08 0c 40

target gfx1100
asm buffer_load_b64 v[8:9], off, s[48:51], s64 = 00 00 54 e0 00 08 0c 40
asm buffer_load_b64 v[8:10], off, s[48:51], s64 tfe = 00 00 54 e0 00 08 2c 40
asm buffer_load_b64 v[8:9], v16, s[48:51], s64 offen = 00 00 54 e0 10 08 4c 40
asm buffer_load_b64 v[8:10], v16, s[48:51], s64 offen tfe = 00 00 54 e0 10 08 6c 40
asm buffer_load_b64 v[8:9], v16, s[48:51], s64 idxen = 00 00 54 e0 10 08 8c 40
asm buffer_load_b64 v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 54 e0 10 08 ac 40
asm buffer_load_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 54 e0 10 08 cc 40
asm buffer_load_b64 v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 54 e0 10 08 ec 40

target gfx1200
asm buffer_load_b64 v[8:9], off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_SYS = 40 40 05 c4 08 60 9c 00 00 00 00 00
asm buffer_load_b64 v[8:10], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 40 45 c4 08 60 ac 00 00 00 00 00
asm buffer_load_b64 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 40 05 c4 08 60 a8 40 10 00 00 00
asm buffer_load_b64 v[8:10], v16, s[48:51], s64 offen scope:SCOPE_SE tfe = 40 40 45 c4 08 60 84 40 10 00 00 00
asm buffer_load_b64 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV = 40 40 05 c4 08 60 a8 80 10 00 00 00
asm buffer_load_b64 v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE tfe = 40 40 45 c4 08 60 94 80 10 00 00 00
asm buffer_load_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SE = 40 40 05 c4 08 60 a4 c0 10 00 00 00
asm buffer_load_b64 v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 40 45 c4 08 60 a4 c0 10 00 00 00
