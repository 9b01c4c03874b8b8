# global_load_dwordx4: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_dwordx4 v[7:10], v[254:255], off offset:-4096 glc = 00 90 5d dc fe 00 7f 07
asm global_load_dwordx4 v[151:154], v7, s[100:101] offset:4095 slc = ff 8f 5e dc 07 00 64 97
asm global_load_dwordx4 v[100:103], v[100:101], off offset:4095 glc = ff 8f 5d dc 64 00 7f 64
asm global_load_dwordx4 v[252:255], v255, s[8:9] offset:4095 = ff 8f 5c dc ff 00 08 fc
bad global_load_dwordx4 v[100:103], v[216:217] ! 1:43: expected 3 operands, found 2
bad global_load_dwordx4 v[100:103], v[216:217], off offset:8192 ! 1:56: offset 8192 is out of range (-4096 to 4095)

target gfx900
bad global_load_dwordx4 s[100:103], v[216:217], off ! 1:21: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad global_load_dwordx4 s[100:103], v[216:217], off ! 1:21: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm global_load_dwordx4 v[8:11], v[16:17], off = 00 80 38 dc 10 00 7d 08
asm global_load_dwordx4 v[8:11], v16, s[48:49] = 00 80 38 dc 10 00 30 08

target gfx90a gfx942
asm global_load_dwordx4 v[8:11], v[16:17], off = 00 80 5c dc 10 00 7f 08
asm global_load_dwordx4 v[8:11], v16, s[48:49] = 00 80 5c dc 10 00 30 08

target gfx1100
asm global_load_b128 v[8:11], v[16:17], off = 00 00 5e dc 10 00 7c 08
asm global_load_b128 v[8:11], v16, s[48:49] = 00 00 5e dc 10 00 30 08

target gfx1200
asm global_load_b128 v[8:11], v[16:17], off th:TH_LOAD_HT scope:SCOPE_SE = 7c c0 05 ee 08 00 24 00 10 00 00 00
asm global_load_b128 v[8:11], v16, s[48:49] th:TH_LOAD_NT = 30 c0 05 ee 08 00 10 00 10 00 00 00
