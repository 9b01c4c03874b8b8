# global_load_short_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_short_d16 v1, v[0:1], off offset:16 = 10 80 90 dc 00 00 7f 01
asm global_load_short_d16 v1, v7, s[96:97] offset:-4096 slc = 00 90 92 dc 07 00 60 01
asm global_load_short_d16 v5, v[5:6], off offset:16 glc = 10 80 91 dc 05 00 7f 05
asm global_load_short_d16 v0, v0, s[12:13] offset:16 = 10 80 90 dc 00 00 0c 00
bad global_load_short_d16 v100, v[216:217] ! 1:39: expected 3 operands, found 2
bad global_load_short_d16 s100, v[216:217], off ! 1:23: destination must be a vector register
bad global_load_short_d16 v100, v[216:217], off offset:8192 ! 1:52: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_load_short_d16 v8, v16, s[48:49] = 00 80 90 dc 10 00 30 08

target gfx1010
asm global_load_short_d16 v8, v[16:17], off = 00 80 90 dc 10 00 7d 08

target gfx90a gfx942
asm global_load_short_d16 v8, v[16:17], off = 00 80 90 dc 10 00 7f 08

target gfx1100
asm global_load_d16_b16 v8, v[16:17], off = 00 00 82 dc 10 00 7c 08
asm global_load_d16_b16 v8, v16, s[48:49] = 00 00 82 dc 10 00 30 08

target gfx1200
asm global_load_d16_b16 v8, v[16:17], off th:TH_LOAD_NT = 7c 00 08 ee 08 00 10 00 10 00 00 00
asm global_load_d16_b16 v8, v16, s[48:49] th:TH_LOAD_NT scope:SCOPE_DEV = 30 00 08 ee 08 00 18 00 10 00 00 00
