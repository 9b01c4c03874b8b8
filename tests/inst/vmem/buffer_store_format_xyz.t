# buffer_store_format_xyz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_format_xyz v[100:102], off, s[8:11], m0 offset:1 slc = 01 00 1a e0 00 64 02 7c
asm buffer_store_format_xyz v[1:3], v0, s[36:39], s53 offen offset:1 glc slc = 01 50 1a e0 00 01 09 35
asm buffer_store_format_xyz v[92:94], v5, s[44:47], flat_scratch_lo idxen offset:1 glc = 01 60 18 e0 05 5c 0b 66
asm buffer_store_format_xyz v[45:47], v[7:8], s[80:83], flat_scratch_lo idxen offen offset:1 slc = 01 30 1a e0 07 2d 14 66
bad buffer_store_format_xyz v[100:102], off, s[8:11] ! 1:49: expected 4 operands, found 3

target gfx803
asm buffer_store_format_xyz v[253:255], v[254:255], ttmp[4:7], m0 idxen offen offset:1 = 01 30 18 e0 fe fd 1d 7c
asm buffer_store_format_xyz v[1:3], off, ttmp[4:7], m0 offset:4 = 04 00 18 e0 00 01 1d 7c
asm buffer_store_format_xyz v[100:102], v5, ttmp[4:7], m0 offen offset:4095 glc slc = ff 5f 1a e0 05 64 1d 7c
asm buffer_store_format_xyz v[253:255], v0, ttmp[4:7], s67 idxen offset:4 = 04 20 18 e0 00 fd 1d 43
dis buffer_store_format_xyz v[5:8], off, s[56:59], 0.5 offset:4095 tfe = ff 0f 18 e0 00 05 8e f0
dis buffer_store_format_xyz v[31:34], v7, s[4:7], m0 offen offset:1 tfe = 01 10 18 e0 07 1f 81 7c
dis buffer_store_format_xyz v[165:168], v0, ttmp[4:7], 64 idxen offset:4095 tfe = ff 2f 18 e0 00 a5 9d c0
dis buffer_store_format_xyz v[40:43], v[7:8], s[24:27], s80 idxen offen offset:4095 glc tfe = ff 7f 18 e0 07 28 86 50
bad buffer_store_format_xyz s[100:102], off, s[8:11], -16 ! 1:25: s102 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_store_format_xyz v[253:255], v[254:255], ttmp[4:7], m0 idxen offen offset:1 = 01 30 18 e0 fe fd 1c 7c
asm buffer_store_format_xyz v[1:3], off, ttmp[4:7], m0 offset:4 = 04 00 18 e0 00 01 1c 7c
asm buffer_store_format_xyz v[100:102], v5, ttmp[4:7], m0 offen offset:4095 glc slc = ff 5f 1a e0 05 64 1c 7c
asm buffer_store_format_xyz v[253:255], v0, ttmp[4:7], s67 idxen offset:4 = 04 20 18 e0 00 fd 1c 43

target gfx900
dis buffer_store_format_xyz v[165:168], v0, ttmp[4:7], 64 idxen offset:4095 tfe = ff 2f 18 e0 00 a5 9c c0
bad buffer_store_format_xyz s[100:102], off, s[8:11], -16 ! 1:25: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_store_format_xyz s[100:102], off, s[8:11], -16 ! 1:25: s102 does not exist; gfx906 has s0 to s101

target gfx1010 gfx90a gfx1100
asm buffer_store_format_xyz v[8:10], off, s[48:51], s64 = 00 00 18 e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 10 18 e0 10 08 0c 40
asm buffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 20 18 e0 10 08 0c 40
asm buffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 30 18 e0 10 08 0c 40

target gfx1010
dis buffer_store_format_xyz v[22:25], off, s[48:51], s20 offset:1625 slc dlc tfe = 59 86 18 e0 00 16 cc 14
dis buffer_store_format_xyz v[46:49], v146, s[64:67], s70 offen offset:133 glc dlc tfe = 85 d0 18 e0 92 2e 90 46
dis buffer_store_format_xyz v[130:133], v166, s[16:19], s29 idxen offset:1648 dlc tfe = 70 a6 18 e0 a6 82 84 1d
dis buffer_store_format_xyz v[106:109], v[4:5], s[80:83], s60 idxen offen offset:1902 tfe = 6e 37 18 e0 04 6a 94 3c

target gfx1100
dis buffer_store_format_xyz v[8:11], off, s[48:51], s64 tfe = 00 00 18 e0 00 08 2c 40
asm buffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen = 00 00 18 e0 10 08 4c 40
dis buffer_store_format_xyz v[8:11], v16, s[48:51], s64 offen tfe = 00 00 18 e0 10 08 6c 40
asm buffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen = 00 00 18 e0 10 08 8c 40
dis buffer_store_format_xyz v[8:11], v16, s[48:51], s64 idxen tfe = 00 00 18 e0 10 08 ac 40
asm buffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen = 00 00 18 e0 10 08 cc 40
dis buffer_store_format_xyz v[8:11], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 18 e0 10 08 ec 40

target gfx1200
asm buffer_store_format_xyz v[8:10], off, s[48:51], s64 th:TH_STORE_HT scope:SCOPE_SE = 40 80 01 c4 08 60 a4 00 00 00 00 00
asm buffer_store_format_xyz v[8:10], v16, s[48:51], s64 offen th:TH_STORE_NT scope:SCOPE_DEV = 40 80 01 c4 08 60 98 40 10 00 00 00
asm buffer_store_format_xyz v[8:10], v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 80 01 c4 08 60 88 80 10 00 00 00
asm buffer_store_format_xyz v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_DEV = 40 80 01 c4 08 60 a8 c0 10 00 00 00
dis buffer_store_format_xyz v[42:45], off, s[48:51], s0 scope:SCOPE_SYS tfe = 00 80 41 c4 2a 60 8c 00 00 00 00 00
dis buffer_store_format_xyz v[86:89], v16, s[64:67], s16 offen th:TH_STORE_NT scope:SCOPE_DEV tfe = 10 80 41 c4 56 80 98 40 10 00 00 00
dis buffer_store_format_xyz v[138:141], v16, s[80:83], s80 idxen th:TH_STORE_HT scope:SCOPE_DEV tfe = 50 80 41 c4 8a a0 a8 80 10 00 00 00
dis buffer_store_format_xyz v[50:53], v[16:17], s[0:3], s16 idxen offen th:TH_STORE_HT tfe = 10 80 41 c4 32 00 a0 c0 10 00 00 00
