# global_atomic_smin: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_smin v[254:255], v100, off offset:-4096 slc = 00 90 12 dd fe 64 7f 00
asm global_atomic_smin v46, v[5:6], v7, off offset:4095 glc = ff 8f 11 dd 05 07 7f 2e
asm global_atomic_smin v100, v100, s[2:3] offset:16 = 10 80 10 dd 64 64 02 00
asm global_atomic_smin v100, v7, v1, s[96:97] offset:4095 glc slc = ff 8f 13 dd 07 01 60 64
bad global_atomic_smin v[100:101], v216 ! 1:36: global_atomic_smin needs 'glc' with these operands
bad global_atomic_smin s[100:101], v216, off ! 1:41: global_atomic_smin needs 'glc' with these operands
bad global_atomic_smin v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_smin v[8:9], v16, off = 00 80 d4 dc 08 10 7d 00
asm global_atomic_smin v8, v[16:17], v24, off glc = 00 80 d5 dc 10 18 7d 08
asm global_atomic_smin v8, v16, s[48:49] = 00 80 d4 dc 08 10 30 00
asm global_atomic_smin v8, v16, v24, s[64:65] glc = 00 80 d5 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_smin v[8:9], v16, off = 00 80 10 dd 08 10 7f 00
asm global_atomic_smin v8, v16, s[48:49] = 00 80 10 dd 08 10 30 00

target gfx90a
asm global_atomic_smin v8, v[16:17], v24, off glc = 00 80 11 dd 10 18 7f 08
asm global_atomic_smin v8, v16, v24, s[64:65] glc = 00 80 11 dd 10 18 40 08

target gfx942
asm global_atomic_smin v8, v[16:17], v24, off sc0 = 00 80 11 dd 10 18 7f 08
asm global_atomic_smin v8, v16, v24, s[64:65] sc0 = 00 80 11 dd 10 18 40 08

target gfx1100
asm global_atomic_min_i32 v[8:9], v16, off = 00 00 e2 dc 08 10 7c 00
asm global_atomic_min_i32 v8, v[16:17], v24, off glc = 00 40 e2 dc 10 18 7c 08
asm global_atomic_min_i32 v8, v16, s[48:49] = 00 00 e2 dc 08 10 30 00
asm global_atomic_min_i32 v8, v16, v24, s[64:65] glc = 00 40 e2 dc 10 18 40 08

target gfx1200
asm global_atomic_min_i32 v[8:9], v16, off scope:SCOPE_SYS = 7c 00 0e ee 00 00 0c 08 08 00 00 00
asm global_atomic_min_i32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 00 0e ee 08 00 1c 0c 10 00 00 00
asm global_atomic_min_i32 v8, v16, s[48:49] scope:SCOPE_SE = 30 00 0e ee 00 00 04 08 08 00 00 00
asm global_atomic_min_i32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN = 40 00 0e ee 08 00 10 0c 10 00 00 00
