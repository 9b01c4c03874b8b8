# buffer_load_format_d16_xyz: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_load_format_d16_xyz v[7:9], off, ttmp[4:7], 0.5 offset:4095 slc = ff 0f 2a e0 00 07 1d f0
asm buffer_load_format_d16_xyz v[5:7], v215, s[52:55], s68 offen offset:4095 glc slc = ff 5f 2a e0 d7 05 0d 44
asm buffer_load_format_d16_xyz v[0:2], v0, s[56:59], s56 idxen offset:4 glc = 04 60 28 e0 00 00 0e 38
asm buffer_load_format_d16_xyz v[100:102], v[1:2], s[84:87], 0.5 idxen offen offset:4 slc = 04 30 2a e0 01 64 15 f0
asm buffer_load_format_d16_xyz v[190:193], off, s[4:7], m0 offset:4 tfe = 04 00 28 e0 00 be 81 7c
asm buffer_load_format_d16_xyz v[252:255], v5, s[32:35], 64 offen offset:4 tfe = 04 10 28 e0 05 fc 88 c0
asm buffer_load_format_d16_xyz v[100:103], v255, s[84:87], 64 idxen offset:1 glc tfe = 01 60 28 e0 ff 64 95 c0
asm buffer_load_format_d16_xyz v[1:4], v[254:255], s[36:39], 64 idxen offen offset:1 slc tfe = 01 30 2a e0 fe 01 89 c0
bad buffer_load_format_d16_xyz v[100:102], off, s[8:11] ! 1:52: expected 4 operands, found 3
bad buffer_load_format_d16_xyz s[100:102], off, s[8:11], -16 ! 1:28: s102 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm buffer_load_format_d16_xyz v[5:6], v215, s[52:55], s68 offen offset:4095 glc slc = ff 5f 2a e0 d7 05 0d 44
asm buffer_load_format_d16_xyz v[0:1], v0, s[56:59], s56 idxen offset:4 glc = 04 60 28 e0 00 00 0e 38
asm buffer_load_format_d16_xyz v[100:101], v[1:2], s[84:87], 0.5 idxen offen offset:4 slc = 04 30 2a e0 01 64 15 f0
asm buffer_load_format_d16_xyz v[190:192], off, s[4:7], m0 offset:4 tfe = 04 00 28 e0 00 be 81 7c
asm buffer_load_format_d16_xyz v[253:255], v5, s[32:35], 64 offen offset:4 tfe = 04 10 28 e0 05 fd 88 c0
asm buffer_load_format_d16_xyz v[100:102], v255, s[84:87], 64 idxen offset:1 glc tfe = 01 60 28 e0 ff 64 95 c0
asm buffer_load_format_d16_xyz v[1:3], v[254:255], s[36:39], 64 idxen offen offset:1 slc tfe = 01 30 2a e0 fe 01 89 c0
bad buffer_load_format_d16_xyz v[100:101], off, s[8:11] ! 1:52: expected 4 operands, found 3
bad buffer_load_format_d16_xyz s[100:101], off, s[8:11], -16 ! 1:28: destination must be 2 vector registers

target gfx810
asm buffer_load_format_d16_xyz v[7:8], off, ttmp[4:7], 0.5 offset:4095 slc = ff 0f 2a e0 00 07 1d f0
bad buffer_load_format_d16_xyz v[7:9], off, ttmp[4:7], 0.5 offset:4095 slc ! 1:28: first operand takes 2 vector registers, found 3 registers

target gfx900 gfx906
asm buffer_load_format_d16_xyz v[7:8], off, ttmp[4:7], 0.5 offset:4095 slc = ff 0f 2a e0 00 07 1c f0

target gfx1010
asm buffer_load_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 08 e2 00 08 0c 40
asm buffer_load_format_d16_xyz v[8:10], off, s[48:51], s64 tfe = 00 00 08 e2 00 08 8c 40
asm buffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 08 e2 10 08 0c 40
asm buffer_load_format_d16_xyz v[8:10], v16, s[48:51], s64 offen tfe = 00 10 08 e2 10 08 8c 40
asm buffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 08 e2 10 08 0c 40
asm buffer_load_format_d16_xyz v[8:10], v16, s[48:51], s64 idxen tfe = 00 20 08 e2 10 08 8c 40
asm buffer_load_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 08 e2 10 08 0c 40
asm buffer_load_format_d16_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 08 e2 10 08 8c 40

target gfx90a
asm buffer_load_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 28 e0 00 08 0c 40
asm buffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 28 e0 10 08 0c 40
asm buffer_load_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 28 e0 10 08 0c 40
asm buffer_load_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 28 e0 10 08 0c 40

target gfx1100
asm buffer_load_d16_format_xyz v[8:9], off, s[48:51], s64 = 00 00 28 e0 00 08 0c 40
asm buffer_load_d16_format_xyz v[8:10], off, s[48:51], s64 tfe = 00 00 28 e0 00 08 2c 40
asm buffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 offen = 00 00 28 e0 10 08 4c 40
asm buffer_load_d16_format_xyz v[8:10], v16, s[48:51], s64 offen tfe = 00 00 28 e0 10 08 6c 40
asm buffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen = 00 00 28 e0 10 08 8c 40
asm buffer_load_d16_format_xyz v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 28 e0 10 08 ac 40
asm buffer_load_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 28 e0 10 08 cc 40
asm buffer_load_d16_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 28 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_format_xyz v[8:9], off, s[48:51], s64 scope:SCOPE_DEV = 40 80 02 c4 08 60 88 00 00 00 00 00
asm buffer_load_d16_format_xyz v[8:10], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 80 42 c4 08 60 a4 00 00 00 00 00
asm buffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 offen = 40 80 02 c4 08 60 80 40 10 00 00 00
asm buffer_load_d16_format_xyz v[8:10], v16, s[48:51], s64 offen th:TH_LOAD_NT tfe = 40 80 42 c4 08 60 90 40 10 00 00 00
asm buffer_load_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT = 40 80 02 c4 08 60 a0 80 10 00 00 00
asm buffer_load_d16_format_xyz v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 80 42 c4 08 60 a8 80 10 00 00 00
asm buffer_load_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 80 02 c4 08 60 ac c0 10 00 00 00
asm buffer_load_d16_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 80 42 c4 08 60 a8 c0 10 00 00 00
