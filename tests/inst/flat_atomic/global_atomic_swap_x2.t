# global_atomic_swap_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_swap_x2 v[1:2], v[7:8], off offset:16 = 10 80 80 dd 01 07 7f 00
asm global_atomic_swap_x2 v[254:255], v[254:255], v[100:101], off offset:-4096 glc = 00 90 81 dd fe 64 7f fe
asm global_atomic_swap_x2 v5, v[254:255], s[80:81] offset:-4096 = 00 90 80 dd 05 fe 50 00
asm global_atomic_swap_x2 v[0:1], v255, v[1:2], s[10:11] offset:-4096 glc = 00 90 81 dd ff 01 0a 00
bad global_atomic_swap_x2 v[100:101], v[216:217] ! 1:45: global_atomic_swap_x2 needs 'glc' with these operands
bad global_atomic_swap_x2 s[100:101], v[216:217], off ! 1:50: global_atomic_swap_x2 needs 'glc' with these operands
bad global_atomic_swap_x2 v[100:101], v[216:217], off offset:8192 ! 1:58: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_swap_x2 v[8:9], v[16:17], off = 00 80 40 dd 08 10 7d 00
asm global_atomic_swap_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 41 dd 10 18 7d 08
asm global_atomic_swap_x2 v8, v[16:17], s[48:49] = 00 80 40 dd 08 10 30 00
asm global_atomic_swap_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 41 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_swap_x2 v[8:9], v[16:17], off = 00 80 80 dd 08 10 7f 00
asm global_atomic_swap_x2 v8, v[16:17], s[48:49] = 00 80 80 dd 08 10 30 00

target gfx90a
asm global_atomic_swap_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 81 dd 10 18 7f 08
asm global_atomic_swap_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 81 dd 10 18 40 08

target gfx942
asm global_atomic_swap_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 81 dd 10 18 7f 08
asm global_atomic_swap_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 81 dd 10 18 40 08

target gfx1100
asm global_atomic_swap_b64 v[8:9], v[16:17], off = 00 00 06 dd 08 10 7c 00
asm global_atomic_swap_b64 v[8:9], v[16:17], v[24:25], off glc = 00 40 06 dd 10 18 7c 08
asm global_atomic_swap_b64 v8, v[16:17], s[48:49] = 00 00 06 dd 08 10 30 00
asm global_atomic_swap_b64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 06 dd 10 18 40 08

target gfx1200
asm global_atomic_swap_b64 v[8:9], v[16:17], off scope:SCOPE_SE = 7c 40 10 ee 00 00 04 08 08 00 00 00
asm global_atomic_swap_b64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 40 10 ee 08 00 14 0c 10 00 00 00
asm global_atomic_swap_b64 v8, v[16:17], s[48:49] scope:SCOPE_SE = 30 40 10 ee 00 00 04 08 08 00 00 00
asm global_atomic_swap_b64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 40 10 ee 08 00 14 0c 10 00 00 00
