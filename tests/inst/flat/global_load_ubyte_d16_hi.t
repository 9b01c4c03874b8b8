# global_load_ubyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_ubyte_d16_hi v255, v[5:6], off offset:16 = 10 80 84 dc 05 00 7f ff
asm global_load_ubyte_d16_hi v1, v244, s[30:31] offset:4095 glc = ff 8f 85 dc f4 00 1e 01
asm global_load_ubyte_d16_hi v1, v[76:77], off offset:-4096 = 00 90 84 dc 4c 00 7f 01
asm global_load_ubyte_d16_hi v100, v7, s[100:101] offset:16 = 10 80 84 dc 07 00 64 64
bad global_load_ubyte_d16_hi v100, v[216:217] ! 1:42: expected 3 operands, found 2
bad global_load_ubyte_d16_hi s100, v[216:217], off ! 1:26: destination must be a vector register
bad global_load_ubyte_d16_hi v100, v[216:217], off offset:8192 ! 1:55: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_load_ubyte_d16_hi v8, v16, s[48:49] = 00 80 84 dc 10 00 30 08

target gfx1010
asm global_load_ubyte_d16_hi v8, v[16:17], off = 00 80 84 dc 10 00 7d 08

target gfx90a gfx942
asm global_load_ubyte_d16_hi v8, v[16:17], off = 00 80 84 dc 10 00 7f 08

target gfx1100
asm global_load_d16_hi_u8 v8, v[16:17], off = 00 00 86 dc 10 00 7c 08
asm global_load_d16_hi_u8 v8, v16, s[48:49] = 00 00 86 dc 10 00 30 08

target gfx1200
asm global_load_d16_hi_u8 v8, v[16:17], off th:TH_LOAD_HT = 7c 40 08 ee 08 00 20 00 10 00 00 00
asm global_load_d16_hi_u8 v8, v16, s[48:49] th:TH_LOAD_NT scope:SCOPE_SE = 30 40 08 ee 08 00 14 00 10 00 00 00
