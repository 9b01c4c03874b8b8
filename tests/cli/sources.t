# Sources of every kind, and standard input, wherever code is taken.

# The endings. HIP is what C++ for a GPU is, whatever its name; .glsl is a compute shader.
$ for e in cl cl.h; do cp examples/saxpy.cl saxpy.$e; done; for e in hip hip.cpp cpp cc cu; do printf '#include <hip/hip_runtime.h>\nextern "C" __global__ void add(int* p) { p[threadIdx.x] += 1; }\n' > add.$e; done; cp xor_swap.s swap.s; cp plain.c p.c; cp identity.ll i.ll; printf '#version 450\nlayout(local_size_x = 64) in;\nlayout(binding = 0) buffer B { uint b[]; };\nvoid main() { b[gl_GlobalInvocationID.x] = 1; }\n' | tee one.comp > one.glsl; glslangValidator -V -S comp one.glsl -o one.spv > /dev/null; echo made
made

$ for f in saxpy.cl add.hip p.c i.ll one.comp one.spv swap.s; do lanewise compile $f --target gfx900 -o out.hsaco && lanewise dis out.hsaco --plain > objects.txt && lanewise dis $f --target gfx900 --plain > sources.txt && cmp objects.txt sources.txt && lanewise info $f --target gfx900 > info.txt && lanewise live $f --target gfx900 --summary > live.txt && echo $f: $(grep -c . sources.txt) $(head -1 info.txt), $(head -1 live.txt); done
saxpy.cl: 24 code object for gfx900, version 5, 1 kernel, saxpy (kernel, gfx900) saxpy.cl
add.hip: 8 code object for gfx900, version 5, 1 kernel, add (kernel, gfx900) add.hip
p.c: 6 code object for gfx900, version 5, 1 kernel, from_c (kernel, gfx900) p.c
i.ll: 7 code object for gfx900, version 5, 1 kernel, from_ir (kernel, gfx900) i.ll
one.comp: 9 code object for gfx900, version 5, 1 kernel, one (kernel, gfx900) one.comp
one.spv: 9 code object for gfx900, version 5, 1 kernel, one (kernel, gfx900) one.spv
swap.s: 3 code object for gfx900, version 5, 0 kernels, swap (kernel, gfx900) swap.s

$ for f in saxpy.cl.h add.hip.cpp add.cpp add.cc add.cu one.glsl; do echo $f: $(lanewise info $f --target gfx900 | head -1); done
saxpy.cl.h: code object for gfx900, version 5, 1 kernel
add.hip.cpp: code object for gfx900, version 5, 1 kernel
add.cpp: code object for gfx900, version 5, 1 kernel
add.cc: code object for gfx900, version 5, 1 kernel
add.cu: code object for gfx900, version 5, 1 kernel
one.glsl: code object for gfx900, version 5, 1 kernel

$ lanewise run saxpy.cl --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=fill:1' f32:2 --print 1
1: 1 3 5 7

$ lanewise run add.cpp --target gfx906 --grid 1 --block 4 'i32[4]=iota' --print 0
0: 1 2 3 4

$ lanewise run packed_add.s --target gfx803 --grid 1 --block 4 2>&1 | head -1; lanewise run examples/sdwa/packed_add_sdwa.s --grid 1 --block 2 'f16[4]=iota' 'f16[4]=fill:1' 'u32[2]=zeros' 'u32[2]=zeros' --print 3
error: packed_add.s: No such file or directory
3: 1073757184 1140867584

$ lanewise explain saxpy.cl:1918 --target gfx900 --parts word | head -2
s_load_dword s10, s[4:5], 0x10
at 0x1918 of saxpy.cl

# Source has no target of its own.
$ lanewise info saxpy.cl
error: saxpy.cl: source needs --target
exit 2

$ lanewise run saxpy.cl --grid 1 --block 4
error: saxpy.cl: source needs --target
exit 2

$ lanewise dis saxpy.cl --target gfx9999
error: unknown target 'gfx9999'; the targets are gfx801 to gfx1201
exit 2

# What a compiler says, it says in its own words.
$ lanewise run broken.cl --target gfx900 --grid 1 --block 1
broken.cl:1:48: error: use of undeclared identifier 'undeclared'
    1 | kernel void broken(global int* out) { out[0] = undeclared; }
      |                                                ^~~~~~~~~~
exit 2

