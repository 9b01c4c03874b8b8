# flat_atomic_cmpswap_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_cmpswap_x2 v[100:101] ! 1:34: flat_atomic_cmpswap_x2 needs 'glc' with these operands
bad flat_atomic_cmpswap_x2 s[100:101], v[216:219] ! 1:46: flat_atomic_cmpswap_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_cmpswap_x2 v[5:6], v[5:8] slc = 00 00 86 dd 05 05 00 00
asm flat_atomic_cmpswap_x2 v[5:6], v[100:101], v[5:8] glc = 00 00 85 dd 64 05 00 05
asm flat_atomic_cmpswap_x2 v[0:1], v[1:4] = 00 00 84 dd 00 01 00 00
asm flat_atomic_cmpswap_x2 v[0:1], v[188:189], v[1:4] glc = 00 00 85 dd bc 01 00 00
bad flat_atomic_cmpswap_x2 v[100:101], v[216:219] offen ! 1:47: flat_atomic_cmpswap_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_cmpswap_x2 v[5:6], v[5:8] offset:4095 = ff 0f 84 dd 05 05 00 00
asm flat_atomic_cmpswap_x2 v[100:101], v[100:101], v[5:8] offset:1 glc slc = 01 00 87 dd 64 05 00 64
asm flat_atomic_cmpswap_x2 v[1:2], v[0:3] offset:1 slc = 01 00 86 dd 01 00 00 00
asm flat_atomic_cmpswap_x2 v[217:218], v[7:8], v[100:103] offset:4 glc = 04 00 85 dd 07 64 00 d9
bad flat_atomic_cmpswap_x2 v[100:101], v[216:219] offset:4096 ! 1:54: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_cmpswap_x2 v[8:9], v[16:19] = 00 00 44 dd 08 10 7d 00
asm flat_atomic_cmpswap_x2 v[8:9], v[16:17], v[24:27] glc = 00 00 45 dd 10 18 7d 08

target gfx90a
asm flat_atomic_cmpswap_x2 v[8:9], v[16:19] = 00 00 84 dd 08 10 00 00
asm flat_atomic_cmpswap_x2 v[8:9], v[16:17], v[24:27] glc = 00 00 85 dd 10 18 00 08

target gfx1100
asm flat_atomic_cmpswap_b64 v[8:9], v[16:19] = 00 00 08 dd 08 10 7c 00
asm flat_atomic_cmpswap_b64 v[8:9], v[16:17], v[24:27] glc = 00 40 08 dd 10 18 7c 08

target gfx1200
asm flat_atomic_cmpswap_b64 v[8:9], v[16:19] = 7c 80 10 ec 00 00 00 08 08 00 00 00
asm flat_atomic_cmpswap_b64 v[8:9], v[16:17], v[24:27] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 80 10 ec 08 00 18 0c 10 00 00 00
