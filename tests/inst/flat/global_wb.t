# global_wb: text and bits, as LLVM 22 has them.

target gfx1200
asm global_wb scope:SCOPE_SYS = 7c 00 0b ee 00 00 0c 00 00 00 00 00