$ lanewise dis broken.cl --target gfx900 > /dev/null
broken.cl:1:48: error: use of undeclared identifier 'undeclared'
    1 | kernel void broken(global int* out) { out[0] = undeclared; }
      |                                                ^~~~~~~~~~
exit 2

$ lanewise info errors.s
errors.s:2:19: error: destination must be a vector register
        v_add_f32 s0, v1, v2
                  ^
errors.s:3:25: error: expected 3 operands, found 2
        v_add_f32 v0, v1
                        ^
errors.s:4:31: error: expected 3 operands, found 4
        v_add_f32 v0, v1, v2, v3
                              ^
errors.s:5:9: error: unknown instruction 'v_frobnicate_b32'
        v_frobnicate_b32 v0, v1
        ^
errors.s:6:19: error: v256 does not exist; gfx803 has v0 to v255
        v_mov_b32 v256, v0
                  ^
errors.s:7:23: error: second operand must be a scalar register or a constant
        s_mov_b32 s0, v1
                      ^
errors.s:8:32: error: third operand must be a vector register
        v_add_f32_sdwa v0, v1, s2
                               ^
  hint: v_add_f32_sdwa on gfx803 takes only vector registers
errors.s:9:38: error: row_shl cannot be 16
        v_mov_b32_dpp v0, v1 row_shl:16
                                     ^
errors.s:10:24: error: 2 scalar registers must start at a multiple of 2
        s_load_dwordx2 s[1:2], s[0:1], 0x0
                       ^
errors.s:11:9: error: 'global_load_dword' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
        global_load_dword v0, v[1:2], off
        ^
errors.s:12:9: error: 'v_pk_add_f16' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
        v_pk_add_f16 v0, v1, v2
        ^
errors.s:13:23: error: the number does not fit in 16 bits
        v_add_f16 v0, 0x12345678, v1
                      ^
errors.s:14:34: error: expected an expression, found the end of the line
        s_branch nowhere_defined+
                                 ^
errors.s:15:9: error: .amdhsa_frobnicate outside of .amdhsa_kernel
        .amdhsa_frobnicate 1
        ^
errors.s:16:9: error: string has no closing quote
        "text
        ^
exit 2

# -x: where the ending does not say, or says something else.
$ cp examples/saxpy.cl saxpy.txt; lanewise info saxpy.txt --target gfx900 2>&1 | tail -1; lanewise info -x cl saxpy.txt --target gfx900 | sed -n 3p
note: saxpy.txt was read as assembly; -x names another language
saxpy

$ cp add.hip wrong.cl; lanewise dis -x hip wrong.cl --target gfx900 --plain | tail -1
s_endpgm

$ lanewise compile -x hip wrong.cl --target gfx900 -o out.hsaco && lanewise live out.hsaco --summary | head -1
add (kernel, gfx900) out.hsaco

$ lanewise run -x fortran saxpy.txt --grid 1 --block 1
error: -x fortran: expected cl, hip, c, ll, glsl, hlsl, spv or s
exit 2

$ lanewise compile saxpy.txt --target gfx900 -o out.hsaco
error: saxpy.txt: expected a file that ends in .cl, .cl.h, .hip, .cpp, .cc, .cu, .c, .ll, .comp, .glsl, .hlsl, .spv or .s, or -x
exit 2

$ lanewise compile swap.s --target gfx900 -o out.hsaco -- -O3
error: swap.s: assembly takes no flags ('-O3')
exit 2

# Standard input.
$ lanewise compile saxpy.cl --target gfx900 -o saxpy.hsaco

$ lanewise as - -o piped.bin --target gfx900 < swap.s && lanewise as swap.s -o named.bin --target gfx900 && cmp piped.bin named.bin

$ lanewise dis - --plain < saxpy.hsaco | tail -1; lanewise dis - < saxpy.hsaco | head -2 | tail -1; lanewise dis --raw - --target gfx900 --plain < named.bin | head -1
s_endpgm
<stdin>:	file format elf64-amdgpu
v_xor_b32_e32 v0, v0, v1

$ lanewise info - < saxpy.hsaco | head -3; lanewise info -x cl - --target gfx900 < saxpy.cl | head -3
code object for gfx900, version 5, 1 kernel
<blank>
saxpy
code object for gfx900, version 5, 1 kernel
<blank>
saxpy

