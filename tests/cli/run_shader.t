# Compute shaders: what they are given, what is refused, checks, traces, launch files, the clock.

$ cp examples/sum.comp . && lanewise run sum.comp --target gfx900 --specialize 0=u32:128 --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --print 0.1
0.1: 24384 73536

# The same from SPIR-V, from an object, and from a launch file.
$ glslangValidator -V --target-env vulkan1.3 sum.comp -o sum.spv > log && lanewise run sum.spv --target gfx900 --specialize 0=u32:128 --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --print 0.1
0.1: 24384 73536

$ lanewise compile sum.comp --target gfx900 --specialize 0=u32:128 -o sum.hsaco && lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --out 0.1=sums.npy --print 0.1:1:1
0.1: … 73536

$ printf '{"code_object": "sum.comp", "target": "gfx1030", "grid": [2], "wave_size": 32, "bind": {"0.0": {"buffer": "all", "offset_bytes": 16}, "0.1": "u32[2]=zeros"}, "push": ["u32:3"], "specialize": {"0": "u32:128"},\n "buffers": [{"name": "all", "contents": "u32[260]=iota"}], "expect": [{"binding": "0.1", "file": "sums.npy"}]}' > launch.json

$ lanewise run --launch launch.json --print 0.1 --print 0.0:3
binding 0.1 (u32[2]): 2 of 2 elements differ from sums.npy; the first is [0]: 25920, expected 24384
0.1: 25920 75072
0.0: 0 1 2 …
exit 1

$ lanewise run --launch launch.json --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["expectations"])'
[{'binding': '0.1', 'count': 2, 'different': 0}]

# A launch that was saved runs to the same, and is saved again as it was.
$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=rand:1' --bind 0.1='u32[2]=zeros' --push u32:3 --save-launch saved --out 0.1=direct.bin && ls saved
buffer0.bin
code.hsaco
launch.json

$ lanewise run --launch saved/launch.json --out 0.1=replayed.bin && cmp direct.bin replayed.bin && lanewise run --launch saved/launch.json --save-launch again && diff saved/code.hsaco again/code.hsaco && lanewise run --launch again/launch.json --out 0.1=replayed.bin && cmp direct.bin replayed.bin

# A barrier less, and the race is found; what is complete is clean.
$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --check

$ grep -v '^  barrier' sum.comp > racing.comp && lanewise run racing.comp --target gfx900 --specialize 0=u32:128 --grid 1 --bind 0.0='u32[128]=iota' --bind 0.1='u32[1]=zeros' --push u32:3 --check 2>&1 | grep -o '^races: LDS memory is accessed by two waves with no barrier between them'
races: LDS memory is accessed by two waves with no barrier between them
...

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --count | head -1
sum on gfx900: 190 wave instructions of 4 waves in 2 workgroups

$ lanewise time sum.comp --device navi10-5700xt --wave-size 32 --specialize 0=u32:128 --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 | head -1
sum on navi10-5700xt (gfx1010) at 1905 MHz

$ lanewise info sum.hsaco --json | python3 -c 'import json, sys; k = json.load(sys.stdin)["kernels"][0]; print(k["bindings"][1], k["push_constant_bytes"])'
{'binding': 1, 'count': 1, 'set': 0, 'type': 'storage buffer'} 4

# Values as memory: 16 bytes of uniform buffer. Reads past a buffer's end give 0.
$ printf '#version 450\nlayout(local_size_x = 4) in;\nlayout(binding = 0) uniform U { vec4 u; };\nlayout(std430, binding = 1) buffer B { float b[]; };\nlayout(binding = 2) buffer C { float c[]; } many[];\nvoid main() { uint i = gl_LocalInvocationIndex; b[i] = u[i] + b[i + 4] + many[i].c[0]; }\n' > values.comp && sed -i '1a #extension GL_EXT_nonuniform_qualifier : require' values.comp && sed -i 's/many\[i\]/many[nonuniformEXT(i)]/' values.comp && lanewise run values.comp --target gfx1010 --grid 1 --bind 0.0=f32x4:1,2,3,4 --bind 0.1='f32[6]=fill:10' --bind 0.2.1=f32:0.5 --print 0.1
0.1: 11 12.5 3 4 10 10

# What is wrong, one by one.
$ lanewise run values.comp --target gfx1010 --grid 1 --bind 0.0=f32x4:1,2,3,4
error: nothing is bound to 0.1 (storage buffer); --bind is SET.BINDING[.INDEX]=ARG, such as 0.1=f32[64]=iota
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind 0.0=f32x4:1,2,3,4 --bind 0.0=f32x4:1,2,3,4
error: binding 0.0: is bound twice
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind 1.0=f32x4:1,2,3,4
error: binding 1.0: the shader has no such binding; it has: 0.0 (uniform buffer), 0.1 (storage buffer), 0.2 (storage buffer[])
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind 0.1.1=f32:1
error: binding 0.1.1: the shader has 1 descriptor there
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind 0.2.1024=f32:1
error: binding 0.2.1024: the shader has 1024 descriptors there, as many as are given room to an array without a size
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind 0.1=lds:64
error: binding 0.1: expected memory, such as f32[64]=iota, or a value; found lds:64
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind 0.1='u8[7]=zeros'
error: binding 0.1: 7 bytes; descriptors count whole dwords, from 4 bytes to less than 4 GiB
exit 2

