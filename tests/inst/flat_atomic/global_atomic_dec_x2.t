# global_atomic_dec_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_dec_x2 v[54:55], v[1:2], off offset:4095 slc = ff 8f b2 dd 36 01 7f 00
asm global_atomic_dec_x2 v[0:1], v[100:101], v[7:8], off offset:-4096 glc slc = 00 90 b3 dd 64 07 7f 00
asm global_atomic_dec_x2 v100, v[100:101], s[60:61] offset:4095 = ff 8f b0 dd 64 64 3c 00
asm global_atomic_dec_x2 v[0:1], v207, v[5:6], s[88:89] offset:16 glc = 10 80 b1 dd cf 05 58 00
bad global_atomic_dec_x2 v[100:101], v[216:217] ! 1:44: global_atomic_dec_x2 needs 'glc' with these operands
bad global_atomic_dec_x2 s[100:101], v[216:217], off ! 1:49: global_atomic_dec_x2 needs 'glc' with these operands
bad global_atomic_dec_x2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_dec_x2 v[8:9], v[16:17], off = 00 80 74 dd 08 10 7d 00
asm global_atomic_dec_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 75 dd 10 18 7d 08
asm global_atomic_dec_x2 v8, v[16:17], s[48:49] = 00 80 74 dd 08 10 30 00
asm global_atomic_dec_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 75 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_dec_x2 v[8:9], v[16:17], off = 00 80 b0 dd 08 10 7f 00
asm global_atomic_dec_x2 v8, v[16:17], s[48:49] = 00 80 b0 dd 08 10 30 00

target gfx90a
asm global_atomic_dec_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 b1 dd 10 18 7f 08
asm global_atomic_dec_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 b1 dd 10 18 40 08

target gfx942
asm global_atomic_dec_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 b1 dd 10 18 7f 08
asm global_atomic_dec_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 b1 dd 10 18 40 08

target gfx1100
asm global_atomic_dec_u64 v[8:9], v[16:17], off = 00 00 36 dd 08 10 7c 00
asm global_atomic_dec_u64 v[8:9], v[16:17], v[24:25], off glc = 00 40 36 dd 10 18 7c 08
asm global_atomic_dec_u64 v8, v[16:17], s[48:49] = 00 00 36 dd 08 10 30 00
asm global_atomic_dec_u64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 36 dd 10 18 40 08

target gfx1200
asm global_atomic_dec_u64 v[8:9], v[16:17], off = 7c 40 13 ee 00 00 00 08 08 00 00 00
asm global_atomic_dec_u64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 40 13 ee 08 00 1c 0c 10 00 00 00
asm global_atomic_dec_u64 v8, v[16:17], s[48:49] scope:SCOPE_DEV = 30 40 13 ee 00 00 08 08 08 00 00 00
asm global_atomic_dec_u64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 40 13 ee 08 00 18 0c 10 00 00 00
