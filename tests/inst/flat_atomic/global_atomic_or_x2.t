# global_atomic_or_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_or_x2 v[100:101], v[0:1], off offset:16 = 10 80 a4 dd 64 00 7f 00
asm global_atomic_or_x2 v[254:255], v[100:101], v[254:255], off offset:4095 glc = ff 8f a5 dd 64 fe 7f fe
asm global_atomic_or_x2 v100, v[0:1], s[46:47] offset:-1 slc = ff 9f a6 dd 64 00 2e 00
asm global_atomic_or_x2 v[1:2], v5, v[254:255], s[2:3] offset:16 glc = 10 80 a5 dd 05 fe 02 01
bad global_atomic_or_x2 v[100:101], v[216:217] ! 1:43: global_atomic_or_x2 needs 'glc' with these operands
bad global_atomic_or_x2 s[100:101], v[216:217], off ! 1:48: global_atomic_or_x2 needs 'glc' with these operands
bad global_atomic_or_x2 v[100:101], v[216:217], off offset:8192 ! 1:56: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_or_x2 v[8:9], v[16:17], off = 00 80 68 dd 08 10 7d 00
asm global_atomic_or_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 69 dd 10 18 7d 08
asm global_atomic_or_x2 v8, v[16:17], s[48:49] = 00 80 68 dd 08 10 30 00
asm global_atomic_or_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 69 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_or_x2 v[8:9], v[16:17], off = 00 80 a4 dd 08 10 7f 00
asm global_atomic_or_x2 v8, v[16:17], s[48:49] = 00 80 a4 dd 08 10 30 00

target gfx90a
asm global_atomic_or_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 a5 dd 10 18 7f 08
asm global_atomic_or_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 a5 dd 10 18 40 08

target gfx942
asm global_atomic_or_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 a5 dd 10 18 7f 08
asm global_atomic_or_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 a5 dd 10 18 40 08

target gfx1100
asm global_atomic_or_b64 v[8:9], v[16:17], off = 00 00 2a dd 08 10 7c 00
asm global_atomic_or_b64 v[8:9], v[16:17], v[24:25], off glc = 00 40 2a dd 10 18 7c 08
asm global_atomic_or_b64 v8, v[16:17], s[48:49] = 00 00 2a dd 08 10 30 00
asm global_atomic_or_b64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 2a dd 10 18 40 08

target gfx1200
asm global_atomic_or_b64 v[8:9], v[16:17], off = 7c 80 12 ee 00 00 00 08 08 00 00 00
asm global_atomic_or_b64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 80 12 ee 08 00 14 0c 10 00 00 00
asm global_atomic_or_b64 v8, v[16:17], s[48:49] scope:SCOPE_DEV = 30 80 12 ee 00 00 08 08 08 00 00 00
asm global_atomic_or_b64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 80 12 ee 08 00 18 0c 10 00 00 00
