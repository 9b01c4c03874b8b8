# buffer_load_format_xyzw: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_format_xyzw v[156:159], off, s[68:71], 0 offset:4095 slc = ff 0f 0e e0 00 9c 11 80
asm buffer_load_format_xyzw v[184:187], v[5:6], s[28:31], 0.5 idxen offen offset:4095 = ff 3f 0c e0 05 b8 07 f0
asm buffer_load_format_xyzw v[1:5], off, s[44:47], s89 offset:1 slc tfe = 01 00 0e e0 00 01 8b 59
asm buffer_load_format_xyzw v[100:104], v5, s[60:63], 64 offen offset:4095 tfe = ff 1f 0c e0 05 64 8f c0
asm buffer_load_format_xyzw v[87:91], v7, s[40:43], 64 idxen offset:4 slc tfe = 04 20 0e e0 07 57 8a c0
asm buffer_load_format_xyzw v[5:9], v[254:255], s[24:27], -16 idxen offen offset:1 glc slc tfe = 01 70 0e e0 fe 05 86 d0
bad buffer_load_format_xyzw v[100:103], off, s[8:11] ! 1:49: expected 4 operands, found 3

target gfx803
asm buffer_load_format_xyzw v[1:4], v176, ttmp[4:7], 64 offen offset:4095 slc = ff 1f 0e e0 b0 01 1d c0
asm buffer_load_format_xyzw v[232:235], v255, ttmp[4:7], m0 idxen offset:4095 glc = ff 6f 0c e0 ff e8 1d 7c
bad buffer_load_format_xyzw s[100:103], off, s[8:11], -16 ! 1:25: s103 does not exist; gfx803 has s0 to s101

target gfx900 gfx906
asm buffer_load_format_xyzw v[1:4], v176, ttmp[4:7], 64 offen offset:4095 slc = ff 1f 0e e0 b0 01 1c c0
asm buffer_load_format_xyzw v[232:235], v255, ttmp[4:7], m0 idxen offset:4095 glc = ff 6f 0c e0 ff e8 1c 7c

target gfx900
bad buffer_load_format_xyzw s[100:103], off, s[8:11], -16 ! 1:25: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_load_format_xyzw s[100:103], off, s[8:11], -16 ! 1:25: s103 does not exist; gfx906 has s0 to s101

target gfx1010 gfx90a gfx1100
asm buffer_load_format_xyzw v[8:11], off, s[48:51], s64 = 00 00 0c e0 00 08 0c 40

target gfx1010 gfx90a
asm buffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 10 0c e0 10 08 0c 40
asm buffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 20 0c e0 10 08 0c 40
asm buffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 0c e0 10 08 0c 40

target gfx1010
asm buffer_load_format_xyzw v[8:12], off, s[48:51], s64 tfe = 00 00 0c e0 00 08 8c 40
asm buffer_load_format_xyzw v[8:12], v16, s[48:51], s64 offen tfe = 00 10 0c e0 10 08 8c 40
asm buffer_load_format_xyzw v[8:12], v16, s[48:51], s64 idxen tfe = 00 20 0c e0 10 08 8c 40
asm buffer_load_format_xyzw v[8:12], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 0c e0 10 08 8c 40

target gfx1100
asm buffer_load_format_xyzw v[8:12], off, s[48:51], s64 tfe = 00 00 0c e0 00 08 2c 40
asm buffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen = 00 00 0c e0 10 08 4c 40
asm buffer_load_format_xyzw v[8:12], v16, s[48:51], s64 offen tfe = 00 00 0c e0 10 08 6c 40
asm buffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen = 00 00 0c e0 10 08 8c 40
asm buffer_load_format_xyzw v[8:12], v16, s[48:51], s64 idxen tfe = 00 00 0c e0 10 08 ac 40
asm buffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 00 0c e0 10 08 cc 40
asm buffer_load_format_xyzw v[8:12], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 0c e0 10 08 ec 40

target gfx1200
asm buffer_load_format_xyzw v[8:11], off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_DEV = 40 c0 00 c4 08 60 98 00 00 00 00 00
asm buffer_load_format_xyzw v[8:12], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 c0 40 c4 08 60 a8 00 00 00 00 00
asm buffer_load_format_xyzw v[8:11], v16, s[48:51], s64 offen th:TH_LOAD_HT scope:SCOPE_DEV = 40 c0 00 c4 08 60 a8 40 10 00 00 00
asm buffer_load_format_xyzw v[8:12], v16, s[48:51], s64 offen scope:SCOPE_SE tfe = 40 c0 40 c4 08 60 84 40 10 00 00 00
asm buffer_load_format_xyzw v[8:11], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SE = 40 c0 00 c4 08 60 a4 80 10 00 00 00
asm buffer_load_format_xyzw v[8:12], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS tfe = 40 c0 40 c4 08 60 ac 80 10 00 00 00
asm buffer_load_format_xyzw v[8:11], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT scope:SCOPE_SYS = 40 c0 00 c4 08 60 9c c0 10 00 00 00
asm buffer_load_format_xyzw v[8:12], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 c0 40 c4 08 60 a8 c0 10 00 00 00
