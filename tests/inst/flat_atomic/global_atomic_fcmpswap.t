# global_atomic_fcmpswap: text and bits, as LLVM 22 has them.

target gfx1010
asm global_atomic_fcmpswap v[8:9], v[16:17], off = 00 80 f8 dc 08 10 7d 00
asm global_atomic_fcmpswap v[52:53], v[183:184], off offset:-199 dlc = 39 9f f8 dc 34 b7 7d 00
asm global_atomic_fcmpswap v[87:88], v[105:106], off = 00 80 f8 dc 57 69 7d 00
asm global_atomic_fcmpswap v8, v[16:17], v[24:25], off glc = 00 80 f9 dc 10 18 7d 08
asm global_atomic_fcmpswap v135, v[88:89], v[162:163], off offset:122 glc = 7a 80 f9 dc 58 a2 7d 87
asm global_atomic_fcmpswap v75, v[64:65], v[155:156], off offset:831 glc = 3f 83 f9 dc 40 9b 7d 4b
asm global_atomic_fcmpswap v8, v[16:17], s[48:49] = 00 80 f8 dc 08 10 30 00
asm global_atomic_fcmpswap v108, v[64:65], s[64:65] = 00 80 f8 dc 6c 40 40 00
asm global_atomic_fcmpswap v85, v[128:129], s[32:33] = 00 80 f8 dc 55 80 20 00
asm global_atomic_fcmpswap v8, v16, v[24:25], s[64:65] glc = 00 80 f9 dc 10 18 40 08
asm global_atomic_fcmpswap v3, v109, v[1:2], s[0:1] glc = 00 80 f9 dc 6d 01 00 03
asm global_atomic_fcmpswap v4, v70, v[184:185], s[64:65] glc dlc = 00 90 f9 dc 46 b8 40 04
bad global_atomic_fcmpswap s0, s1, s2, s3, s4, s5 ! 1:46: global_atomic_fcmpswap needs 'glc' with these operands
bad global_atomic_fcmpswap v[8:9], v[16:17], off offen ! 1:46: global_atomic_fcmpswap has no modifier 'offen'

target gfx1100
asm global_atomic_cmpswap_f32 v[8:9], v[16:17], off = 00 00 42 dd 08 10 7c 00
asm global_atomic_cmpswap_f32 v8, v[16:17], v[24:25], off glc = 00 40 42 dd 10 18 7c 08
asm global_atomic_cmpswap_f32 v8, v[16:17], s[48:49] = 00 00 42 dd 08 10 30 00
asm global_atomic_cmpswap_f32 v8, v16, v[24:25], s[64:65] glc = 00 40 42 dd 10 18 40 08
