# clang behind one command.

$ lanewise compile examples/saxpy.cl --target gfx803 -o saxpy.hsaco && lanewise info saxpy.hsaco | head -3
code object for gfx803, version 5, 1 kernel
<blank>
saxpy

$ lanewise compile examples/saxpy.cl --target gfx906 -o saxpy.hsaco -- -O0 && lanewise info saxpy.hsaco | head -3
code object for gfx906, version 5, 1 kernel
<blank>
saxpy

# gfx8 at -O0 needs version 4 (docs/errata.md).
$ lanewise compile examples/saxpy.cl --target gfx803 -o saxpy.hsaco -- -O0 && lanewise info saxpy.hsaco | head -1 && lanewise run saxpy.hsaco --grid 1 --block 64 'f32[64]=iota' 'f32[64]=zeros' f32:2 --print 1:5
code object for gfx803, version 4, 1 kernel
1: 0 2 4 6 8 …

$ lanewise compile identity.ll --target gfx900 -o ir.hsaco && lanewise run ir.hsaco --grid 1 --block 1 'i32[2]=zeros' i32:-5 --print 0
0: -5 0

$ lanewise compile plain.c --target gfx900 -o c.hsaco && lanewise info c.hsaco | head -3
code object for gfx900, version 5, 1 kernel
<blank>
from_c

$ lanewise compile examples/saxpy.cl --target gfx900 -o saxpy.hsaco --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(sorted(j), j["target"], j["output"], j["commands"][0][0])'
['commands', 'messages', 'output', 'schema', 'target'] gfx900 saxpy.hsaco clang-22

$ lanewise compile broken.cl --target gfx900 -o out.hsaco
broken.cl:1:48: error: use of undeclared identifier 'undeclared'
    1 | kernel void broken(global int* out) { out[0] = undeclared; }
      |                                                ^~~~~~~~~~
exit 2

$ lanewise compile examples/saxpy.cl --target gfx700 -o out.hsaco
error: unknown target 'gfx700'; the targets are gfx801 to gfx1201
exit 2

$ lanewise compile missing.cl --target gfx900 -o out.hsaco
error: missing.cl: cannot be read
exit 2

$ cp xor_swap.s swap.asm; lanewise compile swap.asm --target gfx900 -o out.hsaco
error: swap.asm: expected a file that ends in .cl, .cl.h, .hip, .cpp, .cc, .cu, .c, .ll, .comp, .glsl, .hlsl, .spv or .s, or -x
exit 2

$ LANEWISE_CLANG=no-such-clang lanewise compile examples/saxpy.cl --target gfx900 -o out.hsaco
error: no-such-clang: No such file or directory; install clang-22, lld-22 and rocm-device-libs, or set LANEWISE_CLANG
exit 2

# Shaders and HIP: tests/compile has the rest.
$ lanewise compile examples/saxpy.cl --target gfx900 -o out.hsaco --spec 1=2
error: --specialize 1=2: only shaders have specialization constants
exit 2

$ lanewise compile missing.comp --target gfx900 -o out.hsaco
error: missing.comp: cannot be read
exit 2

# The device library of this system ends at gfx1036; what needs none of it compiles.
$ lanewise compile examples/saxpy.cl --target gfx1100 -o out.hsaco 2>&1 | tail -1
  hint: the device library that is installed has no /usr/lib/x86_64-linux-gnu/amdgcn/bitcode/oclc_isa_version_1100.bc, which every library function on gfx1100 needs; -- -nogpulib compiles code that calls none: __builtin_amdgcn_workitem_id_x() for get_local_id(0), __builtin_amdgcn_workgroup_id_x() for get_group_id(0)

$ lanewise compile examples/saxpy.cl --target gfx1100 -o out.hsaco -- -nogpulib 2>&1 | tail -1
  hint: with -nogpulib library functions are missing; -- -nogpulib compiles code that calls none: __builtin_amdgcn_workitem_id_x() for get_local_id(0), __builtin_amdgcn_workgroup_id_x() for get_group_id(0)

$ echo 'kernel void k(global float* x) { x[__builtin_amdgcn_workitem_id_x()] *= 2.0f; }' > builtin.cl; lanewise compile builtin.cl --target gfx1100 -o out.hsaco -- -nogpulib && lanewise info out.hsaco | head -1
code object for gfx1100, version 5, 1 kernel

