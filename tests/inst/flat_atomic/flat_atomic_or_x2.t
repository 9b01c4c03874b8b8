# flat_atomic_or_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_or_x2 v[100:101] ! 1:29: flat_atomic_or_x2 needs 'glc' with these operands
bad flat_atomic_or_x2 s[100:101], v[216:217] ! 1:41: flat_atomic_or_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_or_x2 v[254:255], v[7:8] = 00 00 a4 dd fe 07 00 00
asm flat_atomic_or_x2 v[0:1], v[100:101], v[7:8] glc slc = 00 00 a7 dd 64 07 00 00
asm flat_atomic_or_x2 v[1:2], v[221:222] = 00 00 a4 dd 01 dd 00 00
asm flat_atomic_or_x2 v[5:6], v[254:255], v[5:6] glc slc = 00 00 a7 dd fe 05 00 05
bad flat_atomic_or_x2 v[100:101], v[216:217] offen ! 1:42: flat_atomic_or_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_or_x2 v[254:255], v[7:8] offset:1 = 01 00 a4 dd fe 07 00 00
asm flat_atomic_or_x2 v[1:2], v[100:101], v[1:2] offset:1 glc = 01 00 a5 dd 64 01 00 01
asm flat_atomic_or_x2 v[221:222], v[173:174] offset:4095 slc = ff 0f a6 dd dd ad 00 00
asm flat_atomic_or_x2 v[7:8], v[5:6], v[254:255] offset:1 glc slc = 01 00 a7 dd 05 fe 00 07
bad flat_atomic_or_x2 v[100:101], v[216:217] offset:4096 ! 1:49: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_or_x2 v[8:9], v[16:17] = 00 00 68 dd 08 10 7d 00
asm flat_atomic_or_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 69 dd 10 18 7d 08

target gfx90a
asm flat_atomic_or_x2 v[8:9], v[16:17] = 00 00 a4 dd 08 10 00 00
asm flat_atomic_or_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 a5 dd 10 18 00 08

target gfx1100
asm flat_atomic_or_b64 v[8:9], v[16:17] = 00 00 28 dd 08 10 7c 00
asm flat_atomic_or_b64 v[8:9], v[16:17], v[24:25] glc = 00 40 28 dd 10 18 7c 08

target gfx1200
asm flat_atomic_or_b64 v[8:9], v[16:17] = 7c 80 12 ec 00 00 00 08 08 00 00 00
asm flat_atomic_or_b64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN = 7c 80 12 ec 08 00 10 0c 10 00 00 00
