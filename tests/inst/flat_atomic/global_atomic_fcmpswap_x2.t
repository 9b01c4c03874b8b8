# global_atomic_fcmpswap_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm global_atomic_fcmpswap_x2 v[8:9], v[16:19], off = 00 80 78 dd 08 10 7d 00
asm global_atomic_fcmpswap_x2 v[63:64], v[103:106], off = 00 80 78 dd 3f 67 7d 00
asm global_atomic_fcmpswap_x2 v[69:70], v[188:191], off = 00 80 78 dd 45 bc 7d 00
asm global_atomic_fcmpswap_x2 v[8:9], v[16:17], v[24:27], off glc = 00 80 79 dd 10 18 7d 08
asm global_atomic_fcmpswap_x2 v[133:134], v[65:66], v[111:114], off glc = 00 80 79 dd 41 6f 7d 85
asm global_atomic_fcmpswap_x2 v[149:150], v[155:156], v[178:181], off glc = 00 80 79 dd 9b b2 7d 95
asm global_atomic_fcmpswap_x2 v8, v[16:19], s[48:49] = 00 80 78 dd 08 10 30 00
asm global_atomic_fcmpswap_x2 v92, v[124:127], s[16:17] = 00 80 78 dd 5c 7c 10 00
asm global_atomic_fcmpswap_x2 v179, v[79:82], s[48:49] dlc = 00 90 78 dd b3 4f 30 00
asm global_atomic_fcmpswap_x2 v[8:9], v16, v[24:27], s[64:65] glc = 00 80 79 dd 10 18 40 08
asm global_atomic_fcmpswap_x2 v[55:56], v185, v[95:98], s[0:1] offset:262 glc = 06 81 79 dd b9 5f 00 37
asm global_atomic_fcmpswap_x2 v[169:170], v14, v[131:134], s[80:81] glc = 00 80 79 dd 0e 83 50 a9
bad global_atomic_fcmpswap_x2 s0, s1, s2, s3, s4, s5 ! 1:49: global_atomic_fcmpswap_x2 needs 'glc' with these operands
bad global_atomic_fcmpswap_x2 v[8:9], v[16:19], off offen ! 1:49: global_atomic_fcmpswap_x2 has no modifier 'offen'