# RADV compiles shaders for RDNA (tests/compile has the rest).
$ printf '#version 450\nlayout(local_size_x = 64) in;\nlayout(std430, binding = 0) buffer B { float v[]; };\nvoid main() { v[gl_GlobalInvocationID.x] *= 2.0; }\n' > twice.comp; for t in gfx1010 gfx1030 gfx1103; do lanewise compile twice.comp --target $t -o out.hsaco && lanewise info out.hsaco | head -1; done
code object for gfx1010, version 5, 1 kernel
code object for gfx1030, version 5, 1 kernel
code object for gfx1103, version 5, 1 kernel

# Shared memory beyond a workgroup's, of which RADV dies or makes code that no workgroup runs.
$ printf '#version 450\nlayout(local_size_x = 64) in;\nlayout(constant_id = 3) const int N = 10;\nlayout(binding = 0) buffer B { uint o[]; };\nstruct S { float a; dvec3 b; bool c; mat3 m; };\nshared S s[N];\nshared uint z[3];\nvoid main() { s[o[0]].a = 1; z[o[1]] = 2; barrier(); o[2] = uint(s[o[3]].b.x) + z[o[4]]; }\n' > shared.comp; for t in gfx803 gfx900 gfx1030; do for n in 910 911; do lanewise compile shared.comp --target $t -o shared.hsaco --spec 3=$n && lanewise info shared.hsaco | grep -o '[0-9]* of LDS'; done; done
65536 of LDS
error: shared.comp: 65604 bytes of shared memory: a workgroup of gfx803 has at most 65536
65536 of LDS
error: shared.comp: 65604 bytes of shared memory: a workgroup of gfx900 has at most 65536
65536 of LDS
error: shared.comp: 65604 bytes of shared memory: a workgroup of gfx1030 has at most 65536
exit 2

$ printf '#version 450\nlayout(binding = 0) buffer B { uint o[]; };\nshared uint a[40000];\nvoid main() { a[o[0]] = 1; barrier(); o[1] = a[o[2]]; }\n' > shared.comp; lanewise info shared.comp --target gfx900; lanewise run shared.comp --target gfx1030 --grid 1 --bind '0.0=u32[4]=iota'
error: shared.comp: 160000 bytes of shared memory: a workgroup of gfx900 has at most 65536
error: shared.comp: 160000 bytes of shared memory: a workgroup of gfx1030 has at most 65536
exit 2

# Entry points of HLSL that are not there, or are named twice.
$ printf 'RWStructuredBuffer<uint> values;\n[numthreads(32, 1, 1)]\nvoid first(uint3 id : SV_DispatchThreadID) { values[id.x] *= 2; }\n[numthreads(64, 1, 1)]\nvoid second(uint3 id : SV_DispatchThreadID) { values[id.x] *= 3; }\n' > two.hlsl; lanewise compile two.hlsl --target gfx900 -o two.hsaco --entry nosuch; lanewise info two.hlsl --target gfx900 -- -e nosuch; lanewise compile two.hlsl --target gfx900 -o two.hsaco --entry first -- -e second; lanewise compile two.hlsl --target gfx900 -o two.hsaco -- -e; lanewise compile two.hlsl --target gfx900 -o two.hsaco --entry first -- -e first && lanewise info two.hsaco | sed -n 3p
error: two.hlsl: has no entry point 'nosuch'; functions with [numthreads]: first, second
error: two.hlsl: has no entry point 'nosuch'; functions with [numthreads]: first, second
error: --entry first and -- -e second: use only one of them
error: -- -e: needs a name
first

$ printf 'void f() {}\n' > none.hlsl; lanewise compile none.hlsl --target gfx900 -o none.hsaco
error: none.hlsl: has no entry point 'main'; no function has [numthreads]
exit 2

# A compiler that fails without a word.
$ LANEWISE_CLANG=false lanewise compile examples/saxpy.cl --target gfx900 -o silent.hsaco
error: examples/saxpy.cl: false ended with exit code 1 and no error message
exit 2

$ LANEWISE_CLANG=false lanewise study sdwa
error: studies/sdwa/kernels.ll: false ended with exit code 1 and no error message
exit 2

# A folder for temporary files that is not there.
$ TMPDIR=/nosuch lanewise compile examples/saxpy.cl --target gfx900 -o temporary.hsaco
error: no temporary folder can be made in /nosuch: No such file or directory; set TMPDIR
exit 2
