# flat_atomic_umin: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_umin v[100:101] ! 1:28: flat_atomic_umin needs 'glc' with these operands
bad flat_atomic_umin s[100:101], v216 ! 1:34: flat_atomic_umin needs 'glc' with these operands

target gfx803
asm flat_atomic_umin v[5:6], v0 = 00 00 14 dd 05 00 00 00
asm flat_atomic_umin v7, v[5:6], v255 glc slc = 00 00 17 dd 05 ff 00 07
asm flat_atomic_umin v[115:116], v1 slc = 00 00 16 dd 73 01 00 00
asm flat_atomic_umin v7, v[185:186], v1 glc slc = 00 00 17 dd b9 01 00 07
bad flat_atomic_umin v[100:101], v216 offen ! 1:35: flat_atomic_umin has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_umin v[5:6], v0 offset:4 slc = 04 00 16 dd 05 00 00 00
asm flat_atomic_umin v7, v[5:6], v255 offset:4095 glc = ff 0f 15 dd 05 ff 00 07
asm flat_atomic_umin v[1:2], v255 offset:4095 = ff 0f 14 dd 01 ff 00 00
asm flat_atomic_umin v1, v[1:2], v1 offset:4095 glc slc = ff 0f 17 dd 01 01 00 01
bad flat_atomic_umin v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_umin v[8:9], v16 = 00 00 d8 dc 08 10 7d 00
asm flat_atomic_umin v8, v[16:17], v24 glc = 00 00 d9 dc 10 18 7d 08

target gfx90a
asm flat_atomic_umin v[8:9], v16 = 00 00 14 dd 08 10 00 00
asm flat_atomic_umin v8, v[16:17], v24 glc = 00 00 15 dd 10 18 00 08

target gfx1100
asm flat_atomic_min_u32 v[8:9], v16 = 00 00 e4 dc 08 10 7c 00
asm flat_atomic_min_u32 v8, v[16:17], v24 glc = 00 40 e4 dc 10 18 7c 08

target gfx1200
asm flat_atomic_min_u32 v[8:9], v16 scope:SCOPE_SYS = 7c 40 0e ec 00 00 0c 08 08 00 00 00
asm flat_atomic_min_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 40 0e ec 08 00 14 0c 10 00 00 00
