# flat_atomic_xor: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_xor v[100:101] ! 1:27: flat_atomic_xor needs 'glc' with these operands
bad flat_atomic_xor s[100:101], v216 ! 1:33: flat_atomic_xor needs 'glc' with these operands

target gfx803
asm flat_atomic_xor v[0:1], v255 slc = 00 00 2a dd 00 ff 00 00
asm flat_atomic_xor v255, v[100:101], v1 glc slc = 00 00 2b dd 64 01 00 ff
asm flat_atomic_xor v[1:2], v100 = 00 00 28 dd 01 64 00 00
asm flat_atomic_xor v1, v[0:1], v1 glc = 00 00 29 dd 00 01 00 01
bad flat_atomic_xor v[100:101], v216 offen ! 1:34: flat_atomic_xor has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_xor v[0:1], v255 offset:4 = 04 00 28 dd 00 ff 00 00
asm flat_atomic_xor v7, v[5:6], v0 offset:4 glc slc = 04 00 2b dd 05 00 00 07
asm flat_atomic_xor v[100:101], v7 offset:4 slc = 04 00 2a dd 64 07 00 00
asm flat_atomic_xor v0, v[7:8], v255 offset:1 glc = 01 00 29 dd 07 ff 00 00
bad flat_atomic_xor v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_xor v[8:9], v16 = 00 00 ec dc 08 10 7d 00
asm flat_atomic_xor v8, v[16:17], v24 glc = 00 00 ed dc 10 18 7d 08

target gfx90a
asm flat_atomic_xor v[8:9], v16 = 00 00 28 dd 08 10 00 00
asm flat_atomic_xor v8, v[16:17], v24 glc = 00 00 29 dd 10 18 00 08

target gfx1100
asm flat_atomic_xor_b32 v[8:9], v16 = 00 00 f8 dc 08 10 7c 00
asm flat_atomic_xor_b32 v8, v[16:17], v24 glc = 00 40 f8 dc 10 18 7c 08

target gfx1200
asm flat_atomic_xor_b32 v[8:9], v16 scope:SCOPE_SE = 7c 80 0f ec 00 00 04 08 08 00 00 00
asm flat_atomic_xor_b32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 80 0f ec 08 00 14 0c 10 00 00 00
