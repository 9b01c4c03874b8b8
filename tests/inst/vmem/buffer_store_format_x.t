# buffer_store_format_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_format_x v1, off, s[28:31], -16 offset:4095 = ff 0f 10 e0 00 01 07 d0
asm buffer_store_format_x v100, v255, s[80:83], 0 offen offset:4 slc = 04 10 12 e0 ff 64 14 80
asm buffer_store_format_x v1, v100, s[48:51], s65 idxen offset:4 glc = 04 60 10 e0 64 01 0c 41
asm buffer_store_format_x v5, v[5:6], s[72:75], 0.5 idxen offen offset:1 glc = 01 70 10 e0 05 05 12 f0
asm buffer_store_format_x v100, v7, s[24:27], s62 offen offset:4095 glc = ff 5f 10 e0 07 64 06 3e
asm buffer_store_format_x v100, v7, s[16:19], s64 idxen offset:1 = 01 20 10 e0 07 64 04 40
asm buffer_store_format_x v7, v[0:1], s[8:11], 0 idxen offen offset:4 glc = 04 70 10 e0 00 07 02 80
bad buffer_store_format_x v100, off, s[8:11] ! 1:41: expected 4 operands, found 3
bad buffer_store_format_x s100, off, s[8:11], -16 ! 1:23: first operand must be a vector register

target gfx803
asm buffer_store_format_x v0, off, ttmp[4:7], s101 offset:4095 glc = ff 4f 10 e0 00 00 1d 65
dis buffer_store_format_x v[193:194], off, s[4:7], -16 offset:4 glc slc tfe = 04 40 12 e0 00 c1 81 d0
dis buffer_store_format_x v[34:35], v5, s[72:75], 0.5 offen offset:1 slc tfe = 01 10 12 e0 05 22 92 f0
dis buffer_store_format_x v[68:69], v255, s[64:67], -16 idxen offset:1 tfe = 01 20 10 e0 ff 44 90 d0
dis buffer_store_format_x v[160:161], v[1:2], s[48:51], 0.5 idxen offen offset:4 slc tfe = 04 30 12 e0 01 a0 8c f0

target gfx900 gfx906
asm buffer_store_format_x v0, off, ttmp[4:7], s101 offset:4095 glc = ff 4f 10 e0 00 00 1c 65

target gfx1010 gfx90a gfx1100
asm buffer_store_format_x v8, off, s[48:51], s64 = 00 00 10 e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_store_format_x v8, v16, s[48:51], s64 offen = 00 10 10 e0 10 08 0c 40
asm buffer_store_format_x v8, v16, s[48:51], s64 idxen = 00 20 10 e0 10 08 0c 40
asm buffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 10 e0 10 08 0c 40

target gfx1010
dis buffer_store_format_x v[180:181], off, s[48:51], s9 offset:1163 slc dlc tfe = 8b 84 10 e0 00 b4 cc 09
dis buffer_store_format_x v[186:187], v110, s[32:35], s9 offen offset:3612 dlc tfe = 1c 9e 10 e0 6e ba 88 09
dis buffer_store_format_x v[28:29], v66, s[80:83], s87 idxen offset:1776 slc tfe = f0 26 10 e0 42 1c d4 57
dis buffer_store_format_x v[28:29], v[34:35], s[80:83], s0 idxen offen offset:1841 slc dlc tfe = 31 b7 10 e0 22 1c d4 00

target gfx1100
dis buffer_store_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 10 e0 00 08 2c 40
asm buffer_store_format_x v8, v16, s[48:51], s64 offen = 00 00 10 e0 10 08 4c 40
dis buffer_store_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 00 10 e0 10 08 6c 40
asm buffer_store_format_x v8, v16, s[48:51], s64 idxen = 00 00 10 e0 10 08 8c 40
dis buffer_store_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 10 e0 10 08 ac 40
asm buffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 10 e0 10 08 cc 40
dis buffer_store_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 10 e0 10 08 ec 40

target gfx1200
asm buffer_store_format_x v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 00 01 c4 08 60 8c 00 00 00 00 00
asm buffer_store_format_x v8, v16, s[48:51], s64 offen th:TH_STORE_HT = 40 00 01 c4 08 60 a0 40 10 00 00 00
asm buffer_store_format_x v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 00 01 c4 08 60 8c 80 10 00 00 00
asm buffer_store_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_NT scope:SCOPE_SE = 40 00 01 c4 08 60 94 c0 10 00 00 00
dis buffer_store_format_x v[198:199], off, s[0:3], s32 th:TH_STORE_HT scope:SCOPE_SE tfe = 20 00 41 c4 c6 00 a4 00 00 00 00 00
dis buffer_store_format_x v[80:81], v16, s[48:51], s80 offen th:TH_STORE_NT scope:SCOPE_SE tfe = 50 00 41 c4 50 60 94 40 10 00 00 00
dis buffer_store_format_x v[82:83], v16, s[48:51], s80 idxen th:TH_STORE_HT tfe = 50 00 41 c4 52 60 a0 80 10 00 00 00
dis buffer_store_format_x v[98:99], v[16:17], s[64:67], s16 idxen offen tfe = 10 00 41 c4 62 80 80 c0 10 00 00 00
