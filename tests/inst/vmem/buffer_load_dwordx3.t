# buffer_load_dwordx3: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_dwordx3 v[7:9], off, s[40:43], m0 offset:4095 slc = ff 0f 5a e0 00 07 0a 7c
asm buffer_load_dwordx3 v[7:9], v5, s[84:87], 0 offen offset:1 = 01 10 58 e0 05 07 15 80
asm buffer_load_dwordx3 v[245:247], v255, s[44:47], vcc_lo idxen offset:4 = 04 20 58 e0 ff f5 0b 6a
asm buffer_load_dwordx3 v[253:255], v[48:49], s[0:3], 0 idxen offen offset:4095 slc = ff 3f 5a e0 30 fd 00 80
asm buffer_load_dwordx3 v[7:10], v10, s[8:11], -16 offen offset:1 glc slc tfe = 01 50 5a e0 0a 07 82 d0
asm buffer_load_dwordx3 v[100:103], v5, s[68:71], m0 idxen offset:4095 glc tfe = ff 6f 58 e0 05 64 91 7c
asm buffer_load_dwordx3 v[1:4], v[0:1], s[56:59], 0.5 idxen offen offset:1 tfe = 01 30 58 e0 00 01 8e f0
bad buffer_load_dwordx3 v[100:102], off, s[8:11] ! 1:45: expected 4 operands, found 3

target gfx803
asm buffer_load_dwordx3 v[1:4], off, ttmp[4:7], 64 offset:1 slc tfe = 01 00 5a e0 00 01 9d c0
bad buffer_load_dwordx3 s[100:102], off, s[8:11], -16 ! 1:21: s102 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_load_dwordx3 v[1:4], off, ttmp[4:7], 64 offset:1 slc tfe = 01 00 5a e0 00 01 9c c0

target gfx900
bad buffer_load_dwordx3 s[100:102], off, s[8:11], -16 ! 1:21: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_load_dwordx3 s[100:102], off, s[8:11], -16 ! 1:21: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm buffer_load_dwordx3 v[8:10], off, s[48:51], s64 = 00 00 3c e0 00 08 0c 40
asm buffer_load_dwordx3 v[8:11], off, s[48:51], s64 tfe = 00 00 3c e0 00 08 8c 40
asm buffer_load_dwordx3 v[8:10], v16, s[48:51], s64 offen = 00 10 3c e0 10 08 0c 40
asm buffer_load_dwordx3 v[8:11], v16, s[48:51], s64 offen tfe = 00 10 3c e0 10 08 8c 40
asm buffer_load_dwordx3 v[8:10], v16, s[48:51], s64 idxen = 00 20 3c e0 10 08 0c 40
asm buffer_load_dwordx3 v[8:11], v16, s[48:51], s64 idxen tfe = 00 20 3c e0 10 08 8c 40
asm buffer_load_dwordx3 v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 3c e0 10 08 0c 40
asm buffer_load_dwordx3 v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 3c e0 10 08 8c 40

target gfx90a
asm buffer_load_dwordx3 v[8:10], off, s[48:51], s64 = 00 00 58 e0 00 08 0c 40
asm buffer_load_dwordx3 v[8:10], v16, s[48:51], s64 offen = 00 10 58 e0 10 08 0c 40
asm buffer_load_dwordx3 v[8:10], v16, s[48:51], s64 idxen = 00 20 58 e0 10 08 0c 40
asm buffer_load_dwordx3 v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 58 e0 10 08 0c 40

target gfx950
asm buffer_load_dwordx3 off, s[32:35], s48 lds = 00 00 59 e0 00 00 08 30
asm buffer_load_dwordx3 v8, s[32:35], s48 offen lds = 00 10 59 e0 08 00 08 30
asm buffer_load_dwordx3 v8, s[32:35], s48 idxen lds = 00 20 59 e0 08 00 08 30
asm buffer_load_dwordx3 v[8:9], s[32:35], s48 idxen offen lds = 00 30 59 e0 08 00 08 30

target gfx1100
asm buffer_load_b96 v[8:10], off, s[48:51], s64 = 00 00 58 e0 00 08 0c 40
asm buffer_load_b96 v[8:11], off, s[48:51], s64 tfe = 00 00 58 e0 00 08 2c 40
asm buffer_load_b96 v[8:10], v16, s[48:51], s64 offen = 00 00 58 e0 10 08 4c 40
asm buffer_load_b96 v[8:11], v16, s[48:51], s64 offen tfe = 00 00 58 e0 10 08 6c 40
asm buffer_load_b96 v[8:10], v16, s[48:51], s64 idxen = 00 00 58 e0 10 08 8c 40
asm buffer_load_b96 v[8:11], v16, s[48:51], s64 idxen tfe = 00 00 58 e0 10 08 ac 40
asm buffer_load_b96 v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 00 58 e0 10 08 cc 40
asm buffer_load_b96 v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 58 e0 10 08 ec 40

target gfx1200
asm buffer_load_b96 v[8:10], off, s[48:51], s64 scope:SCOPE_SE = 40 80 05 c4 08 60 84 00 00 00 00 00
asm buffer_load_b96 v[8:11], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 80 45 c4 08 60 ac 00 00 00 00 00
asm buffer_load_b96 v[8:10], v16, s[48:51], s64 offen th:TH_LOAD_NT = 40 80 05 c4 08 60 90 40 10 00 00 00
asm buffer_load_b96 v[8:11], v16, s[48:51], s64 offen th:TH_LOAD_NT scope:SCOPE_SYS tfe = 40 80 45 c4 08 60 9c 40 10 00 00 00
asm buffer_load_b96 v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE = 40 80 05 c4 08 60 94 80 10 00 00 00
asm buffer_load_b96 v[8:11], v16, s[48:51], s64 idxen th:TH_LOAD_HT tfe = 40 80 45 c4 08 60 a0 80 10 00 00 00
asm buffer_load_b96 v[8:10], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 80 05 c4 08 60 88 c0 10 00 00 00
asm buffer_load_b96 v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 40 80 45 c4 08 60 80 c0 10 00 00 00
