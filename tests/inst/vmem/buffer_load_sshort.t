# buffer_load_sshort: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_sshort v100, off, s[64:67], s64 offset:4 = 04 00 4c e0 00 64 10 40
asm buffer_load_sshort off, s[40:43], 64 offset:1 lds = 01 00 4d e0 00 00 0a c0
asm buffer_load_sshort v7, v29, s[44:47], -16 offen offset:4095 = ff 1f 4c e0 1d 07 0b d0
asm buffer_load_sshort v0, s[56:59], 64 offen offset:1 lds = 01 10 4d e0 00 00 0e c0
asm buffer_load_sshort v5, v1, s[8:11], 0 idxen offset:1 glc slc = 01 60 4e e0 01 05 02 80
asm buffer_load_sshort v100, v[0:1], s[12:15], vcc_lo idxen offen offset:4 = 04 30 4c e0 00 64 03 6a
asm buffer_load_sshort v[217:218], off, s[28:31], s23 offset:4 tfe = 04 00 4c e0 00 d9 87 17
asm buffer_load_sshort v[5:6], v7, s[8:11], vcc_lo idxen offset:1 tfe = 01 20 4c e0 07 05 82 6a
bad buffer_load_sshort v100, off, s[8:11] ! 1:38: expected 4 operands, found 3
bad buffer_load_sshort s100, off, s[8:11], -16 ! 1:20: destination must be a vector register

target gfx803
asm buffer_load_sshort v255, ttmp[4:7], 0 idxen offset:4095 slc lds = ff 2f 4f e0 ff 00 1d 80
asm buffer_load_sshort v[222:223], ttmp[4:7], vcc_lo idxen offen offset:4 glc slc lds = 04 70 4f e0 de 00 1d 6a
asm buffer_load_sshort v[154:155], v100, ttmp[4:7], 0 offen tfe = 00 10 4c e0 64 9a 9d 80
asm buffer_load_sshort v[5:6], v[1:2], ttmp[4:7], m0 idxen offen tfe = 00 30 4c e0 01 05 9d 7c

target gfx900 gfx906
asm buffer_load_sshort v255, ttmp[4:7], 0 idxen offset:4095 slc lds = ff 2f 4f e0 ff 00 1c 80
asm buffer_load_sshort v[222:223], ttmp[4:7], vcc_lo idxen offen offset:4 glc slc lds = 04 70 4f e0 de 00 1c 6a
asm buffer_load_sshort v[154:155], v100, ttmp[4:7], 0 offen tfe = 00 10 4c e0 64 9a 9c 80
asm buffer_load_sshort v[5:6], v[1:2], ttmp[4:7], m0 idxen offen tfe = 00 30 4c e0 01 05 9c 7c

target gfx1010
asm buffer_load_sshort v8, off, s[48:51], s64 = 00 00 2c e0 00 08 0c 40
asm buffer_load_sshort v[8:9], off, s[48:51], s64 tfe = 00 00 2c e0 00 08 8c 40
asm buffer_load_sshort off, s[32:35], s48 lds = 00 00 2d e0 00 00 08 30
asm buffer_load_sshort v8, v16, s[48:51], s64 offen = 00 10 2c e0 10 08 0c 40
asm buffer_load_sshort v[8:9], v16, s[48:51], s64 offen tfe = 00 10 2c e0 10 08 8c 40
asm buffer_load_sshort v8, s[32:35], s48 offen lds = 00 10 2d e0 08 00 08 30
asm buffer_load_sshort v8, v16, s[48:51], s64 idxen = 00 20 2c e0 10 08 0c 40
asm buffer_load_sshort v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 2c e0 10 08 8c 40
asm buffer_load_sshort v8, s[32:35], s48 idxen lds = 00 20 2d e0 08 00 08 30
asm buffer_load_sshort v8, v[16:17], s[48:51], s64 idxen offen = 00 30 2c e0 10 08 0c 40
asm buffer_load_sshort v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 2c e0 10 08 8c 40
asm buffer_load_sshort v[8:9], s[32:35], s48 idxen offen lds = 00 30 2d e0 08 00 08 30

target gfx90a
asm buffer_load_sshort v8, off, s[48:51], s64 = 00 00 4c e0 00 08 0c 40
asm buffer_load_sshort off, s[32:35], s48 lds = 00 00 4d e0 00 00 08 30
asm buffer_load_sshort v8, v16, s[48:51], s64 offen = 00 10 4c e0 10 08 0c 40
asm buffer_load_sshort v8, s[32:35], s48 offen lds = 00 10 4d e0 08 00 08 30
asm buffer_load_sshort v8, v16, s[48:51], s64 idxen = 00 20 4c e0 10 08 0c 40
asm buffer_load_sshort v8, s[32:35], s48 idxen lds = 00 20 4d e0 08 00 08 30
asm buffer_load_sshort v8, v[16:17], s[48:51], s64 idxen offen = 00 30 4c e0 10 08 0c 40
asm buffer_load_sshort v[8:9], s[32:35], s48 idxen offen lds = 00 30 4d e0 08 00 08 30

target gfx1100
asm buffer_load_i16 v8, off, s[48:51], s64 = 00 00 4c e0 00 08 0c 40
asm buffer_load_i16 v[8:9], off, s[48:51], s64 tfe = 00 00 4c e0 00 08 2c 40
asm buffer_load_i16 v8, v16, s[48:51], s64 offen = 00 00 4c e0 10 08 4c 40
asm buffer_load_i16 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 4c e0 10 08 6c 40
asm buffer_load_i16 v8, v16, s[48:51], s64 idxen = 00 00 4c e0 10 08 8c 40
asm buffer_load_i16 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 4c e0 10 08 ac 40
asm buffer_load_i16 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 4c e0 10 08 cc 40
asm buffer_load_i16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 4c e0 10 08 ec 40

target gfx1200
asm buffer_load_i16 v8, off, s[48:51], s64 th:TH_LOAD_NT scope:SCOPE_DEV = 40 c0 04 c4 08 60 98 00 00 00 00 00
asm buffer_load_i16 v[8:9], off, s[48:51], s64 th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 c0 44 c4 08 60 a8 00 00 00 00 00
asm buffer_load_i16 v8, v16, s[48:51], s64 offen th:TH_LOAD_NT = 40 c0 04 c4 08 60 90 40 10 00 00 00
asm buffer_load_i16 v[8:9], v16, s[48:51], s64 offen tfe = 40 c0 44 c4 08 60 80 40 10 00 00 00
asm buffer_load_i16 v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SE = 40 c0 04 c4 08 60 a4 80 10 00 00 00
asm buffer_load_i16 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SYS tfe = 40 c0 44 c4 08 60 8c 80 10 00 00 00
asm buffer_load_i16 v8, v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_NT = 40 c0 04 c4 08 60 90 c0 10 00 00 00
asm buffer_load_i16 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 40 c0 44 c4 08 60 80 c0 10 00 00 00
