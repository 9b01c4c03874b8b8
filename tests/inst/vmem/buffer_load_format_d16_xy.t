# buffer_load_format_d16_xy: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_load_format_d16_xy v[20:21], off, s[36:39], 64 offset:4095 glc slc = ff 4f 26 e0 00 14 09 c0
asm buffer_load_format_d16_xy v[1:2], v1, s[92:95], 0.5 offen offset:4095 = ff 1f 24 e0 01 01 17 f0
asm buffer_load_format_d16_xy v[226:227], v100, s[68:71], -16 idxen offset:4095 slc = ff 2f 26 e0 64 e2 11 d0
asm buffer_load_format_d16_xy v[254:255], v[11:12], s[92:95], -16 idxen offen offset:1 = 01 30 24 e0 0b fe 17 d0
asm buffer_load_format_d16_xy v[1:3], off, s[80:83], s10 offset:4095 glc slc tfe = ff 4f 26 e0 00 01 94 0a
asm buffer_load_format_d16_xy v[253:255], v1, s[48:51], 0 offen offset:4095 glc tfe = ff 5f 24 e0 01 fd 8c 80
asm buffer_load_format_d16_xy v[7:9], v0, ttmp[4:7], -16 idxen offset:4095 slc tfe = ff 2f 26 e0 00 07 9d d0
asm buffer_load_format_d16_xy v[5:7], v[154:155], ttmp[4:7], 0 idxen offen offset:4 glc slc tfe = 04 70 26 e0 9a 05 9d 80
bad buffer_load_format_d16_xy v[100:101], off, s[8:11] ! 1:51: expected 4 operands, found 3
bad buffer_load_format_d16_xy s[100:101], off, s[8:11], -16 ! 1:27: destination must be 2 vector registers

target gfx810 gfx900 gfx906
asm buffer_load_format_d16_xy v20, off, s[36:39], 64 offset:4095 glc slc = ff 4f 26 e0 00 14 09 c0
asm buffer_load_format_d16_xy v1, v1, s[92:95], 0.5 offen offset:4095 = ff 1f 24 e0 01 01 17 f0
asm buffer_load_format_d16_xy v226, v100, s[68:71], -16 idxen offset:4095 slc = ff 2f 26 e0 64 e2 11 d0
asm buffer_load_format_d16_xy v255, v[11:12], s[92:95], -16 idxen offen offset:1 = 01 30 24 e0 0b ff 17 d0
asm buffer_load_format_d16_xy v[1:2], off, s[80:83], s10 offset:4095 glc slc tfe = ff 4f 26 e0 00 01 94 0a
asm buffer_load_format_d16_xy v[254:255], v1, s[48:51], 0 offen offset:4095 glc tfe = ff 5f 24 e0 01 fe 8c 80
bad buffer_load_format_d16_xy v100, off, s[8:11] ! 1:45: expected 4 operands, found 3
bad buffer_load_format_d16_xy s100, off, s[8:11], -16 ! 1:27: destination must be a vector register

target gfx810
asm buffer_load_format_d16_xy v[7:8], v0, ttmp[4:7], -16 idxen offset:4095 slc tfe = ff 2f 26 e0 00 07 9d d0
asm buffer_load_format_d16_xy v[5:6], v[154:155], ttmp[4:7], 0 idxen offen offset:4 glc slc tfe = 04 70 26 e0 9a 05 9d 80
bad buffer_load_format_d16_xy v[20:21], off, s[36:39], 64 offset:4095 glc slc ! 1:27: first operand takes a vector register, found 2 registers

target gfx900 gfx906
asm buffer_load_format_d16_xy v[7:8], v0, ttmp[4:7], -16 idxen offset:4095 slc tfe = ff 2f 26 e0 00 07 9c d0
asm buffer_load_format_d16_xy v[5:6], v[154:155], ttmp[4:7], 0 idxen offen offset:4 glc slc tfe = 04 70 26 e0 9a 05 9c 80

target gfx1010
asm buffer_load_format_d16_xy v8, off, s[48:51], s64 = 00 00 04 e2 00 08 0c 40
asm buffer_load_format_d16_xy v[8:9], off, s[48:51], s64 tfe = 00 00 04 e2 00 08 8c 40
asm buffer_load_format_d16_xy v8, v16, s[48:51], s64 offen = 00 10 04 e2 10 08 0c 40
asm buffer_load_format_d16_xy v[8:9], v16, s[48:51], s64 offen tfe = 00 10 04 e2 10 08 8c 40
asm buffer_load_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 20 04 e2 10 08 0c 40
asm buffer_load_format_d16_xy v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 04 e2 10 08 8c 40
asm buffer_load_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 30 04 e2 10 08 0c 40
asm buffer_load_format_d16_xy v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 04 e2 10 08 8c 40

target gfx90a
asm buffer_load_format_d16_xy v8, off, s[48:51], s64 = 00 00 24 e0 00 08 0c 40
asm buffer_load_format_d16_xy v8, v16, s[48:51], s64 offen = 00 10 24 e0 10 08 0c 40
asm buffer_load_format_d16_xy v8, v16, s[48:51], s64 idxen = 00 20 24 e0 10 08 0c 40
asm buffer_load_format_d16_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 30 24 e0 10 08 0c 40

target gfx1100
asm buffer_load_d16_format_xy v8, off, s[48:51], s64 = 00 00 24 e0 00 08 0c 40
asm buffer_load_d16_format_xy v[8:9], off, s[48:51], s64 tfe = 00 00 24 e0 00 08 2c 40
asm buffer_load_d16_format_xy v8, v16, s[48:51], s64 offen = 00 00 24 e0 10 08 4c 40
asm buffer_load_d16_format_xy v[8:9], v16, s[48:51], s64 offen tfe = 00 00 24 e0 10 08 6c 40
asm buffer_load_d16_format_xy v8, v16, s[48:51], s64 idxen = 00 00 24 e0 10 08 8c 40
asm buffer_load_d16_format_xy v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 24 e0 10 08 ac 40
asm buffer_load_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen = 00 00 24 e0 10 08 cc 40
asm buffer_load_d16_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 24 e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_format_xy v8, off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_DEV = 40 40 02 c4 08 60 a8 00 00 00 00 00
asm buffer_load_d16_format_xy v[8:9], off, s[48:51], s64 scope:SCOPE_DEV tfe = 40 40 42 c4 08 60 88 00 00 00 00 00
asm buffer_load_d16_format_xy v8, v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 40 02 c4 08 60 a8 40 10 00 00 00
asm buffer_load_d16_format_xy v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 40 42 c4 08 60 a8 40 10 00 00 00
asm buffer_load_d16_format_xy v8, v16, s[48:51], s64 idxen th:TH_LOAD_NT scope:SCOPE_SE = 40 40 02 c4 08 60 94 80 10 00 00 00
asm buffer_load_d16_format_xy v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SE tfe = 40 40 42 c4 08 60 a4 80 10 00 00 00
asm buffer_load_d16_format_xy v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_DEV = 40 40 02 c4 08 60 98 c0 10 00 00 00
asm buffer_load_d16_format_xy v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SYS tfe = 40 40 42 c4 08 60 9c c0 10 00 00 00
