# buffer_load_format_d16_hi_x: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm buffer_load_format_d16_hi_x v0, off, ttmp[4:7], m0 offset:1 = 01 00 98 e0 00 00 1c 7c
asm buffer_load_format_d16_hi_x v100, v5, ttmp[4:7], m0 offen offset:1 glc slc = 01 50 9a e0 05 64 1c 7c
asm buffer_load_format_d16_hi_x v1, v100, ttmp[4:7], m0 idxen offset:4095 slc = ff 2f 9a e0 64 01 1c 7c
asm buffer_load_format_d16_hi_x v0, v[254:255], s[52:55], m0 idxen offen offset:4095 slc = ff 3f 9a e0 fe 00 0d 7c
asm buffer_load_format_d16_hi_x v[1:2], off, ttmp[4:7], s101 offset:4095 tfe = ff 0f 98 e0 00 01 9c 65
asm buffer_load_format_d16_hi_x v[1:2], v7, s[4:7], flat_scratch_lo offen offset:4095 glc tfe = ff 5f 98 e0 07 01 81 66
asm buffer_load_format_d16_hi_x v[0:1], v255, s[92:95], s35 idxen offset:4 slc tfe = 04 20 9a e0 ff 00 97 23
asm buffer_load_format_d16_hi_x v[254:255], v[100:101], s[72:75], 0.5 idxen offen offset:4 tfe = 04 30 98 e0 64 fe 92 f0
bad buffer_load_format_d16_hi_x v100, off, s[8:11] ! 1:47: expected 4 operands, found 3
bad buffer_load_format_d16_hi_x s100, off, s[8:11], -16 ! 1:29: destination must be a vector register

target gfx1010 gfx90a
asm buffer_load_format_d16_hi_x v8, off, s[48:51], s64 = 00 00 98 e0 00 08 0c 40
asm buffer_load_format_d16_hi_x v8, v16, s[48:51], s64 offen = 00 10 98 e0 10 08 0c 40
asm buffer_load_format_d16_hi_x v8, v16, s[48:51], s64 idxen = 00 20 98 e0 10 08 0c 40
asm buffer_load_format_d16_hi_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 98 e0 10 08 0c 40

target gfx1010
asm buffer_load_format_d16_hi_x v[8:9], off, s[48:51], s64 tfe = 00 00 98 e0 00 08 8c 40
asm buffer_load_format_d16_hi_x v[8:9], v16, s[48:51], s64 offen tfe = 00 10 98 e0 10 08 8c 40
asm buffer_load_format_d16_hi_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 98 e0 10 08 8c 40
asm buffer_load_format_d16_hi_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 98 e0 10 08 8c 40

target gfx1100
asm buffer_load_d16_hi_format_x v8, off, s[48:51], s64 = 00 00 98 e0 00 08 0c 40
asm buffer_load_d16_hi_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 98 e0 00 08 2c 40
asm buffer_load_d16_hi_format_x v8, v16, s[48:51], s64 offen = 00 00 98 e0 10 08 4c 40
asm buffer_load_d16_hi_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 00 98 e0 10 08 6c 40
asm buffer_load_d16_hi_format_x v8, v16, s[48:51], s64 idxen = 00 00 98 e0 10 08 8c 40
asm buffer_load_d16_hi_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 98 e0 10 08 ac 40
asm buffer_load_d16_hi_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 98 e0 10 08 cc 40
asm buffer_load_d16_hi_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 98 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_hi_format_x v8, off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_SYS = 40 80 09 c4 08 60 9c 00 00 00 00 00
asm buffer_load_d16_hi_format_x v[8:9], off, s[48:51], s64 th:TH_LOAD_NT tfe = 40 80 49 c4 08 60 90 00 00 00 00 00
asm buffer_load_d16_hi_format_x v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 80 09 c4 08 60 84 40 10 00 00 00
asm buffer_load_d16_hi_format_x v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV tfe = 40 80 49 c4 08 60 88 40 10 00 00 00
asm buffer_load_d16_hi_format_x v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SYS = 40 80 09 c4 08 60 9c 80 10 00 00 00
asm buffer_load_d16_hi_format_x v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 80 49 c4 08 60 a8 80 10 00 00 00
asm buffer_load_d16_hi_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 80 09 c4 08 60 ac c0 10 00 00 00
asm buffer_load_d16_hi_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE tfe = 40 80 49 c4 08 60 84 c0 10 00 00 00
