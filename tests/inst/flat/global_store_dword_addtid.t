# global_store_dword_addtid: text and bits, as LLVM 22 has them.

target gfx1030
asm global_store_dword_addtid v8, off = 00 80 5c dc 00 08 7d 00
asm global_store_dword_addtid v18, off = 00 80 5c dc 00 12 7d 00
asm global_store_dword_addtid v67, off = 00 80 5c dc 00 43 7d 00
asm global_store_dword_addtid v134, off = 00 80 5c dc 00 86 7d 00
asm global_store_dword_addtid v160, off offset:-1598 slc = c2 89 5e dc 00 a0 7d 00
asm global_store_dword_addtid v8, s[32:33] = 00 80 5c dc 00 08 20 00
asm global_store_dword_addtid v85, s[48:49] glc = 00 80 5d dc 00 55 30 00
asm global_store_dword_addtid v67, s[0:1] dlc = 00 90 5c dc 00 43 00 00
asm global_store_dword_addtid v59, s[0:1] offset:1271 dlc = f7 94 5c dc 00 3b 00 00
asm global_store_dword_addtid v158, s[80:81] glc = 00 80 5d dc 00 9e 50 00
bad global_store_dword_addtid s0, s1, s2, s3, s4, s5 ! 1:27: first operand must be a vector register
bad global_store_dword_addtid v8, off offen ! 1:35: global_store_dword_addtid has no modifier 'offen'

target gfx1100
asm global_store_addtid_b32 v8, off = 00 00 a6 dc 00 08 7c 00
asm global_store_addtid_b32 v8, s[32:33] = 00 00 a6 dc 00 08 20 00

target gfx1200
asm global_store_addtid_b32 v8, off scope:SCOPE_DEV = 7c 40 0a ee 00 00 08 04 00 00 00 00
asm global_store_addtid_b32 v8, s[32:33] th:TH_STORE_HT scope:SCOPE_DEV = 20 40 0a ee 00 00 28 04 00 00 00 00
