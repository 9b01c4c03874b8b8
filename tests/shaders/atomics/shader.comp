// Atomics on buffers and shared memory, by all waves of all workgroups; the order does not show in the result.
#version 450
layout(local_size_x = 128) in;
layout(std430, binding = 0) readonly buffer From { uint from[]; };
layout(std430, binding = 1) buffer To { uint count[16]; uint least; uint most; int lowest; uint bits; uint mask; uint odd; uint last; };
shared uint local_count[16];
shared uint claimed;
void main() {
  if (gl_LocalInvocationIndex < 16) local_count[gl_LocalInvocationIndex] = 0;
  if (gl_LocalInvocationIndex == 0) claimed = 0;
  barrier();
  uint value = from[gl_GlobalInvocationID.x];
  atomicAdd(local_count[value & 15], 1);
  if (atomicCompSwap(claimed, 0, 1) == 0) atomicAdd(last, 1);
  atomicMin(least, value);
  atomicMax(most, value);
  atomicMin(lowest, int(value));
  atomicOr(bits, value & 0xffff);
  atomicAnd(mask, value | 0xff0000ff);
  atomicXor(odd, value);
  barrier();
  if (gl_LocalInvocationIndex < 16) atomicAdd(count[gl_LocalInvocationIndex], local_count[gl_LocalInvocationIndex]);
}
