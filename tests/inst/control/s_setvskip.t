# s_setvskip: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_setvskip m0, s73 = 7c 49 10 bf
asm s_setvskip s10, 0x12345678 = 0a ff 10 bf 78 56 34 12
asm s_setvskip s67, 0.5 = 43 f0 10 bf
asm s_setvskip s41, 64 = 29 c0 10 bf
asm s_setvskip 0x12345678, 0x12345678 = ff ff 10 bf 78 56 34 12
asm s_setvskip 0.5, 0x12345678 = f0 ff 10 bf 78 56 34 12
bad s_setvskip m0 ! 1:14: expected 2 operands, found 1
bad s_setvskip v0 ! 1:12: first operand must be a scalar register or a constant
bad s_setvskip m0, s83 offen ! 1:20: s_setvskip has no modifier 'offen'
