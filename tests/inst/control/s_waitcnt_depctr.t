# s_waitcnt_depctr: text and bits, as LLVM 22 has them.

target gfx1010
asm s_waitcnt_depctr depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) = 01 00 a3 bf
asm s_waitcnt_depctr 0x4d7 = d7 04 a3 bf
asm s_waitcnt_depctr 0x33f = 3f 03 a3 bf
asm s_waitcnt_depctr 0xba2 = a2 0b a3 bf
asm s_waitcnt_depctr 0xd0 = d0 00 a3 bf
bad s_waitcnt_depctr s0, s1, s2, s3, s4, s5 ! 1:18: expected counters, as depctr_va_vdst(0), or a number, found a scalar register
bad s_waitcnt_depctr depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) offen ! 1:107: 'offen' is not a counter of s_waitcnt_depctr

target gfx1100
asm s_waitcnt_depctr depctr_hold_cnt(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) = 01 00 88 bf

target gfx1200
asm s_wait_alu depctr_hold_cnt(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) = 01 00 88 bf
