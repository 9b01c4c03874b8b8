# global_load_dword: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_dword v255, v[1:2], off offset:16 glc = 10 80 51 dc 01 00 7f ff
asm global_load_dword v[1:2], off offset:-4096 lds = 00 b0 50 dc 01 00 7f 00
asm global_load_dword v255, v88, s[72:73] offset:4095 slc = ff 8f 52 dc 58 00 48 ff
asm global_load_dword v100, s[16:17] offset:-1 lds = ff bf 50 dc 64 00 10 00
bad global_load_dword v100, v[216:217] ! 1:35: expected 3 operands, found 2
bad global_load_dword s100, v[216:217], off ! 1:19: destination must be a vector register
bad global_load_dword v100, v[216:217], off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_load_dword v8, v[16:17], off = 00 80 30 dc 10 00 7d 08
asm global_load_dword v[8:9], off lds = 00 a0 30 dc 08 00 7d 00
asm global_load_dword v8, v16, s[48:49] = 00 80 30 dc 10 00 30 08
asm global_load_dword v8, s[32:33] lds = 00 a0 30 dc 08 00 20 00

target gfx90a gfx942
asm global_load_dword v8, v[16:17], off = 00 80 50 dc 10 00 7f 08
asm global_load_dword v8, v16, s[48:49] = 00 80 50 dc 10 00 30 08

target gfx90a
asm global_load_dword v[8:9], off lds = 00 a0 50 dc 08 00 7f 00
asm global_load_dword v8, s[32:33] lds = 00 a0 50 dc 08 00 20 00

target gfx1100
asm global_load_b32 v8, v[16:17], off = 00 00 52 dc 10 00 7c 08
asm global_load_b32 v8, v16, s[48:49] = 00 00 52 dc 10 00 30 08

target gfx1200
asm global_load_b32 v8, v[16:17], off scope:SCOPE_DEV = 7c 00 05 ee 08 00 08 00 10 00 00 00
asm global_load_b32 v8, v16, s[48:49] scope:SCOPE_DEV = 30 00 05 ee 08 00 08 00 10 00 00 00
