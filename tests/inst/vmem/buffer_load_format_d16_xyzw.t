# buffer_load_format_d16_xyzw: text and bits, as LLVM 22 has them.

target gfx803
asm buffer_load_format_d16_xyzw v[252:255], off, s[20:23], 0 offset:1 = 01 00 2c e0 00 fc 05 80
asm buffer_load_format_d16_xyzw v[7:10], v7, s[32:35], m0 offen offset:4 glc slc = 04 50 2e e0 07 07 08 7c
asm buffer_load_format_d16_xyzw v[185:188], v1, ttmp[4:7], -16 idxen offset:4095 = ff 2f 2c e0 01 b9 1d d0
asm buffer_load_format_d16_xyzw v[0:3], v[7:8], s[48:51], 64 idxen offen offset:1 glc = 01 70 2c e0 07 00 0c c0
asm buffer_load_format_d16_xyzw v[136:140], off, s[36:39], -16 offset:1 glc slc tfe = 01 40 2e e0 00 88 89 d0
asm buffer_load_format_d16_xyzw v[7:11], v100, ttmp[4:7], 0 offen offset:4095 tfe = ff 1f 2c e0 64 07 9d 80
asm buffer_load_format_d16_xyzw v[100:104], v100, s[20:23], s65 idxen offset:1 slc tfe = 01 20 2e e0 64 64 85 41
asm buffer_load_format_d16_xyzw v[7:11], v[254:255], s[56:59], 64 idxen offen offset:4095 slc tfe = ff 3f 2e e0 fe 07 8e c0
bad buffer_load_format_d16_xyzw v[100:103], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad buffer_load_format_d16_xyzw s[100:103], off, s[8:11], -16 ! 1:29: s103 does not exist; gfx803 has s0 to s101

target gfx810 gfx900 gfx906
asm buffer_load_format_d16_xyzw v[254:255], off, s[20:23], 0 offset:1 = 01 00 2c e0 00 fe 05 80
asm buffer_load_format_d16_xyzw v[7:8], v7, s[32:35], m0 offen offset:4 glc slc = 04 50 2e e0 07 07 08 7c
asm buffer_load_format_d16_xyzw v[0:1], v[7:8], s[48:51], 64 idxen offen offset:1 glc = 01 70 2c e0 07 00 0c c0
asm buffer_load_format_d16_xyzw v[136:138], off, s[36:39], -16 offset:1 glc slc tfe = 01 40 2e e0 00 88 89 d0
asm buffer_load_format_d16_xyzw v[100:102], v100, s[20:23], s65 idxen offset:1 slc tfe = 01 20 2e e0 64 64 85 41
asm buffer_load_format_d16_xyzw v[7:9], v[254:255], s[56:59], 64 idxen offen offset:4095 slc tfe = ff 3f 2e e0 fe 07 8e c0
bad buffer_load_format_d16_xyzw v[100:101], off, s[8:11] ! 1:53: expected 4 operands, found 3
bad buffer_load_format_d16_xyzw s[100:101], off, s[8:11], -16 ! 1:29: destination must be 2 vector registers

target gfx810
asm buffer_load_format_d16_xyzw v[185:186], v1, ttmp[4:7], -16 idxen offset:4095 = ff 2f 2c e0 01 b9 1d d0
asm buffer_load_format_d16_xyzw v[7:9], v100, ttmp[4:7], 0 offen offset:4095 tfe = ff 1f 2c e0 64 07 9d 80
bad buffer_load_format_d16_xyzw v[252:255], off, s[20:23], 0 offset:1 ! 1:29: first operand takes 2 vector registers, found 4 registers

target gfx900 gfx906
asm buffer_load_format_d16_xyzw v[185:186], v1, ttmp[4:7], -16 idxen offset:4095 = ff 2f 2c e0 01 b9 1c d0
asm buffer_load_format_d16_xyzw v[7:9], v100, ttmp[4:7], 0 offen offset:4095 tfe = ff 1f 2c e0 64 07 9c 80

target gfx1010
asm buffer_load_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 00 0c e2 00 08 0c 40
asm buffer_load_format_d16_xyzw v[8:10], off, s[48:51], s64 tfe = 00 00 0c e2 00 08 8c 40
asm buffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 10 0c e2 10 08 0c 40
asm buffer_load_format_d16_xyzw v[8:10], v16, s[48:51], s64 offen tfe = 00 10 0c e2 10 08 8c 40
asm buffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 20 0c e2 10 08 0c 40
asm buffer_load_format_d16_xyzw v[8:10], v16, s[48:51], s64 idxen tfe = 00 20 0c e2 10 08 8c 40
asm buffer_load_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 0c e2 10 08 0c 40
asm buffer_load_format_d16_xyzw v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 0c e2 10 08 8c 40

target gfx90a
asm buffer_load_format_d16_xyzw v[8:9], off, s[48:51], s64 = 00 00 2c e0 00 08 0c 40
asm buffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 offen = 00 10 2c e0 10 08 0c 40
asm buffer_load_format_d16_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 20 2c e0 10 08 0c 40
asm buffer_load_format_d16_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 2c e0 10 08 0c 40

target gfx1100
asm buffer_load_d16_format_xyzw v[8:9], off, s[48:51], s64 = 00 00 2c e0 00 08 0c 40
asm buffer_load_d16_format_xyzw v[8:10], off, s[48:51], s64 tfe = 00 00 2c e0 00 08 2c 40
asm buffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen = 00 00 2c e0 10 08 4c 40
asm buffer_load_d16_format_xyzw v[8:10], v16, s[48:51], s64 offen tfe = 00 00 2c e0 10 08 6c 40
asm buffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen = 00 00 2c e0 10 08 8c 40
asm buffer_load_d16_format_xyzw v[8:10], v16, s[48:51], s64 idxen tfe = 00 00 2c e0 10 08 ac 40
asm buffer_load_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 2c e0 10 08 cc 40
asm buffer_load_d16_format_xyzw v[8:10], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 2c e0 10 08 ec 40

target gfx1200
asm buffer_load_d16_format_xyzw v[8:9], off, s[48:51], s64 th:TH_LOAD_NT = 40 c0 02 c4 08 60 90 00 00 00 00 00
asm buffer_load_d16_format_xyzw v[8:10], off, s[48:51], s64 th:TH_LOAD_HT tfe = 40 c0 42 c4 08 60 a0 00 00 00 00 00
asm buffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 offen = 40 c0 02 c4 08 60 80 40 10 00 00 00
asm buffer_load_d16_format_xyzw v[8:10], v16, s[48:51], s64 offen scope:SCOPE_SYS tfe = 40 c0 42 c4 08 60 8c 40 10 00 00 00
asm buffer_load_d16_format_xyzw v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SE = 40 c0 02 c4 08 60 a4 80 10 00 00 00
asm buffer_load_d16_format_xyzw v[8:10], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 c0 42 c4 08 60 a8 80 10 00 00 00
asm buffer_load_d16_format_xyzw v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_DEV = 40 c0 02 c4 08 60 98 c0 10 00 00 00
asm buffer_load_d16_format_xyzw v[8:10], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SE tfe = 40 c0 42 c4 08 60 94 c0 10 00 00 00
