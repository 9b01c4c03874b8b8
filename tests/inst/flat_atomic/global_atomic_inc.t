# global_atomic_inc: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_inc v[0:1], v0, off offset:-1 = ff 9f 2c dd 00 00 7f 00
asm global_atomic_inc v0, v[0:1], v0, off offset:16 glc = 10 80 2d dd 00 00 7f 00
asm global_atomic_inc v1, v255, s[10:11] offset:-1 slc = ff 9f 2e dd 01 ff 0a 00
asm global_atomic_inc v100, v123, v7, xnack_mask offset:-1 glc = ff 9f 2d dd 7b 07 68 64
bad global_atomic_inc v[100:101], v216 ! 1:35: global_atomic_inc needs 'glc' with these operands
bad global_atomic_inc s[100:101], v216, off ! 1:40: global_atomic_inc needs 'glc' with these operands
bad global_atomic_inc v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_inc v[8:9], v16, off = 00 80 f0 dc 08 10 7d 00
asm global_atomic_inc v8, v[16:17], v24, off glc = 00 80 f1 dc 10 18 7d 08
asm global_atomic_inc v8, v16, s[48:49] = 00 80 f0 dc 08 10 30 00
asm global_atomic_inc v8, v16, v24, s[64:65] glc = 00 80 f1 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_inc v[8:9], v16, off = 00 80 2c dd 08 10 7f 00
asm global_atomic_inc v8, v16, s[48:49] = 00 80 2c dd 08 10 30 00

target gfx90a
asm global_atomic_inc v8, v[16:17], v24, off glc = 00 80 2d dd 10 18 7f 08
asm global_atomic_inc v8, v16, v24, s[64:65] glc = 00 80 2d dd 10 18 40 08

target gfx942
asm global_atomic_inc v8, v[16:17], v24, off sc0 = 00 80 2d dd 10 18 7f 08
asm global_atomic_inc v8, v16, v24, s[64:65] sc0 = 00 80 2d dd 10 18 40 08

target gfx1100
asm global_atomic_inc_u32 v[8:9], v16, off = 00 00 fe dc 08 10 7c 00
asm global_atomic_inc_u32 v8, v[16:17], v24, off glc = 00 40 fe dc 10 18 7c 08
asm global_atomic_inc_u32 v8, v16, s[48:49] = 00 00 fe dc 08 10 30 00
asm global_atomic_inc_u32 v8, v16, v24, s[64:65] glc = 00 40 fe dc 10 18 40 08

target gfx1200
asm global_atomic_inc_u32 v[8:9], v16, off scope:SCOPE_SYS = 7c c0 0f ee 00 00 0c 08 08 00 00 00
asm global_atomic_inc_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c c0 0f ee 08 00 14 0c 10 00 00 00
asm global_atomic_inc_u32 v8, v16, s[48:49] scope:SCOPE_SYS = 30 c0 0f ee 00 00 0c 08 08 00 00 00
asm global_atomic_inc_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 c0 0f ee 08 00 14 0c 10 00 00 00
