# global_atomic_fmax_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm global_atomic_fmax_x2 v[8:9], v[16:17], off = 00 80 80 dd 08 10 7d 00
asm global_atomic_fmax_x2 v[196:197], v[68:69], off = 00 80 80 dd c4 44 7d 00
asm global_atomic_fmax_x2 v[124:125], v[63:64], off = 00 80 80 dd 7c 3f 7d 00
asm global_atomic_fmax_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 81 dd 10 18 7d 08
asm global_atomic_fmax_x2 v[67:68], v[68:69], v[17:18], off glc = 00 80 81 dd 44 11 7d 43
asm global_atomic_fmax_x2 v[2:3], v[83:84], v[176:177], off offset:339 glc slc dlc = 53 91 83 dd 53 b0 7d 02
asm global_atomic_fmax_x2 v8, v[16:17], s[48:49] = 00 80 80 dd 08 10 30 00
asm global_atomic_fmax_x2 v169, v[117:118], s[16:17] = 00 80 80 dd a9 75 10 00
asm global_atomic_fmax_x2 v104, v[39:40], s[80:81] dlc = 00 90 80 dd 68 27 50 00
asm global_atomic_fmax_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 81 dd 10 18 40 08
asm global_atomic_fmax_x2 v[18:19], v20, v[193:194], s[48:49] glc = 00 80 81 dd 14 c1 30 12
asm global_atomic_fmax_x2 v[151:152], v144, v[118:119], s[48:49] glc = 00 80 81 dd 90 76 30 97
bad global_atomic_fmax_x2 s0, s1, s2, s3, s4, s5 ! 1:45: global_atomic_fmax_x2 needs 'glc' with these operands
bad global_atomic_fmax_x2 v[8:9], v[16:17], off offen ! 1:45: global_atomic_fmax_x2 has no modifier 'offen'
