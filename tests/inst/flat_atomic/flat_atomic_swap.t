# flat_atomic_swap: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_swap v[100:101] ! 1:28: flat_atomic_swap needs 'glc' with these operands
bad flat_atomic_swap s[100:101], v216 ! 1:34: flat_atomic_swap needs 'glc' with these operands

target gfx803
asm flat_atomic_swap v[254:255], v1 = 00 00 00 dd fe 01 00 00
asm flat_atomic_swap v255, v[178:179], v0 glc = 00 00 01 dd b2 00 00 ff
asm flat_atomic_swap v[1:2], v255 slc = 00 00 02 dd 01 ff 00 00
asm flat_atomic_swap v255, v[7:8], v255 glc slc = 00 00 03 dd 07 ff 00 ff
bad flat_atomic_swap v[100:101], v216 offen ! 1:35: flat_atomic_swap has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_swap v[254:255], v1 offset:1 = 01 00 00 dd fe 01 00 00
asm flat_atomic_swap v255, v[210:211], v5 offset:4095 glc slc = ff 0f 03 dd d2 05 00 ff
asm flat_atomic_swap v[5:6], v100 offset:1 = 01 00 00 dd 05 64 00 00
asm flat_atomic_swap v255, v[100:101], v218 offset:4095 glc = ff 0f 01 dd 64 da 00 ff
bad flat_atomic_swap v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_swap v[8:9], v16 = 00 00 c0 dc 08 10 7d 00
asm flat_atomic_swap v8, v[16:17], v24 glc = 00 00 c1 dc 10 18 7d 08

target gfx90a
asm flat_atomic_swap v[8:9], v16 = 00 00 00 dd 08 10 00 00
asm flat_atomic_swap v8, v[16:17], v24 glc = 00 00 01 dd 10 18 00 08

target gfx1100
asm flat_atomic_swap_b32 v[8:9], v16 = 00 00 cc dc 08 10 7c 00
asm flat_atomic_swap_b32 v8, v[16:17], v24 glc = 00 40 cc dc 10 18 7c 08

target gfx1200
asm flat_atomic_swap_b32 v[8:9], v16 scope:SCOPE_SE = 7c c0 0c ec 00 00 04 08 08 00 00 00
asm flat_atomic_swap_b32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c c0 0c ec 08 00 18 0c 10 00 00 00
