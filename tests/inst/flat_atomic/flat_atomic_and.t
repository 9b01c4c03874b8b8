# flat_atomic_and: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_and v[100:101] ! 1:27: flat_atomic_and needs 'glc' with these operands
bad flat_atomic_and s[100:101], v216 ! 1:33: flat_atomic_and needs 'glc' with these operands

target gfx803
asm flat_atomic_and v[1:2], v100 slc = 00 00 22 dd 01 64 00 00
asm flat_atomic_and v1, v[1:2], v0 glc = 00 00 21 dd 01 00 00 01
asm flat_atomic_and v[0:1], v0 slc = 00 00 22 dd 00 00 00 00
asm flat_atomic_and v7, v[1:2], v1 glc slc = 00 00 23 dd 01 01 00 07
bad flat_atomic_and v[100:101], v216 offen ! 1:34: flat_atomic_and has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_and v[1:2], v100 offset:4095 = ff 0f 20 dd 01 64 00 00
asm flat_atomic_and v45, v[0:1], v100 offset:4095 glc slc = ff 0f 23 dd 00 64 00 2d
asm flat_atomic_and v[0:1], v1 offset:4 = 04 00 20 dd 00 01 00 00
asm flat_atomic_and v1, v[19:20], v1 offset:4 glc = 04 00 21 dd 13 01 00 01
bad flat_atomic_and v[100:101], v216 offset:4096 ! 1:41: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_and v[8:9], v16 = 00 00 e4 dc 08 10 7d 00
asm flat_atomic_and v8, v[16:17], v24 glc = 00 00 e5 dc 10 18 7d 08

target gfx90a
asm flat_atomic_and v[8:9], v16 = 00 00 20 dd 08 10 00 00
asm flat_atomic_and v8, v[16:17], v24 glc = 00 00 21 dd 10 18 00 08

target gfx1100
asm flat_atomic_and_b32 v[8:9], v16 = 00 00 f0 dc 08 10 7c 00
asm flat_atomic_and_b32 v8, v[16:17], v24 glc = 00 40 f0 dc 10 18 7c 08

target gfx1200
asm flat_atomic_and_b32 v[8:9], v16 scope:SCOPE_SYS = 7c 00 0f ec 00 00 0c 08 08 00 00 00
asm flat_atomic_and_b32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 00 0f ec 08 00 1c 0c 10 00 00 00
