# global_atomic_smax_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_smax_x2 v[0:1], v[100:101], off offset:-4096 = 00 90 98 dd 00 64 7f 00
asm global_atomic_smax_x2 v[238:239], v[1:2], v[1:2], off offset:-4096 glc = 00 90 99 dd 01 01 7f ee
asm global_atomic_smax_x2 v100, v[128:129], s[20:21] offset:-4096 = 00 90 98 dd 64 80 14 00
asm global_atomic_smax_x2 v[5:6], v7, v[7:8], s[60:61] offset:-1 glc = ff 9f 99 dd 07 07 3c 05
bad global_atomic_smax_x2 v[100:101], v[216:217] ! 1:45: global_atomic_smax_x2 needs 'glc' with these operands
bad global_atomic_smax_x2 s[100:101], v[216:217], off ! 1:50: global_atomic_smax_x2 needs 'glc' with these operands
bad global_atomic_smax_x2 v[100:101], v[216:217], off offset:8192 ! 1:58: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_smax_x2 v[8:9], v[16:17], off = 00 80 5c dd 08 10 7d 00
asm global_atomic_smax_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 5d dd 10 18 7d 08
asm global_atomic_smax_x2 v8, v[16:17], s[48:49] = 00 80 5c dd 08 10 30 00
asm global_atomic_smax_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 5d dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_smax_x2 v[8:9], v[16:17], off = 00 80 98 dd 08 10 7f 00
asm global_atomic_smax_x2 v8, v[16:17], s[48:49] = 00 80 98 dd 08 10 30 00

target gfx90a
asm global_atomic_smax_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 99 dd 10 18 7f 08
asm global_atomic_smax_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 99 dd 10 18 40 08

target gfx942
asm global_atomic_smax_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 99 dd 10 18 7f 08
asm global_atomic_smax_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 99 dd 10 18 40 08

target gfx1100
asm global_atomic_max_i64 v[8:9], v[16:17], off = 00 00 1e dd 08 10 7c 00
asm global_atomic_max_i64 v[8:9], v[16:17], v[24:25], off glc = 00 40 1e dd 10 18 7c 08
asm global_atomic_max_i64 v8, v[16:17], s[48:49] = 00 00 1e dd 08 10 30 00
asm global_atomic_max_i64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 1e dd 10 18 40 08

target gfx1200
asm global_atomic_max_i64 v[8:9], v[16:17], off scope:SCOPE_SYS = 7c c0 11 ee 00 00 0c 08 08 00 00 00
asm global_atomic_max_i64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN = 7c c0 11 ee 08 00 10 0c 10 00 00 00
asm global_atomic_max_i64 v8, v[16:17], s[48:49] scope:SCOPE_DEV = 30 c0 11 ee 00 00 08 08 08 00 00 00
asm global_atomic_max_i64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 c0 11 ee 08 00 14 0c 10 00 00 00
