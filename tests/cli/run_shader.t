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

$ grep -v '^  barrier' sum.comp > racing.comp && lanewise run racing.comp --target gfx900 --specialize 0=u32:128 --grid 1 --bind 0.0='u32[128]=iota' --bind 0.1='u32[1]=zeros' --push u32:3 --check 2>&1 | grep -o '^races: LDS memory is accessed by two waves, and no barrier lies between the accesses'
races: LDS memory is accessed by two waves, and no barrier lies between the accesses
...

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 --count | head -1
sum on gfx900: 190 wave instructions of 4 waves in 2 workgroups

$ lanewise time sum.comp --device navi10-5700xt --wave-size 32 --specialize 0=u32:128 --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u32:3 | head -1
sum on navi10-5700xt (gfx1010) at 1905 MHz

$ lanewise info sum.hsaco --json | python3 -c 'import json, sys; k = json.load(sys.stdin)["kernels"][0]; print(k["bindings"][1], k["push_constant_bytes"], k["push_constants"])'
{'binding': 1, 'count': 1, 'name': 'Out', 'set': 0, 'type': 'storage buffer'} 4 [{'count': 1, 'name': 'factor', 'offset_bytes': 0, 'size_bytes': 4, 'type': 'u32'}]

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
error: binding 0.2.1024: the shader has 1024 descriptors there, the number that is reserved for an array without a size
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
error: the shader takes 4 bytes of push constants, 0 given; the shader has u32 factor at 0 (--push TYPE:V[,TYPE:V]…)
exit 2

$ lanewise run sum.hsaco --grid 2 --bind 0.0='u32[256]=iota' --bind 0.1='u32[2]=zeros' --push u16:3,f64:1
error: the shader takes 4 bytes of push constants, 16 given; the shader has u32 factor at 0; given are u16 at 0, f64 at 8
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
error: sum.hsaco: --specialize needs the source of a shader
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 4=u32:64
error: sum.comp: --specialize 4=u32:64: the shader has no specialization constant 4; it has: 0
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 0=i32:64
error: sum.comp: --specialize 0=i32:64: the constant is an unsigned integer of 32 bits, which is written u32:V
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 0=u32:64 --specialize 0=u32:32
error: sum.comp: --specialize 0=u32:32: constant 0 has a value already
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --specialize 0=u32:4096
error: sum.comp: workgroups of 4096 x 1 x 1: a workgroup has 1 to 1024 work-items
exit 2

$ lanewise run sum.comp --target gfx900 --grid 2 --wave-size 32
error: sum.comp: --wave-size 32: gfx900 does not support this wave size
exit 2

$ lanewise compile examples/sum.cl --target gfx900 -o kernel.hsaco && lanewise run kernel.hsaco --grid 1 --block 64 --bind 0.0=u32:1
error: kernel sum is not a shader: it takes no bindings (--bind)
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
error: adding.comp: the shader needs the SPIR-V capability AtomicFloat32AddEXT (6033); compute shaders are not compiled with it here
exit 2

$ printf '#version 450\nlayout(local_size_x = 1) in;\nlayout(binding = 0) uniform sampler2D s;\nlayout(binding = 1) buffer B { vec4 b; };\nvoid main() { b = texture(s, vec2(0)); }\n' > texture.comp && lanewise run texture.comp --target gfx900 --grid 1
error: nothing is bound to 0.0 (combined image sampler: the image), 0.0 (combined image sampler: the sampler), 0.1 (storage buffer); --bind is SET.BINDING[.INDEX]=ARG, such as 0.1=f32[64]=iota
exit 2

$ printf '#version 450\n#extension GL_KHR_shader_subgroup_shuffle : require\nlayout(local_size_x = 64) in;\nlayout(binding = 0) buffer B { uint b[]; };\nvoid main() { uint i = gl_LocalInvocationIndex; b[i] = subgroupShuffle(b[i], b[i]); }\n' > shuffle.comp && lanewise run shuffle.comp --target gfx1030 --wave-size 32 --grid 1 --bind 0.0='u32[64]=fill:3' --print 0.0:1
0.0: 3 …

$ lanewise run shuffle.comp --target gfx1030 --grid 1 --bind 0.0='u32[64]=fill:3' --print 0.0:1
0.0: 3 …

# VGPRs that both halves of a wave share: what the high half writes is what remains.
$ lanewise as shared_vgprs.s -o shared_vgprs.hsaco && lanewise run shared_vgprs.hsaco --kernel both_halves --grid 1 --block 64 'u32[64]=zeros' --check --print 0:6:4 --print 0:38:4
0: … 6 7 12288 12800 …
0: … 6 7 12288 12800 …

