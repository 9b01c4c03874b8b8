# global_atomic_swap: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_swap v[254:255], v5, off offset:-1 = ff 9f 00 dd fe 05 7f 00
asm global_atomic_swap v100, v[72:73], v100, off offset:-4096 glc slc = 00 90 03 dd 48 64 7f 64
asm global_atomic_swap v0, v7, s[64:65] offset:-4096 = 00 90 00 dd 00 07 40 00
asm global_atomic_swap v0, v255, v7, s[8:9] offset:-1 glc = ff 9f 01 dd ff 07 08 00
bad global_atomic_swap v[100:101], v216 ! 1:36: global_atomic_swap needs 'glc' with these operands
bad global_atomic_swap s[100:101], v216, off ! 1:41: global_atomic_swap needs 'glc' with these operands
bad global_atomic_swap v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_swap v[8:9], v16, off = 00 80 c0 dc 08 10 7d 00
asm global_atomic_swap v8, v[16:17], v24, off glc = 00 80 c1 dc 10 18 7d 08
asm global_atomic_swap v8, v16, s[48:49] = 00 80 c0 dc 08 10 30 00
asm global_atomic_swap v8, v16, v24, s[64:65] glc = 00 80 c1 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_swap v[8:9], v16, off = 00 80 00 dd 08 10 7f 00
asm global_atomic_swap v8, v16, s[48:49] = 00 80 00 dd 08 10 30 00

target gfx90a
asm global_atomic_swap v8, v[16:17], v24, off glc = 00 80 01 dd 10 18 7f 08
asm global_atomic_swap v8, v16, v24, s[64:65] glc = 00 80 01 dd 10 18 40 08

target gfx942
asm global_atomic_swap v8, v[16:17], v24, off sc0 = 00 80 01 dd 10 18 7f 08
asm global_atomic_swap v8, v16, v24, s[64:65] sc0 = 00 80 01 dd 10 18 40 08

target gfx1100
asm global_atomic_swap_b32 v[8:9], v16, off = 00 00 ce dc 08 10 7c 00
asm global_atomic_swap_b32 v8, v[16:17], v24, off glc = 00 40 ce dc 10 18 7c 08
asm global_atomic_swap_b32 v8, v16, s[48:49] = 00 00 ce dc 08 10 30 00
asm global_atomic_swap_b32 v8, v16, v24, s[64:65] glc = 00 40 ce dc 10 18 40 08

target gfx1200
asm global_atomic_swap_b32 v[8:9], v16, off scope:SCOPE_DEV = 7c c0 0c ee 00 00 08 08 08 00 00 00
asm global_atomic_swap_b32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c c0 0c ee 08 00 18 0c 10 00 00 00
asm global_atomic_swap_b32 v8, v16, s[48:49] = 30 c0 0c ee 00 00 00 08 08 00 00 00
asm global_atomic_swap_b32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 40 c0 0c ee 08 00 1c 0c 10 00 00 00
