# s_inst_prefetch: text and bits, as LLVM 22 has them.

target gfx1010
asm s_inst_prefetch 0x1 = 01 00 a0 bf
asm s_inst_prefetch 0xa32 = 32 0a a0 bf
asm s_inst_prefetch 0x404 = 04 04 a0 bf
asm s_inst_prefetch 0x1ba = ba 01 a0 bf
asm s_inst_prefetch 0xe9c = 9c 0e a0 bf
bad s_inst_prefetch s0, s1, s2, s3, s4, s5 ! 1:17: expected a number, found a scalar register
bad s_inst_prefetch 0x1 offen ! 1:21: s_inst_prefetch has no modifier 'offen'

target gfx1100
asm s_set_inst_prefetch_distance 0x1 = 01 00 84 bf
