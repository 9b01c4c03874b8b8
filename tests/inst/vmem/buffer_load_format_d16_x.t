# buffer_load_format_d16_x: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_format_d16_x v100, v7, s[20:23], vcc_lo offen offset:4 glc = 04 50 20 e0 07 64 05 6a
asm buffer_load_format_d16_x v5, v100, s[92:95], -16 idxen offset:4 glc slc = 04 60 22 e0 64 05 17 d0
asm buffer_load_format_d16_x v[7:8], v1, s[16:19], flat_scratch_lo offen offset:1 glc slc tfe = 01 50 22 e0 01 07 84 66
bad buffer_load_format_d16_x v100, off, s[8:11] ! 1:44: expected 4 operands, found 3
bad buffer_load_format_d16_x s100, off, s[8:11], -16 ! 1:26: destination must be a vector register

target gfx803
asm buffer_load_format_d16_x v103, off, ttmp[4:7], 0.5 offset:1 glc = 01 40 20 e0 00 67 1d f0
asm buffer_load_format_d16_x v0, v[1:2], ttmp[4:7], 64 idxen offen offset:4 glc = 04 70 20 e0 01 00 1d c0
asm buffer_load_format_d16_x v[86:87], off, ttmp[4:7], -16 offset:4095 tfe = ff 0f 20 e0 00 56 9d d0
asm buffer_load_format_d16_x v[109:110], v7, ttmp[4:7], 0.5 idxen offset:4095 slc tfe = ff 2f 22 e0 07 6d 9d f0
asm buffer_load_format_d16_x v[1:2], v[7:8], ttmp[4:7], 0 idxen offen offset:4 glc tfe = 04 70 20 e0 07 01 9d 80

target gfx900 gfx906
asm buffer_load_format_d16_x v103, off, ttmp[4:7], 0.5 offset:1 glc = 01 40 20 e0 00 67 1c f0
asm buffer_load_format_d16_x v0, v[1:2], ttmp[4:7], 64 idxen offen offset:4 glc = 04 70 20 e0 01 00 1c c0
asm buffer_load_format_d16_x v[86:87], off, ttmp[4:7], -16 offset:4095 tfe = ff 0f 20 e0 00 56 9c d0
asm buffer_load_format_d16_x v[109:110], v7, ttmp[4:7], 0.5 idxen offset:4095 slc tfe = ff 2f 22 e0 07 6d 9c f0
asm buffer_load_format_d16_x v[1:2], v[7:8], ttmp[4:7], 0 idxen offen offset:4 glc tfe = 04 70 20 e0 07 01 9c 80

target gfx1010
asm buffer_load_format_d16_x v8, off, s[48:51], s64 = 00 00 00 e2 00 08 0c 40
asm buffer_load_format_d16_x v[8:9], off, s[48:51], s64 tfe = 00 00 00 e2 00 08 8c 40
asm buffer_load_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 00 e2 10 08 0c 40
asm buffer_load_format_d16_x v[8:9], v16, s[48:51], s64 offen tfe = 00 10 00 e2 10 08 8c 40
asm buffer_load_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 00 e2 10 08 0c 40
asm buffer_load_format_d16_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 00 e2 10 08 8c 40
asm buffer_load_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 00 e2 10 08 0c 40
asm buffer_load_format_d16_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 00 e2 10 08 8c 40

target gfx90a
asm buffer_load_format_d16_x v8, off, s[48:51], s64 = 00 00 20 e0 00 08 0c 40
asm buffer_load_format_d16_x v8, v16, s[48:51], s64 offen = 00 10 20 e0 10 08 0c 40
asm buffer_load_format_d16_x v8, v16, s[48:51], s64 idxen = 00 20 20 e0 10 08 0c 40
asm buffer_load_format_d16_x v8, v[16:17], s[48:51], s64 idxen offen = 00 30 20 e0 10 08 0c 40

target gfx1100
asm buffer_load_d16_format_x v8, off, s[48:51], s64 = 00 00 20 e0 00 08 0c 40
asm buffer_load_d16_format_x v[8:9], off, s[48:51], s64 tfe = 00 00 20 e0 00 08 2c 40
asm buffer_load_d16_format_x v8, v16, s[48:51], s64 offen = 00 00 20 e0 10 08 4c 40
asm buffer_load_d16_format_x v[8:9], v16, s[48:51], s64 offen tfe = 00 00 20 e0 10 08 6c 40
asm buffer_load_d16_format_x v8, v16, s[48:51], s64 idxen = 00 00 20 e0 10 08 8c 40
asm buffer_load_d16_format_x v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 20 e0 10 08 ac 40
asm buffer_load_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen = 00 00 20 e0 10 08 cc 40
asm buffer_load_d16_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 20 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_format_x v8, off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_DEV = 40 00 02 c4 08 60 98 00 00 00 00 00
asm buffer_load_d16_format_x v[8:9], off, s[48:51], s64 th:TH_LOAD_HT tfe = 40 00 42 c4 08 60 a0 00 00 00 00 00
asm buffer_load_d16_format_x v8, v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_SYS = 40 00 02 c4 08 60 ac 40 10 00 00 00
asm buffer_load_d16_format_x v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_NT tfe = 40 00 42 c4 08 60 90 40 10 00 00 00
asm buffer_load_d16_format_x v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE = 40 00 02 c4 08 60 94 80 10 00 00 00
asm buffer_load_d16_format_x v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 00 42 c4 08 60 a8 80 10 00 00 00
asm buffer_load_d16_format_x v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 00 02 c4 08 60 a8 c0 10 00 00 00
asm buffer_load_d16_format_x v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE tfe = 40 00 42 c4 08 60 84 c0 10 00 00 00
