# global_load_sbyte: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_sbyte v255, v[254:255], off offset:-1 glc slc = ff 9f 47 dc fe 00 7f ff
asm global_load_sbyte v[254:255], off offset:16 slc lds = 10 a0 46 dc fe 00 7f 00
asm global_load_sbyte v255, v176, s[100:101] offset:-4096 slc = 00 90 46 dc b0 00 64 ff
asm global_load_sbyte v0, s[96:97] offset:-4096 lds = 00 b0 44 dc 00 00 60 00
bad global_load_sbyte v100, v[216:217] ! 1:35: expected 3 operands, found 2
bad global_load_sbyte s100, v[216:217], off ! 1:19: destination must be a vector register
bad global_load_sbyte v100, v[216:217], off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_load_sbyte v8, v[16:17], off = 00 80 24 dc 10 00 7d 08
asm global_load_sbyte v[8:9], off lds = 00 a0 24 dc 08 00 7d 00
asm global_load_sbyte v8, v16, s[48:49] = 00 80 24 dc 10 00 30 08
asm global_load_sbyte v8, s[32:33] lds = 00 a0 24 dc 08 00 20 00

target gfx90a gfx942
asm global_load_sbyte v8, v[16:17], off = 00 80 44 dc 10 00 7f 08
asm global_load_sbyte v8, v16, s[48:49] = 00 80 44 dc 10 00 30 08

target gfx90a
asm global_load_sbyte v[8:9], off lds = 00 a0 44 dc 08 00 7f 00
asm global_load_sbyte v8, s[32:33] lds = 00 a0 44 dc 08 00 20 00

target gfx1100
asm global_load_i8 v8, v[16:17], off = 00 00 46 dc 10 00 7c 08
asm global_load_i8 v8, v16, s[48:49] = 00 00 46 dc 10 00 30 08

target gfx1200
asm global_load_i8 v8, v[16:17], off th:TH_LOAD_NT scope:SCOPE_SE = 7c 40 04 ee 08 00 14 00 10 00 00 00
asm global_load_i8 v8, v16, s[48:49] scope:SCOPE_DEV = 30 40 04 ee 08 00 08 00 10 00 00 00
