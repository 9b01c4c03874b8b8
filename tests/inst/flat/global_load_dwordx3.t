# global_load_dwordx3: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_load_dwordx3 v[191:193], v[100:101], off offset:4095 glc = ff 8f 59 dc 64 00 7f bf
asm global_load_dwordx3 v[7:9], v255, s[84:85] offset:16 glc = 10 80 59 dc ff 00 54 07
asm global_load_dwordx3 v[1:3], v[7:8], off offset:16 = 10 80 58 dc 07 00 7f 01
asm global_load_dwordx3 v[1:3], v7, s[32:33] offset:-1 glc slc = ff 9f 5b dc 07 00 20 01
bad global_load_dwordx3 v[100:102], v[216:217] ! 1:43: expected 3 operands, found 2
bad global_load_dwordx3 v[100:102], v[216:217], off offset:8192 ! 1:56: offset 8192 is out of range (-4096 to 4095)

target gfx900
bad global_load_dwordx3 s[100:102], v[216:217], off ! 1:21: s102 does not exist; gfx900 has s0 to s101

target gfx906
bad global_load_dwordx3 s[100:102], v[216:217], off ! 1:21: s102 does not exist; gfx906 has s0 to s101

target gfx1010
asm global_load_dwordx3 v[8:10], v[16:17], off = 00 80 3c dc 10 00 7d 08
asm global_load_dwordx3 v[8:10], v16, s[48:49] = 00 80 3c dc 10 00 30 08

target gfx90a gfx942
asm global_load_dwordx3 v[8:10], v[16:17], off = 00 80 58 dc 10 00 7f 08
asm global_load_dwordx3 v[8:10], v16, s[48:49] = 00 80 58 dc 10 00 30 08

target gfx1100
asm global_load_b96 v[8:10], v[16:17], off = 00 00 5a dc 10 00 7c 08
asm global_load_b96 v[8:10], v16, s[48:49] = 00 00 5a dc 10 00 30 08

target gfx1200
asm global_load_b96 v[8:10], v[16:17], off = 7c 80 05 ee 08 00 00 00 10 00 00 00
asm global_load_b96 v[8:10], v16, s[48:49] = 30 80 05 ee 08 00 00 00 10 00 00 00
