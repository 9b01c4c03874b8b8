# global_atomic_fmax: text and bits, as LLVM 22 has them.

target gfx1010
asm global_atomic_fmax v[8:9], v16, off = 00 80 00 dd 08 10 7d 00
asm global_atomic_fmax v[162:163], v11, off slc dlc = 00 90 02 dd a2 0b 7d 00
asm global_atomic_fmax v[138:139], v9, off = 00 80 00 dd 8a 09 7d 00
asm global_atomic_fmax v8, v[16:17], v24, off glc = 00 80 01 dd 10 18 7d 08
asm global_atomic_fmax v90, v[188:189], v195, off offset:894 glc = 7e 83 01 dd bc c3 7d 5a
asm global_atomic_fmax v86, v[171:172], v90, off offset:1149 glc dlc = 7d 94 01 dd ab 5a 7d 56
asm global_atomic_fmax v8, v16, s[48:49] = 00 80 00 dd 08 10 30 00
asm global_atomic_fmax v58, v25, s[48:49] offset:-1029 slc = fb 8b 02 dd 3a 19 30 00
asm global_atomic_fmax v107, v124, s[48:49] offset:-491 slc = 15 8e 02 dd 6b 7c 30 00
asm global_atomic_fmax v8, v16, v24, s[64:65] glc = 00 80 01 dd 10 18 40 08
asm global_atomic_fmax v49, v115, v159, s[48:49] glc = 00 80 01 dd 73 9f 30 31
asm global_atomic_fmax v13, v158, v61, s[16:17] glc = 00 80 01 dd 9e 3d 10 0d
bad global_atomic_fmax s0, s1, s2, s3, s4, s5 ! 1:42: global_atomic_fmax needs 'glc' with these operands
bad global_atomic_fmax v[8:9], v16, off offen ! 1:37: global_atomic_fmax has no modifier 'offen'

target gfx1100
asm global_atomic_max_f32 v[8:9], v16, off = 00 00 4a dd 08 10 7c 00
asm global_atomic_max_f32 v8, v[16:17], v24, off glc = 00 40 4a dd 10 18 7c 08
asm global_atomic_max_f32 v8, v16, s[48:49] = 00 00 4a dd 08 10 30 00
asm global_atomic_max_f32 v8, v16, v24, s[64:65] glc = 00 40 4a dd 10 18 40 08

target gfx1200
asm global_atomic_max_num_f32 v[8:9], v16, off = 7c 80 14 ee 00 00 00 08 08 00 00 00
asm global_atomic_max_num_f32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN = 7c 80 14 ee 08 00 10 0c 10 00 00 00
asm global_atomic_max_num_f32 v8, v16, s[48:49] scope:SCOPE_SYS = 30 80 14 ee 00 00 0c 08 08 00 00 00
asm global_atomic_max_num_f32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 80 14 ee 08 00 18 0c 10 00 00 00
