# global_atomic_inc_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_inc_x2 v[1:2], v[7:8], off offset:4095 = ff 8f ac dd 01 07 7f 00
asm global_atomic_inc_x2 v[100:101], v[0:1], v[5:6], off offset:-1 glc slc = ff 9f af dd 00 05 7f 64
asm global_atomic_inc_x2 v0, v[0:1], flat_scratch offset:16 slc = 10 80 ae dd 00 00 66 00
asm global_atomic_inc_x2 v[254:255], v7, v[5:6], s[50:51] offset:4095 glc = ff 8f ad dd 07 05 32 fe
bad global_atomic_inc_x2 v[100:101], v[216:217] ! 1:44: global_atomic_inc_x2 needs 'glc' with these operands
bad global_atomic_inc_x2 s[100:101], v[216:217], off ! 1:49: global_atomic_inc_x2 needs 'glc' with these operands
bad global_atomic_inc_x2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_inc_x2 v[8:9], v[16:17], off = 00 80 70 dd 08 10 7d 00
asm global_atomic_inc_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 71 dd 10 18 7d 08
asm global_atomic_inc_x2 v8, v[16:17], s[48:49] = 00 80 70 dd 08 10 30 00
asm global_atomic_inc_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 71 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_inc_x2 v[8:9], v[16:17], off = 00 80 ac dd 08 10 7f 00
asm global_atomic_inc_x2 v8, v[16:17], s[48:49] = 00 80 ac dd 08 10 30 00

target gfx90a
asm global_atomic_inc_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 ad dd 10 18 7f 08
asm global_atomic_inc_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 ad dd 10 18 40 08

target gfx942
asm global_atomic_inc_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 ad dd 10 18 7f 08
asm global_atomic_inc_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 ad dd 10 18 40 08

target gfx1100
asm global_atomic_inc_u64 v[8:9], v[16:17], off = 00 00 32 dd 08 10 7c 00
asm global_atomic_inc_u64 v[8:9], v[16:17], v[24:25], off glc = 00 40 32 dd 10 18 7c 08
asm global_atomic_inc_u64 v8, v[16:17], s[48:49] = 00 00 32 dd 08 10 30 00
asm global_atomic_inc_u64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 32 dd 10 18 40 08

target gfx1200
asm global_atomic_inc_u64 v[8:9], v[16:17], off scope:SCOPE_SYS = 7c 00 13 ee 00 00 0c 08 08 00 00 00
asm global_atomic_inc_u64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 00 13 ee 08 00 18 0c 10 00 00 00
asm global_atomic_inc_u64 v8, v[16:17], s[48:49] scope:SCOPE_SE = 30 00 13 ee 00 00 04 08 08 00 00 00
asm global_atomic_inc_u64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN = 40 00 13 ee 08 00 10 0c 10 00 00 00
