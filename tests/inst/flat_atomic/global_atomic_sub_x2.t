# global_atomic_sub_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_sub_x2 v[7:8], v[254:255], off offset:-4096 slc = 00 90 8e dd 07 fe 7f 00
asm global_atomic_sub_x2 v[100:101], v[1:2], v[228:229], off offset:-4096 glc = 00 90 8d dd 01 e4 7f 64
asm global_atomic_sub_x2 v219, v[254:255], flat_scratch offset:-1 = ff 9f 8c dd db fe 66 00
asm global_atomic_sub_x2 v[5:6], v136, v[5:6], s[100:101] offset:16 glc slc = 10 80 8f dd 88 05 64 05
bad global_atomic_sub_x2 v[100:101], v[216:217] ! 1:44: global_atomic_sub_x2 needs 'glc' with these operands
bad global_atomic_sub_x2 s[100:101], v[216:217], off ! 1:49: global_atomic_sub_x2 needs 'glc' with these operands
bad global_atomic_sub_x2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_sub_x2 v[8:9], v[16:17], off = 00 80 4c dd 08 10 7d 00
asm global_atomic_sub_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 4d dd 10 18 7d 08
asm global_atomic_sub_x2 v8, v[16:17], s[48:49] = 00 80 4c dd 08 10 30 00
asm global_atomic_sub_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 4d dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_sub_x2 v[8:9], v[16:17], off = 00 80 8c dd 08 10 7f 00
asm global_atomic_sub_x2 v8, v[16:17], s[48:49] = 00 80 8c dd 08 10 30 00

target gfx90a
asm global_atomic_sub_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 8d dd 10 18 7f 08
asm global_atomic_sub_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 8d dd 10 18 40 08

target gfx942
asm global_atomic_sub_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 8d dd 10 18 7f 08
asm global_atomic_sub_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 8d dd 10 18 40 08

target gfx1100
asm global_atomic_sub_u64 v[8:9], v[16:17], off = 00 00 12 dd 08 10 7c 00
asm global_atomic_sub_u64 v[8:9], v[16:17], v[24:25], off glc = 00 40 12 dd 10 18 7c 08
asm global_atomic_sub_u64 v8, v[16:17], s[48:49] = 00 00 12 dd 08 10 30 00
asm global_atomic_sub_u64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 12 dd 10 18 40 08

target gfx1200
asm global_atomic_sub_u64 v[8:9], v[16:17], off = 7c 00 11 ee 00 00 00 08 08 00 00 00
asm global_atomic_sub_u64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 00 11 ee 08 00 18 0c 10 00 00 00
asm global_atomic_sub_u64 v8, v[16:17], s[48:49] scope:SCOPE_SE = 30 00 11 ee 00 00 04 08 08 00 00 00
asm global_atomic_sub_u64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 40 00 11 ee 08 00 1c 0c 10 00 00 00
