# global_load_dword_addtid: text and bits, as LLVM 22 has them.

target gfx1030
asm global_load_dword_addtid v8, off = 00 80 58 dc 00 00 7d 08
asm global_load_dword_addtid v51, off = 00 80 58 dc 00 00 7d 33
asm global_load_dword_addtid v177, off = 00 80 58 dc 00 00 7d b1
asm global_load_dword_addtid v120, off dlc = 00 90 58 dc 00 00 7d 78
asm global_load_dword_addtid v21, off = 00 80 58 dc 00 00 7d 15
asm global_load_dword_addtid v8, s[32:33] = 00 80 58 dc 00 00 20 08
asm global_load_dword_addtid v121, s[64:65] offset:985 = d9 83 58 dc 00 00 40 79
asm global_load_dword_addtid v48, s[32:33] glc = 00 80 59 dc 00 00 20 30
asm global_load_dword_addtid v156, s[64:65] offset:1633 slc = 61 86 5a dc 00 00 40 9c
asm global_load_dword_addtid v133, s[32:33] = 00 80 58 dc 00 00 20 85
bad global_load_dword_addtid s0, s1, s2, s3, s4, s5 ! 1:26: destination must be a vector register
bad global_load_dword_addtid v8, off offen ! 1:34: global_load_dword_addtid has no modifier 'offen'

target gfx1100
asm global_load_addtid_b32 v8, off = 00 00 a2 dc 00 00 7c 08
asm global_load_addtid_b32 v8, s[32:33] = 00 00 a2 dc 00 00 20 08

target gfx1200
asm global_load_addtid_b32 v8, off scope:SCOPE_SE = 7c 00 0a ee 08 00 04 00 00 00 00 00
asm global_load_addtid_b32 v8, s[32:33] th:TH_LOAD_NT scope:SCOPE_SYS = 20 00 0a ee 08 00 1c 00 00 00 00 00
