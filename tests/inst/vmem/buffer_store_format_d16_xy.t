# buffer_store_format_d16_xy: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_store_format_d16_xy v[1:2], off, s[88:91], s3 offset:4 = 04 00 34 e0 00 01 16 03
asm buffer_store_format_d16_xy v[100:101], v1, s[68:71], -16 offen offset:4095 glc slc = ff 5f 36 e0 01 64 11 d0
asm buffer_store_format_d16_xy v[5:6], v100, s[44:47], m0 idxen offset:4 glc = 04 60 34 e0 64 05 0b 7c
asm buffer_store_format_d16_xy v[5:6], v[1:2], s[76:79], 0.5 idxen offen offset:4095 slc = ff 3f 36 e0 01 05 13 f0
asm buffer_store_format_d16_xy v[5:6], off, s[84:87], s68 offset:4095 slc = ff 0f 36 e0 00 05 15 44
asm buffer_store_format_d16_xy v[90:91], v100, s[60:63], s77 offen offset:4 = 04 10 34 e0 64 5a 0f 4d
asm buffer_store_format_d16_xy v[1:2], v92, s[72:75], 64 idxen offset:4 glc slc = 04 60 36 e0 5c 01 12 c0
asm buffer_store_format_d16_xy v[0:1], v[7:8], ttmp[4:7], 0.5 idxen offen offset:4095 = ff 3f 34 e0 07 00 1d f0
dis buffer_store_format_d16_xy v[32:34], off, s[32:35], 0 offset:4 glc tfe = 04 40 34 e0 00 20 88 80
dis buffer_store_format_d16_xy v[190:192], v5, s[52:55], 0.5 offen offset:4 slc tfe = 04 10 36 e0 05 be 8d f0
dis buffer_store_format_d16_xy v[51:53], v0, s[8:11], 0.5 idxen offset:4095 tfe = ff 2f 34 e0 00 33 82 f0
dis buffer_store_format_d16_xy v[86:88], v[5:6], s[72:75], 0 idxen offen offset:4095 glc slc tfe = ff 7f 36 e0 05 56 92 80
bad buffer_store_format_d16_xy v[100:101], off, s[8:11] ! 1:52: expected 4 operands, found 3
bad buffer_store_format_d16_xy s[100:101], off, s[8:11], -16 ! 1:28: first operand must be 2 vector registers

target gfx810 gfx900 gfx906
asm buffer_store_format_d16_xy v1, off, s[88:91], s3 offset:4 = 04 00 34 e0 00 01 16 03
asm buffer_store_format_d16_xy v100, v1, s[68:71], -16 offen offset:4095 glc slc = ff 5f 36 e0 01 64 11 d0
asm buffer_store_format_d16_xy v5, v100, s[44:47], m0 idxen offset:4 glc = 04 60 34 e0 64 05 0b 7c
asm buffer_store_format_d16_xy v5, v[1:2], s[76:79], 0.5 idxen offen offset:4095 slc = ff 3f 36 e0 01 05 13 f0
asm buffer_store_format_d16_xy v5, off, s[84:87], s68 offset:4095 slc = ff 0f 36 e0 00 05 15 44
asm buffer_store_format_d16_xy v90, v100, s[60:63], s77 offen offset:4 = 04 10 34 e0 64 5a 0f 4d
asm buffer_store_format_d16_xy v1, v92, s[72:75], 64 idxen offset:4 glc slc = 04 60 36 e0 5c 01 12 c0
bad buffer_store_format_d16_xy v100, off, s[8:11] ! 1:46: expected 4 operands, found 3
bad buffer_store_format_d16_xy s100, off, s[8:11], -16 ! 1:28: first operand must be a vector register

target gfx810
asm buffer_store_format_d16_xy v0, v[7:8], ttmp[4:7], 0.5 idxen offen offset:4095 = ff 3f 34 e0 07 00 1d f0
bad buffer_store_format_d16_xy v[1:2], off, s[88:91], s3 offset:4 ! 1:28: first operand takes a vector register, found 2 registers

target gfx900 gfx906
asm buffer_store_format_d16_xy v0, v[7:8], ttmp[4:7], 0.5 idxen offen offset:4095 = ff 3f 34 e0 07 00 1c f0