$ lanewise run shared_vgprs.hsaco --kernel loads --grid 1 --block 64 'u32[64]=zeros'
not modelled: an instruction that writes a shared VGPR and does more than that
  in kernel loads, workgroup (0, 0, 0), wave 0, pc 0x100000001810: global_load_dword v8, v1, s[0:1]
exit 4

# Images and samplers: what a binding takes, and what it does not.
$ printf '#version 450\nlayout(local_size_x = 4, local_size_y = 4) in;\nlayout(rgba8, binding = 0) uniform image2D from;\nlayout(rgba8, binding = 1) uniform image2D to[2];\nlayout(binding = 2) uniform sampler2D both;\nlayout(binding = 3) uniform sampler alone;\nlayout(binding = 4) uniform texture2D image;\nlayout(binding = 5, r32f) uniform imageBuffer texels;\nlayout(binding = 6) buffer B { vec4 b; };\nvoid main() { ivec2 at = ivec2(gl_GlobalInvocationID); imageStore(to[at.x & 1], at, imageLoad(from, at)); b = texture(both, vec2(0.5)) + texture(sampler2D(image, alone), vec2(0.5)); imageStore(texels, at.x, b); }\n' > kinds.comp && lanewise compile kinds.comp --target gfx1010 -o kinds.hsaco && lanewise info kinds.hsaco | grep binding
  binding 0.0 storage image from, 2D, rgba8
  binding 0.1 storage image[2] to, 2D, rgba8
  binding 0.2 combined image sampler both, 2D
  binding 0.3 sampler alone
  binding 0.4 sampled image image, 2D
  binding 0.5 storage texel buffer texels, buffer, r32f
  binding 0.6 storage buffer B

$ lanewise run kinds.hsaco --grid 1
error: nothing is bound to 0.0 (storage image), 0.1 (storage image), 0.1.1 (storage image), 0.2 (combined image sampler: the image), 0.2 (combined image sampler: the sampler), 0.3 (sampler), 0.4 (sampled image), 0.5 (storage texel buffer), 0.6 (storage buffer); --bind is SET.BINDING[.INDEX]=ARG, such as 0.1=f32[64]=iota
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=u32[16]=iota'
error: binding 0.0: is a storage image: expected image2d[WxH,rgba8]=INIT or image:SET.BINDING[.INDEX][,level:N][,format:F]; found u32[16]=iota
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=sampler:linear,repeat'
error: binding 0.0: is a storage image: expected image2d[WxH,rgba8]=INIT or image:SET.BINDING[.INDEX][,level:N][,format:F]; found sampler:linear,repeat
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image2d[4x4,rgba16f]=zeros'
error: binding 0.0: is a storage image: expected image2d[WxH,rgba8]=INIT or image:SET.BINDING[.INDEX][,level:N][,format:F]; found image2d[4x4,rgba16f]
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.3=image2d[4x4,rgba8]=zeros'
error: binding 0.3: is a sampler: expected sampler:FILTER,ADDRESS[,OPTION]…; found image2d[4x4,rgba8]
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.5=image2d[4x4,r32f]=zeros'
error: binding 0.5: is a storage texel buffer: expected image1d_buffer[W,r32f]=INIT; found image2d[4x4,r32f]
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.6=image2d[4x4,rgba8]=zeros'
error: binding 0.6: is a storage buffer: expected memory, such as f32[64]=iota, or a value; found image2d[4x4,rgba8]
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image:0.7'
error: --bind 0.0: 'image:0.7': there is no image bound to 0.7
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image:0'
error: --bind 0.0: 'image:0': expected image:SET.BINDING[.INDEX][,level:N][,format:F]
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2]=zeros' --bind '0.1=image:0.0,level:2'
error: --bind 0.1: 'image:0.0,level:2': the image has 2 levels
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2,level:2]=zeros'
error: --bind 0.0: 'image2d[4x4,rgba8,levels:2,level:2]=zeros': level 2: the image has 2 levels
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2]=iota' --bind '0.1.0=image:0.0,level:1' --bind '0.1.1=image:0.0,level:1' --bind '0.2=image2d[2x2,rgba8]=fill:255' --bind 0.3=sampler:nearest,repeat --bind '0.4=image2d[2x2,rgba32f]=fill:1,2,3,4' --bind '0.5=image1d_buffer[8,r32f]=zeros' --bind '0.6=f32[4]=zeros'
error: nothing is bound to 0.2 (combined image sampler: the sampler); --bind is SET.BINDING[.INDEX]=ARG, such as 0.1=f32[64]=iota
exit 2

