# global_atomic_add_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_add_x2 v[5:6], v[5:6], off offset:-4096 = 00 90 88 dd 05 05 7f 00
asm global_atomic_add_x2 v[5:6], v[100:101], v[233:234], off offset:-1 glc = ff 9f 89 dd 64 e9 7f 05
asm global_atomic_add_x2 v7, v[100:101], s[82:83] offset:-4096 = 00 90 88 dd 07 64 52 00
asm global_atomic_add_x2 v[1:2], v5, v[100:101], s[100:101] offset:16 glc slc = 10 80 8b dd 05 64 64 01
bad global_atomic_add_x2 v[100:101], v[216:217] ! 1:44: global_atomic_add_x2 needs 'glc' with these operands
bad global_atomic_add_x2 s[100:101], v[216:217], off ! 1:49: global_atomic_add_x2 needs 'glc' with these operands
bad global_atomic_add_x2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_add_x2 v[8:9], v[16:17], off = 00 80 48 dd 08 10 7d 00
asm global_atomic_add_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 49 dd 10 18 7d 08
asm global_atomic_add_x2 v8, v[16:17], s[48:49] = 00 80 48 dd 08 10 30 00
asm global_atomic_add_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 49 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_add_x2 v[8:9], v[16:17], off = 00 80 88 dd 08 10 7f 00
asm global_atomic_add_x2 v8, v[16:17], s[48:49] = 00 80 88 dd 08 10 30 00

target gfx90a
asm global_atomic_add_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 89 dd 10 18 7f 08
asm global_atomic_add_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 89 dd 10 18 40 08

target gfx942
asm global_atomic_add_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 89 dd 10 18 7f 08
asm global_atomic_add_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 89 dd 10 18 40 08

target gfx1100
asm global_atomic_add_u64 v[8:9], v[16:17], off = 00 00 0e dd 08 10 7c 00
asm global_atomic_add_u64 v[8:9], v[16:17], v[24:25], off glc = 00 40 0e dd 10 18 7c 08
asm global_atomic_add_u64 v8, v[16:17], s[48:49] = 00 00 0e dd 08 10 30 00
asm global_atomic_add_u64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 0e dd 10 18 40 08

target gfx1200
asm global_atomic_add_u64 v[8:9], v[16:17], off scope:SCOPE_SYS = 7c c0 10 ee 00 00 0c 08 08 00 00 00
asm global_atomic_add_u64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN = 7c c0 10 ee 08 00 10 0c 10 00 00 00
asm global_atomic_add_u64 v8, v[16:17], s[48:49] = 30 c0 10 ee 00 00 00 08 08 00 00 00
asm global_atomic_add_u64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN = 40 c0 10 ee 08 00 10 0c 10 00 00 00
