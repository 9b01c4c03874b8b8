# s_ttracedata: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_ttracedata = 00 00 96 bf
bad s_ttracedata s0
bad s_ttracedata offen

target gfx1100
asm s_ttracedata = 00 00 ba bf
