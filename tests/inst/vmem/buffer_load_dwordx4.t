# buffer_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_dwordx4 v[0:3], off, s[32:35], m0 offset:4095 = ff 0f 5c e0 00 00 08 7c
asm buffer_load_dwordx4 v[252:255], v0, s[40:43], -16 offen offset:1 = 01 10 5c e0 00 fc 0a d0
asm buffer_load_dwordx4 v[0:3], v89, s[16:19], -16 idxen offset:4095 slc = ff 2f 5e e0 59 00 04 d0
asm buffer_load_dwordx4 v[252:255], v[7:8], s[84:87], 0 idxen offen offset:1 glc slc = 01 70 5e e0 07 fc 15 80
asm buffer_load_dwordx4 v[0:4], off, s[92:95], s90 offset:4095 glc slc tfe = ff 4f 5e e0 00 00 97 5a
asm buffer_load_dwordx4 v[170:174], v111, s[28:31], m0 offen offset:1 slc tfe = 01 10 5e e0 6f aa 87 7c
asm buffer_load_dwordx4 v[100:104], v0, s[68:71], -16 idxen offset:4095 glc tfe = ff 6f 5c e0 00 64 91 d0
asm buffer_load_dwordx4 v[100:104], v[100:101], s[36:39], 0 idxen offen offset:1 tfe = 01 30 5c e0 64 64 89 80
bad buffer_load_dwordx4 v[100:103], off, s[8:11] ! 1:45: expected 4 operands, found 3

target gfx803
bad buffer_load_dwordx4 s[100:103], off, s[8:11], -16 ! 1:21: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad buffer_load_dwordx4 s[100:103], off, s[8:11], -16 ! 1:21: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_load_dwordx4 s[100:103], off, s[8:11], -16 ! 1:21: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm buffer_load_dwordx4 v[8:11], off, s[48:51], s64 = 00 00 38 e0 00 08 0c 40
asm buffer_load_dwordx4 v[8:12], off, s[48:51], s64 tfe = 00 00 38 e0 00 08 8c 40
asm buffer_load_dwordx4 v[8:11], v16, s[48:51], s64 offen = 00 10 38 e0 10 08 0c 40
asm buffer_load_dwordx4 v[8:12], v16, s[48:51], s64 offen tfe = 00 10 38 e0 10 08 8c 40
asm buffer_load_dwordx4 v[8:11], v16, s[48:51], s64 idxen = 00 20 38 e0 10 08 0c 40
asm buffer_load_dwordx4 v[8:12], v16, s[48:51], s64 idxen tfe = 00 20 38 e0 10 08 8c 40
asm buffer_load_dwordx4 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 38 e0 10 08 0c 40
asm buffer_load_dwordx4 v[8:12], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 38 e0 10 08 8c 40

target gfx90a
asm buffer_load_dwordx4 v[8:11], off, s[48:51], s64 = 00 00 5c e0 00 08 0c 40
asm buffer_load_dwordx4 v[8:11], v16, s[48:51], s64 offen = 00 10 5c e0 10 08 0c 40
asm buffer_load_dwordx4 v[8:11], v16, s[48:51], s64 idxen = 00 20 5c e0 10 08 0c 40
asm buffer_load_dwordx4 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 5c e0 10 08 0c 40

target gfx950
asm buffer_load_dwordx4 off, s[32:35], s48 lds = 00 00 5d e0 00 00 08 30
asm buffer_load_dwordx4 v8, s[32:35], s48 offen lds = 00 10 5d e0 08 00 08 30
asm buffer_load_dwordx4 v8, s[32:35], s48 idxen lds = 00 20 5d e0 08 00 08 30
asm buffer_load_dwordx4 v[8:9], s[32:35], s48 idxen offen lds = 00 30 5d e0 08 00 08 30

target gfx1100
asm buffer_load_b128 v[8:11], off, s[48:51], s64 = 00 00 5c e0 00 08 0c 40
asm buffer_load_b128 v[8:12], off, s[48:51], s64 tfe = 00 00 5c e0 00 08 2c 40
asm buffer_load_b128 v[8:11], v16, s[48:51], s64 offen = 00 00 5c e0 10 08 4c 40
asm buffer_load_b128 v[8:12], v16, s[48:51], s64 offen tfe = 00 00 5c e0 10 08 6c 40
asm buffer_load_b128 v[8:11], v16, s[48:51], s64 idxen = 00 00 5c e0 10 08 8c 40
asm buffer_load_b128 v[8:12], v16, s[48:51], s64 idxen tfe = 00 00 5c e0 10 08 ac 40
asm buffer_load_b128 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 00 5c e0 10 08 cc 40
asm buffer_load_b128 v[8:12], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 5c e0 10 08 ec 40

target gfx1200
asm buffer_load_b128 v[8:11], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_DEV = 40 c0 05 c4 08 60 a8 00 00 00 00 00
asm buffer_load_b128 v[8:12], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 c0 45 c4 08 60 a8 00 00 00 00 00
asm buffer_load_b128 v[8:11], v16, s[48:51], s64 offen = 40 c0 05 c4 08 60 80 40 10 00 00 00
asm buffer_load_b128 v[8:12], v16, s[48:51], s64 offen scope:SCOPE_SYS tfe = 40 c0 45 c4 08 60 8c 40 10 00 00 00
asm buffer_load_b128 v[8:11], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SE = 40 c0 05 c4 08 60 a4 80 10 00 00 00
asm buffer_load_b128 v[8:12], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 c0 45 c4 08 60 ac 80 10 00 00 00
asm buffer_load_b128 v[8:11], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 c0 05 c4 08 60 84 c0 10 00 00 00
asm buffer_load_b128 v[8:12], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT tfe = 40 c0 45 c4 08 60 90 c0 10 00 00 00
