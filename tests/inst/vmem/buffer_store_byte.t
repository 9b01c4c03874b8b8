# buffer_store_byte: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_byte v17, off, s[0:3], 0 offset:4 slc = 04 00 62 e0 00 11 00 80
asm buffer_store_byte v100, v23, s[56:59], 0 offen offset:4 = 04 10 60 e0 17 64 0e 80
asm buffer_store_byte v5, v1, s[24:27], m0 idxen offset:4095 slc = ff 2f 62 e0 01 05 06 7c
asm buffer_store_byte v255, v[254:255], s[72:75], 0 idxen offen offset:4095 = ff 3f 60 e0 fe ff 12 80
asm buffer_store_byte v255, off, s[80:83], 0 offset:4 = 04 00 60 e0 00 ff 14 80
asm buffer_store_byte v1, v4, s[36:39], m0 offen offset:4095 glc = ff 5f 60 e0 04 01 09 7c
asm buffer_store_byte v5, v1, s[16:19], s88 idxen offset:1 glc slc = 01 60 62 e0 01 05 04 58
asm buffer_store_byte v100, v[5:6], s[92:95], 0 idxen offen offset:4095 slc = ff 3f 62 e0 05 64 17 80
bad buffer_store_byte v100, off, s[8:11] ! 1:37: expected 4 operands, found 3
bad buffer_store_byte s100, off, s[8:11], -16 ! 1:19: first operand must be a vector register

target gfx803
dis buffer_store_byte v[145:146], off, s[8:11], m0 offset:4 glc tfe = 04 40 60 e0 00 91 82 7c
dis buffer_store_byte v[105:106], v255, s[20:23], 64 offen offset:1 slc tfe = 01 10 62 e0 ff 69 85 c0
dis buffer_store_byte v[177:178], v1, s[20:23], 64 idxen offset:4095 glc tfe = ff 6f 60 e0 01 b1 85 c0
dis buffer_store_byte v[78:79], v[0:1], s[52:55], s77 idxen offen offset:1 tfe = 01 30 60 e0 00 4e 8d 4d

target gfx1010 gfx90a
asm buffer_store_byte v8, off, s[48:51], s64 = 00 00 60 e0 00 08 0c 40
asm buffer_store_byte v8, v16, s[48:51], s64 offen = 00 10 60 e0 10 08 0c 40
asm buffer_store_byte v8, v16, s[48:51], s64 idxen = 00 20 60 e0 10 08 0c 40
asm buffer_store_byte v8, v[16:17], s[48:51], s64 idxen offen = 00 30 60 e0 10 08 0c 40

target gfx1010
dis buffer_store_byte v[88:89], off, s[80:83], s79 offset:3570 dlc tfe = f2 8d 60 e0 00 58 94 4f
dis buffer_store_byte v[60:61], v180, s[80:83], s19 offen offset:1147 slc dlc tfe = 7b 94 60 e0 b4 3c d4 13
dis buffer_store_byte v[94:95], v2, s[32:35], s3 idxen offset:2534 dlc tfe = e6 a9 60 e0 02 5e 88 03
dis buffer_store_byte v[144:145], v[166:167], s[0:3], s55 idxen offen offset:1623 glc slc dlc tfe = 57 f6 60 e0 a6 90 c0 37

target gfx1100
asm buffer_store_b8 v8, off, s[48:51], s64 = 00 00 60 e0 00 08 0c 40
dis buffer_store_b8 v[8:9], off, s[48:51], s64 tfe = 00 00 60 e0 00 08 2c 40
asm buffer_store_b8 v8, v16, s[48:51], s64 offen = 00 00 60 e0 10 08 4c 40
dis buffer_store_b8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 60 e0 10 08 6c 40
asm buffer_store_b8 v8, v16, s[48:51], s64 idxen = 00 00 60 e0 10 08 8c 40
dis buffer_store_b8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 60 e0 10 08 ac 40
asm buffer_store_b8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 60 e0 10 08 cc 40
dis buffer_store_b8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 60 e0 10 08 ec 40

target gfx1200
asm buffer_store_b8 v8, off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SYS = 40 00 06 c4 08 60 ac 00 00 00 00 00
asm buffer_store_b8 v8, v16, s[48:51], s64 offen th:TH_STORE_NT scope:SCOPE_SE = 40 00 06 c4 08 60 94 40 10 00 00 00
asm buffer_store_b8 v8, v16, s[48:51], s64 idxen th:TH_STORE_HT = 40 00 06 c4 08 60 a0 80 10 00 00 00
asm buffer_store_b8 v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT scope:SCOPE_DEV = 40 00 06 c4 08 60 98 c0 10 00 00 00
dis buffer_store_b8 v[146:147], off, s[32:35], s0 th:TH_STORE_HT scope:SCOPE_DEV tfe = 00 00 46 c4 92 40 a8 00 00 00 00 00
dis buffer_store_b8 v[162:163], v16, s[80:83], s64 offen th:TH_STORE_NT scope:SCOPE_SE tfe = 40 00 46 c4 a2 a0 94 40 10 00 00 00
dis buffer_store_b8 v[144:145], v16, s[64:67], s48 idxen tfe = 30 00 46 c4 90 80 80 80 10 00 00 00
dis buffer_store_b8 v[166:167], v[16:17], s[16:19], s16 idxen offen th:TH_STORE_NT tfe = 10 00 46 c4 a6 20 90 c0 10 00 00 00
