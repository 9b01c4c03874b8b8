# flat_atomic_inc_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_inc_x2 v[100:101] ! 1:30: flat_atomic_inc_x2 needs 'glc' with these operands
bad flat_atomic_inc_x2 s[100:101], v[216:217] ! 1:42: flat_atomic_inc_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_inc_x2 v[5:6], v[0:1] slc = 00 00 ae dd 05 00 00 00
asm flat_atomic_inc_x2 v[100:101], v[5:6], v[100:101] glc = 00 00 ad dd 05 64 00 64
asm flat_atomic_inc_x2 v[5:6], v[254:255] = 00 00 ac dd 05 fe 00 00
asm flat_atomic_inc_x2 v[5:6], v[254:255], v[254:255] glc = 00 00 ad dd fe fe 00 05
bad flat_atomic_inc_x2 v[100:101], v[216:217] offen ! 1:43: flat_atomic_inc_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_inc_x2 v[5:6], v[0:1] offset:4095 slc = ff 0f ae dd 05 00 00 00
asm flat_atomic_inc_x2 v[141:142], v[7:8], v[7:8] offset:4 glc = 04 00 ad dd 07 07 00 8d
asm flat_atomic_inc_x2 v[254:255], v[1:2] offset:1 slc = 01 00 ae dd fe 01 00 00
asm flat_atomic_inc_x2 v[7:8], v[100:101], v[5:6] offset:4 glc = 04 00 ad dd 64 05 00 07
bad flat_atomic_inc_x2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_inc_x2 v[8:9], v[16:17] = 00 00 70 dd 08 10 7d 00
asm flat_atomic_inc_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 71 dd 10 18 7d 08

target gfx90a
asm flat_atomic_inc_x2 v[8:9], v[16:17] = 00 00 ac dd 08 10 00 00
asm flat_atomic_inc_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 ad dd 10 18 00 08

target gfx1100
asm flat_atomic_inc_u64 v[8:9], v[16:17] = 00 00 30 dd 08 10 7c 00
asm flat_atomic_inc_u64 v[8:9], v[16:17], v[24:25] glc = 00 40 30 dd 10 18 7c 08

target gfx1200
asm flat_atomic_inc_u64 v[8:9], v[16:17] scope:SCOPE_SYS = 7c 00 13 ec 00 00 0c 08 08 00 00 00
asm flat_atomic_inc_u64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 13 ec 08 00 14 0c 10 00 00 00
