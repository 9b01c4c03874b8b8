# OpenCL C: the dialects, flags for the compiler, and what a source may not do.

# A built-in that takes a pointer, in every dialect and on both kinds of waves.
$ for t in gfx803 gfx900 gfx1030; do for s in CL1.1 CL1.2 CL2.0 CL3.0 clc++1.0 clc++2021; do echo $t $s $(lanewise run pointer_builtins.cl --target $t --grid 1 --block 1 'f32[8]=iota' --print 0 -- -cl-std=$s); done; done
gfx803 CL1.1 0: 4 5 6 7 4 5 6 7
gfx803 CL1.2 0: 4 5 6 7 4 5 6 7
gfx803 CL2.0 0: 4 5 6 7 4 5 6 7
gfx803 CL3.0 0: 4 5 6 7 4 5 6 7
gfx803 clc++1.0 0: 4 5 6 7 4 5 6 7
gfx803 clc++2021 0: 4 5 6 7 4 5 6 7
gfx900 CL1.1 0: 4 5 6 7 4 5 6 7
gfx900 CL1.2 0: 4 5 6 7 4 5 6 7
gfx900 CL2.0 0: 4 5 6 7 4 5 6 7
gfx900 CL3.0 0: 4 5 6 7 4 5 6 7
gfx900 clc++1.0 0: 4 5 6 7 4 5 6 7
gfx900 clc++2021 0: 4 5 6 7 4 5 6 7
gfx1030 CL1.1 0: 4 5 6 7 4 5 6 7
gfx1030 CL1.2 0: 4 5 6 7 4 5 6 7
gfx1030 CL2.0 0: 4 5 6 7 4 5 6 7
gfx1030 CL3.0 0: 4 5 6 7 4 5 6 7
gfx1030 clc++1.0 0: 4 5 6 7 4 5 6 7
gfx1030 clc++2021 0: 4 5 6 7 4 5 6 7

# OpenCL C 1.2 where nothing else is said; a source that needs another one is told so.
$ lanewise run pointer_builtins.cl --target gfx900 --grid 1 --block 1 'f32[8]=iota' --print 0
0: 4 5 6 7 4 5 6 7

$ printf 'kernel void k(global int* a) { int* p = a; atomic_store((atomic_int*)p, __OPENCL_C_VERSION__); }\n' > generic.cl; lanewise compile generic.cl --target gfx900 -o generic.hsaco 2>&1 | grep hint
  hint: sources are compiled as OpenCL C 1.2 by default; -- -cl-std=CL2.0 compiles this one

$ lanewise run generic.cl --target gfx900 --grid 1 --block 1 'i32[1]=zeros' --print 0 -- -cl-std=CL2.0
0: 200

$ printf 'int missing(int);\nkernel void k(global int* a) { a[0] = missing(a[0]); }\n' > missing.cl; lanewise compile missing.cl --target gfx900 -o missing.hsaco 2>&1 | grep 'undefined\|hint'
error: ld.lld: undefined hidden symbol: missing
  hint: neither the source nor a device library in /usr/lib/x86_64-linux-gnu/amdgcn/bitcode defines it

# Kernels with local memory compile without a word; functions that no kernel calls are kept where there is no kernel.
$ for o in 0 1 2 3; do lanewise compile examples/sum.cl --target gfx900 -o sum.hsaco -- -O$o; lanewise dis sum.hsaco | grep -c '<sum>:$\|<__clang[a-z_]*>:$'; done
2
1
1
1

$ printf 'int twice(int a) { return 2 * a; }\n' > functions.cl; lanewise compile functions.cl --target gfx900 -o functions.hsaco && lanewise dis functions.hsaco | grep -c '<twice>'
1

# Flags, for every command that takes a source.
$ printf 'kernel void k(global int* a) { a[0] = VALUE; }\n' > value.cl; lanewise run value.cl --target gfx900 --grid 1 --block 1 'i32[1]=zeros' --print 0 -- -DVALUE=42; lanewise time value.cl --target gfx900 --grid 1 --block 1 'i32[1]=zeros' -- -DVALUE=42 | head -1 | cut -c1-2; lanewise info value.cl --target gfx900 -- -DVALUE=42 | grep '^k$'; lanewise live value.cl --target gfx900 --summary -- -DVALUE=42 | head -1; lanewise dis value.cl --target gfx900 --plain -- -DVALUE=42 | grep 42
0: 42
k
k
k (kernel, gfx900) value.cl
v_mov_b32_e32 v1, 42

$ lanewise run examples/sum.comp --target gfx900 --grid 1 --bind 0.0=u32[256]=iota --bind 0.1=u32[1]=zeros --push u32:1 --specialize 0=u32:256 --print 0.1 -- -DUNUSED=1
0.1: 32640

# A file that no compiler reads refuses them; beside a source it does not matter.
$ lanewise compile value.cl --target gfx900 -o value.hsaco -- -DVALUE=7; for c in 'run value.hsaco --grid 1 --block 1' 'time value.hsaco --grid 1 --block 1' 'info value.hsaco' 'live value.hsaco' 'dis value.hsaco' 'dis value.hsaco --raw --target gfx900' 'run two_kernels.s --grid 1 --block 1'; do lanewise $c -- -O1; echo "ends with $?"; done
error: value.hsaco: '-- -O1' is for the compiler of a source, and this file is not compiled
ends with 2
error: value.hsaco: '-- -O1' is for the compiler of a source, and this file is not compiled
ends with 2
error: value.hsaco: '-- -O1' is for the compiler of a source, and this file is not compiled
ends with 2
error: value.hsaco: '-- -O1' is for the compiler of a source, and this file is not compiled
ends with 2
error: value.hsaco: '-- -O1' is for the compiler of a source, and this file is not compiled
ends with 2
error: --raw: nothing is compiled, so there are no flags after --
ends with 2
error: two_kernels.s: '-- -O1' is for the compiler of a source, and this file is not compiled
ends with 2

$ lanewise live value.hsaco value.cl --target gfx900 --summary -- -DVALUE=7 | grep '^k '
k (kernel, gfx900) value.hsaco
k (kernel, gfx900) value.cl

# What is compiled and cannot run.
$ printf 'kernel void k(read_only pipe int in, global int* out) { int v; if (read_pipe(in, &v) == 0) out[0] = v; }\n' > pipe.cl; lanewise run pipe.cl --target gfx900 --grid 1 --block 1 'i32[1]=zeros' 'i32[1]=zeros' -- -cl-std=CL2.0
not modelled: pipe.cl: argument 0 'in' is a pipe; pipes of OpenCL are not modelled
exit 4

$ printf 'kernel void k(global int* out) { enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(4), ^{ out[get_global_id(0)] = 1; }); }\n' > enqueue.cl; lanewise run enqueue.cl --kernel k --target gfx900 --grid 1 --block 1 'i32[4]=zeros' -- -cl-std=CL2.0
not modelled: enqueue.cl: kernel k enqueues kernels; device enqueue of OpenCL is not modelled
exit 4

$ lanewise time enqueue.cl --kernel k --target gfx900 --grid 1 --block 1 'i32[4]=zeros' -- -cl-std=CL2.0
not modelled: enqueue.cl: kernel k enqueues kernels; device enqueue of OpenCL is not modelled
exit 4
