# flat_atomic_xor_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_xor_x2 v[100:101] ! 1:30: flat_atomic_xor_x2 needs 'glc' with these operands
bad flat_atomic_xor_x2 s[100:101], v[216:217] ! 1:42: flat_atomic_xor_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_xor_x2 v[137:138], v[100:101] slc = 00 00 aa dd 89 64 00 00
asm flat_atomic_xor_x2 v[0:1], v[254:255], v[254:255] glc = 00 00 a9 dd fe fe 00 00
asm flat_atomic_xor_x2 v[5:6], v[5:6] slc = 00 00 aa dd 05 05 00 00
asm flat_atomic_xor_x2 v[0:1], v[100:101], v[7:8] glc slc = 00 00 ab dd 64 07 00 00
bad flat_atomic_xor_x2 v[100:101], v[216:217] offen ! 1:43: flat_atomic_xor_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_xor_x2 v[137:138], v[100:101] offset:4 = 04 00 a8 dd 89 64 00 00
asm flat_atomic_xor_x2 v[0:1], v[254:255], v[254:255] offset:4 glc slc = 04 00 ab dd fe fe 00 00
asm flat_atomic_xor_x2 v[1:2], v[5:6] offset:4 slc = 04 00 aa dd 01 05 00 00
asm flat_atomic_xor_x2 v[20:21], v[100:101], v[7:8] offset:4 glc = 04 00 a9 dd 64 07 00 14
bad flat_atomic_xor_x2 v[100:101], v[216:217] offset:4096 ! 1:50: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_xor_x2 v[8:9], v[16:17] = 00 00 6c dd 08 10 7d 00
asm flat_atomic_xor_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 6d dd 10 18 7d 08

target gfx90a
asm flat_atomic_xor_x2 v[8:9], v[16:17] = 00 00 a8 dd 08 10 00 00
asm flat_atomic_xor_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 a9 dd 10 18 00 08

target gfx1100
asm flat_atomic_xor_b64 v[8:9], v[16:17] = 00 00 2c dd 08 10 7c 00
asm flat_atomic_xor_b64 v[8:9], v[16:17], v[24:25] glc = 00 40 2c dd 10 18 7c 08

target gfx1200
asm flat_atomic_xor_b64 v[8:9], v[16:17] scope:SCOPE_SYS = 7c c0 12 ec 00 00 0c 08 08 00 00 00
asm flat_atomic_xor_b64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c c0 12 ec 08 00 14 0c 10 00 00 00
