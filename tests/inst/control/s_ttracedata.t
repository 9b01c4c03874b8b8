# s_ttracedata: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_ttracedata = 00 00 96 bf
bad s_ttracedata s0 ! 1:14: expected 0 operands, found 1
bad s_ttracedata offen ! 1:14: s_ttracedata has no modifier 'offen'

target gfx1100
asm s_ttracedata = 00 00 ba bf
