# global_atomic_or: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_or v[7:8], v7, off offset:-4096 slc = 00 90 26 dd 07 07 7f 00
asm global_atomic_or v0, v[231:232], v255, off offset:4095 glc = ff 8f 25 dd e7 ff 7f 00
asm global_atomic_or v57, v255, s[96:97] offset:4095 slc = ff 8f 26 dd 39 ff 60 00
asm global_atomic_or v1, v255, v5, s[70:71] offset:-4096 glc = 00 90 25 dd ff 05 46 01
bad global_atomic_or v[100:101], v216 ! 1:34: global_atomic_or needs 'glc' with these operands
bad global_atomic_or s[100:101], v216, off ! 1:39: global_atomic_or needs 'glc' with these operands
bad global_atomic_or v[100:101], v216, off offset:8192 ! 1:47: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_or v[8:9], v16, off = 00 80 e8 dc 08 10 7d 00
asm global_atomic_or v8, v[16:17], v24, off glc = 00 80 e9 dc 10 18 7d 08
asm global_atomic_or v8, v16, s[48:49] = 00 80 e8 dc 08 10 30 00
asm global_atomic_or v8, v16, v24, s[64:65] glc = 00 80 e9 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_or v[8:9], v16, off = 00 80 24 dd 08 10 7f 00
asm global_atomic_or v8, v16, s[48:49] = 00 80 24 dd 08 10 30 00

target gfx90a
asm global_atomic_or v8, v[16:17], v24, off glc = 00 80 25 dd 10 18 7f 08
asm global_atomic_or v8, v16, v24, s[64:65] glc = 00 80 25 dd 10 18 40 08

target gfx942
asm global_atomic_or v8, v[16:17], v24, off sc0 = 00 80 25 dd 10 18 7f 08
asm global_atomic_or v8, v16, v24, s[64:65] sc0 = 00 80 25 dd 10 18 40 08

target gfx1100
asm global_atomic_or_b32 v[8:9], v16, off = 00 00 f6 dc 08 10 7c 00
asm global_atomic_or_b32 v8, v[16:17], v24, off glc = 00 40 f6 dc 10 18 7c 08
asm global_atomic_or_b32 v8, v16, s[48:49] = 00 00 f6 dc 08 10 30 00
asm global_atomic_or_b32 v8, v16, v24, s[64:65] glc = 00 40 f6 dc 10 18 40 08

target gfx1200
asm global_atomic_or_b32 v[8:9], v16, off = 7c 40 0f ee 00 00 00 08 08 00 00 00
asm global_atomic_or_b32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN = 7c 40 0f ee 08 00 10 0c 10 00 00 00
asm global_atomic_or_b32 v8, v16, s[48:49] = 30 40 0f ee 00 00 00 08 08 00 00 00
asm global_atomic_or_b32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 40 0f ee 08 00 14 0c 10 00 00 00
