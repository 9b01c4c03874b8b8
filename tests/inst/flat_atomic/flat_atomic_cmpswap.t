# flat_atomic_cmpswap: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_cmpswap v[100:101] ! 1:31: flat_atomic_cmpswap needs 'glc' with these operands
bad flat_atomic_cmpswap s[100:101], v[216:217] ! 1:43: flat_atomic_cmpswap needs 'glc' with these operands

target gfx803
asm flat_atomic_cmpswap v[43:44], v[7:8] = 00 00 04 dd 2b 07 00 00
asm flat_atomic_cmpswap v100, v[1:2], v[7:8] glc = 00 00 05 dd 01 07 00 64
asm flat_atomic_cmpswap v[0:1], v[100:101] = 00 00 04 dd 00 64 00 00
asm flat_atomic_cmpswap v1, v[0:1], v[5:6] glc = 00 00 05 dd 00 05 00 01
bad flat_atomic_cmpswap v[100:101], v[216:217] offen ! 1:44: flat_atomic_cmpswap has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_cmpswap v[43:44], v[7:8] offset:4 slc = 04 00 06 dd 2b 07 00 00
asm flat_atomic_cmpswap v7, v[7:8], v[1:2] offset:4095 glc = ff 0f 05 dd 07 01 00 07
asm flat_atomic_cmpswap v[1:2], v[1:2] offset:4095 = ff 0f 04 dd 01 01 00 00
asm flat_atomic_cmpswap v0, v[100:101], v[7:8] offset:4 glc slc = 04 00 07 dd 64 07 00 00
bad flat_atomic_cmpswap v[100:101], v[216:217] offset:4096 ! 1:51: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_cmpswap v[8:9], v[16:17] = 00 00 c4 dc 08 10 7d 00
asm flat_atomic_cmpswap v8, v[16:17], v[24:25] glc = 00 00 c5 dc 10 18 7d 08

target gfx90a
asm flat_atomic_cmpswap v[8:9], v[16:17] = 00 00 04 dd 08 10 00 00
asm flat_atomic_cmpswap v8, v[16:17], v[24:25] glc = 00 00 05 dd 10 18 00 08

target gfx1100
asm flat_atomic_cmpswap_b32 v[8:9], v[16:17] = 00 00 d0 dc 08 10 7c 00
asm flat_atomic_cmpswap_b32 v8, v[16:17], v[24:25] glc = 00 40 d0 dc 10 18 7c 08

target gfx1200
asm flat_atomic_cmpswap_b32 v[8:9], v[16:17] scope:SCOPE_SYS = 7c 00 0d ec 00 00 0c 08 08 00 00 00
asm flat_atomic_cmpswap_b32 v8, v[16:17], v[24:25] th:TH_ATOMIC_RETURN = 7c 00 0d ec 08 00 10 0c 10 00 00 00
