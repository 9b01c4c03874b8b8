# flat_atomic_fmin: text and bits, as LLVM 22 has them.

target gfx1010
asm flat_atomic_fmin v[8:9], v16 = 00 00 fc dc 08 10 7d 00
asm flat_atomic_fmin v[174:175], v27 = 00 00 fc dc ae 1b 7d 00
asm flat_atomic_fmin v[145:146], v9 slc dlc = 00 10 fe dc 91 09 7d 00
asm flat_atomic_fmin v[195:196], v28 slc = 00 00 fe dc c3 1c 7d 00
asm flat_atomic_fmin v[66:67], v57 = 00 00 fc dc 42 39 7d 00
asm flat_atomic_fmin v8, v[16:17], v24 glc = 00 00 fd dc 10 18 7d 08
asm flat_atomic_fmin v124, v[106:107], v170 offset:231 glc = e7 00 fd dc 6a aa 7d 7c
asm flat_atomic_fmin v6, v[152:153], v36 glc = 00 00 fd dc 98 24 7d 06
asm flat_atomic_fmin v182, v[80:81], v187 glc = 00 00 fd dc 50 bb 7d b6
asm flat_atomic_fmin v167, v[134:135], v191 glc slc = 00 00 ff dc 86 bf 7d a7
bad flat_atomic_fmin s0, s1, s2, s3, s4, s5 ! 1:40: flat_atomic_fmin needs 'glc' with these operands
bad flat_atomic_fmin v[8:9], v16 offen ! 1:30: flat_atomic_fmin has no modifier 'offen'

target gfx1100
asm flat_atomic_min_f32 v[8:9], v16 = 00 00 44 dd 08 10 7c 00
asm flat_atomic_min_f32 v8, v[16:17], v24 glc = 00 40 44 dd 10 18 7c 08

target gfx1200
asm flat_atomic_min_num_f32 v[8:9], v16 = 7c 40 14 ec 00 00 00 08 08 00 00 00
asm flat_atomic_min_num_f32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 40 14 ec 08 00 1c 0c 10 00 00 00
