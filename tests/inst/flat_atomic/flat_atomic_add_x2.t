# flat_atomic_add_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_add_x2 v[100:101] ! 1:30: flat_atomic_add_x2 needs 'glc' with these operands
bad flat_atomic_add_x2 s[100:101], v[216:217] ! 1:42: flat_atomic_add_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_add_x2 v[0:1], v[254:255] = 00 00 88 dd 00 fe 00 00
asm flat_atomic_add_x2 v[1:2], v[0:1], v[100:101] glc = 00 00 89 dd 00 64 00 01
asm flat_atomic_add_x2 v[73:74], v[1:2] = 00 00 88 dd 49 01 00 00
asm flat_atomic_add_x2 v[254:255], v[5:6], v[1:2] glc = 00 00 89 dd 05 01 00 fe
bad flat_atomic_add_x2 v[100:101], v[216:217] offen ! 1:43: flat_atomic_add_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_add_x2 v[0:1], v[254:255] offset:1 slc = 01 00 8a dd 00 fe 00 00
asm flat_atomic_add_x2 v[0:1], v[5:6], v[254:255] offset:4 glc slc = 04 00 8b dd 05 fe 00 00
asm flat_atomic_add_x2 v[1:2], v[1:2] offset:1 = 01 00 88 dd 01 01 00 00
asm flat_atomic_add_x2 v[1:2], v[1:2], v[254:255] offset:4 glc slc = 04 00 8b dd 01 fe 00 01
bad flat_atomic_add_x2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_add_x2 v[8:9], v[16:17] = 00 00 48 dd 08 10 7d 00
asm flat_atomic_add_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 49 dd 10 18 7d 08

target gfx90a
asm flat_atomic_add_x2 v[8:9], v[16:17] = 00 00 88 dd 08 10 00 00
asm flat_atomic_add_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 89 dd 10 18 00 08

target gfx1100
asm flat_atomic_add_u64 v[8:9], v[16:17] = 00 00 0c dd 08 10 7c 00
asm flat_atomic_add_u64 v[8:9], v[16:17], v[24:25] glc = 00 40 0c dd 10 18 7c 08

target gfx1200
asm flat_atomic_add_u64 v[8:9], v[16:17] scope:SCOPE_DEV = 7c c0 10 ec 00 00 08 08 08 00 00 00
asm flat_atomic_add_u64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c c0 10 ec 08 00 14 0c 10 00 00 00
