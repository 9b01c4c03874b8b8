# buffer_load_ubyte: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_load_ubyte v100, off, s[88:91], s42 offset:4 slc = 04 00 42 e0 00 64 16 2a
asm buffer_load_ubyte off, s[48:51], s55 offset:4 lds = 04 00 41 e0 00 00 0c 37
asm buffer_load_ubyte v5, v7, s[24:27], flat_scratch_lo offen offset:4095 = ff 1f 40 e0 07 05 06 66
asm buffer_load_ubyte v255, v5, s[16:19], 0.5 idxen offset:4095 slc = ff 2f 42 e0 05 ff 04 f0
asm buffer_load_ubyte v7, s[4:7], 0.5 idxen offset:1 slc lds = 01 20 43 e0 07 00 01 f0
asm buffer_load_ubyte v1, v[5:6], s[40:43], 0.5 idxen offen offset:4 = 04 30 40 e0 05 01 0a f0
asm buffer_load_ubyte v[1:2], s[76:79], 64 idxen offen offset:1 lds = 01 30 41 e0 01 00 13 c0
asm buffer_load_ubyte v[5:6], off, s[56:59], 0.5 tfe = 00 00 40 e0 00 05 8e f0
asm buffer_load_ubyte v[33:34], v45, s[24:27], s84 offen offset:1 tfe = 01 10 40 e0 2d 21 86 54
asm buffer_load_ubyte v[254:255], v206, s[44:47], s82 idxen tfe = 00 20 40 e0 ce fe 8b 52
asm buffer_load_ubyte v[1:2], v[5:6], s[36:39], 0.5 idxen offen tfe = 00 30 40 e0 05 01 89 f0
bad buffer_load_ubyte v100, off, s[8:11] ! 1:37: expected 4 operands, found 3
bad buffer_load_ubyte s100, off, s[8:11], -16 ! 1:19: destination must be a vector register

target gfx803
asm buffer_load_ubyte v255, ttmp[4:7], m0 offen offset:4 glc slc lds = 04 50 43 e0 ff 00 1d 7c

target gfx900 gfx906
asm buffer_load_ubyte v255, ttmp[4:7], m0 offen offset:4 glc slc lds = 04 50 43 e0 ff 00 1c 7c

target gfx1010
asm buffer_load_ubyte v8, off, s[48:51], s64 = 00 00 20 e0 00 08 0c 40
asm buffer_load_ubyte v[8:9], off, s[48:51], s64 tfe = 00 00 20 e0 00 08 8c 40
asm buffer_load_ubyte off, s[32:35], s48 lds = 00 00 21 e0 00 00 08 30
asm buffer_load_ubyte v8, v16, s[48:51], s64 offen = 00 10 20 e0 10 08 0c 40
asm buffer_load_ubyte v[8:9], v16, s[48:51], s64 offen tfe = 00 10 20 e0 10 08 8c 40
asm buffer_load_ubyte v8, s[32:35], s48 offen lds = 00 10 21 e0 08 00 08 30
asm buffer_load_ubyte v8, v16, s[48:51], s64 idxen = 00 20 20 e0 10 08 0c 40
asm buffer_load_ubyte v[8:9], v16, s[48:51], s64 idxen tfe = 00 20 20 e0 10 08 8c 40
asm buffer_load_ubyte v8, s[32:35], s48 idxen lds = 00 20 21 e0 08 00 08 30
asm buffer_load_ubyte v8, v[16:17], s[48:51], s64 idxen offen = 00 30 20 e0 10 08 0c 40
asm buffer_load_ubyte v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 30 20 e0 10 08 8c 40
asm buffer_load_ubyte v[8:9], s[32:35], s48 idxen offen lds = 00 30 21 e0 08 00 08 30

target gfx90a
asm buffer_load_ubyte v8, off, s[48:51], s64 = 00 00 40 e0 00 08 0c 40
asm buffer_load_ubyte off, s[32:35], s48 lds = 00 00 41 e0 00 00 08 30
asm buffer_load_ubyte v8, v16, s[48:51], s64 offen = 00 10 40 e0 10 08 0c 40
asm buffer_load_ubyte v8, s[32:35], s48 offen lds = 00 10 41 e0 08 00 08 30
asm buffer_load_ubyte v8, v16, s[48:51], s64 idxen = 00 20 40 e0 10 08 0c 40
asm buffer_load_ubyte v8, s[32:35], s48 idxen lds = 00 20 41 e0 08 00 08 30
asm buffer_load_ubyte v8, v[16:17], s[48:51], s64 idxen offen = 00 30 40 e0 10 08 0c 40
asm buffer_load_ubyte v[8:9], s[32:35], s48 idxen offen lds = 00 30 41 e0 08 00 08 30

target gfx1100
asm buffer_load_u8 v8, off, s[48:51], s64 = 00 00 40 e0 00 08 0c 40
asm buffer_load_u8 v[8:9], off, s[48:51], s64 tfe = 00 00 40 e0 00 08 2c 40
asm buffer_load_u8 v8, v16, s[48:51], s64 offen = 00 00 40 e0 10 08 4c 40
asm buffer_load_u8 v[8:9], v16, s[48:51], s64 offen tfe = 00 00 40 e0 10 08 6c 40
asm buffer_load_u8 v8, v16, s[48:51], s64 idxen = 00 00 40 e0 10 08 8c 40
asm buffer_load_u8 v[8:9], v16, s[48:51], s64 idxen tfe = 00 00 40 e0 10 08 ac 40
asm buffer_load_u8 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 40 e0 10 08 cc 40
asm buffer_load_u8 v[8:9], v[16:17], s[48:51], s64 idxen offen tfe = 00 00 40 e0 10 08 ec 40

target gfx1200
asm buffer_load_u8 v8, off, s[48:51], s64 scope:SCOPE_SE = 40 00 04 c4 08 60 84 00 00 00 00 00
asm buffer_load_u8 v[8:9], off, s[48:51], s64 scope:SCOPE_SE tfe = 40 00 44 c4 08 60 84 00 00 00 00 00
asm buffer_load_u8 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 00 04 c4 08 60 88 40 10 00 00 00
asm buffer_load_u8 v[8:9], v16, s[48:51], s64 offen th:TH_LOAD_HT tfe = 40 00 44 c4 08 60 a0 40 10 00 00 00
asm buffer_load_u8 v8, v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_SYS = 40 00 04 c4 08 60 ac 80 10 00 00 00
asm buffer_load_u8 v[8:9], v16, s[48:51], s64 idxen th:TH_LOAD_HT scope:SCOPE_DEV tfe = 40 00 44 c4 08 60 a8 80 10 00 00 00
asm buffer_load_u8 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 04 c4 08 60 8c c0 10 00 00 00
asm buffer_load_u8 v[8:9], v[16:17], s[48:51], s64 idxen offen th:TH_LOAD_HT tfe = 40 00 44 c4 08 60 a0 c0 10 00 00 00
