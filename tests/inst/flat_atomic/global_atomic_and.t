# global_atomic_and: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_and v[100:101], v7, off offset:-1 = ff 9f 20 dd 64 07 7f 00
asm global_atomic_and v0, v[254:255], v7, off offset:-1 glc slc = ff 9f 23 dd fe 07 7f 00
asm global_atomic_and v0, v100, s[70:71] offset:4095 = ff 8f 20 dd 00 64 46 00
asm global_atomic_and v7, v100, v1, flat_scratch offset:-4096 glc slc = 00 90 23 dd 64 01 66 07
bad global_atomic_and v[100:101], v216 ! 1:35: global_atomic_and needs 'glc' with these operands
bad global_atomic_and s[100:101], v216, off ! 1:40: global_atomic_and needs 'glc' with these operands
bad global_atomic_and v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_and v[8:9], v16, off = 00 80 e4 dc 08 10 7d 00
asm global_atomic_and v8, v[16:17], v24, off glc = 00 80 e5 dc 10 18 7d 08
asm global_atomic_and v8, v16, s[48:49] = 00 80 e4 dc 08 10 30 00
asm global_atomic_and v8, v16, v24, s[64:65] glc = 00 80 e5 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_and v[8:9], v16, off = 00 80 20 dd 08 10 7f 00
asm global_atomic_and v8, v16, s[48:49] = 00 80 20 dd 08 10 30 00

target gfx90a
asm global_atomic_and v8, v[16:17], v24, off glc = 00 80 21 dd 10 18 7f 08
asm global_atomic_and v8, v16, v24, s[64:65] glc = 00 80 21 dd 10 18 40 08

target gfx942
asm global_atomic_and v8, v[16:17], v24, off sc0 = 00 80 21 dd 10 18 7f 08
asm global_atomic_and v8, v16, v24, s[64:65] sc0 = 00 80 21 dd 10 18 40 08

target gfx1100
asm global_atomic_and_b32 v[8:9], v16, off = 00 00 f2 dc 08 10 7c 00
asm global_atomic_and_b32 v8, v[16:17], v24, off glc = 00 40 f2 dc 10 18 7c 08
asm global_atomic_and_b32 v8, v16, s[48:49] = 00 00 f2 dc 08 10 30 00
asm global_atomic_and_b32 v8, v16, v24, s[64:65] glc = 00 40 f2 dc 10 18 40 08

target gfx1200
asm global_atomic_and_b32 v[8:9], v16, off = 7c 00 0f ee 00 00 00 08 08 00 00 00
asm global_atomic_and_b32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 00 0f ee 08 00 18 0c 10 00 00 00
asm global_atomic_and_b32 v8, v16, s[48:49] scope:SCOPE_DEV = 30 00 0f ee 00 00 08 08 08 00 00 00
asm global_atomic_and_b32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 40 00 0f ee 08 00 1c 0c 10 00 00 00
