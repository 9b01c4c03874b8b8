# global_atomic_smax: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_smax v[5:6], v0, off offset:-4096 slc = 00 90 1a dd 05 00 7f 00
asm global_atomic_smax v0, v[0:1], v47, off offset:-4096 glc = 00 90 19 dd 00 2f 7f 00
asm global_atomic_smax v5, v5, s[26:27] offset:4095 = ff 8f 18 dd 05 05 1a 00
asm global_atomic_smax v100, v1, v22, s[96:97] offset:-1 glc = ff 9f 19 dd 01 16 60 64
bad global_atomic_smax v[100:101], v216 ! 1:36: global_atomic_smax needs 'glc' with these operands
bad global_atomic_smax s[100:101], v216, off ! 1:41: global_atomic_smax needs 'glc' with these operands
bad global_atomic_smax v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_smax v[8:9], v16, off = 00 80 dc dc 08 10 7d 00
asm global_atomic_smax v8, v[16:17], v24, off glc = 00 80 dd dc 10 18 7d 08
asm global_atomic_smax v8, v16, s[48:49] = 00 80 dc dc 08 10 30 00
asm global_atomic_smax v8, v16, v24, s[64:65] glc = 00 80 dd dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_smax v[8:9], v16, off = 00 80 18 dd 08 10 7f 00
asm global_atomic_smax v8, v16, s[48:49] = 00 80 18 dd 08 10 30 00

target gfx90a
asm global_atomic_smax v8, v[16:17], v24, off glc = 00 80 19 dd 10 18 7f 08
asm global_atomic_smax v8, v16, v24, s[64:65] glc = 00 80 19 dd 10 18 40 08

target gfx942
asm global_atomic_smax v8, v[16:17], v24, off sc0 = 00 80 19 dd 10 18 7f 08
asm global_atomic_smax v8, v16, v24, s[64:65] sc0 = 00 80 19 dd 10 18 40 08

target gfx1100
asm global_atomic_max_i32 v[8:9], v16, off = 00 00 ea dc 08 10 7c 00
asm global_atomic_max_i32 v8, v[16:17], v24, off glc = 00 40 ea dc 10 18 7c 08
asm global_atomic_max_i32 v8, v16, s[48:49] = 00 00 ea dc 08 10 30 00
asm global_atomic_max_i32 v8, v16, v24, s[64:65] glc = 00 40 ea dc 10 18 40 08

target gfx1200
asm global_atomic_max_i32 v[8:9], v16, off scope:SCOPE_SE = 7c 80 0e ee 00 00 04 08 08 00 00 00
asm global_atomic_max_i32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 80 0e ee 08 00 1c 0c 10 00 00 00
asm global_atomic_max_i32 v8, v16, s[48:49] = 30 80 0e ee 00 00 00 08 08 00 00 00
asm global_atomic_max_i32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN = 40 80 0e ee 08 00 10 0c 10 00 00 00