$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2]=iota' --bind '0.1.0=image:0.0,level:1' --bind '0.1.1=image:0.0,level:1' --bind '0.2=image2d[2x2,rgba8]=fill:255' --bind 0.2=sampler:linear,clamp_to_edge --bind 0.3=sampler:nearest,repeat --bind '0.4=image2d[2x2,rgba32f]=fill:1,2,3,4' --bind '0.5=image1d_buffer[8,r32f]=zeros' --bind '0.6=f32[4]=zeros' --print 0.6 --print 0.5 --print 0.0:16:4
0.6: 2 3 4 5
0.5: 2 2 2 2 0 0 0 0
0.0: … 0,1,2,3 4,5,6,7 16,17,18,19 20,21,22,23

# A launch file keeps images by their texels, and samplers and levels of other bindings as they were written.
$ lanewise run kinds.hsaco --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2]=iota' --bind '0.1.0=image:0.0,level:1' --bind '0.1.1=image:0.0,level:1' --bind '0.2=image2d[2x2,rgba8,layout:standard4k]=rand:5' --bind 0.2=sampler:linear,clamp_to_edge --bind 0.3=sampler:nearest,repeat --bind '0.4=image2d[2x2,rgba32f]=rand:6' --bind '0.5=image1d_buffer[8,r32f]=zeros' --bind '0.6=f32[4]=zeros' --save-launch kinds --out 0.6=kinds.bin --out 0.0=level.bin && ls kinds && grep -A22 '"bind"' kinds/launch.json
binding0.bin
binding3.bin
binding6.bin
code.hsaco
launch.json
  "bind": {
    "0.0": "image2d[4x4,rgba8,levels:2]=@binding0.bin",
    "0.1": "image:0.0,level:1",
    "0.1.1": "image:0.0,level:1",
    "0.2": [
      "image2d[2x2,rgba8,layout:standard4k]=@binding3.bin",
      "sampler:linear,clamp_to_edge"
    ],
    "0.3": "sampler:nearest,repeat",
    "0.4": "image2d[2x2,rgba32f]=@binding6.bin",
    "0.5": "image1d_buffer[8,r32f]=zeros",
    "0.6": {
      "buffer": "binding 0.6",
      "offset_bytes": 0
    }
  },
  "buffers": [
    {
      "name": "binding 0.6",
      "address": "0x100000079000",
      "contents": "u8[16]=zeros"
    }
  ]

$ lanewise run --launch kinds/launch.json --out 0.6=again.bin --out 0.0=again_level.bin && cmp kinds.bin again.bin && cmp level.bin again_level.bin && lanewise run --launch kinds/launch.json --save-launch kinds_again && diff -r kinds kinds_again

$ lanewise run kinds.hsaco --grid 1 --bind 0.3=sampler:linear,repeat,mip:most
error: --bind 0.3: 'sampler:linear,repeat,mip:most': expected sampler:FILTER,ADDRESS[,OPTION]…, with FILTER one of nearest linear, ADDRESS one of none clamp_to_edge clamp clamp_to_border repeat mirrored_repeat mirror_clamp_to_edge, and OPTION one of unnormalized mip:nearest mip:linear compare:FUNCTION, FUNCTION one of never less equal less_or_equal greater not_equal greater_or_equal always
exit 2

# Levels of gfx8 are images of their own.
$ printf '#version 450\nlayout(local_size_x = 1) in;\nlayout(binding = 0) uniform sampler2D s;\nlayout(binding = 1) buffer B { vec4 b; };\nvoid main() { b = textureLod(s, vec2(0), 1); }\n' > level.comp && lanewise run level.comp --target gfx803 --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2]=zeros' --bind 0.0=sampler:nearest,repeat --bind '0.1=f32[4]=zeros'
not modelled: binding 0.0: 'image2d[4x4,rgba8,levels:2]=zeros': several levels in one descriptor, on gfx803; ',level:0' after the format binds one level
exit 4

$ lanewise run level.comp --target gfx803 --grid 1 --bind '0.0=image2d[4x4,rgba8,levels:2,level:0]=fill:255' --bind 0.0=sampler:nearest,repeat --bind '0.1=f32[4]=zeros' --print 0.1
0.1: 1 1 1 1

