# global_load_sbyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_sbyte_d16 v7, v[5:6], off offset:-4096 glc slc = 00 90 8b dc 05 00 7f 07
asm global_load_sbyte_d16 v7, v100, s[72:73] offset:4095 glc slc = ff 8f 8b dc 64 00 48 07
asm global_load_sbyte_d16 v5, v[0:1], off offset:4095 glc slc = ff 8f 8b dc 00 00 7f 05
asm global_load_sbyte_d16 v7, v5, s[30:31] offset:4095 glc slc = ff 8f 8b dc 05 00 1e 07
bad global_load_sbyte_d16 v100, v[216:217] ! 1:39: expected 3 operands, found 2
bad global_load_sbyte_d16 s100, v[216:217], off ! 1:23: destination must be a vector register
bad global_load_sbyte_d16 v100, v[216:217], off offset:8192 ! 1:52: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_load_sbyte_d16 v8, v16, s[48:49] = 00 80 88 dc 10 00 30 08

target gfx1010
asm global_load_sbyte_d16 v8, v[16:17], off = 00 80 88 dc 10 00 7d 08

target gfx90a gfx942
asm global_load_sbyte_d16 v8, v[16:17], off = 00 80 88 dc 10 00 7f 08

target gfx1100
asm global_load_d16_i8 v8, v[16:17], off = 00 00 7e dc 10 00 7c 08
asm global_load_d16_i8 v8, v16, s[48:49] = 00 00 7e dc 10 00 30 08

target gfx1200
asm global_load_d16_i8 v8, v[16:17], off th:TH_LOAD_NT scope:SCOPE_SYS = 7c c0 07 ee 08 00 1c 00 10 00 00 00
asm global_load_d16_i8 v8, v16, s[48:49] th:TH_LOAD_HT scope:SCOPE_SE = 30 c0 07 ee 08 00 24 00 10 00 00 00
