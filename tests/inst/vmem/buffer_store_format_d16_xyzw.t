# buffer_store_format_d16_xyzw: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_store_format_d16_xyzw v[252:255], off, s[12:15], 0.5 offset:4 slc = 04 00 3e e0 00 fc 03 f0
asm buffer_store_format_d16_xyzw v[1:4], v255, s[76:79], 0.5 offen offset:4 glc slc = 04 50 3e e0 ff 01 13 f0
asm buffer_store_format_d16_xyzw v[249:252], v7, s[60:63], s79 idxen offset:4095 glc = ff 6f 3c e0 07 f9 0f 4f
asm buffer_store_format_d16_xyzw v[198:201], v[34:35], s[8:11], 64 idxen offen offset:1 glc = 01 70 3c e0 22 c6 02 c0
asm buffer_store_format_d16_xyzw v[7:10], off, s[48:51], -16 offset:1 slc = 01 00 3e e0 00 07 0c d0
asm buffer_store_format_d16_xyzw v[0:3], v169, s[92:95], -16 offen offset:1 slc = 01 10 3e e0 a9 00 17 d0
asm buffer_store_format_d16_xyzw v[1:4], v7, s[44:47], 64 idxen offset:4095 glc = ff 6f 3c e0 07 01 0b c0
asm buffer_store_format_d16_xyzw v[45:48], v[1:2], s[20:23], 0.5 idxen offen offset:1 glc = 01 70 3c e0 01 2d 05 f0
dis buffer_store_format_d16_xyzw v[180:184], off, s[80:83], 0.5 offset:4095 slc tfe = ff 0f 3e e0 00 b4 94 f0
dis buffer_store_format_d16_xyzw v[55:59], v7, s[0:3], m0 offen offset:1 slc tfe = 01 10 3e e0 07 37 80 7c
dis buffer_store_format_d16_xyzw v[127:131], v255, s[44:47], s48 idxen offset:4095 tfe = ff 2f 3c e0 ff 7f 8b 30
dis buffer_store_format_d16_xyzw v[7:11], v[7:8], s[8:11], 64 idxen offen offset:4 slc tfe = 04 30 3e e0 07 07 82 c0
bad buffer_store_format_d16_xyzw v[100:103], off, s[8:11] ! 1:54: expected 4 operands, found 3
bad buffer_store_format_d16_xyzw s[100:103], off, s[8:11], -16 ! 1:30: s103 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm buffer_store_format_d16_xyzw v[254:255], off, s[12:15], 0.5 offset:4 slc = 04 00 3e e0 00 fe 03 f0
asm buffer_store_format_d16_xyzw v[1:2], v255, s[76:79], 0.5 offen offset:4 glc slc = 04 50 3e e0 ff 01 13 f0
asm buffer_store_format_d16_xyzw v[249:250], v7, s[60:63], s79 idxen offset:4095 glc = ff 6f 3c e0 07 f9 0f 4f
asm buffer_store_format_d16_xyzw v[198:199], v[34:35], s[8:11], 64 idxen offen offset:1 glc = 01 70 3c e0 22 c6 02 c0
asm buffer_store_format_d16_xyzw v[7:8], off, s[48:51], -16 offset:1 slc = 01 00 3e e0 00 07 0c d0
asm buffer_store_format_d16_xyzw v[0:1], v169, s[92:95], -16 offen offset:1 slc = 01 10 3e e0 a9 00 17 d0
asm buffer_store_format_d16_xyzw v[1:2], v7, s[44:47], 64 idxen offset:4095 glc = ff 6f 3c e0 07 01 0b c0
asm buffer_store_format_d16_xyzw v[45:46], v[1:2], s[20:23], 0.5 idxen offen offset:1 glc = 01 70 3c e0 01 2d 05 f0
bad buffer_store_format_d16_xyzw v[100:101], off, s[8:11] ! 1:54: expected 4 operands, found 3
bad buffer_store_format_d16_xyzw s[100:101], off, s[8:11], -16 ! 1:30: first operand must be 2 vector registers

target gfx810
bad buffer_store_format_d16_xyzw v[252:255], off, s[12:15], 0.5 offset:4 slc ! 1:30: first operand takes 2 vector registers, found 4 registers

