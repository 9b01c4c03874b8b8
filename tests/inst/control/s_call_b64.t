# s_call_b64: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_call_b64 s[14:15], 65280 = 00 ff 8e ba
asm s_call_b64 s[26:27], 65535 = ff ff 9a ba
asm s_call_b64 s[20:21], 4 = 04 00 94 ba
asm s_call_b64 s[2:3], 4 = 04 00 82 ba
asm s_call_b64 s[96:97], 32768 = 00 80 e0 ba
asm s_call_b64 s[54:55], 0 = 00 00 b6 ba
bad s_call_b64 vcc ! 1:15: expected 2 operands, found 1
bad s_call_b64 v0 ! 1:12: destination must be 2 scalar registers
bad s_call_b64 vcc, 65535 offen ! 1:23: s_call_b64 has no modifier 'offen'

target gfx1010
asm s_call_b64 s[16:17], 1 = 01 00 10 bb

target gfx1100
asm s_call_b64 s[16:17], 1 = 01 00 10 ba
