# flat_atomic_fcmpswap: text and bits, as LLVM 22 has them.

target gfx1010
asm flat_atomic_fcmpswap v[8:9], v[16:17] = 00 00 f8 dc 08 10 7d 00
asm flat_atomic_fcmpswap v[51:52], v[79:80] = 00 00 f8 dc 33 4f 7d 00
asm flat_atomic_fcmpswap v[129:130], v[115:116] = 00 00 f8 dc 81 73 7d 00
asm flat_atomic_fcmpswap v[23:24], v[36:37] = 00 00 f8 dc 17 24 7d 00
asm flat_atomic_fcmpswap v[180:181], v[93:94] = 00 00 f8 dc b4 5d 7d 00
asm flat_atomic_fcmpswap v8, v[16:17], v[24:25] glc = 00 00 f9 dc 10 18 7d 08
asm flat_atomic_fcmpswap v157, v[192:193], v[35:36] glc = 00 00 f9 dc c0 23 7d 9d
asm flat_atomic_fcmpswap v120, v[106:107], v[87:88] glc slc = 00 00 fb dc 6a 57 7d 78
asm flat_atomic_fcmpswap v167, v[61:62], v[77:78] offset:1979 glc = bb 07 f9 dc 3d 4d 7d a7
asm flat_atomic_fcmpswap v41, v[19:20], v[53:54] offset:2036 glc = f4 07 f9 dc 13 35 7d 29
bad flat_atomic_fcmpswap s0, s1, s2, s3, s4, s5 ! 1:44: flat_atomic_fcmpswap needs 'glc' with these operands
bad flat_atomic_fcmpswap v[8:9], v[16:17] offen ! 1:39: flat_atomic_fcmpswap has no modifier 'offen'

target gfx1100
asm flat_atomic_cmpswap_f32 v[8:9], v[16:17] = 00 00 40 dd 08 10 7c 00
asm flat_atomic_cmpswap_f32 v8, v[16:17], v[24:25] glc = 00 40 40 dd 10 18 7c 08
