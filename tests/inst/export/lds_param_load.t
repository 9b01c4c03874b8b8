# lds_param_load: text and bits, as LLVM 22 has them.

target gfx1100
asm lds_param_load v8, attr1.y wait_vdst:0 = 08 05 00 ce

target gfx1200
asm ds_param_load v8, attr1.y wait_va_vdst:0 wait_vm_vsrc:0 = 08 05 00 ce
