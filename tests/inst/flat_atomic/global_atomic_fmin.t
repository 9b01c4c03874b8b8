# global_atomic_fmin: text and bits, as LLVM 22 has them.

target gfx1010
asm global_atomic_fmin v[8:9], v16, off = 00 80 fc dc 08 10 7d 00
asm global_atomic_fmin v[155:156], v14, off = 00 80 fc dc 9b 0e 7d 00
asm global_atomic_fmin v[117:118], v138, off offset:718 = ce 82 fc dc 75 8a 7d 00
asm global_atomic_fmin v8, v[16:17], v24, off glc = 00 80 fd dc 10 18 7d 08
asm global_atomic_fmin v59, v[164:165], v22, off glc = 00 80 fd dc a4 16 7d 3b
asm global_atomic_fmin v184, v[56:57], v44, off glc = 00 80 fd dc 38 2c 7d b8
asm global_atomic_fmin v8, v16, s[48:49] = 00 80 fc dc 08 10 30 00
asm global_atomic_fmin v29, v39, s[64:65] offset:465 = d1 81 fc dc 1d 27 40 00
asm global_atomic_fmin v30, v65, s[16:17] = 00 80 fc dc 1e 41 10 00
asm global_atomic_fmin v8, v16, v24, s[64:65] glc = 00 80 fd dc 10 18 40 08
asm global_atomic_fmin v62, v82, v199, s[80:81] offset:-972 glc = 34 8c fd dc 52 c7 50 3e
asm global_atomic_fmin v126, v114, v131, s[0:1] glc = 00 80 fd dc 72 83 00 7e
bad global_atomic_fmin s0, s1, s2, s3, s4, s5 ! 1:42: global_atomic_fmin needs 'glc' with these operands
bad global_atomic_fmin v[8:9], v16, off offen ! 1:37: global_atomic_fmin has no modifier 'offen'

target gfx1100
asm global_atomic_min_f32 v[8:9], v16, off = 00 00 46 dd 08 10 7c 00
asm global_atomic_min_f32 v8, v[16:17], v24, off glc = 00 40 46 dd 10 18 7c 08
asm global_atomic_min_f32 v8, v16, s[48:49] = 00 00 46 dd 08 10 30 00
asm global_atomic_min_f32 v8, v16, v24, s[64:65] glc = 00 40 46 dd 10 18 40 08

target gfx1200
asm global_atomic_min_num_f32 v[8:9], v16, off = 7c 40 14 ee 00 00 00 08 08 00 00 00
asm global_atomic_min_num_f32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 40 14 ee 08 00 18 0c 10 00 00 00
asm global_atomic_min_num_f32 v8, v16, s[48:49] scope:SCOPE_DEV = 30 40 14 ee 00 00 08 08 08 00 00 00
asm global_atomic_min_num_f32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 40 40 14 ee 08 00 14 0c 10 00 00 00
