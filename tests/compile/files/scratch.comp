// A private array that does not fit registers lies in scratch memory.
#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint values[]; } data;

void main() {
  uint history[256];
  uint x = data.values[gl_GlobalInvocationID.x];
  for (int i = 0; i < 256; ++i) history[i] = x = x * 1664525u + 1013904223u;
  for (int i = 0; i < 64; ++i) x ^= history[(x >> 7) & 255u];
  data.values[gl_GlobalInvocationID.x] = x;
}
