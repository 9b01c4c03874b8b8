# flat_atomic_and_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_and_x2 v[100:101] ! 1:30: flat_atomic_and_x2 needs 'glc' with these operands
bad flat_atomic_and_x2 s[100:101], v[216:217] ! 1:42: flat_atomic_and_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_and_x2 v[149:150], v[7:8] = 00 00 a0 dd 95 07 00 00
asm flat_atomic_and_x2 v[47:48], v[5:6], v[7:8] glc slc = 00 00 a3 dd 05 07 00 2f
asm flat_atomic_and_x2 v[0:1], v[7:8] slc = 00 00 a2 dd 00 07 00 00
asm flat_atomic_and_x2 v[216:217], v[254:255], v[49:50] glc = 00 00 a1 dd fe 31 00 d8
bad flat_atomic_and_x2 v[100:101], v[216:217] offen ! 1:43: flat_atomic_and_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_and_x2 v[149:150], v[7:8] offset:4 = 04 00 a0 dd 95 07 00 00
asm flat_atomic_and_x2 v[236:237], v[5:6], v[7:8] offset:4095 glc slc = ff 0f a3 dd 05 07 00 ec
asm flat_atomic_and_x2 v[9:10], v[5:6] offset:4095 = ff 0f a0 dd 09 05 00 00
asm flat_atomic_and_x2 v[0:1], v[1:2], v[194:195] offset:4095 glc = ff 0f a1 dd 01 c2 00 00
bad flat_atomic_and_x2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_and_x2 v[8:9], v[16:17] = 00 00 64 dd 08 10 7d 00
asm flat_atomic_and_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 65 dd 10 18 7d 08

target gfx90a
asm flat_atomic_and_x2 v[8:9], v[16:17] = 00 00 a0 dd 08 10 00 00
asm flat_atomic_and_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 a1 dd 10 18 00 08

target gfx1100
asm flat_atomic_and_b64 v[8:9], v[16:17] = 00 00 24 dd 08 10 7c 00
asm flat_atomic_and_b64 v[8:9], v[16:17], v[24:25] glc = 00 40 24 dd 10 18 7c 08

target gfx1200
asm flat_atomic_and_b64 v[8:9], v[16:17] scope:SCOPE_DEV = 7c 40 12 ec 00 00 08 08 08 00 00 00
asm flat_atomic_and_b64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 40 12 ec 08 00 18 0c 10 00 00 00
