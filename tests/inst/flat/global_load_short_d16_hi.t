# global_load_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_short_d16_hi v255, v[125:126], off offset:16 = 10 80 94 dc 7d 00 7f ff
asm global_load_short_d16_hi v1, v5, s[82:83] offset:-1 slc = ff 9f 96 dc 05 00 52 01
asm global_load_short_d16_hi v100, v[100:101], off offset:16 glc = 10 80 95 dc 64 00 7f 64
asm global_load_short_d16_hi v0, v255, s[18:19] offset:-4096 glc slc = 00 90 97 dc ff 00 12 00
bad global_load_short_d16_hi v100, v[216:217] ! 1:42: expected 3 operands, found 2
bad global_load_short_d16_hi s100, v[216:217], off ! 1:26: destination must be a vector register
bad global_load_short_d16_hi v100, v[216:217], off offset:8192 ! 1:55: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_load_short_d16_hi v8, v16, s[48:49] = 00 80 94 dc 10 00 30 08

target gfx1010
asm global_load_short_d16_hi v8, v[16:17], off = 00 80 94 dc 10 00 7d 08

target gfx90a gfx942
asm global_load_short_d16_hi v8, v[16:17], off = 00 80 94 dc 10 00 7f 08

target gfx1100
asm global_load_d16_hi_b16 v8, v[16:17], off = 00 00 8e dc 10 00 7c 08
asm global_load_d16_hi_b16 v8, v16, s[48:49] = 00 00 8e dc 10 00 30 08

target gfx1200
asm global_load_d16_hi_b16 v8, v[16:17], off th:TH_LOAD_NT = 7c c0 08 ee 08 00 10 00 10 00 00 00
asm global_load_d16_hi_b16 v8, v16, s[48:49] th:TH_LOAD_HT = 30 c0 08 ee 08 00 20 00 10 00 00 00
