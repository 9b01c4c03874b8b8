# global_load_ubyte: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_ubyte v255, v[7:8], off offset:4095 glc = ff 8f 41 dc 07 00 7f ff
asm global_load_ubyte v[5:6], off offset:-4096 slc lds = 00 b0 42 dc 05 00 7f 00
asm global_load_ubyte v100, v191, s[52:53] offset:-4096 = 00 90 40 dc bf 00 34 64
asm global_load_ubyte v255, s[48:49] offset:16 glc slc lds = 10 a0 43 dc ff 00 30 00
bad global_load_ubyte v100, v[216:217] ! 1:35: expected 3 operands, found 2
bad global_load_ubyte s100, v[216:217], off ! 1:19: destination must be a vector register
bad global_load_ubyte v100, v[216:217], off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_load_ubyte v8, v[16:17], off = 00 80 20 dc 10 00 7d 08
asm global_load_ubyte v[8:9], off lds = 00 a0 20 dc 08 00 7d 00
asm global_load_ubyte v8, v16, s[48:49] = 00 80 20 dc 10 00 30 08
asm global_load_ubyte v8, s[32:33] lds = 00 a0 20 dc 08 00 20 00

target gfx90a gfx942
asm global_load_ubyte v8, v[16:17], off = 00 80 40 dc 10 00 7f 08
asm global_load_ubyte v8, v16, s[48:49] = 00 80 40 dc 10 00 30 08

target gfx90a
asm global_load_ubyte v[8:9], off lds = 00 a0 40 dc 08 00 7f 00
asm global_load_ubyte v8, s[32:33] lds = 00 a0 40 dc 08 00 20 00

target gfx1100
asm global_load_u8 v8, v[16:17], off = 00 00 42 dc 10 00 7c 08
asm global_load_u8 v8, v16, s[48:49] = 00 00 42 dc 10 00 30 08

target gfx1200
asm global_load_u8 v8, v[16:17], off scope:SCOPE_SE = 7c 00 04 ee 08 00 04 00 10 00 00 00
asm global_load_u8 v8, v16, s[48:49] th:TH_LOAD_NT scope:SCOPE_SE = 30 00 04 ee 08 00 14 00 10 00 00 00
