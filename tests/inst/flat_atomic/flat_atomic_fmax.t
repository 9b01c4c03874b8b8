# flat_atomic_fmax: text and bits, as LLVM 22 has them.

target gfx1010
asm flat_atomic_fmax v[8:9], v16 = 00 00 00 dd 08 10 7d 00
asm flat_atomic_fmax v[119:120], v198 = 00 00 00 dd 77 c6 7d 00
asm flat_atomic_fmax v[46:47], v2 offset:1242 = da 04 00 dd 2e 02 7d 00
asm flat_atomic_fmax v[81:82], v117 offset:1482 = ca 05 00 dd 51 75 7d 00
asm flat_atomic_fmax v[192:193], v40 = 00 00 00 dd c0 28 7d 00
asm flat_atomic_fmax v8, v[16:17], v24 glc = 00 00 01 dd 10 18 7d 08
asm flat_atomic_fmax v114, v[95:96], v10 glc = 00 00 01 dd 5f 0a 7d 72
asm flat_atomic_fmax v149, v[49:50], v19 offset:1524 glc dlc = f4 15 01 dd 31 13 7d 95
asm flat_atomic_fmax v1, v[27:28], v163 glc = 00 00 01 dd 1b a3 7d 01
asm flat_atomic_fmax v11, v[52:53], v65 offset:156 glc = 9c 00 01 dd 34 41 7d 0b
bad flat_atomic_fmax s0, s1, s2, s3, s4, s5 ! 1:40: flat_atomic_fmax needs 'glc' with these operands
bad flat_atomic_fmax v[8:9], v16 offen ! 1:30: flat_atomic_fmax has no modifier 'offen'

target gfx1100
asm flat_atomic_max_f32 v[8:9], v16 = 00 00 48 dd 08 10 7c 00
asm flat_atomic_max_f32 v8, v[16:17], v24 glc = 00 40 48 dd 10 18 7c 08

target gfx1200
asm flat_atomic_max_num_f32 v[8:9], v16 = 7c 80 14 ec 00 00 00 08 08 00 00 00
asm flat_atomic_max_num_f32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN = 7c 80 14 ec 08 00 10 0c 10 00 00 00