$ lanewise run values.comp --target gfx1010 --grid 1 --bind first=f32:1
error: --bind first=f32:1: expected SET.BINDING[.INDEX]=ARG, such as 0.1=f32[64]=iota
exit 2

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros'
error: the shader takes 4 bytes of push constants, 0 given (--push TYPE:V[,TYPE:V]…)
exit 2

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u16:3,f64:1
error: the shader takes 4 bytes of push constants, 16 given
exit 2

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push 'u32[1]=zeros,u32:1'
error: --push u32[1]=zeros,u32:1: expected TYPE:V[,TYPE:V]…, such as f32:2.5,u32:7
exit 2

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 'u32[4]=iota'
error: a shader takes no arguments: memory is bound with --bind, values are --push
exit 2

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --print 0.2
error: --print 0.2: nothing is bound there
exit 2

$ lanewise run sum.hsaco --grid 2 --work-items 200 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3
error: --work-items 200,1,1: workgroups of shaders are never partial
exit 2

$ lanewise run sum.hsaco --grid 2 --block 64 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3
error: --block 64,1,1: kernel 'sum' is compiled for workgroups of 128,1,1 alone (reqd_work_group_size)
exit 2

$ lanewise run sum.hsaco --specialize 0=u32:64 --grid 2
error: sum.hsaco: --specialize is for a shader's source, and this is none
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 4=u32:64
sum.comp: error: --specialize 4=u32:64: the shader has no specialization constant 4; it has: 0
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 0=i32:64
sum.comp: error: --specialize 0=i32:64: the constant is an unsigned integer of 32 bits, which is written u32:V
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 0=u32:64 --specialize 0=u32:32
sum.comp: error: --specialize 0=u32:32: constant 0 has a value already
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 0=u32:4096
sum.comp: error: workgroups of 4096 x 1 x 1: a workgroup has 1 to 1024 work-items
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --wave-size 32
sum.comp: error: --wave-size 32: gfx900 has no such waves
exit 2

$ lanewise compile examples/sum.cl --target gfx900 -o kernel.hsaco && lanewise run kernel.hsaco --grid 1 --block 64 --bind 0.0=u32:1
error: kernel sum is no shader: it takes no bindings (--bind)
exit 2

$ printf '{"code_object": "sum.hsaco", "grid": [2],\n "bind": {"0.0": {"buffer": "x"}}}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:29: bind.0.0.buffer: there is no buffer "x"
exit 2

$ printf '{"code_object": "sum.hsaco", "grid": [2],\n "bind": {"first": "u32:1"}}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:20: bind.first: expected "SET.BINDING" or "SET.BINDING.INDEX" as the key
exit 2

$ printf '{"code_object": "sum.hsaco", "grid": [2],\n "bind": {"0.0": "u32[256]=iota", "0.3": "u32:1"}, "push": ["u32:1"]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:42: bind.0.3: the shader has no such binding; it has: 0.0 (storage buffer), 0.1 (storage buffer)
exit 2

# What the driver or the emulator does not do.
$ printf '#version 450\n#extension GL_EXT_shader_atomic_float : require\nlayout(local_size_x = 1) in;\nlayout(binding = 0) buffer B { float b; };\nvoid main() { atomicAdd(b, 1.0); }\n' > adding.comp && lanewise run adding.comp --target gfx900 --grid 1
adding.comp: error: the shader needs the SPIR-V capability 6033, which is none that compute shaders are compiled with here
exit 2

$ printf '#version 450\nlayout(local_size_x = 1) in;\nlayout(binding = 0) uniform sampler2D s;\nlayout(binding = 1) buffer B { vec4 b; };\nvoid main() { b = texture(s, vec2(0)); }\n' > texture.comp && lanewise run texture.comp --target gfx900 --grid 1
not modelled: texture.comp: binding 0.0 is a combined image sampler: shaders run with storage buffers and uniform buffers alone
exit 4

$ printf '#version 450\n#extension GL_KHR_shader_subgroup_shuffle : require\nlayout(local_size_x = 64) in;\nlayout(binding = 0) buffer B { uint b[]; };\nvoid main() { uint i = gl_LocalInvocationIndex; b[i] = subgroupShuffle(b[i], b[i]); }\n' > shuffle.comp && lanewise run shuffle.comp --target gfx1030 --wave-size 32 --grid 1 --bind 0.0='u32[64]=fill:3' --print 0.0:1
0.0: 3 …

$ lanewise run shuffle.comp --target gfx1030 --grid 1 --bind 0.0='u32[64]=fill:3'
not modelled: shuffle.comp: the kernel has VGPRs that both halves of a wave of 64 share (SHARED_VGPR_COUNT); waves of 32 have none
exit 4
