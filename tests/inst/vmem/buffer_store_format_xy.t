# buffer_store_format_xy: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_format_xy v[254:255], off, s[92:95], s42 offset:1 = 01 00 14 e0 00 fe 17 2a
asm buffer_store_format_xy v[0:1], v7, s[84:87], s43 offen offset:4095 glc slc = ff 5f 16 e0 07 00 15 2b
asm buffer_store_format_xy v[5:6], v26, s[80:83], s42 idxen offset:4095 glc = ff 6f 14 e0 1a 05 14 2a
asm buffer_store_format_xy v[5:6], v[1:2], s[28:31], m0 idxen offen offset:4 = 04 30 14 e0 01 05 07 7c
asm buffer_store_format_xy v[254:255], off, s[72:75], 0.5 offset:1 = 01 00 14 e0 00 fe 12 f0
asm buffer_store_format_xy v[94:95], v1, s[8:11], s76 offen offset:4 = 04 10 14 e0 01 5e 02 4c
asm buffer_store_format_xy v[5:6], v100, s[92:95], 64 idxen offset:4 = 04 20 14 e0 64 05 17 c0
bad buffer_store_format_xy v[100:101], off, s[8:11] ! 1:48: expected 4 operands, found 3
bad buffer_store_format_xy s[100:101], off, s[8:11], -16 ! 1:24: first operand must be 2 vector registers

target gfx803
asm buffer_store_format_xy v[7:8], v[7:8], ttmp[4:7], s101 idxen offen offset:1 glc slc = 01 70 16 e0 07 07 1d 65
dis buffer_store_format_xy v[184:186], off, s[92:95], m0 offset:4 slc tfe = 04 00 16 e0 00 b8 97 7c
dis buffer_store_format_xy v[181:183], v1, ttmp[4:7], vcc_hi offen offset:1 slc tfe = 01 10 16 e0 01 b5 9d 6b
dis buffer_store_format_xy v[156:158], v5, s[72:75], 0.5 idxen offset:4 tfe = 04 20 14 e0 05 9c 92 f0
dis buffer_store_format_xy v[67:69], v[100:101], s[40:43], 64 idxen offen offset:4 glc tfe = 04 70 14 e0 64 43 8a c0

target gfx900 gfx906
asm buffer_store_format_xy v[7:8], v[7:8], ttmp[4:7], s101 idxen offen offset:1 glc slc = 01 70 16 e0 07 07 1c 65

target gfx900
dis buffer_store_format_xy v[181:183], v1, ttmp[4:7], vcc_hi offen offset:1 slc tfe = 01 10 16 e0 01 b5 9c 6b

target gfx1010 gfx90a gfx1100
asm buffer_store_format_xy v[8:9], off, s[48:51], s64 = 00 00 14 e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_store_format_xy v[8:9], v16, s[48:51], s64 offen = 00 10 14 e0 10 08 0c 40
asm buffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 20 14 e0 10 08 0c 40
asm buffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 14 e0 10 08 0c 40

target gfx1010
dis buffer_store_format_xy v[106:108], off, s[48:51], s67 offset:219 slc tfe = db 00 14 e0 00 6a cc 43
dis buffer_store_format_xy v[60:62], v78, s[32:35], s0 offen offset:195 glc slc dlc tfe = c3 d0 14 e0 4e 3c c8 00
dis buffer_store_format_xy v[84:86], v0, s[48:51], s8 idxen offset:934 glc tfe = a6 63 14 e0 00 54 8c 08
dis buffer_store_format_xy v[80:82], v[34:35], s[0:3], s11 idxen offen offset:3544 tfe = d8 3d 14 e0 22 50 80 0b

target gfx1100
dis buffer_store_format_xy v[8:10], off, s[48:51], s64 tfe = 00 00 14 e0 00 08 2c 40
asm buffer_store_format_xy v[8:9], v16, s[48:51], s64 offen = 00 00 14 e0 10 08 4c 40
dis buffer_store_format_xy v[8:10], v16, s[48:51], s64 offen tfe = 00 00 14 e0 10 08 6c 40
asm buffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen = 00 00 14 e0 10 08 8c 40
dis buffer_store_format_xy v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 14 e0 10 08 ac 40
asm buffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 14 e0 10 08 cc 40
dis buffer_store_format_xy v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 14 e0 10 08 ec 40

target gfx1200
asm buffer_store_format_xy v[8:9], off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SYS = 40 40 01 c4 08 60 ac 00 00 00 00 00
asm buffer_store_format_xy v[8:9], v16, s[48:51], s64 offen th:TH_STORE_NT scope:SCOPE_SE = 40 40 01 c4 08 60 94 40 10 00 00 00
asm buffer_store_format_xy v[8:9], v16, s[48:51], s64 idxen th:TH_STORE_NT = 40 40 01 c4 08 60 90 80 10 00 00 00
asm buffer_store_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT scope:SCOPE_SE = 40 40 01 c4 08 60 94 c0 10 00 00 00
dis buffer_store_format_xy v[92:94], off, s[16:19], s0 th:TH_STORE_HT scope:SCOPE_DEV tfe = 00 40 41 c4 5c 20 a8 00 00 00 00 00
dis buffer_store_format_xy v[158:160], v16, s[0:3], s32 offen tfe = 20 40 41 c4 9e 00 80 40 10 00 00 00
dis buffer_store_format_xy v[196:198], v16, s[64:67], s64 idxen th:TH_STORE_HT scope:SCOPE_DEV tfe = 40 40 41 c4 c4 80 a8 80 10 00 00 00
dis buffer_store_format_xy v[18:20], v[16:17], s[16:19], s32 idxen offen th:TH_STORE_NT scope:SCOPE_SE tfe = 20 40 41 c4 12 20 94 c0 10 00 00 00
