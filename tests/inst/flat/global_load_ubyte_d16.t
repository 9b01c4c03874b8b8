# global_load_ubyte_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_ubyte_d16 v1, v[1:2], off offset:-1 = ff 9f 80 dc 01 00 7f 01
asm global_load_ubyte_d16 v1, v7, xnack_mask offset:-1 slc = ff 9f 82 dc 07 00 68 01
asm global_load_ubyte_d16 v255, v[0:1], off offset:4095 glc = ff 8f 81 dc 00 00 7f ff
asm global_load_ubyte_d16 v7, v1, s[44:45] offset:-4096 glc slc = 00 90 83 dc 01 00 2c 07
bad global_load_ubyte_d16 v100, v[216:217] ! 1:39: expected 3 operands, found 2
bad global_load_ubyte_d16 s100, v[216:217], off ! 1:23: destination must be a vector register
bad global_load_ubyte_d16 v100, v[216:217], off offset:8192 ! 1:52: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm global_load_ubyte_d16 v8, v16, s[48:49] = 00 80 80 dc 10 00 30 08

target gfx1010
asm global_load_ubyte_d16 v8, v[16:17], off = 00 80 80 dc 10 00 7d 08

target gfx90a gfx942
asm global_load_ubyte_d16 v8, v[16:17], off = 00 80 80 dc 10 00 7f 08

target gfx1100
asm global_load_d16_u8 v8, v[16:17], off = 00 00 7a dc 10 00 7c 08
asm global_load_d16_u8 v8, v16, s[48:49] = 00 00 7a dc 10 00 30 08

target gfx1200
asm global_load_d16_u8 v8, v[16:17], off scope:SCOPE_SE = 7c 80 07 ee 08 00 04 00 10 00 00 00
asm global_load_d16_u8 v8, v16, s[48:49] th:TH_LOAD_HT = 30 80 07 ee 08 00 20 00 10 00 00 00
