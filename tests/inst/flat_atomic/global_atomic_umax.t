# global_atomic_umax: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_umax v[254:255], v0, off offset:-4096 = 00 90 1c dd fe 00 7f 00
asm global_atomic_umax v255, v[7:8], v5, off offset:-1 glc slc = ff 9f 1f dd 07 05 7f ff
asm global_atomic_umax v100, v7, s[20:21] offset:4095 slc = ff 8f 1e dd 64 07 14 00
asm global_atomic_umax v0, v5, v94, s[26:27] offset:-1 glc slc = ff 9f 1f dd 05 5e 1a 00
bad global_atomic_umax v[100:101], v216 ! 1:36: global_atomic_umax needs 'glc' with these operands
bad global_atomic_umax s[100:101], v216, off ! 1:41: global_atomic_umax needs 'glc' with these operands
bad global_atomic_umax v[100:101], v216, off offset:8192 ! 1:49: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_umax v[8:9], v16, off = 00 80 e0 dc 08 10 7d 00
asm global_atomic_umax v8, v[16:17], v24, off glc = 00 80 e1 dc 10 18 7d 08
asm global_atomic_umax v8, v16, s[48:49] = 00 80 e0 dc 08 10 30 00
asm global_atomic_umax v8, v16, v24, s[64:65] glc = 00 80 e1 dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_umax v[8:9], v16, off = 00 80 1c dd 08 10 7f 00
asm global_atomic_umax v8, v16, s[48:49] = 00 80 1c dd 08 10 30 00

target gfx90a
asm global_atomic_umax v8, v[16:17], v24, off glc = 00 80 1d dd 10 18 7f 08
asm global_atomic_umax v8, v16, v24, s[64:65] glc = 00 80 1d dd 10 18 40 08

target gfx942
asm global_atomic_umax v8, v[16:17], v24, off sc0 = 00 80 1d dd 10 18 7f 08
asm global_atomic_umax v8, v16, v24, s[64:65] sc0 = 00 80 1d dd 10 18 40 08

target gfx1100
asm global_atomic_max_u32 v[8:9], v16, off = 00 00 ee dc 08 10 7c 00
asm global_atomic_max_u32 v8, v[16:17], v24, off glc = 00 40 ee dc 10 18 7c 08
asm global_atomic_max_u32 v8, v16, s[48:49] = 00 00 ee dc 08 10 30 00
asm global_atomic_max_u32 v8, v16, v24, s[64:65] glc = 00 40 ee dc 10 18 40 08

target gfx1200
asm global_atomic_max_u32 v[8:9], v16, off scope:SCOPE_SE = 7c c0 0e ee 00 00 04 08 08 00 00 00
asm global_atomic_max_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c c0 0e ee 08 00 14 0c 10 00 00 00
asm global_atomic_max_u32 v8, v16, s[48:49] scope:SCOPE_SYS = 30 c0 0e ee 00 00 0c 08 08 00 00 00
asm global_atomic_max_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 c0 0e ee 08 00 18 0c 10 00 00 00
