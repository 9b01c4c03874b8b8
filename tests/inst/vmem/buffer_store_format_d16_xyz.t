# buffer_store_format_d16_xyz: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_store_format_d16_xyz v[171:173], off, s[72:75], 64 offset:4095 glc = ff 4f 38 e0 00 ab 12 c0
asm buffer_store_format_d16_xyz v[1:3], v0, ttmp[4:7], m0 offen offset:4095 = ff 1f 38 e0 00 01 1d 7c
asm buffer_store_format_d16_xyz v[253:255], v1, s[20:23], s85 idxen offset:4 glc = 04 60 38 e0 01 fd 05 55
asm buffer_store_format_d16_xyz v[100:102], v[0:1], s[8:11], -16 idxen offen offset:1 = 01 30 38 e0 00 64 02 d0
asm buffer_store_format_d16_xyz v[7:9], off, s[48:51], 0 offset:1 glc = 01 40 38 e0 00 07 0c 80
asm buffer_store_format_d16_xyz v[3:5], v1, s[84:87], 0.5 offen offset:4095 slc = ff 1f 3a e0 01 03 15 f0
asm buffer_store_format_d16_xyz v[100:102], v205, s[60:63], 64 idxen offset:1 glc = 01 60 38 e0 cd 64 0f c0
asm buffer_store_format_d16_xyz v[7:9], v[1:2], s[40:43], s47 idxen offen offset:4095 = ff 3f 38 e0 01 07 0a 2f
dis buffer_store_format_d16_xyz v[120:123], off, s[28:31], -16 offset:1 tfe = 01 00 38 e0 00 78 87 d0
dis buffer_store_format_d16_xyz v[51:54], v5, s[80:83], s25 offen offset:1 glc slc tfe = 01 50 3a e0 05 33 94 19
dis buffer_store_format_d16_xyz v[182:185], v255, ttmp[4:7], s67 idxen offset:1 glc tfe = 01 60 38 e0 ff b6 9d 43
dis buffer_store_format_d16_xyz v[87:90], v[7:8], s[20:23], vcc_hi idxen offen offset:1 glc slc tfe = 01 70 3a e0 07 57 85 6b
bad buffer_store_format_d16_xyz v[100:102], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad buffer_store_format_d16_xyz s[100:102], off, s[8:11], -16 ! 1:29: s102 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm buffer_store_format_d16_xyz v[171:172], off, s[72:75], 64 offset:4095 glc = ff 4f 38 e0 00 ab 12 c0
asm buffer_store_format_d16_xyz v[254:255], v1, s[20:23], s85 idxen offset:4 glc = 04 60 38 e0 01 fe 05 55
asm buffer_store_format_d16_xyz v[100:101], v[0:1], s[8:11], -16 idxen offen offset:1 = 01 30 38 e0 00 64 02 d0
asm buffer_store_format_d16_xyz v[7:8], off, s[48:51], 0 offset:1 glc = 01 40 38 e0 00 07 0c 80
asm buffer_store_format_d16_xyz v[3:4], v1, s[84:87], 0.5 offen offset:4095 slc = ff 1f 3a e0 01 03 15 f0
asm buffer_store_format_d16_xyz v[100:101], v205, s[60:63], 64 idxen offset:1 glc = 01 60 38 e0 cd 64 0f c0
asm buffer_store_format_d16_xyz v[7:8], v[1:2], s[40:43], s47 idxen offen offset:4095 = ff 3f 38 e0 01 07 0a 2f
bad buffer_store_format_d16_xyz v[100:101], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad buffer_store_format_d16_xyz s[100:101], off, s[8:11], -16 ! 1:29: first operand must be 2 vector registers

target gfx810
asm buffer_store_format_d16_xyz v[1:2], v0, ttmp[4:7], m0 offen offset:4095 = ff 1f 38 e0 00 01 1d 7c
bad buffer_store_format_d16_xyz v[171:173], off, s[72:75], 64 offset:4095 glc ! 1:29: first operand takes 2 vector registers, found 3 registers

target gfx900 gfx906
asm buffer_store_format_d16_xyz v[1:2], v0, ttmp[4:7], m0 offen offset:4095 = ff 1f 38 e0 00 01 1c 7c

