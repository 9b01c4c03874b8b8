# buffer_load_dword: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_dword off, s[28:31], -16 offset:4 lds = 04 00 51 e0 00 00 07 d0
asm buffer_load_dword v1, v1, s[88:91], m0 offen offset:4095 slc = ff 1f 52 e0 01 01 16 7c
asm buffer_load_dword v1, s[56:59], 0.5 offen offset:4095 lds = ff 1f 51 e0 01 00 0e f0
asm buffer_load_dword v5, v7, s[20:23], 0.5 idxen offset:1 glc = 01 60 50 e0 07 05 05 f0
asm buffer_load_dword v1, v[0:1], s[72:75], s9 idxen offen offset:4095 slc = ff 3f 52 e0 00 01 12 09
asm buffer_load_dword v[79:80], s[20:23], s12 idxen offen offset:1 lds = 01 30 51 e0 4f 00 05 0c
asm buffer_load_dword v[7:8], off, s[36:39], 64 tfe = 00 00 50 e0 00 07 89 c0
asm buffer_load_dword v[5:6], v5, s[92:95], s29 offen tfe = 00 10 50 e0 05 05 97 1d
asm buffer_load_dword v[100:101], v155, s[36:39], flat_scratch_lo idxen offset:1 tfe = 01 20 50 e0 9b 64 89 66
asm buffer_load_dword v[100:101], v[100:101], s[0:3], -16 idxen offen tfe = 00 30 50 e0 64 64 80 d0
bad buffer_load_dword v100, off, s[8:11] ! 1:37: expected 4 operands, found 3
bad buffer_load_dword s100, off, s[8:11], -16 ! 1:19: destination must be a vector register

target gfx803
asm buffer_load_dword v6, off, ttmp[4:7], 0.5 offset:4095 slc = ff 0f 52 e0 00 06 1d f0
asm buffer_load_dword v255, ttmp[4:7], m0 idxen offset:4095 lds = ff 2f 51 e0 ff 00 1d 7c

target gfx900 gfx906
asm buffer_load_dword v6, off, ttmp[4:7], 0.5 offset:4095 slc = ff 0f 52 e0 00 06 1c f0
asm buffer_load_dword v255, ttmp[4:7], m0 idxen offset:4095 lds = ff 2f 51 e0 ff 00 1c 7c

target gfx1010
asm buffer_load_dword v8, off, s[48:51], s64 = 00 00 30 e0 00 08 0c 40
asm buffer_load_dword v[8:9], off, s[48:51], s64 tfe = 00 00 30 e0 00 08 8c 40
asm buffer_load_dword off, s[32:35], s48 lds = 00 00 31 e0 00 00 08 30
asm buffer_load_dword v8, v16, s[48:51], s64 offen = 00 10 30 e0 10 08 0c 40
asm buffer_load_dword v[8:9], v16, s[48:51], s64 offen tfe = 00 10 30 e0 10 08 8c 40
asm buffer_load_dword v8, s[32:35], s48 offen lds = 00 10 31 e0 08 00 08 30
asm buffer_load_dword v8, v16, s[48:51], s64 idxen = 00 20 30 e0 10 08 0c 40
asm buffer_load_dword v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 30 e0 10 08 8c 40
asm buffer_load_dword v8, s[32:35], s48 idxen lds = 00 20 31 e0 08 00 08 30
asm buffer_load_dword v8, v[16:17], s[48:51], s64 idxen offen = 00 30 30 e0 10 08 0c 40
asm buffer_load_dword v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 30 e0 10 08 8c 40
asm buffer_load_dword v[8:9], s[32:35], s48 idxen offen lds = 00 30 31 e0 08 00 08 30

target gfx90a
asm buffer_load_dword v8, off, s[48:51], s64 = 00 00 50 e0 00 08 0c 40
asm buffer_load_dword off, s[32:35], s48 lds = 00 00 51 e0 00 00 08 30
asm buffer_load_dword v8, v16, s[48:51], s64 offen = 00 10 50 e0 10 08 0c 40
asm buffer_load_dword v8, s[32:35], s48 offen lds = 00 10 51 e0 08 00 08 30
asm buffer_load_dword v8, v16, s[48:51], s64 idxen = 00 20 50 e0 10 08 0c 40
asm buffer_load_dword v8, s[32:35], s48 idxen lds = 00 20 51 e0 08 00 08 30
asm buffer_load_dword v8, v[16:17], s[48:51], s64 idxen offen = 00 30 50 e0 10 08 0c 40
asm buffer_load_dword v[8:9], s[32:35], s48 idxen offen lds = 00 30 51 e0 08 00 08 30

target gfx1100
asm buffer_load_b32 v8, off, s[48:51], s64 = 00 00 50 e0 00 08 0c 40
asm buffer_load_b32 v[8:9], off, s[48:51], s64 tfe = 00 00 50 e0 00 08 2c 40
asm buffer_load_b32 v8, v16, s[48:51], s64 offen = 00 00 50 e0 10 08 4c 40
asm buffer_load_b32 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 50 e0 10 08 6c 40
asm buffer_load_b32 v8, v16, s[48:51], s64 idxen = 00 00 50 e0 10 08 8c 40
asm buffer_load_b32 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 50 e0 10 08 ac 40
asm buffer_load_b32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 50 e0 10 08 cc 40
asm buffer_load_b32 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 50 e0 10 08 ec 40

target gfx1200
asm buffer_load_b32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 00 05 c4 08 60 8c 00 00 00 00 00
asm buffer_load_b32 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV tfe = 40 00 45 c4 08 60 88 00 00 00 00 00
asm buffer_load_b32 v8, v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_SE = 40 00 05 c4 08 60 a4 40 10 00 00 00
asm buffer_load_b32 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS tfe = 40 00 45 c4 08 60 8c 40 10 00 00 00
asm buffer_load_b32 v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS = 40 00 05 c4 08 60 9c 80 10 00 00 00
asm buffer_load_b32 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 00 45 c4 08 60 ac 80 10 00 00 00
asm buffer_load_b32 v8, v[16:17], s[48:51], s64 idxen offen = 40 00 05 c4 08 60 80 c0 10 00 00 00
asm buffer_load_b32 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SE tfe = 40 00 45 c4 08 60 94 c0 10 00 00 00
