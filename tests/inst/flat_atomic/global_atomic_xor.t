# global_atomic_xor: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_xor v[254:255], v7, off offset:-1 = ff 9f 28 dd fe 07 7f 00
asm global_atomic_xor v7, v[7:8], v100, off offset:-4096 glc slc = 00 90 2b dd 07 64 7f 07
asm global_atomic_xor v7, v5, s[88:89] offset:16 = 10 80 28 dd 07 05 58 00
asm global_atomic_xor v1, v0, v0, s[62:63] offset:16 glc = 10 80 29 dd 00 00 3e 01
bad global_atomic_xor v[100:101], v216 ! 1:35: global_atomic_xor needs 'glc' with these operands
bad global_atomic_xor s[100:101], v216, off ! 1:40: global_atomic_xor needs 'glc' with these operands
bad global_atomic_xor v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_xor v[8:9], v16, off = 00 80 ec dc 08 10 7d 00
asm global_atomic_xor v8, v[16:17], v24, off glc = 00 80 ed dc 10 18 7d 08
asm global_atomic_xor v8, v16, s[48:49] = 00 80 ec dc 08 10 30 00
asm global_atomic_xor v8, v16, v24, s[64:65] glc = 00 80 ed dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_xor v[8:9], v16, off = 00 80 28 dd 08 10 7f 00
asm global_atomic_xor v8, v16, s[48:49] = 00 80 28 dd 08 10 30 00

target gfx90a
asm global_atomic_xor v8, v[16:17], v24, off glc = 00 80 29 dd 10 18 7f 08
asm global_atomic_xor v8, v16, v24, s[64:65] glc = 00 80 29 dd 10 18 40 08

target gfx942
asm global_atomic_xor v8, v[16:17], v24, off sc0 = 00 80 29 dd 10 18 7f 08
asm global_atomic_xor v8, v16, v24, s[64:65] sc0 = 00 80 29 dd 10 18 40 08

target gfx1100
asm global_atomic_xor_b32 v[8:9], v16, off = 00 00 fa dc 08 10 7c 00
asm global_atomic_xor_b32 v8, v[16:17], v24, off glc = 00 40 fa dc 10 18 7c 08
asm global_atomic_xor_b32 v8, v16, s[48:49] = 00 00 fa dc 08 10 30 00
asm global_atomic_xor_b32 v8, v16, v24, s[64:65] glc = 00 40 fa dc 10 18 40 08

target gfx1200
asm global_atomic_xor_b32 v[8:9], v16, off scope:SCOPE_SE = 7c 80 0f ee 00 00 04 08 08 00 00 00
asm global_atomic_xor_b32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN = 7c 80 0f ee 08 00 10 0c 10 00 00 00
asm global_atomic_xor_b32 v8, v16, s[48:49] scope:SCOPE_DEV = 30 80 0f ee 00 00 08 08 08 00 00 00
asm global_atomic_xor_b32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 80 0f ee 08 00 18 0c 10 00 00 00
