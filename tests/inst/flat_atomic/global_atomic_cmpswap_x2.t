# global_atomic_cmpswap_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_cmpswap_x2 v[5:6], v[132:135], off offset:16 = 10 80 84 dd 05 84 7f 00
asm global_atomic_cmpswap_x2 v[116:117], v[193:194], v[7:10], off offset:-1 glc = ff 9f 85 dd c1 07 7f 74
asm global_atomic_cmpswap_x2 v1, v[5:8], s[12:13] offset:4095 = ff 8f 84 dd 01 05 0c 00
asm global_atomic_cmpswap_x2 v[254:255], v100, v[100:103], s[26:27] offset:-1 glc slc = ff 9f 87 dd 64 64 1a fe
bad global_atomic_cmpswap_x2 v[100:101], v[216:219] ! 1:48: global_atomic_cmpswap_x2 needs 'glc' with these operands
bad global_atomic_cmpswap_x2 s[100:101], v[216:219], off ! 1:53: global_atomic_cmpswap_x2 needs 'glc' with these operands
bad global_atomic_cmpswap_x2 v[100:101], v[216:219], off offset:8192 ! 1:61: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_cmpswap_x2 v[8:9], v[16:19], off = 00 80 44 dd 08 10 7d 00
asm global_atomic_cmpswap_x2 v[8:9], v[16:17], v[24:27], off glc = 00 80 45 dd 10 18 7d 08
asm global_atomic_cmpswap_x2 v8, v[16:19], s[48:49] = 00 80 44 dd 08 10 30 00
asm global_atomic_cmpswap_x2 v[8:9], v16, v[24:27], s[64:65] glc = 00 80 45 dd 10 18 40 08

target gfx90a gfx942
asm global_atomic_cmpswap_x2 v[8:9], v[16:19], off = 00 80 84 dd 08 10 7f 00
asm global_atomic_cmpswap_x2 v8, v[16:19], s[48:49] = 00 80 84 dd 08 10 30 00

target gfx90a
asm global_atomic_cmpswap_x2 v[8:9], v[16:17], v[24:27], off glc = 00 80 85 dd 10 18 7f 08
asm global_atomic_cmpswap_x2 v[8:9], v16, v[24:27], s[64:65] glc = 00 80 85 dd 10 18 40 08

target gfx942
asm global_atomic_cmpswap_x2 v[8:9], v[16:17], v[24:27], off sc0 = 00 80 85 dd 10 18 7f 08
asm global_atomic_cmpswap_x2 v[8:9], v16, v[24:27], s[64:65] sc0 = 00 80 85 dd 10 18 40 08

target gfx1100
asm global_atomic_cmpswap_b64 v[8:9], v[16:19], off = 00 00 0a dd 08 10 7c 00
asm global_atomic_cmpswap_b64 v[8:9], v[16:17], v[24:27], off glc = 00 40 0a dd 10 18 7c 08
asm global_atomic_cmpswap_b64 v8, v[16:19], s[48:49] = 00 00 0a dd 08 10 30 00
asm global_atomic_cmpswap_b64 v[8:9], v16, v[24:27], s[64:65] glc = 00 40 0a dd 10 18 40 08

target gfx1200
asm global_atomic_cmpswap_b64 v[8:9], v[16:19], off scope:SCOPE_SE = 7c 80 10 ee 00 00 04 08 08 00 00 00
asm global_atomic_cmpswap_b64 v[8:9], v[16:17], v[24:27], off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 80 10 ee 08 00 1c 0c 10 00 00 00
asm global_atomic_cmpswap_b64 v8, v[16:19], s[48:49] scope:SCOPE_SYS = 30 80 10 ee 00 00 0c 08 08 00 00 00
asm global_atomic_cmpswap_b64 v[8:9], v16, v[24:27], s[64:65] th:TH_ATOMIC_RETURN = 40 80 10 ee 08 00 10 0c 10 00 00 00
