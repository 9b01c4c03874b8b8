# buffer_load_ushort: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_ushort v255, off, s[16:19], -16 offset:4 glc slc = 04 40 4a e0 00 ff 04 d0
asm buffer_load_ushort v5, v100, s[44:47], 64 offen offset:4095 = ff 1f 48 e0 64 05 0b c0
asm buffer_load_ushort v113, s[84:87], m0 offen offset:1 lds = 01 10 49 e0 71 00 15 7c
asm buffer_load_ushort v255, v7, s[32:35], -16 idxen offset:4 slc = 04 20 4a e0 07 ff 08 d0
asm buffer_load_ushort v255, s[8:11], 64 idxen offset:1 lds = 01 20 49 e0 ff 00 02 c0
asm buffer_load_ushort v0, v[0:1], s[56:59], m0 idxen offen offset:4095 slc = ff 3f 4a e0 00 00 0e 7c
asm buffer_load_ushort v[74:75], s[52:55], 0.5 idxen offen offset:4 glc lds = 04 70 49 e0 4a 00 0d f0
asm buffer_load_ushort v[7:8], off, s[72:75], s96 tfe = 00 00 48 e0 00 07 92 60
asm buffer_load_ushort v[7:8], v7, s[40:43], m0 offen tfe = 00 10 48 e0 07 07 8a 7c
asm buffer_load_ushort v[7:8], v5, s[36:39], -16 idxen tfe = 00 20 48 e0 05 07 89 d0
bad buffer_load_ushort v100, off, s[8:11] ! 1:38: expected 4 operands, found 3
bad buffer_load_ushort s100, off, s[8:11], -16 ! 1:20: destination must be a vector register

target gfx803
asm buffer_load_ushort off, ttmp[4:7], m0 offset:4 glc slc lds = 04 40 4b e0 00 00 1d 7c
asm buffer_load_ushort v[5:6], v[203:204], ttmp[4:7], s61 idxen offen tfe = 00 30 48 e0 cb 05 9d 3d

target gfx900 gfx906
asm buffer_load_ushort off, ttmp[4:7], m0 offset:4 glc slc lds = 04 40 4b e0 00 00 1c 7c
asm buffer_load_ushort v[5:6], v[203:204], ttmp[4:7], s61 idxen offen tfe = 00 30 48 e0 cb 05 9c 3d

target gfx1010
asm buffer_load_ushort v8, off, s[48:51], s64 = 00 00 28 e0 00 08 0c 40
asm buffer_load_ushort v[8:9], off, s[48:51], s64 tfe = 00 00 28 e0 00 08 8c 40
asm buffer_load_ushort off, s[32:35], s48 lds = 00 00 29 e0 00 00 08 30
asm buffer_load_ushort v8, v16, s[48:51], s64 offen = 00 10 28 e0 10 08 0c 40
asm buffer_load_ushort v[8:9], v16, s[48:51], s64 offen tfe = 00 10 28 e0 10 08 8c 40
asm buffer_load_ushort v8, s[32:35], s48 offen lds = 00 10 29 e0 08 00 08 30
asm buffer_load_ushort v8, v16, s[48:51], s64 idxen = 00 20 28 e0 10 08 0c 40
asm buffer_load_ushort v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 28 e0 10 08 8c 40
asm buffer_load_ushort v8, s[32:35], s48 idxen lds = 00 20 29 e0 08 00 08 30
asm buffer_load_ushort v8, v[16:17], s[48:51], s64 idxen offen = 00 30 28 e0 10 08 0c 40
asm buffer_load_ushort v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 28 e0 10 08 8c 40
asm buffer_load_ushort v[8:9], s[32:35], s48 idxen offen lds = 00 30 29 e0 08 00 08 30

target gfx90a
asm buffer_load_ushort v8, off, s[48:51], s64 = 00 00 48 e0 00 08 0c 40
asm buffer_load_ushort off, s[32:35], s48 lds = 00 00 49 e0 00 00 08 30
asm buffer_load_ushort v8, v16, s[48:51], s64 offen = 00 10 48 e0 10 08 0c 40
asm buffer_load_ushort v8, s[32:35], s48 offen lds = 00 10 49 e0 08 00 08 30
asm buffer_load_ushort v8, v16, s[48:51], s64 idxen = 00 20 48 e0 10 08 0c 40
asm buffer_load_ushort v8, s[32:35], s48 idxen lds = 00 20 49 e0 08 00 08 30
asm buffer_load_ushort v8, v[16:17], s[48:51], s64 idxen offen = 00 30 48 e0 10 08 0c 40
asm buffer_load_ushort v[8:9], s[32:35], s48 idxen offen lds = 00 30 49 e0 08 00 08 30

target gfx1100
asm buffer_load_u16 v8, off, s[48:51], s64 = 00 00 48 e0 00 08 0c 40
asm buffer_load_u16 v[8:9], off, s[48:51], s64 tfe = 00 00 48 e0 00 08 2c 40
asm buffer_load_u16 v8, v16, s[48:51], s64 offen = 00 00 48 e0 10 08 4c 40
asm buffer_load_u16 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 48 e0 10 08 6c 40
asm buffer_load_u16 v8, v16, s[48:51], s64 idxen = 00 00 48 e0 10 08 8c 40
asm buffer_load_u16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 48 e0 10 08 ac 40
asm buffer_load_u16 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 48 e0 10 08 cc 40
asm buffer_load_u16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 48 e0 10 08 ec 40

target gfx1200
asm buffer_load_u16 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 80 04 c4 08 60 8c 00 00 00 00 00
asm buffer_load_u16 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV tfe = 40 80 44 c4 08 60 88 00 00 00 00 00
asm buffer_load_u16 v8, v16, s[48:51], s64 offen th:TH_LOAD_NT = 40 80 04 c4 08 60 90 40 10 00 00 00
asm buffer_load_u16 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 80 44 c4 08 60 a4 40 10 00 00 00
asm buffer_load_u16 v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS = 40 80 04 c4 08 60 ac 80 10 00 00 00
asm buffer_load_u16 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS tfe = 40 80 44 c4 08 60 9c 80 10 00 00 00
asm buffer_load_u16 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SE = 40 80 04 c4 08 60 94 c0 10 00 00 00
asm buffer_load_u16 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT tfe = 40 80 44 c4 08 60 90 c0 10 00 00 00
