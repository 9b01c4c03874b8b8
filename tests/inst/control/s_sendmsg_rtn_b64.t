# s_sendmsg_rtn_b64: text and bits, as LLVM 22 has them.

target gfx1100
asm s_sendmsg_rtn_b64 s[16:17], sendmsg(MSG_INTERRUPT) = 01 4d 90 be
