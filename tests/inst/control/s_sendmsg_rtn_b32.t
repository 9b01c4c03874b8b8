# s_sendmsg_rtn_b32: text and bits, as LLVM 22 has them.

target gfx1100
asm s_sendmsg_rtn_b32 s16, sendmsg(MSG_INTERRUPT) = 01 4c 90 be
