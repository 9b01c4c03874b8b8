# flat_atomic_sub_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_sub_x2 v[100:101] ! 1:30: flat_atomic_sub_x2 needs 'glc' with these operands
bad flat_atomic_sub_x2 s[100:101], v[216:217] ! 1:42: flat_atomic_sub_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_sub_x2 v[218:219], v[91:92] = 00 00 8c dd da 5b 00 00
asm flat_atomic_sub_x2 v[100:101], v[7:8], v[0:1] glc slc = 00 00 8f dd 07 00 00 64
asm flat_atomic_sub_x2 v[0:1], v[254:255] = 00 00 8c dd 00 fe 00 00
asm flat_atomic_sub_x2 v[100:101], v[100:101], v[100:101] glc = 00 00 8d dd 64 64 00 64
bad flat_atomic_sub_x2 v[100:101], v[216:217] offen ! 1:43: flat_atomic_sub_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_sub_x2 v[218:219], v[91:92] offset:1 = 01 00 8c dd da 5b 00 00
asm flat_atomic_sub_x2 v[1:2], v[0:1], v[1:2] offset:4 glc slc = 04 00 8f dd 00 01 00 01
asm flat_atomic_sub_x2 v[254:255], v[254:255] offset:1 = 01 00 8c dd fe fe 00 00
asm flat_atomic_sub_x2 v[100:101], v[171:172], v[230:231] offset:4 glc = 04 00 8d dd ab e6 00 64
bad flat_atomic_sub_x2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_sub_x2 v[8:9], v[16:17] = 00 00 4c dd 08 10 7d 00
asm flat_atomic_sub_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 4d dd 10 18 7d 08

target gfx90a
asm flat_atomic_sub_x2 v[8:9], v[16:17] = 00 00 8c dd 08 10 00 00
asm flat_atomic_sub_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 8d dd 10 18 00 08

target gfx1100
asm flat_atomic_sub_u64 v[8:9], v[16:17] = 00 00 10 dd 08 10 7c 00
asm flat_atomic_sub_u64 v[8:9], v[16:17], v[24:25] glc = 00 40 10 dd 10 18 7c 08

target gfx1200
asm flat_atomic_sub_u64 v[8:9], v[16:17] = 7c 00 11 ec 00 00 00 08 08 00 00 00
asm flat_atomic_sub_u64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 11 ec 08 00 14 0c 10 00 00 00