target gfx900
dis buffer_store_format_d16_xy v[76:77], off, s[60:63], flat_scratch_lo offset:1 slc tfe = 01 00 36 e0 00 4c 8f 66
dis buffer_store_format_d16_xy v[174:175], v1, s[20:23], flat_scratch_lo offen offset:4095 slc tfe = ff 1f 36 e0 01 ae 85 66
dis buffer_store_format_d16_xy v[1:2], v5, ttmp[4:7], -16 idxen offset:4 glc tfe = 04 60 34 e0 05 01 9c d0
dis buffer_store_format_d16_xy v[141:142], v[1:2], s[32:35], 0 idxen offen offset:4 slc tfe = 04 30 36 e0 01 8d 88 80

target gfx1010
asm buffer_store_format_d16_xy v8, off, s[48:51], s64 = 00 00 14 e2 00 08 0c 40
asm buffer_store_format_d16_xy v8, v16, s[48:51], s64 offen = 00 10 14 e2 10 08 0c 40
asm buffer_store_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 20 14 e2 10 08 0c 40
asm buffer_store_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 30 14 e2 10 08 0c 40
dis buffer_store_format_d16_xy v[128:129], off, s[80:83], s67 offset:3344 glc tfe = 10 4d 14 e2 00 80 94 43
dis buffer_store_format_d16_xy v[4:5], v184, s[16:19], s11 offen offset:3760 tfe = b0 1e 14 e2 b8 04 84 0b
dis buffer_store_format_d16_xy v[106:107], v8, s[80:83], s33 idxen offset:1242 glc tfe = da 64 14 e2 08 6a 94 21
dis buffer_store_format_d16_xy v[74:75], v[84:85], s[0:3], s55 idxen offen offset:1902 slc tfe = 6e 37 14 e2 54 4a c0 37

target gfx90a
asm buffer_store_format_d16_xy v8, off, s[48:51], s64 = 00 00 34 e0 00 08 0c 40
asm buffer_store_format_d16_xy v8, v16, s[48:51], s64 offen = 00 10 34 e0 10 08 0c 40
asm buffer_store_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 20 34 e0 10 08 0c 40
asm buffer_store_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 30 34 e0 10 08 0c 40

target gfx1100
asm buffer_store_d16_format_xy v8, off, s[48:51], s64 = 00 00 34 e0 00 08 0c 40
dis buffer_store_d16_format_xy v[8:9], off, s[48:51], s64 tfe = 00 00 34 e0 00 08 2c 40
asm buffer_store_d16_format_xy v8, v16, s[48:51], s64 offen = 00 00 34 e0 10 08 4c 40
dis buffer_store_d16_format_xy v[8:9], v16, s[48:51], s64 offen tfe = 00 00 34 e0 10 08 6c 40
asm buffer_store_d16_format_xy v8, v16, s[48:51], s64 idxen = 00 00 34 e0 10 08 8c 40
dis buffer_store_d16_format_xy v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 34 e0 10 08 ac 40
asm buffer_store_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 00 34 e0 10 08 cc 40
dis buffer_store_d16_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 34 e0 10 08 ec 40

target gfx1200
asm buffer_store_d16_format_xy v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 40 03 c4 08 60 8c 00 00 00 00 00
asm buffer_store_d16_format_xy v8, v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 40 03 c4 08 60 8c 40 10 00 00 00
asm buffer_store_d16_format_xy v8, v16, s[48:51], s64 idxen th:TH_STORE_HT scope:SCOPE_SE = 40 40 03 c4 08 60 a4 80 10 00 00 00
asm buffer_store_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen th:TH_STORE_HT scope:SCOPE_SYS = 40 40 03 c4 08 60 ac c0 10 00 00 00
dis buffer_store_d16_format_xy v[6:7], off, s[16:19], s64 scope:SCOPE_DEV tfe = 40 40 43 c4 06 20 88 00 00 00 00 00
dis buffer_store_d16_format_xy v[130:131], v16, s[64:67], s16 offen tfe = 10 40 43 c4 82 80 80 40 10 00 00 00
dis buffer_store_d16_format_xy v[132:133], v16, s[80:83], s32 idxen th:TH_STORE_HT scope:SCOPE_SYS tfe = 20 40 43 c4 84 a0 ac 80 10 00 00 00
dis buffer_store_d16_format_xy v[96:97], v[16:17], s[0:3], s16 idxen offen th:TH_STORE_HT tfe = 10 40 43 c4 60 00 a0 c0 10 00 00 00
