# buffer_store_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_dword v0, off, s[16:19], s83 offset:4095 glc slc = ff 4f 72 e0 00 00 04 53
asm buffer_store_dword v255, v1, s[48:51], -16 offen offset:4 glc slc = 04 50 72 e0 01 ff 0c d0
asm buffer_store_dword v0, v30, s[72:75], -16 idxen offset:1 = 01 20 70 e0 1e 00 12 d0
asm buffer_store_dword v5, off, s[60:63], 0.5 offset:4 glc = 04 40 70 e0 00 05 0f f0
asm buffer_store_dword v0, v0, s[4:7], 0 offen offset:1 glc = 01 50 70 e0 00 00 01 80
asm buffer_store_dword v7, v1, s[52:55], 0 idxen offset:4 slc = 04 20 72 e0 01 07 0d 80
asm buffer_store_dword v255, v[254:255], s[32:35], 0.5 idxen offen offset:4 = 04 30 70 e0 fe ff 08 f0
bad buffer_store_dword v100, off, s[8:11] ! 1:38: expected 4 operands, found 3
bad buffer_store_dword s100, off, s[8:11], -16 ! 1:20: first operand must be a vector register

target gfx803
asm buffer_store_dword v0, v[5:6], ttmp[4:7], -16 idxen offen offset:1 glc = 01 70 70 e0 05 00 1d d0
dis buffer_store_dword v[52:53], off, s[16:19], s41 offset:4095 tfe = ff 0f 70 e0 00 34 84 29
dis buffer_store_dword v[120:121], v100, s[48:51], 0.5 offen offset:4095 glc tfe = ff 5f 70 e0 64 78 8c f0
dis buffer_store_dword v[128:129], v7, ttmp[4:7], s88 idxen offset:1 glc tfe = 01 60 70 e0 07 80 9d 58
dis buffer_store_dword v[118:119], v[7:8], s[68:71], s58 idxen offen offset:4 glc tfe = 04 70 70 e0 07 76 91 3a

target gfx900 gfx906
asm buffer_store_dword v0, v[5:6], ttmp[4:7], -16 idxen offen offset:1 glc = 01 70 70 e0 05 00 1c d0

target gfx900
dis buffer_store_dword v[128:129], v7, ttmp[4:7], s88 idxen offset:1 glc tfe = 01 60 70 e0 07 80 9c 58

target gfx1010 gfx90a
asm buffer_store_dword v8, off, s[48:51], s64 = 00 00 70 e0 00 08 0c 40
asm buffer_store_dword v8, v16, s[48:51], s64 offen = 00 10 70 e0 10 08 0c 40
asm buffer_store_dword v8, v16, s[48:51], s64 idxen = 00 20 70 e0 10 08 0c 40
asm buffer_store_dword v8, v[16:17], s[48:51], s64 idxen offen = 00 30 70 e0 10 08 0c 40

target gfx1010
dis buffer_store_dword v[42:43], off, s[32:35], s89 offset:160 glc tfe = a0 40 70 e0 00 2a 88 59
dis buffer_store_dword v[26:27], v28, s[32:35], s78 offen offset:3265 slc tfe = c1 1c 70 e0 1c 1a c8 4e
dis buffer_store_dword v[190:191], v90, s[0:3], s44 idxen offset:2349 slc dlc tfe = 2d a9 70 e0 5a be c0 2c
dis buffer_store_dword v[138:139], v[52:53], s[48:51], s15 idxen offen offset:1253 glc slc tfe = e5 74 70 e0 34 8a cc 0f

target gfx1100
asm buffer_store_b32 v8, off, s[48:51], s64 = 00 00 68 e0 00 08 0c 40
dis buffer_store_b32 v[8:9], off, s[48:51], s64 tfe = 00 00 68 e0 00 08 2c 40
asm buffer_store_b32 v8, v16, s[48:51], s64 offen = 00 00 68 e0 10 08 4c 40
dis buffer_store_b32 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 68 e0 10 08 6c 40
asm buffer_store_b32 v8, v16, s[48:51], s64 idxen = 00 00 68 e0 10 08 8c 40
dis buffer_store_b32 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 68 e0 10 08 ac 40
asm buffer_store_b32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 68 e0 10 08 cc 40
dis buffer_store_b32 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 68 e0 10 08 ec 40

target gfx1200
asm buffer_store_b32 v8, off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SYS = 40 80 06 c4 08 60 ac 00 00 00 00 00
asm buffer_store_b32 v8, v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_DEV = 40 80 06 c4 08 60 a8 40 10 00 00 00
asm buffer_store_b32 v8, v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_SYS = 40 80 06 c4 08 60 ac 80 10 00 00 00
asm buffer_store_b32 v8, v[16:17], s[48:51], s64 idxen offen = 40 80 06 c4 08 60 80 c0 10 00 00 00
dis buffer_store_b32 v[106:107], off, s[48:51], s16 th:TH_STORE_HT scope:SCOPE_SE tfe = 10 80 46 c4 6a 60 a4 00 00 00 00 00
dis buffer_store_b32 v[84:85], v16, s[16:19], s32 offen th:TH_STORE_HT scope:SCOPE_SYS tfe = 20 80 46 c4 54 20 ac 40 10 00 00 00
dis buffer_store_b32 v[104:105], v16, s[48:51], s0 idxen th:TH_STORE_HT scope:SCOPE_SYS tfe = 00 80 46 c4 68 60 ac 80 10 00 00 00
dis buffer_store_b32 v[92:93], v[16:17], s[0:3], s0 idxen offen th:TH_STORE_HT tfe = 00 80 46 c4 5c 00 a0 c0 10 00 00 00
