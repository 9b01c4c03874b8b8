# global_atomic_umin: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_umin v[178:179], v0, off offset:-1 = ff 9f 14 dd b2 00 7f 00
asm global_atomic_umin v184, v[7:8], v5, off offset:4095 glc slc = ff 8f 17 dd 07 05 7f b8
asm global_atomic_umin v255, v255, s[100:101] offset:-1 = ff 9f 14 dd ff ff 64 00
asm global_atomic_umin v202, v255, v0, flat_scratch offset:-4096 glc slc = 00 90 17 dd ff 00 66 ca
bad global_atomic_umin v[100:101], v216 ! 1:36: global_atomic_umin needs 'glc' with these operands
bad global_atomic_umin s[100:101], v216, off ! 1:41: global_atomic_umin needs 'glc' with these operands
bad global_atomic_umin v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_umin v[8:9], v16, off = 00 80 d8 dc 08 10 7d 00
asm global_atomic_umin v8, v[16:17], v24, off glc = 00 80 d9 dc 10 18 7d 08
asm global_atomic_umin v8, v16, s[48:49] = 00 80 d8 dc 08 10 30 00
asm global_atomic_umin v8, v16, v24, s[64:65] glc = 00 80 d9 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_umin v[8:9], v16, off = 00 80 14 dd 08 10 7f 00
asm global_atomic_umin v8, v16, s[48:49] = 00 80 14 dd 08 10 30 00

target gfx90a
asm global_atomic_umin v8, v[16:17], v24, off glc = 00 80 15 dd 10 18 7f 08
asm global_atomic_umin v8, v16, v24, s[64:65] glc = 00 80 15 dd 10 18 40 08

target gfx942
asm global_atomic_umin v8, v[16:17], v24, off sc0 = 00 80 15 dd 10 18 7f 08
asm global_atomic_umin v8, v16, v24, s[64:65] sc0 = 00 80 15 dd 10 18 40 08

target gfx1100
asm global_atomic_min_u32 v[8:9], v16, off = 00 00 e6 dc 08 10 7c 00
asm global_atomic_min_u32 v8, v[16:17], v24, off glc = 00 40 e6 dc 10 18 7c 08
asm global_atomic_min_u32 v8, v16, s[48:49] = 00 00 e6 dc 08 10 30 00
asm global_atomic_min_u32 v8, v16, v24, s[64:65] glc = 00 40 e6 dc 10 18 40 08

target gfx1200
asm global_atomic_min_u32 v[8:9], v16, off scope:SCOPE_DEV = 7c 40 0e ee 00 00 08 08 08 00 00 00
asm global_atomic_min_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 40 0e ee 08 00 18 0c 10 00 00 00
asm global_atomic_min_u32 v8, v16, s[48:49] = 30 40 0e ee 00 00 00 08 08 00 00 00
asm global_atomic_min_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 40 0e ee 08 00 14 0c 10 00 00 00
