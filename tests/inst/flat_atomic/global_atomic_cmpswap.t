# global_atomic_cmpswap: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_cmpswap v[7:8], v[100:101], off offset:-1 = ff 9f 04 dd 07 64 7f 00
asm global_atomic_cmpswap v100, v[100:101], v[100:101], off offset:4095 glc slc = ff 8f 07 dd 64 64 7f 64
asm global_atomic_cmpswap v7, v[100:101], xnack_mask offset:-4096 = 00 90 04 dd 07 64 68 00
asm global_atomic_cmpswap v1, v255, v[181:182], s[86:87] offset:16 glc = 10 80 05 dd ff b5 56 01
bad global_atomic_cmpswap v[100:101], v[216:217] ! 1:45: global_atomic_cmpswap needs 'glc' with these operands
bad global_atomic_cmpswap s[100:101], v[216:217], off ! 1:50: global_atomic_cmpswap needs 'glc' with these operands
bad global_atomic_cmpswap v[100:101], v[216:217], off offset:8192 ! 1:58: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_cmpswap v[8:9], v[16:17], off = 00 80 c4 dc 08 10 7d 00
asm global_atomic_cmpswap v8, v[16:17], v[24:25], off glc = 00 80 c5 dc 10 18 7d 08
asm global_atomic_cmpswap v8, v[16:17], s[48:49] = 00 80 c4 dc 08 10 30 00
asm global_atomic_cmpswap v8, v16, v[24:25], s[64:65] glc = 00 80 c5 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_cmpswap v[8:9], v[16:17], off = 00 80 04 dd 08 10 7f 00
asm global_atomic_cmpswap v8, v[16:17], s[48:49] = 00 80 04 dd 08 10 30 00

target gfx90a
asm global_atomic_cmpswap v8, v[16:17], v[24:25], off glc = 00 80 05 dd 10 18 7f 08
asm global_atomic_cmpswap v8, v16, v[24:25], s[64:65] glc = 00 80 05 dd 10 18 40 08

target gfx942
asm global_atomic_cmpswap v8, v[16:17], v[24:25], off sc0 = 00 80 05 dd 10 18 7f 08
asm global_atomic_cmpswap v8, v16, v[24:25], s[64:65] sc0 = 00 80 05 dd 10 18 40 08

target gfx1100
asm global_atomic_cmpswap_b32 v[8:9], v[16:17], off = 00 00 d2 dc 08 10 7c 00
asm global_atomic_cmpswap_b32 v8, v[16:17], v[24:25], off glc = 00 40 d2 dc 10 18 7c 08
asm global_atomic_cmpswap_b32 v8, v[16:17], s[48:49] = 00 00 d2 dc 08 10 30 00
asm global_atomic_cmpswap_b32 v8, v16, v[24:25], s[64:65] glc = 00 40 d2 dc 10 18 40 08

target gfx1200
asm global_atomic_cmpswap_b32 v[8:9], v[16:17], off = 7c 00 0d ee 00 00 00 08 08 00 00 00
asm global_atomic_cmpswap_b32 v8, v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 0d ee 08 00 14 0c 10 00 00 00
asm global_atomic_cmpswap_b32 v8, v[16:17], s[48:49] scope:SCOPE_SE = 30 00 0d ee 00 00 04 08 08 00 00 00
asm global_atomic_cmpswap_b32 v8, v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN = 40 00 0d ee 08 00 10 0c 10 00 00 00
