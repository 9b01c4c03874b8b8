# buffer_load_format_xyz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_format_xyz v[0:2], off, s[76:79], s47 offset:1 slc = 01 00 0a e0 00 00 13 2f
asm buffer_load_format_xyz v[253:255], v0, s[64:67], m0 offen offset:1 glc = 01 50 08 e0 00 fd 10 7c
asm buffer_load_format_xyz v[194:197], off, s[40:43], 0.5 offset:4095 glc tfe = ff 4f 08 e0 00 c2 8a f0
asm buffer_load_format_xyz v[0:3], v[5:6], s[76:79], m0 idxen offen offset:4095 glc tfe = ff 7f 08 e0 05 00 93 7c
bad buffer_load_format_xyz v[100:102], off, s[8:11] ! 1:48: expected 4 operands, found 3

target gfx803
asm buffer_load_format_xyz v[253:255], v0, ttmp[4:7], -16 idxen offset:1 glc = 01 60 08 e0 00 fd 1d d0
asm buffer_load_format_xyz v[0:2], v[1:2], ttmp[4:7], s48 idxen offen offset:4 glc slc = 04 70 0a e0 01 00 1d 30
asm buffer_load_format_xyz v[1:4], v1, ttmp[4:7], s98 offen offset:4 slc tfe = 04 10 0a e0 01 01 9d 62
asm buffer_load_format_xyz v[0:3], v5, ttmp[4:7], m0 idxen offset:4095 glc tfe = ff 6f 08 e0 05 00 9d 7c
bad buffer_load_format_xyz s[100:102], off, s[8:11], -16 ! 1:24: s102 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_load_format_xyz v[253:255], v0, ttmp[4:7], -16 idxen offset:1 glc = 01 60 08 e0 00 fd 1c d0
asm buffer_load_format_xyz v[0:2], v[1:2], ttmp[4:7], s48 idxen offen offset:4 glc slc = 04 70 0a e0 01 00 1c 30
asm buffer_load_format_xyz v[1:4], v1, ttmp[4:7], s98 offen offset:4 slc tfe = 04 10 0a e0 01 01 9c 62
asm buffer_load_format_xyz v[0:3], v5, ttmp[4:7], m0 idxen offset:4095 glc tfe = ff 6f 08 e0 05 00 9c 7c

target gfx900
bad buffer_load_format_xyz s[100:102], off, s[8:11], -16 ! 1:24: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_load_format_xyz s[100:102], off, s[8:11], -16 ! 1:24: s102 does not exist; gfx906 has s0 to s101

target gfx1010 gfx90a gfx1100
asm buffer_load_format_xyz v[8:10], off, s[48:51], s64 = 00 00 08 e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 10 08 e0 10 08 0c 40
asm buffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 20 08 e0 10 08 0c 40
asm buffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 08 e0 10 08 0c 40

target gfx1010
asm buffer_load_format_xyz v[8:11], off, s[48:51], s64 tfe = 00 00 08 e0 00 08 8c 40
asm buffer_load_format_xyz v[8:11], v16, s[48:51], s64 offen tfe = 00 10 08 e0 10 08 8c 40
asm buffer_load_format_xyz v[8:11], v16, s[48:51], s64 idxen tfe = 00 20 08 e0 10 08 8c 40
asm buffer_load_format_xyz v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 08 e0 10 08 8c 40

target gfx1100
asm buffer_load_format_xyz v[8:11], off, s[48:51], s64 tfe = 00 00 08 e0 00 08 2c 40
asm buffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 00 08 e0 10 08 4c 40
asm buffer_load_format_xyz v[8:11], v16, s[48:51], s64 offen tfe = 00 00 08 e0 10 08 6c 40
asm buffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 00 08 e0 10 08 8c 40
asm buffer_load_format_xyz v[8:11], v16, s[48:51], s64 idxen tfe = 00 00 08 e0 10 08 ac 40
asm buffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 00 08 e0 10 08 cc 40
asm buffer_load_format_xyz v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 08 e0 10 08 ec 40

target gfx1200
asm buffer_load_format_xyz v[8:10], off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_DEV = 40 80 00 c4 08 60 98 00 00 00 00 00
asm buffer_load_format_xyz v[8:11], off, s[48:51], s64 th:TH_LOAD_HT tfe = 40 80 40 c4 08 60 a0 00 00 00 00 00
asm buffer_load_format_xyz v[8:10], v16, s[48:51], s64 offen th:TH_LOAD_HT = 40 80 00 c4 08 60 a0 40 10 00 00 00
asm buffer_load_format_xyz v[8:11], v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_SE tfe = 40 80 40 c4 08 60 94 40 10 00 00 00
asm buffer_load_format_xyz v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE = 40 80 00 c4 08 60 94 80 10 00 00 00
asm buffer_load_format_xyz v[8:11], v16, s[48:51], s64 idxen th:TH_LOAD_HT tfe = 40 80 40 c4 08 60 a0 80 10 00 00 00
asm buffer_load_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SYS = 40 80 00 c4 08 60 9c c0 10 00 00 00
asm buffer_load_format_xyz v[8:11], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 80 40 c4 08 60 ac c0 10 00 00 00
