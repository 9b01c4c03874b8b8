# s_ttracedata_imm: text and bits, as LLVM 22 has them.

target gfx1010
asm s_ttracedata_imm 0x1 = 01 00 a8 bf
asm s_ttracedata_imm 0x85b = 5b 08 a8 bf
asm s_ttracedata_imm 0xbbc = bc 0b a8 bf
asm s_ttracedata_imm 0x558 = 58 05 a8 bf
asm s_ttracedata_imm 0xb61 = 61 0b a8 bf
bad s_ttracedata_imm s0, s1, s2, s3, s4, s5 ! 1:18: expected a number, found a scalar register
bad s_ttracedata_imm 0x1 offen ! 1:22: s_ttracedata_imm has no modifier 'offen'

target gfx1100
asm s_ttracedata_imm 0x1 = 01 00 bb bf