# HLSL: the entry point, bindings, and registers that are one binding.
$ printf 'RWStructuredBuffer<uint> values;\nStructuredBuffer<uint> more;\ncbuffer Settings { uint factor; float3 tint; };\n// [numthreads(1,1,1)] void none(\n[numthreads(8, 1, 1)]\nvoid scale(uint3 id : SV_DispatchThreadID) { values[id.x] = values[id.x] * factor + more[id.x]; }\n' > scale.hlsl && lanewise compile scale.hlsl --target gfx900 -o scale.hsaco && lanewise info scale.hsaco | grep binding && lanewise run scale.hlsl --target gfx1030 --grid 1 --bind '0.0=u32[8]=iota' --bind '0.1=u32[8]=fill:100' --bind '0.2=u32[8]=fill:3' --print 0.0
  binding 0.0 storage buffer values
  binding 0.1 storage buffer more
  binding 0.2 uniform buffer Settings
0.0: 100 103 106 109 112 115 118 121

$ sed 's/values;/values : register(u0);/; s/more;/more : register(t0);/' scale.hlsl > registers.hlsl && lanewise compile registers.hlsl --target gfx900 -o registers.hsaco
error: registers.hlsl: set = 0, binding = 0: two resources, 'values' and 'more'
  hint: registers b0, t0, s0 and u0 of HLSL are all binding 0: give each resource a binding of its own with [[vk::binding(N)]], or move kinds: -- --shift-texture-binding 16 --shift-sampler-binding 32 --shift-image-binding 48 --shift-ssbo-binding 64
exit 2

$ sed 's/values;/values : register(u0);/; s/more;/more : register(t1);/; s/Settings/Settings : register(b0)/' scale.hlsl > kinds.hlsl && lanewise compile kinds.hlsl --target gfx900 -o registers.hsaco 2>&1 | head -1 && lanewise compile kinds.hlsl --target gfx900 -o registers.hsaco -- --shift-ssbo-binding 64 && lanewise info registers.hsaco | grep buffer
error: kinds.hlsl: set = 0, binding = 0: two resources of different kinds, 'values' and 'Settings'
  binding 0.0 uniform buffer Settings
  binding 0.64 storage buffer values
  binding 0.65 storage buffer more

$ sed 's/^void scale/void other(uint3 id : SV_DispatchThreadID) { values[0] = 1; }\n[numthreads(4, 1, 1)]\nvoid scale/' scale.hlsl > two.hlsl && lanewise compile two.hlsl --target gfx900 -o two.hsaco
error: two.hlsl: has several functions with [numthreads], name one with -e: other, scale
exit 2

$ lanewise compile two.hlsl --target gfx900 -o two.hsaco --entry scale && lanewise compile two.hlsl --target gfx900 -o two.hsaco -- -e other && lanewise info two.hsaco | grep other
other

# Included files, and the lines of errors in them.
$ mkdir -p parts && printf '#include "inner.glsl"\nuint twice(uint x) { return inner(x) + x; }\n' > parts/outer.glsl && printf 'uint inner(uint x) { return x; }\n' > parts/inner.glsl && printf '// A comment with #version 100\n#version 450\n#include "parts/outer.glsl"\nlayout(local_size_x = 4) in;\nlayout(binding = 0) buffer B { uint b[]; };\nvoid main() { b[gl_LocalInvocationIndex] = twice(b[gl_LocalInvocationIndex]); }\n' > including.comp && lanewise run including.comp --target gfx900 --grid 1 --bind '0.0=u32[4]=iota' --print 0.0
0.0: 0 2 4 6

$ sed 's/= twice/= thrice/' including.comp > wrong_include.comp && lanewise compile wrong_include.comp --target gfx900 -o wrong.hsaco 2>&1 | head -1
wrong_include.comp:6: error: 'thrice' : no matching overloaded function found

$ printf 'uint inner(uint x) { return y; }\n' > parts/inner.glsl && lanewise compile including.comp --target gfx900 -o wrong.hsaco 2>&1 | head -1
./parts/inner.glsl:1: error: 'y' : undeclared identifier

$ sed 's,parts/outer,outer,' including.comp > searching.comp && printf 'uint inner(uint x) { return x; }\n' > parts/inner.glsl && lanewise compile - -x glsl --target gfx900 -o searching.hsaco -- -Iparts < searching.comp

# Compilers obey --timeout.
$ lanewise compile searching.comp --target gfx900 -o searching.hsaco --timeout 0.001 -- -Iparts 2>&1 | grep -o 'interrupted: the 0.001 s of --timeout are over'
interrupted: the 0.001 s of --timeout are over

