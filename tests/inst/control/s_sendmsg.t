# s_sendmsg: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1) = 22 01 90 bf
asm s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 3) = 12 03 90 bf
asm s_sendmsg 4660 = 34 12 90 bf
asm s_sendmsg sendmsg(MSG_SAVEWAVE) = 04 00 90 bf
asm s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP) = 03 00 90 bf
bad s_sendmsg sendmsg(MSG_GS_DONE ! 1:30: expected ')' after the message
bad s_sendmsg v0 ! 1:11: expected a message, as sendmsg(MSG_INTERRUPT), or a number, found v0
bad s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP) offen ! 1:43: s_sendmsg has no modifier 'offen'

target gfx803
asm s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) = 1f 00 90 bf

target gfx900 gfx906
asm s_sendmsg sendmsg(MSG_GET_DOORBELL) = 0a 00 90 bf

target gfx1100
asm s_sendmsg sendmsg(MSG_INTERRUPT) = 01 00 b6 bf
