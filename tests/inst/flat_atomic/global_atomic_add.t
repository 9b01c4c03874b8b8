# global_atomic_add: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_add v[5:6], v228, off offset:4095 slc = ff 8f 0a dd 05 e4 7f 00
asm global_atomic_add v172, v[1:2], v109, off offset:-1 glc = ff 9f 09 dd 01 6d 7f ac
asm global_atomic_add v255, v7, s[48:49] offset:16 = 10 80 08 dd ff 07 30 00
asm global_atomic_add v1, v1, v100, s[14:15] offset:16 glc = 10 80 09 dd 01 64 0e 01
bad global_atomic_add v[100:101], v216 ! 1:35: global_atomic_add needs 'glc' with these operands
bad global_atomic_add s[100:101], v216, off ! 1:40: global_atomic_add needs 'glc' with these operands
bad global_atomic_add v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_add v[8:9], v16, off = 00 80 c8 dc 08 10 7d 00
asm global_atomic_add v8, v[16:17], v24, off glc = 00 80 c9 dc 10 18 7d 08
asm global_atomic_add v8, v16, s[48:49] = 00 80 c8 dc 08 10 30 00
asm global_atomic_add v8, v16, v24, s[64:65] glc = 00 80 c9 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_add v[8:9], v16, off = 00 80 08 dd 08 10 7f 00
asm global_atomic_add v8, v16, s[48:49] = 00 80 08 dd 08 10 30 00

target gfx90a
asm global_atomic_add v8, v[16:17], v24, off glc = 00 80 09 dd 10 18 7f 08
asm global_atomic_add v8, v16, v24, s[64:65] glc = 00 80 09 dd 10 18 40 08

target gfx942
asm global_atomic_add v8, v[16:17], v24, off sc0 = 00 80 09 dd 10 18 7f 08
asm global_atomic_add v8, v16, v24, s[64:65] sc0 = 00 80 09 dd 10 18 40 08

target gfx1100
asm global_atomic_add_u32 v[8:9], v16, off = 00 00 d6 dc 08 10 7c 00
asm global_atomic_add_u32 v8, v[16:17], v24, off glc = 00 40 d6 dc 10 18 7c 08
asm global_atomic_add_u32 v8, v16, s[48:49] = 00 00 d6 dc 08 10 30 00
asm global_atomic_add_u32 v8, v16, v24, s[64:65] glc = 00 40 d6 dc 10 18 40 08

target gfx1200
asm global_atomic_add_u32 v[8:9], v16, off = 7c 40 0d ee 00 00 00 08 08 00 00 00
asm global_atomic_add_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN = 7c 40 0d ee 08 00 10 0c 10 00 00 00
asm global_atomic_add_u32 v8, v16, s[48:49] scope:SCOPE_SYS = 30 40 0d ee 00 00 0c 08 08 00 00 00
asm global_atomic_add_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 40 40 0d ee 08 00 1c 0c 10 00 00 00
