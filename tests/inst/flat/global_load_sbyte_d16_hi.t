# global_load_sbyte_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_sbyte_d16_hi v5, v[7:8], off offset:-4096 = 00 90 8c dc 07 00 7f 05
asm global_load_sbyte_d16_hi v5, v0, s[8:9] offset:-4096 = 00 90 8c dc 00 00 08 05
asm global_load_sbyte_d16_hi v98, v[1:2], off offset:-4096 = 00 90 8c dc 01 00 7f 62
asm global_load_sbyte_d16_hi v0, v1, s[76:77] offset:4095 glc = ff 8f 8d dc 01 00 4c 00
bad global_load_sbyte_d16_hi v100, v[216:217] ! 1:42: expected 3 operands, found 2
bad global_load_sbyte_d16_hi s100, v[216:217], off ! 1:26: destination must be a vector register
bad global_load_sbyte_d16_hi v100, v[216:217], off offset:8192 ! 1:55: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_load_sbyte_d16_hi v8, v16, s[48:49] = 00 80 8c dc 10 00 30 08

target gfx1010
asm global_load_sbyte_d16_hi v8, v[16:17], off = 00 80 8c dc 10 00 7d 08

target gfx90a gfx942
asm global_load_sbyte_d16_hi v8, v[16:17], off = 00 80 8c dc 10 00 7f 08

target gfx1100
asm global_load_d16_hi_i8 v8, v[16:17], off = 00 00 8a dc 10 00 7c 08
asm global_load_d16_hi_i8 v8, v16, s[48:49] = 00 00 8a dc 10 00 30 08

target gfx1200
asm global_load_d16_hi_i8 v8, v[16:17], off = 7c 80 08 ee 08 00 00 00 10 00 00 00
asm global_load_d16_hi_i8 v8, v16, s[48:49] th:TH_LOAD_NT = 30 80 08 ee 08 00 10 00 10 00 00 00
