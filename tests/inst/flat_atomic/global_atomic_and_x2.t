# global_atomic_and_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_and_x2 v[100:101], v[7:8], off offset:-4096 = 00 90 a0 dd 64 07 7f 00
asm global_atomic_and_x2 v[1:2], v[100:101], v[1:2], off offset:-4096 glc = 00 90 a1 dd 64 01 7f 01
asm global_atomic_and_x2 v0, v[5:6], s[86:87] offset:4095 = ff 8f a0 dd 00 05 56 00
asm global_atomic_and_x2 v[0:1], v255, v[100:101], flat_scratch offset:-1 glc = ff 9f a1 dd ff 64 66 00
bad global_atomic_and_x2 v[100:101], v[216:217] ! 1:44: global_atomic_and_x2 needs 'glc' with these operands
bad global_atomic_and_x2 s[100:101], v[216:217], off ! 1:49: global_atomic_and_x2 needs 'glc' with these operands
bad global_atomic_and_x2 v[100:101], v[216:217], off offset:8192 ! 1:57: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_and_x2 v[8:9], v[16:17], off = 00 80 64 dd 08 10 7d 00
asm global_atomic_and_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 65 dd 10 18 7d 08
asm global_atomic_and_x2 v8, v[16:17], s[48:49] = 00 80 64 dd 08 10 30 00
asm global_atomic_and_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 65 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_and_x2 v[8:9], v[16:17], off = 00 80 a0 dd 08 10 7f 00
asm global_atomic_and_x2 v8, v[16:17], s[48:49] = 00 80 a0 dd 08 10 30 00

target gfx90a
asm global_atomic_and_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 a1 dd 10 18 7f 08
asm global_atomic_and_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 a1 dd 10 18 40 08

target gfx942
asm global_atomic_and_x2 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 a1 dd 10 18 7f 08
asm global_atomic_and_x2 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 a1 dd 10 18 40 08

target gfx1100
asm global_atomic_and_b64 v[8:9], v[16:17], off = 00 00 26 dd 08 10 7c 00
asm global_atomic_and_b64 v[8:9], v[16:17], v[24:25], off glc = 00 40 26 dd 10 18 7c 08
asm global_atomic_and_b64 v8, v[16:17], s[48:49] = 00 00 26 dd 08 10 30 00
asm global_atomic_and_b64 v[8:9], v16, v[24:25], s[64:65] glc = 00 40 26 dd 10 18 40 08

target gfx1200
asm global_atomic_and_b64 v[8:9], v[16:17], off scope:SCOPE_SYS = 7c 40 12 ee 00 00 0c 08 08 00 00 00
asm global_atomic_and_b64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 40 12 ee 08 00 1c 0c 10 00 00 00
asm global_atomic_and_b64 v8, v[16:17], s[48:49] scope:SCOPE_SE = 30 40 12 ee 00 00 04 08 08 00 00 00
asm global_atomic_and_b64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN = 40 40 12 ee 08 00 10 0c 10 00 00 00
