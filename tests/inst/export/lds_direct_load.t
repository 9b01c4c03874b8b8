# lds_direct_load: text and bits, as LLVM 22 has them.

target gfx1100
asm lds_direct_load v8 wait_vdst:0 = 08 00 10 ce

target gfx1200
asm ds_direct_load v8 wait_va_vdst:0 wait_vm_vsrc:0 = 08 00 10 ce
