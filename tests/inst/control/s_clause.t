# s_clause: text and bits, as LLVM 22 has them.

target gfx1010
asm s_clause 0x1 = 01 00 a1 bf
asm s_clause 0x1fd = fd 01 a1 bf
asm s_clause 0x619 = 19 06 a1 bf
asm s_clause 0x227 = 27 02 a1 bf
asm s_clause 0x6ae = ae 06 a1 bf
bad s_clause s0, s1, s2, s3, s4, s5 ! 1:10: expected a number, found a scalar register
bad s_clause 0x1 offen ! 1:14: s_clause has no modifier 'offen'

target gfx1100
asm s_clause 0x1 = 01 00 85 bf