target gfx900
dis buffer_store_format_d16_xyzw v[4:6], off, s[0:3], m0 offset:4 tfe = 04 00 3c e0 00 04 80 7c
dis buffer_store_format_d16_xyzw v[39:41], v7, s[16:19], -16 offen offset:4095 glc slc tfe = ff 5f 3e e0 07 27 84 d0
dis buffer_store_format_d16_xyzw v[157:159], v5, s[72:75], m0 idxen offset:4 slc tfe = 04 20 3e e0 05 9d 92 7c
dis buffer_store_format_d16_xyzw v[136:138], v[5:6], s[76:79], s32 idxen offen offset:4095 glc slc tfe = ff 7f 3e e0 05 88 93 20

target gfx1010
asm buffer_store_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 00 1c e2 00 08 0c 40
asm buffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 10 1c e2 10 08 0c 40
asm buffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 20 1c e2 10 08 0c 40
asm buffer_store_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 1c e2 10 08 0c 40
dis buffer_store_format_d16_xyzw v[100:102], off, s[80:83], s25 offset:2747 dlc tfe = bb 8a 1c e2 00 64 94 19
dis buffer_store_format_d16_xyzw v[86:88], v110, s[16:19], s39 offen offset:3863 tfe = 17 1f 1c e2 6e 56 84 27
dis buffer_store_format_d16_xyzw v[194:196], v116, s[0:3], s86 idxen offset:199 tfe = c7 20 1c e2 74 c2 80 56
dis buffer_store_format_d16_xyzw v[190:192], v[144:145], s[64:67], s65 idxen offen offset:1825 slc tfe = 21 37 1c e2 90 be d0 41

target gfx90a
asm buffer_store_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 00 3c e0 00 08 0c 40
asm buffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 10 3c e0 10 08 0c 40
asm buffer_store_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 20 3c e0 10 08 0c 40
asm buffer_store_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 3c e0 10 08 0c 40

target gfx1100
asm buffer_store_d16_format_xyzw v[8:9], off, s[48:51], s64 = 00 00 3c e0 00 08 0c 40
dis buffer_store_d16_format_xyzw v[8:10], off, s[48:51], s64 tfe = 00 00 3c e0 00 08 2c 40
asm buffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen = 00 00 3c e0 10 08 4c 40
dis buffer_store_d16_format_xyzw v[8:10], v16, s[48:51], s64 offen tfe = 00 00 3c e0 10 08 6c 40
asm buffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 00 3c e0 10 08 8c 40
dis buffer_store_d16_format_xyzw v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 3c e0 10 08 ac 40
asm buffer_store_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 3c e0 10 08 cc 40
dis buffer_store_d16_format_xyzw v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 3c e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_format_xyzw v[8:9], off, s[48:51], s64 scope:SCOPE_SE = 40 c0 03 c4 08 60 84 00 00 00 00 00
asm buffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen th:TH_STORE_HT scope:SCOPE_SE = 40 c0 03 c4 08 60 a4 40 10 00 00 00
asm buffer_store_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 c0 03 c4 08 60 8c 80 10 00 00 00
asm buffer_store_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 c0 03 c4 08 60 88 c0 10 00 00 00
dis buffer_store_d16_format_xyzw v[118:120], off, s[80:83], s32 th:TH_STORE_HT tfe = 20 c0 43 c4 76 a0 a0 00 00 00 00 00
dis buffer_store_d16_format_xyzw v[184:186], v16, s[80:83], s64 offen th:TH_STORE_NT scope:SCOPE_SYS tfe = 40 c0 43 c4 b8 a0 9c 40 10 00 00 00
dis buffer_store_d16_format_xyzw v[176:178], v16, s[64:67], s32 idxen scope:SCOPE_SE tfe = 20 c0 43 c4 b0 80 84 80 10 00 00 00
dis buffer_store_d16_format_xyzw v[84:86], v[16:17], s[48:51], s32 idxen offen th:TH_STORE_NT scope:SCOPE_DEV tfe = 20 c0 43 c4 54 60 98 c0 10 00 00 00
