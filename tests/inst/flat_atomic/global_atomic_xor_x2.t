# global_atomic_xor_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_xor_x2 v[254:255], v[0:1], off offset:16 = 10 80 a8 dd fe 00 7f 00
asm global_atomic_xor_x2 v[254:255], v[7:8], v[0:1], off offset:-4096 glc = 00 90 a9 dd 07 00 7f fe
asm global_atomic_xor_x2 v1, v[7:8], s[46:47] offset:-4096 slc = 00 90 aa dd 01 07 2e 00
asm global_atomic_xor_x2 v[5:6], v7, v[254:255], s[64:65] offset:16 glc slc = 10 80 ab dd 07 fe 40 05
bad global_atomic_xor_x2 v[100:101], v[216:217] ! 1:44: global_atomic_xor_x2 needs 'glc' with these operands
bad global_atomic_xor_x2 s[100:101], v[216:217], off ! 1:49: global_atomic_xor_x2 needs 'glc' with these operands
bad global_atomic_xor_x2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_xor_x2 v[8:9], v[16:17], off = 00 80 6c dd 08 10 7d 00
asm global_atomic_xor_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 6d dd 10 18 7d 08
asm global_atomic_xor_x2 v8, v[16:17], s[48:49] = 00 80 6c dd 08 10 30 00
asm global_atomic_xor_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 6d dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_xor_x2 v[8:9], v[16:17], off = 00 80 a8 dd 08 10 7f 00
asm global_atomic_xor_x2 v8, v[16:17], s[48:49] = 00 80 a8 dd 08 10 30 00

target gfx90a
asm global_atomic_xor_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 a9 dd 10 18 7f 08
asm global_atomic_xor_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 a9 dd 10 18 40 08

target gfx942
asm global_atomic_xor_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 a9 dd 10 18 7f 08
asm global_atomic_xor_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 a9 dd 10 18 40 08

target gfx1100
asm global_atomic_xor_b64 v[8:9], v[16:17], off = 00 00 2e dd 08 10 7c 00
asm global_atomic_xor_b64 v[8:9], v[16:17], v[24:25], off glc = 00 40 2e dd 10 18 7c 08
asm global_atomic_xor_b64 v8, v[16:17], s[48:49] = 00 00 2e dd 08 10 30 00
asm global_atomic_xor_b64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 2e dd 10 18 40 08

target gfx1200
asm global_atomic_xor_b64 v[8:9], v[16:17], off scope:SCOPE_SE = 7c c0 12 ee 00 00 04 08 08 00 00 00
asm global_atomic_xor_b64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN = 7c c0 12 ee 08 00 10 0c 10 00 00 00
asm global_atomic_xor_b64 v8, v[16:17], s[48:49] scope:SCOPE_DEV = 30 c0 12 ee 00 00 08 08 08 00 00 00
asm global_atomic_xor_b64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 c0 12 ee 08 00 14 0c 10 00 00 00
