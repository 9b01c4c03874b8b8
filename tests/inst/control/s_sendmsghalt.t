# s_sendmsghalt: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_sendmsghalt sendmsg(MSG_GS, GS_OP_CUT, 3) = 12 03 91 bf
asm s_sendmsghalt sendmsg(MSG_SAVEWAVE) = 04 00 91 bf
asm s_sendmsghalt 4660 = 34 12 91 bf
asm s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_EMIT_CUT, 2) = 33 02 91 bf
asm s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 1) = 22 01 91 bf
asm s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) = 1f 00 91 bf
bad s_sendmsghalt sendmsg(MSG_GS_DONE ! 1:34: expected ')' after the message
bad s_sendmsghalt v0 ! 1:15: expected a message, as sendmsg(MSG_INTERRUPT), or a number, found v0
bad s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_NOP) offen ! 1:47: s_sendmsghalt has no modifier 'offen'

target gfx1100
asm s_sendmsghalt sendmsg(MSG_INTERRUPT) = 01 00 b7 bf
