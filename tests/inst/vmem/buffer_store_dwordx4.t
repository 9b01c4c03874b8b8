# buffer_store_dwordx4: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_dwordx4 v[7:10], off, s[12:15], s71 offset:1 slc = 01 00 7e e0 00 07 03 47
asm buffer_store_dwordx4 v[5:8], v5, s[4:7], 0.5 offen offset:1 = 01 10 7c e0 05 05 01 f0
asm buffer_store_dwordx4 v[1:4], v[1:2], s[32:35], s61 idxen offen offset:1 = 01 30 7c e0 01 01 08 3d
asm buffer_store_dwordx4 v[1:4], off, s[80:83], 64 offset:4095 glc = ff 4f 7c e0 00 01 14 c0
asm buffer_store_dwordx4 v[100:103], v139, s[12:15], 0.5 idxen offset:1 glc = 01 60 7c e0 8b 64 03 f0
asm buffer_store_dwordx4 v[201:204], v[1:2], s[64:67], m0 idxen offen offset:4095 glc = ff 7f 7c e0 01 c9 10 7c
bad buffer_store_dwordx4 v[100:103], off, s[8:11] ! 1:46: expected 4 operands, found 3

target gfx803
asm buffer_store_dwordx4 v[252:255], v158, ttmp[4:7], 0 idxen offset:4 = 04 20 7c e0 9e fc 1d 80
asm buffer_store_dwordx4 v[233:236], v1, ttmp[4:7], s49 offen offset:1 glc slc = 01 50 7e e0 01 e9 1d 31
dis buffer_store_dwordx4 v[160:164], off, s[16:19], s80 offset:4 glc slc tfe = 04 40 7e e0 00 a0 84 50
dis buffer_store_dwordx4 v[195:199], v255, s[40:43], s92 offen offset:1 slc tfe = 01 10 7e e0 ff c3 8a 5c
dis buffer_store_dwordx4 v[45:49], v5, s[36:39], -16 idxen offset:4 glc tfe = 04 60 7c e0 05 2d 89 d0
dis buffer_store_dwordx4 v[170:174], v[208:209], s[72:75], -16 idxen offen offset:4095 glc tfe = ff 7f 7c e0 d0 aa 92 d0
bad buffer_store_dwordx4 s[100:103], off, s[8:11], -16 ! 1:22: s103 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_store_dwordx4 v[252:255], v158, ttmp[4:7], 0 idxen offset:4 = 04 20 7c e0 9e fc 1c 80
asm buffer_store_dwordx4 v[233:236], v1, ttmp[4:7], s49 offen offset:1 glc slc = 01 50 7e e0 01 e9 1c 31

target gfx900
bad buffer_store_dwordx4 s[100:103], off, s[8:11], -16 ! 1:22: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_store_dwordx4 s[100:103], off, s[8:11], -16 ! 1:22: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm buffer_store_dwordx4 v[8:11], off, s[48:51], s64 = 00 00 78 e0 00 08 0c 40
asm buffer_store_dwordx4 v[8:11], v16, s[48:51], s64 offen = 00 10 78 e0 10 08 0c 40
asm buffer_store_dwordx4 v[8:11], v16, s[48:51], s64 idxen = 00 20 78 e0 10 08 0c 40
asm buffer_store_dwordx4 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 78 e0 10 08 0c 40
dis buffer_store_dwordx4 v[126:130], off, s[48:51], s56 offset:2100 glc slc tfe = 34 48 78 e0 00 7e cc 38
dis buffer_store_dwordx4 v[34:38], v190, s[48:51], s5 offen offset:3032 tfe = d8 1b 78 e0 be 22 8c 05
dis buffer_store_dwordx4 v[22:26], v56, s[32:35], s47 idxen offset:303 glc slc dlc tfe = 2f e1 78 e0 38 16 c8 2f
dis buffer_store_dwordx4 v[166:170], v[170:171], s[64:67], s20 idxen offen offset:931 glc tfe = a3 73 78 e0 aa a6 90 14

target gfx90a
asm buffer_store_dwordx4 v[8:11], off, s[48:51], s64 = 00 00 7c e0 00 08 0c 40
asm buffer_store_dwordx4 v[8:11], v16, s[48:51], s64 offen = 00 10 7c e0 10 08 0c 40
asm buffer_store_dwordx4 v[8:11], v16, s[48:51], s64 idxen = 00 20 7c e0 10 08 0c 40
asm buffer_store_dwordx4 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 7c e0 10 08 0c 40

target gfx1100
asm buffer_store_b128 v[8:11], off, s[48:51], s64 = 00 00 74 e0 00 08 0c 40
dis buffer_store_b128 v[8:12], off, s[48:51], s64 tfe = 00 00 74 e0 00 08 2c 40
asm buffer_store_b128 v[8:11], v16, s[48:51], s64 offen = 00 00 74 e0 10 08 4c 40
dis buffer_store_b128 v[8:12], v16, s[48:51], s64 offen tfe = 00 00 74 e0 10 08 6c 40
asm buffer_store_b128 v[8:11], v16, s[48:51], s64 idxen = 00 00 74 e0 10 08 8c 40
dis buffer_store_b128 v[8:12], v16, s[48:51], s64 idxen tfe = 00 00 74 e0 10 08 ac 40
asm buffer_store_b128 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 00 74 e0 10 08 cc 40
dis buffer_store_b128 v[8:12], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 74 e0 10 08 ec 40

target gfx1200
asm buffer_store_b128 v[8:11], off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SYS = 40 40 07 c4 08 60 ac 00 00 00 00 00
asm buffer_store_b128 v[8:11], v16, s[48:51], s64 offen th:TH_STORE_NT = 40 40 07 c4 08 60 90 40 10 00 00 00
asm buffer_store_b128 v[8:11], v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_DEV = 40 40 07 c4 08 60 a8 80 10 00 00 00
asm buffer_store_b128 v[8:11], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT scope:SCOPE_SE = 40 40 07 c4 08 60 94 c0 10 00 00 00
dis buffer_store_b128 v[38:42], off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SE tfe = 40 40 47 c4 26 60 a4 00 00 00 00 00
dis buffer_store_b128 v[92:96], v16, s[80:83], s32 offen scope:SCOPE_DEV tfe = 20 40 47 c4 5c a0 88 40 10 00 00 00
dis buffer_store_b128 v[178:182], v16, s[32:35], s32 idxen th:TH_STORE_HT scope:SCOPE_SYS tfe = 20 40 47 c4 b2 40 ac 80 10 00 00 00
dis buffer_store_b128 v[182:186], v[16:17], s[80:83], s64 idxen offen th:TH_STORE_NT scope:SCOPE_DEV tfe = 40 40 47 c4 b6 a0 98 c0 10 00 00 00