$ lanewise live - --summary < saxpy.hsaco | head -1; lanewise dis saxpy.hsaco | lanewise live - --target gfx900 --summary | head -1; lanewise live - --target gfx900 --summary < swap.s | head -1
saxpy (kernel, gfx900) <stdin>
saxpy (kernel, gfx900) <stdin>
stdin (kernel, gfx900) <stdin>

$ lanewise run - --grid 1 --block 4 'f32[4]=iota' 'f32[4]=fill:1' f32:2 --print 1 < saxpy.hsaco
1: 1 3 5 7

$ cat saxpy.cl | lanewise run -x cl - --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=fill:1' f32:2 --print 1
1: 1 3 5 7

$ lanewise explain --parts word -- -:1918 < saxpy.hsaco | head -2
s_load_dword s10, s[4:5], 0x10
at 0x1918 of <stdin>

$ lanewise prove - move_swap.s --live-out v0,v1 < swap.s
equal for all inputs (0.04 s)

$ for l in cl:saxpy.cl hip:add.hip c:p.c ll:i.ll glsl:one.comp comp:one.glsl spv:one.spv s:swap.s; do lanewise compile -x ${l%%:*} - --target gfx900 -o piped.hsaco < ${l##*:} && lanewise dis piped.hsaco --plain > piped.txt && lanewise dis ${l##*:} --target gfx900 --plain | cmp - piped.txt && echo $l; done
cl:saxpy.cl
hip:add.hip
c:p.c
ll:i.ll
glsl:one.comp
comp:one.glsl
spv:one.spv
s:swap.s

$ lanewise compile - --target gfx900 -o out.hsaco < saxpy.cl
error: <stdin>: expected a file that ends in .cl, .cl.h, .hip, .cpp, .cc, .cu, .c, .ll, .comp, .glsl, .hlsl, .spv or .s, or -x
exit 2

# Messages name it.
$ lanewise as - -o out.hsaco < errors.s
<stdin>:2:19: error: destination must be a vector register
        v_add_f32 s0, v1, v2
                  ^
<stdin>:3:25: error: expected 3 operands, found 2
        v_add_f32 v0, v1
                        ^
<stdin>:4:31: error: expected 3 operands, found 4
        v_add_f32 v0, v1, v2, v3
                              ^
<stdin>:5:9: error: unknown instruction 'v_frobnicate_b32'
        v_frobnicate_b32 v0, v1
        ^
<stdin>:6:19: error: v256 does not exist; gfx803 has v0 to v255
        v_mov_b32 v256, v0
                  ^
<stdin>:7:23: error: second operand must be a scalar register or a constant
        s_mov_b32 s0, v1
                      ^
<stdin>:8:32: error: third operand must be a vector register
        v_add_f32_sdwa v0, v1, s2
                               ^
  hint: v_add_f32_sdwa on gfx803 takes only vector registers
<stdin>:9:38: error: row_shl cannot be 16
        v_mov_b32_dpp v0, v1 row_shl:16
                                     ^
<stdin>:10:24: error: 2 scalar registers must start at a multiple of 2
        s_load_dwordx2 s[1:2], s[0:1], 0x0
                       ^
<stdin>:11:9: error: 'global_load_dword' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
        global_load_dword v0, v[1:2], off
        ^
<stdin>:12:9: error: 'v_pk_add_f16' does not exist on gfx803; it exists on gfx9, gfx10, gfx11, gfx12
        v_pk_add_f16 v0, v1, v2
        ^
<stdin>:13:23: error: the number does not fit in 16 bits
        v_add_f16 v0, 0x12345678, v1
                      ^
<stdin>:14:34: error: expected an expression, found the end of the line
        s_branch nowhere_defined+
                                 ^
<stdin>:15:9: error: .amdhsa_frobnicate outside of .amdhsa_kernel
        .amdhsa_frobnicate 1
        ^
<stdin>:16:9: error: string has no closing quote
        "text
        ^
exit 2

$ lanewise run -x cl - --target gfx900 --grid 1 --block 1 < broken.cl
<stdin>:1:48: error: use of undeclared identifier 'undeclared'
    1 | kernel void broken(global int* out) { out[0] = undeclared; }
      |                                                ^~~~~~~~~~
exit 2

$ printf '#version 450\nlayout(local_size_x = 64) in;\nvoid main() { x = 1; }\n' | lanewise info -x glsl - --target gfx900
<stdin>:3: error: 'x' : undeclared identifier
<stdin>:3: error: '' : compilation terminated
exit 2

$ printf 'no module' | lanewise info -x spv - --target gfx900
error: <stdin>: file size should be a multiple of 4; file '<stdin>' corrupt
exit 2

$ lanewise info - < /dev/null
error: <stdin>: the file is empty
exit 2

$ lanewise dis - < examples
error: <stdin>: is a folder
exit 2

$ lanewise explain -- -:99999 < saxpy.hsaco
error: <stdin>: has no code at 0x99999; its code is at 0x1900 to 0x1988
exit 2

# It can be read once.
$ lanewise prove - - --live-out v0 < swap.s
error: <stdin>: standard input can be read only once; two inputs are '-'
exit 2

$ lanewise live - - < saxpy.hsaco
error: <stdin>: standard input can be read only once; two inputs are '-'
exit 2

$ lanewise run - --grid 1 --block 4 'f32[4]=@-' 'f32[4]=fill:1' f32:2 --print 1 < saxpy.hsaco
error: <stdin>: standard input can be read only once; two inputs are '-'
exit 2

# A file of that name is still a file, and arrays come from a pipe, too.
$ cp saxpy.hsaco ./-; lanewise info ./- | sed -n 3p; head -c 16 /dev/zero | lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=@-' 'f32[4]=fill:1' f32:2 --print 1
saxpy
1: 1 1 1 1

# Launch files name sources as well.
$ printf '{"code_object": "saxpy.cl", "target": "gfx900", "grid": [1], "block": [4], "arguments": ["f32[4]=iota", "f32[4]=fill:1", "f32:2"]}' > source.json; lanewise run --launch source.json --print 1; lanewise run --launch - --print 1 < source.json
1: 1 3 5 7
1: 1 3 5 7

# And so are budgets.
$ printf '[kernels.saxpy]\nmax_vgprs = 1\n' | lanewise live saxpy.hsaco --summary --budgets - 2>&1 | tail -1; printf '[kernels.saxpy]\nmost = 1\n' | lanewise live saxpy.hsaco --budgets -; printf '{' | lanewise run --launch -
budget exceeded: saxpy.hsaco: max_vgprs 1: saxpy uses 4 VGPRs (4 live at the peak)
<stdin>:2:1: error: unknown key 'most'
most = 1
^
  hint: expected one of max_vgprs, max_sgprs, min_waves, max_lds
error: <stdin>:1:2: the JSON text ends too early
exit 2

# HIP's wave size is the target's, and what a flag says: lanes, ballots and cooperative groups.
$ for t in gfx900 gfx1010 gfx1013 gfx1030; do lanewise run hip_wave32.hip --target $t --grid 1 --block 64 'i32[68]=zeros' --print 0:64:4; done
0: … 64 1 0 40
0: … 32 1 0 8
0: … 32 1 0 8
0: … 32 1 0 8

$ for t in gfx1010 gfx1032; do lanewise compile hip_wave32.hip --target $t -o wave64.hsaco -- -mwavefrontsize64 && lanewise run wave64.hsaco --grid 1 --block 64 'i32[68]=zeros' --print 0:64:4; done
0: … 64 1 0 40
0: … 64 1 0 40

$ lanewise run hip_tiles.hip --target gfx1034 --grid 1 --block 64 'i32[3]=zeros' --print 0; lanewise compile hip_tiles.hip --target gfx1030 -o tiles.hsaco -- -mwavefrontsize64 && lanewise run tiles.hsaco --grid 1 --block 64 'i32[3]=zeros' --print 0
0: 32 32 15
0: 64 64 31

# The version of an object.
$ for v in 4 6; do lanewise compile examples/saxpy.cl --target gfx900 -o v.hsaco --code-object-version $v && lanewise info v.hsaco | head -1; lanewise as examples/sdwa/packed_add_sdwa.s -o v.hsaco --code-object-version $v && lanewise info v.hsaco | head -1; done; lanewise compile one.comp --target gfx900 -o v.hsaco --code-object-version 4
code object for gfx900, version 4, 1 kernel
code object for gfx803, version 4, 1 kernel
code object for gfx900, version 6, 1 kernel
code object for gfx803, version 6, 1 kernel
error: --code-object-version 4: objects of shaders have a format of their own
exit 2
