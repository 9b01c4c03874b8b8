# buffer_store_dwordx3: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_dwordx3 v[100:102], off, s[8:11], m0 offset:4 slc = 04 00 7a e0 00 64 02 7c
asm buffer_store_dwordx3 v[5:7], v167, s[12:15], s86 offen offset:4 = 04 10 78 e0 a7 05 03 56
asm buffer_store_dwordx3 v[5:7], v100, s[76:79], 0 idxen offset:1 glc = 01 60 78 e0 64 05 13 80
asm buffer_store_dwordx3 v[5:7], v[1:2], s[40:43], m0 idxen offen offset:4095 glc slc = ff 7f 7a e0 01 05 0a 7c
asm buffer_store_dwordx3 v[5:7], v255, s[84:87], 0.5 offen offset:4095 glc = ff 5f 78 e0 ff 05 15 f0
asm buffer_store_dwordx3 v[100:102], v[1:2], s[32:35], -16 idxen offen offset:4 glc slc = 04 70 7a e0 01 64 08 d0
bad buffer_store_dwordx3 v[100:102], off, s[8:11] ! 1:46: expected 4 operands, found 3

target gfx803
asm buffer_store_dwordx3 v[5:7], off, ttmp[4:7], vcc_hi offset:4095 = ff 0f 78 e0 00 05 1d 6b
asm buffer_store_dwordx3 v[100:102], v255, ttmp[4:7], -16 idxen offset:1 slc = 01 20 7a e0 ff 64 1d d0
dis buffer_store_dwordx3 v[111:114], off, s[80:83], m0 offset:4095 tfe = ff 0f 78 e0 00 6f 94 7c
dis buffer_store_dwordx3 v[191:194], v55, s[20:23], 0 offen offset:1 glc slc tfe = 01 50 7a e0 37 bf 85 80
dis buffer_store_dwordx3 v[130:133], v39, s[68:71], s52 idxen offset:4095 slc tfe = ff 2f 7a e0 27 82 91 34
dis buffer_store_dwordx3 v[122:125], v[100:101], s[28:31], s89 idxen offen offset:4095 slc tfe = ff 3f 7a e0 64 7a 87 59
bad buffer_store_dwordx3 s[100:102], off, s[8:11], -16 ! 1:22: s102 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_store_dwordx3 v[5:7], off, ttmp[4:7], vcc_hi offset:4095 = ff 0f 78 e0 00 05 1c 6b
asm buffer_store_dwordx3 v[100:102], v255, ttmp[4:7], -16 idxen offset:1 slc = 01 20 7a e0 ff 64 1c d0

target gfx900
bad buffer_store_dwordx3 s[100:102], off, s[8:11], -16 ! 1:22: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_store_dwordx3 s[100:102], off, s[8:11], -16 ! 1:22: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm buffer_store_dwordx3 v[8:10], off, s[48:51], s64 = 00 00 7c e0 00 08 0c 40
asm buffer_store_dwordx3 v[8:10], v16, s[48:51], s64 offen = 00 10 7c e0 10 08 0c 40
asm buffer_store_dwordx3 v[8:10], v16, s[48:51], s64 idxen = 00 20 7c e0 10 08 0c 40
asm buffer_store_dwordx3 v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 7c e0 10 08 0c 40
dis buffer_store_dwordx3 v[8:11], off, s[16:19], s80 offset:2172 tfe = 7c 08 7c e0 00 08 84 50
dis buffer_store_dwordx3 v[156:159], v60, s[80:83], s47 offen offset:379 dlc tfe = 7b 91 7c e0 3c 9c 94 2f
dis buffer_store_dwordx3 v[198:201], v110, s[48:51], s51 idxen offset:2604 glc dlc tfe = 2c ea 7c e0 6e c6 8c 33
dis buffer_store_dwordx3 v[176:179], v[190:191], s[64:67], s69 idxen offen offset:892 glc dlc tfe = 7c f3 7c e0 be b0 90 45

target gfx90a
asm buffer_store_dwordx3 v[8:10], off, s[48:51], s64 = 00 00 78 e0 00 08 0c 40
asm buffer_store_dwordx3 v[8:10], v16, s[48:51], s64 offen = 00 10 78 e0 10 08 0c 40
asm buffer_store_dwordx3 v[8:10], v16, s[48:51], s64 idxen = 00 20 78 e0 10 08 0c 40
asm buffer_store_dwordx3 v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 78 e0 10 08 0c 40

target gfx1100
asm buffer_store_b96 v[8:10], off, s[48:51], s64 = 00 00 70 e0 00 08 0c 40
dis buffer_store_b96 v[8:11], off, s[48:51], s64 tfe = 00 00 70 e0 00 08 2c 40
asm buffer_store_b96 v[8:10], v16, s[48:51], s64 offen = 00 00 70 e0 10 08 4c 40
dis buffer_store_b96 v[8:11], v16, s[48:51], s64 offen tfe = 00 00 70 e0 10 08 6c 40
asm buffer_store_b96 v[8:10], v16, s[48:51], s64 idxen = 00 00 70 e0 10 08 8c 40
dis buffer_store_b96 v[8:11], v16, s[48:51], s64 idxen tfe = 00 00 70 e0 10 08 ac 40
asm buffer_store_b96 v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 00 70 e0 10 08 cc 40
dis buffer_store_b96 v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 70 e0 10 08 ec 40

target gfx1200
asm buffer_store_b96 v[8:10], off, s[48:51], s64 scope:SCOPE_SE = 40 00 07 c4 08 60 84 00 00 00 00 00
asm buffer_store_b96 v[8:10], v16, s[48:51], s64 offen th:TH_STORE_NT scope:SCOPE_DEV = 40 00 07 c4 08 60 98 40 10 00 00 00
asm buffer_store_b96 v[8:10], v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_SE = 40 00 07 c4 08 60 a4 80 10 00 00 00
asm buffer_store_b96 v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_DEV = 40 00 07 c4 08 60 a8 c0 10 00 00 00
dis buffer_store_b96 v[58:61], off, s[64:67], s0 th:TH_STORE_NT scope:SCOPE_SE tfe = 00 00 47 c4 3a 80 94 00 00 00 00 00
dis buffer_store_b96 v[104:107], v16, s[16:19], s16 offen th:TH_STORE_HT tfe = 10 00 47 c4 68 20 a0 40 10 00 00 00
dis buffer_store_b96 v[102:105], v16, s[80:83], s48 idxen th:TH_STORE_HT scope:SCOPE_SE tfe = 30 00 47 c4 66 a0 a4 80 10 00 00 00
dis buffer_store_b96 v[148:151], v[16:17], s[80:83], s48 idxen offen scope:SCOPE_DEV tfe = 30 00 47 c4 94 a0 88 c0 10 00 00 00
