# global_atomic_smin_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_smin_x2 v[5:6], v[1:2], off offset:-4096 = 00 90 90 dd 05 01 7f 00
asm global_atomic_smin_x2 v[254:255], v[100:101], v[7:8], off offset:16 glc slc = 10 80 93 dd 64 07 7f fe
asm global_atomic_smin_x2 v255, v[7:8], xnack_mask offset:16 slc = 10 80 92 dd ff 07 68 00
asm global_atomic_smin_x2 v[167:168], v1, v[38:39], flat_scratch offset:16 glc = 10 80 91 dd 01 26 66 a7
bad global_atomic_smin_x2 v[100:101], v[216:217] ! 1:45: global_atomic_smin_x2 needs 'glc' with these operands
bad global_atomic_smin_x2 s[100:101], v[216:217], off ! 1:50: global_atomic_smin_x2 needs 'glc' with these operands
bad global_atomic_smin_x2 v[100:101], v[216:217], off offset:8192 ! 1:58: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_smin_x2 v[8:9], v[16:17], off = 00 80 54 dd 08 10 7d 00
asm global_atomic_smin_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 55 dd 10 18 7d 08
asm global_atomic_smin_x2 v8, v[16:17], s[48:49] = 00 80 54 dd 08 10 30 00
asm global_atomic_smin_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 55 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_smin_x2 v[8:9], v[16:17], off = 00 80 90 dd 08 10 7f 00
asm global_atomic_smin_x2 v8, v[16:17], s[48:49] = 00 80 90 dd 08 10 30 00

target gfx90a
asm global_atomic_smin_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 91 dd 10 18 7f 08
asm global_atomic_smin_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 91 dd 10 18 40 08

target gfx942
asm global_atomic_smin_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 91 dd 10 18 7f 08
asm global_atomic_smin_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 91 dd 10 18 40 08

target gfx1100
asm global_atomic_min_i64 v[8:9], v[16:17], off = 00 00 16 dd 08 10 7c 00
asm global_atomic_min_i64 v[8:9], v[16:17], v[24:25], off glc = 00 40 16 dd 10 18 7c 08
asm global_atomic_min_i64 v8, v[16:17], s[48:49] = 00 00 16 dd 08 10 30 00
asm global_atomic_min_i64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 16 dd 10 18 40 08

target gfx1200
asm global_atomic_min_i64 v[8:9], v[16:17], off scope:SCOPE_DEV = 7c 40 11 ee 00 00 08 08 08 00 00 00
asm global_atomic_min_i64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 40 11 ee 08 00 1c 0c 10 00 00 00
asm global_atomic_min_i64 v8, v[16:17], s[48:49] scope:SCOPE_SYS = 30 40 11 ee 00 00 0c 08 08 00 00 00
asm global_atomic_min_i64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 40 11 ee 08 00 18 0c 10 00 00 00