target gfx900
dis buffer_store_format_d16_xyz v[24:26], off, s[52:55], 64 offset:4095 glc slc tfe = ff 4f 3a e0 00 18 8d c0
dis buffer_store_format_d16_xyz v[64:66], v0, s[16:19], vcc_lo offen offset:4 glc tfe = 04 50 38 e0 00 40 84 6a
dis buffer_store_format_d16_xyz v[11:13], v5, ttmp[4:7], -16 idxen offset:4 tfe = 04 20 38 e0 05 0b 9c d0
dis buffer_store_format_d16_xyz v[65:67], v[100:101], s[56:59], 0 idxen offen offset:1 glc slc tfe = 01 70 3a e0 64 41 8e 80

target gfx1010
asm buffer_store_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 18 e2 00 08 0c 40
asm buffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 18 e2 10 08 0c 40
asm buffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 18 e2 10 08 0c 40
asm buffer_store_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 18 e2 10 08 0c 40
dis buffer_store_format_d16_xyz v[164:166], off, s[32:35], s87 offset:3960 glc dlc tfe = 78 cf 18 e2 00 a4 88 57
dis buffer_store_format_d16_xyz v[26:28], v110, s[48:51], s21 offen offset:3356 glc dlc tfe = 1c dd 18 e2 6e 1a 8c 15
dis buffer_store_format_d16_xyz v[14:16], v20, s[32:35], s0 idxen offset:2330 glc slc tfe = 1a 69 18 e2 14 0e c8 00
dis buffer_store_format_d16_xyz v[66:68], v[120:121], s[16:19], s68 idxen offen offset:3768 glc slc dlc tfe = b8 fe 18 e2 78 42 c4 44

target gfx90a
asm buffer_store_format_d16_xyz v[8:9], off, s[48:51], s64 = 00 00 38 e0 00 08 0c 40
asm buffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 offen = 00 10 38 e0 10 08 0c 40
asm buffer_store_format_d16_xyz v[8:9], v16, s[48:51], s64 idxen = 00 20 38 e0 10 08 0c 40
asm buffer_store_format_d16_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 38 e0 10 08 0c 40

target gfx1100
asm buffer_store_d16_format_xyz v[8:9], off, s[48:51], s64 = 00 00 38 e0 00 08 0c 40
dis buffer_store_d16_format_xyz v[8:10], off, s[48:51], s64 tfe = 00 00 38 e0 00 08 2c 40
asm buffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 offen = 00 00 38 e0 10 08 4c 40
dis buffer_store_d16_format_xyz v[8:10], v16, s[48:51], s64 offen tfe = 00 00 38 e0 10 08 6c 40
asm buffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen = 00 00 38 e0 10 08 8c 40
dis buffer_store_d16_format_xyz v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 38 e0 10 08 ac 40
asm buffer_store_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 38 e0 10 08 cc 40
dis buffer_store_d16_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 38 e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_format_xyz v[8:9], off, s[48:51], s64 scope:SCOPE_DEV = 40 80 03 c4 08 60 88 00 00 00 00 00
asm buffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_SE = 40 80 03 c4 08 60 a4 40 10 00 00 00
asm buffer_store_d16_format_xyz v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 80 03 c4 08 60 88 80 10 00 00 00
asm buffer_store_d16_format_xyz v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT = 40 80 03 c4 08 60 90 c0 10 00 00 00
dis buffer_store_d16_format_xyz v[164:166], off, s[16:19], s48 th:TH_STORE_NT scope:SCOPE_SYS tfe = 30 80 43 c4 a4 20 9c 00 00 00 00 00
dis buffer_store_d16_format_xyz v[22:24], v16, s[64:67], s80 offen th:TH_STORE_NT scope:SCOPE_DEV tfe = 50 80 43 c4 16 80 98 40 10 00 00 00
dis buffer_store_d16_format_xyz v[188:190], v16, s[48:51], s48 idxen scope:SCOPE_DEV tfe = 30 80 43 c4 bc 60 88 80 10 00 00 00
dis buffer_store_d16_format_xyz v[128:130], v[16:17], s[80:83], s16 idxen offen th:TH_STORE_HT scope:SCOPE_SYS tfe = 10 80 43 c4 80 a0 ac c0 10 00 00 00
