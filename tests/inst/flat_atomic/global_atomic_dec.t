# global_atomic_dec: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_dec v[7:8], v188, off offset:16 = 10 80 30 dd 07 bc 7f 00
asm global_atomic_dec v1, v[1:2], v0, off offset:16 glc = 10 80 31 dd 01 00 7f 01
asm global_atomic_dec v5, v1, s[100:101] offset:4095 slc = ff 8f 32 dd 05 01 64 00
asm global_atomic_dec v100, v1, v185, s[66:67] offset:4095 glc slc = ff 8f 33 dd 01 b9 42 64
bad global_atomic_dec v[100:101], v216 ! 1:35: global_atomic_dec needs 'glc' with these operands
bad global_atomic_dec s[100:101], v216, off ! 1:40: global_atomic_dec needs 'glc' with these operands
bad global_atomic_dec v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_dec v[8:9], v16, off = 00 80 f4 dc 08 10 7d 00
asm global_atomic_dec v8, v[16:17], v24, off glc = 00 80 f5 dc 10 18 7d 08
asm global_atomic_dec v8, v16, s[48:49] = 00 80 f4 dc 08 10 30 00
asm global_atomic_dec v8, v16, v24, s[64:65] glc = 00 80 f5 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_dec v[8:9], v16, off = 00 80 30 dd 08 10 7f 00
asm global_atomic_dec v8, v16, s[48:49] = 00 80 30 dd 08 10 30 00

target gfx90a
asm global_atomic_dec v8, v[16:17], v24, off glc = 00 80 31 dd 10 18 7f 08
asm global_atomic_dec v8, v16, v24, s[64:65] glc = 00 80 31 dd 10 18 40 08

target gfx942
asm global_atomic_dec v8, v[16:17], v24, off sc0 = 00 80 31 dd 10 18 7f 08
asm global_atomic_dec v8, v16, v24, s[64:65] sc0 = 00 80 31 dd 10 18 40 08

target gfx1100
asm global_atomic_dec_u32 v[8:9], v16, off = 00 00 02 dd 08 10 7c 00
asm global_atomic_dec_u32 v8, v[16:17], v24, off glc = 00 40 02 dd 10 18 7c 08
asm global_atomic_dec_u32 v8, v16, s[48:49] = 00 00 02 dd 08 10 30 00
asm global_atomic_dec_u32 v8, v16, v24, s[64:65] glc = 00 40 02 dd 10 18 40 08

target gfx1200
asm global_atomic_dec_u32 v[8:9], v16, off scope:SCOPE_SYS = 7c 00 10 ee 00 00 0c 08 08 00 00 00
asm global_atomic_dec_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 10 ee 08 00 14 0c 10 00 00 00
asm global_atomic_dec_u32 v8, v16, s[48:49] scope:SCOPE_SE = 30 00 10 ee 00 00 04 08 08 00 00 00
asm global_atomic_dec_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 00 10 ee 08 00 18 0c 10 00 00 00
