# v_pipeflush: text and bits, as LLVM 22 has them.

target gfx1010 gfx1100
asm v_pipeflush = 00 36 00 7e

target gfx1010
bad v_pipeflush s0, s1, s2, s3, s4, s5 ! 1:13: expected 0 operands, found 6
bad v_pipeflush offen ! 1:13: v_pipeflush has no modifier 'offen'
