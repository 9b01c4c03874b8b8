# buffer_store_format_xyzw: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_store_format_xyzw v[0:3], v100, s[60:63], 0.5 offen offset:4095 glc = ff 5f 1c e0 64 00 0f f0
asm buffer_store_format_xyzw v[7:10], v94, s[88:91], 0 idxen offset:4095 = ff 2f 1c e0 5e 07 16 80
asm buffer_store_format_xyzw v[1:4], v[254:255], s[92:95], m0 idxen offen offset:1 glc = 01 70 1c e0 fe 01 17 7c
asm buffer_store_format_xyzw v[79:82], off, s[68:71], -16 offset:4095 glc = ff 4f 1c e0 00 4f 11 d0
asm buffer_store_format_xyzw v[59:62], v0, s[4:7], s74 offen offset:1 slc = 01 10 1e e0 00 3b 01 4a
asm buffer_store_format_xyzw v[1:4], v1, s[88:91], s68 idxen offset:1 glc slc = 01 60 1e e0 01 01 16 44
asm buffer_store_format_xyzw v[7:10], v[1:2], s[76:79], s27 idxen offen offset:4 glc slc = 04 70 1e e0 01 07 13 1b
bad buffer_store_format_xyzw v[100:103], off, s[8:11] ! 1:50: expected 4 operands, found 3

target gfx803
asm buffer_store_format_xyzw v[100:103], off, ttmp[4:7], 64 offset:1 slc = 01 00 1e e0 00 64 1d c0
dis buffer_store_format_xyzw v[51:55], off, s[92:95], s84 offset:4 tfe = 04 00 1c e0 00 33 97 54
dis buffer_store_format_xyzw v[94:98], v1, s[28:31], -16 offen offset:1 glc slc tfe = 01 50 1e e0 01 5e 87 d0
dis buffer_store_format_xyzw v[14:18], v1, ttmp[4:7], m0 idxen offset:1 tfe = 01 20 1c e0 01 0e 9d 7c
dis buffer_store_format_xyzw v[192:196], v[7:8], s[28:31], m0 idxen offen offset:4095 glc slc tfe = ff 7f 1e e0 07 c0 87 7c
bad buffer_store_format_xyzw s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_store_format_xyzw v[100:103], off, ttmp[4:7], 64 offset:1 slc = 01 00 1e e0 00 64 1c c0

target gfx900
dis buffer_store_format_xyzw v[14:18], v1, ttmp[4:7], m0 idxen offset:1 tfe = 01 20 1c e0 01 0e 9c 7c
bad buffer_store_format_xyzw s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_store_format_xyzw s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx906 has s0 to s101

target gfx1010 gfx90a gfx1100
asm buffer_store_format_xyzw v[8:11], off, s[48:51], s64 = 00 00 1c e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 10 1c e0 10 08 0c 40
asm buffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 20 1c e0 10 08 0c 40
asm buffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 1c e0 10 08 0c 40

target gfx1010
dis buffer_store_format_xyzw v[14:18], off, s[48:51], s44 offset:3799 tfe = d7 0e 1c e0 00 0e 8c 2c
dis buffer_store_format_xyzw v[194:198], v32, s[16:19], s15 offen offset:398 glc dlc tfe = 8e d1 1c e0 20 c2 84 0f
dis buffer_store_format_xyzw v[64:68], v82, s[80:83], s6 idxen offset:719 tfe = cf 22 1c e0 52 40 94 06
dis buffer_store_format_xyzw v[40:44], v[114:115], s[48:51], s62 idxen offen offset:3445 tfe = 75 3d 1c e0 72 28 8c 3e

target gfx1100
dis buffer_store_format_xyzw v[8:12], off, s[48:51], s64 tfe = 00 00 1c e0 00 08 2c 40
asm buffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 00 1c e0 10 08 4c 40
dis buffer_store_format_xyzw v[8:12], v16, s[48:51], s64 offen tfe = 00 00 1c e0 10 08 6c 40
asm buffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 00 1c e0 10 08 8c 40
dis buffer_store_format_xyzw v[8:12], v16, s[48:51], s64 idxen tfe = 00 00 1c e0 10 08 ac 40
asm buffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 00 1c e0 10 08 cc 40
dis buffer_store_format_xyzw v[8:12], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 1c e0 10 08 ec 40

target gfx1200
asm buffer_store_format_xyzw v[8:11], off, s[48:51], s64 th:TH_STORE_NT scope:SCOPE_DEV = 40 c0 01 c4 08 60 98 00 00 00 00 00
asm buffer_store_format_xyzw v[8:11], v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 c0 01 c4 08 60 8c 40 10 00 00 00
asm buffer_store_format_xyzw v[8:11], v16, s[48:51], s64 idxen th:TH_STORE_NT scope:SCOPE_SE = 40 c0 01 c4 08 60 94 80 10 00 00 00
asm buffer_store_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_SE = 40 c0 01 c4 08 60 a4 c0 10 00 00 00
dis buffer_store_format_xyzw v[126:130], off, s[48:51], s16 scope:SCOPE_SE tfe = 10 c0 41 c4 7e 60 84 00 00 00 00 00
dis buffer_store_format_xyzw v[182:186], v16, s[64:67], s0 offen th:TH_STORE_HT scope:SCOPE_DEV tfe = 00 c0 41 c4 b6 80 a8 40 10 00 00 00
dis buffer_store_format_xyzw v[126:130], v16, s[48:51], s32 idxen th:TH_STORE_HT tfe = 20 c0 41 c4 7e 60 a0 80 10 00 00 00
dis buffer_store_format_xyzw v[110:114], v[16:17], s[80:83], s32 idxen offen th:TH_STORE_NT scope:SCOPE_DEV tfe = 20 c0 41 c4 6e a0 98 c0 10 00 00 00
