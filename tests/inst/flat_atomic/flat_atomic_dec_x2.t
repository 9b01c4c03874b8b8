# flat_atomic_dec_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_dec_x2 v[100:101] ! 1:30: flat_atomic_dec_x2 needs 'glc' with these operands
bad flat_atomic_dec_x2 s[100:101], v[216:217] ! 1:42: flat_atomic_dec_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_dec_x2 v[0:1], v[180:181] slc = 00 00 b2 dd 00 b4 00 00
asm flat_atomic_dec_x2 v[254:255], v[7:8], v[5:6] glc = 00 00 b1 dd 07 05 00 fe
asm flat_atomic_dec_x2 v[100:101], v[1:2] slc = 00 00 b2 dd 64 01 00 00
asm flat_atomic_dec_x2 v[5:6], v[0:1], v[5:6] glc = 00 00 b1 dd 00 05 00 05
bad flat_atomic_dec_x2 v[100:101], v[216:217] offen ! 1:43: flat_atomic_dec_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_dec_x2 v[0:1], v[180:181] offset:4 slc = 04 00 b2 dd 00 b4 00 00
asm flat_atomic_dec_x2 v[1:2], v[108:109], v[100:101] offset:1 glc = 01 00 b1 dd 6c 64 00 01
asm flat_atomic_dec_x2 v[100:101], v[5:6] offset:4095 slc = ff 0f b2 dd 64 05 00 00
asm flat_atomic_dec_x2 v[100:101], v[0:1], v[7:8] offset:1 glc slc = 01 00 b3 dd 00 07 00 64
bad flat_atomic_dec_x2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_dec_x2 v[8:9], v[16:17] = 00 00 74 dd 08 10 7d 00
asm flat_atomic_dec_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 75 dd 10 18 7d 08

target gfx90a
asm flat_atomic_dec_x2 v[8:9], v[16:17] = 00 00 b0 dd 08 10 00 00
asm flat_atomic_dec_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 b1 dd 10 18 00 08

target gfx1100
asm flat_atomic_dec_u64 v[8:9], v[16:17] = 00 00 34 dd 08 10 7c 00
asm flat_atomic_dec_u64 v[8:9], v[16:17], v[24:25] glc = 00 40 34 dd 10 18 7c 08

target gfx1200
asm flat_atomic_dec_u64 v[8:9], v[16:17] scope:SCOPE_DEV = 7c 40 13 ec 00 00 08 08 08 00 00 00
asm flat_atomic_dec_u64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 40 13 ec 08 00 14 0c 10 00 00 00
