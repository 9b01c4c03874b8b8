# global_atomic_umin_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_umin_x2 v[0:1], v[0:1], off offset:-1 = ff 9f 94 dd 00 00 7f 00
asm global_atomic_umin_x2 v[7:8], v[1:2], v[78:79], off offset:4095 glc slc = ff 8f 97 dd 01 4e 7f 07
asm global_atomic_umin_x2 v255, v[1:2], s[52:53] offset:4095 = ff 8f 94 dd ff 01 34 00
asm global_atomic_umin_x2 v[254:255], v7, v[100:101], s[0:1] offset:-4096 glc = 00 90 95 dd 07 64 00 fe
bad global_atomic_umin_x2 v[100:101], v[216:217] ! 1:45: global_atomic_umin_x2 needs 'glc' with these operands
bad global_atomic_umin_x2 s[100:101], v[216:217], off ! 1:50: global_atomic_umin_x2 needs 'glc' with these operands
bad global_atomic_umin_x2 v[100:101], v[216:217], off offset:8192 ! 1:58: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_umin_x2 v[8:9], v[16:17], off = 00 80 58 dd 08 10 7d 00
asm global_atomic_umin_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 59 dd 10 18 7d 08
asm global_atomic_umin_x2 v8, v[16:17], s[48:49] = 00 80 58 dd 08 10 30 00
asm global_atomic_umin_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 59 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_umin_x2 v[8:9], v[16:17], off = 00 80 94 dd 08 10 7f 00
asm global_atomic_umin_x2 v8, v[16:17], s[48:49] = 00 80 94 dd 08 10 30 00

target gfx90a
asm global_atomic_umin_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 95 dd 10 18 7f 08
asm global_atomic_umin_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 95 dd 10 18 40 08

target gfx942
asm global_atomic_umin_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 95 dd 10 18 7f 08
asm global_atomic_umin_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 95 dd 10 18 40 08

target gfx1100
asm global_atomic_min_u64 v[8:9], v[16:17], off = 00 00 1a dd 08 10 7c 00
asm global_atomic_min_u64 v[8:9], v[16:17], v[24:25], off glc = 00 40 1a dd 10 18 7c 08
asm global_atomic_min_u64 v8, v[16:17], s[48:49] = 00 00 1a dd 08 10 30 00
asm global_atomic_min_u64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 1a dd 10 18 40 08

target gfx1200
asm global_atomic_min_u64 v[8:9], v[16:17], off scope:SCOPE_SE = 7c 80 11 ee 00 00 04 08 08 00 00 00
asm global_atomic_min_u64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN = 7c 80 11 ee 08 00 10 0c 10 00 00 00
asm global_atomic_min_u64 v8, v[16:17], s[48:49] scope:SCOPE_SE = 30 80 11 ee 00 00 04 08 08 00 00 00
asm global_atomic_min_u64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 80 11 ee 08 00 14 0c 10 00 00 00
