# s_movrels_b64: values worked out from the definition in the ISA manual; which register M0 leads to is left to
# tests/direct.

target gfx803 gfx900 gfx906
asm s_movrels_b64 s[4:5], s[2:3] = 02 2b 84 be
bad s_movrels_b64 v[4:5], s[2:3] ! 1:15: destination must be 2 scalar registers
bad s_movrels_b64 s[4:5] ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run m0=0 s0=0 -> d0=0 m0=0
run m0=0 s0=1 -> d0=1 m0=0
run m0=0 s0=0x7fffffffffffffff -> d0=0x7fffffffffffffff m0=0
run m0=0 s0=0x8000000000000000 -> d0=0x8000000000000000 m0=0
run m0=0 s0=0x123456789abcdef -> d0=0x123456789abcdef m0=0

target gfx1010
asm s_movrels_b64 s[16:17], s[32:33] = 20 2f 90 be

target gfx1100
asm s_movrels_b64 s[16:17], s[32:33] = 20 41 90 be
