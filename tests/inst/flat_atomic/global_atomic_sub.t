# global_atomic_sub: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm global_atomic_sub v[100:101], v255, off offset:-1 slc = ff 9f 0e dd 64 ff 7f 00
asm global_atomic_sub v255, v[130:131], v7, off offset:-4096 glc = 00 90 0d dd 82 07 7f ff
asm global_atomic_sub v161, v0, s[62:63] offset:-1 = ff 9f 0c dd a1 00 3e 00
asm global_atomic_sub v45, v74, v5, xnack_mask offset:16 glc = 10 80 0d dd 4a 05 68 2d
bad global_atomic_sub v[100:101], v216 ! 1:35: global_atomic_sub needs 'glc' with these operands
bad global_atomic_sub s[100:101], v216, off ! 1:40: global_atomic_sub needs 'glc' with these operands
bad global_atomic_sub v[100:101], v216, off offset:8192 ! 1:48: offset 8192 is out of range (-4096 to 4095)

target gfx1010
asm global_atomic_sub v[8:9], v16, off = 00 80 cc dc 08 10 7d 00
asm global_atomic_sub v8, v[16:17], v24, off glc = 00 80 cd dc 10 18 7d 08
asm global_atomic_sub v8, v16, s[48:49] = 00 80 cc dc 08 10 30 00
asm global_atomic_sub v8, v16, v24, s[64:65] glc = 00 80 cd dc 10 18 40 08

target gfx90a gfx942
asm global_atomic_sub v[8:9], v16, off = 00 80 0c dd 08 10 7f 00
asm global_atomic_sub v8, v16, s[48:49] = 00 80 0c dd 08 10 30 00

target gfx90a
asm global_atomic_sub v8, v[16:17], v24, off glc = 00 80 0d dd 10 18 7f 08
asm global_atomic_sub v8, v16, v24, s[64:65] glc = 00 80 0d dd 10 18 40 08

target gfx942
asm global_atomic_sub v8, v[16:17], v24, off sc0 = 00 80 0d dd 10 18 7f 08
asm global_atomic_sub v8, v16, v24, s[64:65] sc0 = 00 80 0d dd 10 18 40 08

target gfx1100
asm global_atomic_sub_u32 v[8:9], v16, off = 00 00 da dc 08 10 7c 00
asm global_atomic_sub_u32 v8, v[16:17], v24, off glc = 00 40 da dc 10 18 7c 08
asm global_atomic_sub_u32 v8, v16, s[48:49] = 00 00 da dc 08 10 30 00
asm global_atomic_sub_u32 v8, v16, v24, s[64:65] glc = 00 40 da dc 10 18 40 08

target gfx1200
asm global_atomic_sub_u32 v[8:9], v16, off scope:SCOPE_SE = 7c 80 0d ee 00 00 04 08 08 00 00 00
asm global_atomic_sub_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 80 0d ee 08 00 14 0c 10 00 00 00
asm global_atomic_sub_u32 v8, v16, s[48:49] scope:SCOPE_SYS = 30 80 0d ee 00 00 0c 08 08 00 00 00
asm global_atomic_sub_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 80 0d ee 08 00 14 0c 10 00 00 00
