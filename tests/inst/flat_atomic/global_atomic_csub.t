# global_atomic_csub: text and bits, as LLVM 22 has them.

target gfx1030
asm global_atomic_csub v[8:9], v16, off = 00 80 d0 dc 08 10 7d 00
asm global_atomic_csub v[144:145], v82, off = 00 80 d0 dc 90 52 7d 00
asm global_atomic_csub v[181:182], v53, off = 00 80 d0 dc b5 35 7d 00
asm global_atomic_csub v8, v[16:17], v24, off glc = 00 80 d1 dc 10 18 7d 08
asm global_atomic_csub v31, v[168:169], v53, off glc = 00 80 d1 dc a8 35 7d 1f
asm global_atomic_csub v23, v[51:52], v124, off glc = 00 80 d1 dc 33 7c 7d 17
asm global_atomic_csub v8, v16, s[48:49] = 00 80 d0 dc 08 10 30 00
asm global_atomic_csub v103, v142, s[16:17] = 00 80 d0 dc 67 8e 10 00
asm global_atomic_csub v13, v125, s[80:81] offset:1727 = bf 86 d0 dc 0d 7d 50 00
asm global_atomic_csub v8, v16, v24, s[64:65] glc = 00 80 d1 dc 10 18 40 08
asm global_atomic_csub v131, v76, v191, s[64:65] glc = 00 80 d1 dc 4c bf 40 83
asm global_atomic_csub v150, v117, v143, s[16:17] offset:-61 glc dlc = c3 9f d1 dc 75 8f 10 96
bad global_atomic_csub s0, s1, s2, s3, s4, s5 ! 1:42: global_atomic_csub needs 'glc' with these operands
bad global_atomic_csub v[8:9], v16, off offen ! 1:37: global_atomic_csub has no modifier 'offen'

target gfx1100
asm global_atomic_csub_u32 v[8:9], v16, off = 00 00 de dc 08 10 7c 00
asm global_atomic_csub_u32 v8, v[16:17], v24, off glc = 00 40 de dc 10 18 7c 08
asm global_atomic_csub_u32 v8, v16, s[48:49] = 00 00 de dc 08 10 30 00
asm global_atomic_csub_u32 v8, v16, v24, s[64:65] glc = 00 40 de dc 10 18 40 08

target gfx1200
asm global_atomic_sub_clamp_u32 v[8:9], v16, off scope:SCOPE_SE = 7c c0 0d ee 00 00 04 08 08 00 00 00
asm global_atomic_sub_clamp_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c c0 0d ee 08 00 1c 0c 10 00 00 00
asm global_atomic_sub_clamp_u32 v8, v16, s[48:49] scope:SCOPE_SYS = 30 c0 0d ee 00 00 0c 08 08 00 00 00
asm global_atomic_sub_clamp_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN = 40 c0 0d ee 08 00 10 0c 10 00 00 00