# An image in another format of as many bytes.
$ printf '#version 450\nlayout(local_size_x = 2) in;\nlayout(binding = 0) uniform sampler2D s;\nlayout(binding = 1, rgba8ui) uniform uimage2D u;\nlayout(binding = 2) buffer B { vec4 b[]; };\nvoid main() { ivec2 at = ivec2(gl_LocalInvocationIndex, 0); b[at.x] = texelFetch(s, at, 0) + vec4(imageLoad(u, at)); }\n' > views.comp && lanewise run views.comp --target gfx1010 --grid 1 --bind '0.0=image2d[2x1,rgba8_srgb]=fill:255' --bind 0.0=sampler:nearest,repeat --bind 0.1=image:0.0 --bind '0.2=f32[8]=zeros' --print 0.2:4
0.2: 256 256 256 256 …

$ lanewise run views.comp --target gfx1010 --grid 1 --bind '0.0=image2d[2x1,rgba16f]=fill:1' --bind 0.0=sampler:nearest,repeat --bind 0.1=image:0.0 --bind '0.2=f32[8]=zeros'
error: binding 0.1: accesses texels as rgba8ui (4 bytes); the image has rgba16f (8 bytes)
exit 2

$ lanewise run views.comp --target gfx1010 --grid 1 --bind '0.0=image2d[2x1,rgba8]=fill:1' --bind 0.0=sampler:nearest,repeat --bind 0.1=image:0.0,format:none
error: --bind 0.1: 'image:0.0,format:none': unknown format; there are: r8 r8_snorm r8ui r8i r16 r16_snorm r16ui r16i r16f r32ui r32i r32f rg8 rg8_snorm rg8ui rg8i rg16 rg16_snorm rg16ui rg16i rg16f rg32ui rg32i rg32f rgba8 rgba8_snorm rgba8_srgb rgba8ui rgba8i rgba16 rgba16_snorm rgba16ui rgba16i rgba16f rgba32ui rgba32i rgba32f bgra8 bgra8_srgb rgb565 rgb555 rgb10 rgb10a2 rgb10a2ui r11g11b10f rgb9e5
exit 2

# Nine push constants, one more than RADV puts into user data of every shader.
$ for t in gfx803 gfx900 gfx906 gfx1010 gfx1030 gfx1032; do lanewise run push_nine.comp --target $t --grid 3 --bind '0.0=u32[3]=zeros' --push u32:1,u32:1,u32:1,u32:1,u32:1,u32:1,u32:1,u32:1,u32:1 --print 0.0; done
0.0: 48 48 48
0.0: 48 48 48
0.0: 48 48 48
0.0: 48 48 48
0.0: 48 48 48
0.0: 48 48 48

# An object whose metadata has a workgroup of 0.
$ lanewise run shader_zero_block.hsaco --grid 2,2 --bind '0.0=image2d[16x16,rgba8]=rand:1' --bind '0.1=image2d[16x16,rgba8]=zeros' --push u32:1
error: shader_zero_block.hsaco: metadata: amdhsa.kernels[0]: .reqd_workgroup_size has the element 0; expected numbers from 1 to 1024
exit 2

# A texture counts as compressed (DCC) where drivers compress its layout and the shader cannot store to it.
$ printf '#version 450\nlayout(local_size_x = 64) in;\nlayout(binding = 0) uniform sampler2D from;\nlayout(binding = 1, rgba8) uniform writeonly image2D to;\nvoid main() { ivec2 at = ivec2(gl_GlobalInvocationID); imageStore(to, at, texelFetch(from, at * 2, 0)); }\n' > halves.comp && for t in optimal standard64k linear; do lanewise time halves.comp --device navi10-5700xt --grid 1,64 --bind "0.0=image2d[128x128,rgba8,layout:$t]=iota" --bind 0.0=sampler:nearest,repeat --bind '0.1=image2d[64x64,rgba8]=zeros' | grep -E '^  (memory  |textures)'; done
  memory             48 896 bytes read, 0 written
  textures           compressed (DCC): 48 640 of 65 536 bytes read; --set dcc_percent=100: uncompressed
  memory             65 792 bytes read, 0 written
  memory             33 024 bytes read, 0 written

$ lanewise time halves.comp --device navi10-5700xt --grid 1,64 --bind '0.0=image2d[128x128,rgba8,levels:2,layout:optimal]=iota' --bind 0.0=sampler:nearest,repeat --bind 0.1=image:0.0,level:1 --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["dispatches"][0]["memory"])'
{'bytes_read': 48768, 'bytes_written': 0, 'compressed_textures': {'bytes': 65536, 'bytes_read': 48512}}

$ lanewise time halves.comp --device navi10-5700xt --set dcc_percent=50 --grid 1,64 --bind '0.0=image2d[128x128,rgba8,layout:optimal]=iota' --bind 0.0=sampler:nearest,repeat --bind 0.1=image:0.0 | grep -E 'textures|DCC'
  compression (DCC) of image levels that the shader stores to
