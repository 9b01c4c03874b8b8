# global_load_ushort: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_ushort v5, v[100:101], off offset:16 = 10 80 48 dc 64 00 7f 05
asm global_load_ushort v[5:6], off offset:16 glc slc lds = 10 a0 4b dc 05 00 7f 00
asm global_load_ushort v255, v1, s[100:101] offset:4095 glc = ff 8f 49 dc 01 00 64 ff
asm global_load_ushort v7, xnack_mask offset:-4096 lds = 00 b0 48 dc 07 00 68 00
bad global_load_ushort v100, v[216:217] ! 1:36: expected 3 operands, found 2
bad global_load_ushort s100, v[216:217], off ! 1:20: destination must be a vector register
bad global_load_ushort v100, v[216:217], off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_load_ushort v8, v[16:17], off = 00 80 28 dc 10 00 7d 08
asm global_load_ushort v[8:9], off lds = 00 a0 28 dc 08 00 7d 00
asm global_load_ushort v8, v16, s[48:49] = 00 80 28 dc 10 00 30 08
asm global_load_ushort v8, s[32:33] lds = 00 a0 28 dc 08 00 20 00

target gfx90a gfx942
asm global_load_ushort v8, v[16:17], off = 00 80 48 dc 10 00 7f 08
asm global_load_ushort v8, v16, s[48:49] = 00 80 48 dc 10 00 30 08

target gfx90a
asm global_load_ushort v[8:9], off lds = 00 a0 48 dc 08 00 7f 00
asm global_load_ushort v8, s[32:33] lds = 00 a0 48 dc 08 00 20 00

target gfx1100
asm global_load_u16 v8, v[16:17], off = 00 00 4a dc 10 00 7c 08
asm global_load_u16 v8, v16, s[48:49] = 00 00 4a dc 10 00 30 08

target gfx1200
asm global_load_u16 v8, v[16:17], off scope:SCOPE_SE = 7c 80 04 ee 08 00 04 00 10 00 00 00
asm global_load_u16 v8, v16, s[48:49] th:TH_LOAD_HT scope:SCOPE_SE = 30 80 04 ee 08 00 24 00 10 00 00 00
