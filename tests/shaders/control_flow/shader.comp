// Loops that lanes leave at different times, switches, early returns, calls.
#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { uint data[]; };
uint collatz(uint n) {
  uint steps = 0;
  while (n != 1 && steps < 200) {
    n = (n & 1) != 0 ? 3 * n + 1 : n >> 1;
    ++steps;
  }
  return steps;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i % 13 == 5) return;
  uint result = collatz(i + 1);
  switch (i % 5) {
    case 0: result += 1000; break;
    case 1: result *= 3;
    case 2: result ^= 0x55; break;
    case 3:
      for (uint k = 0; k < i; ++k) {
        if (k % 7 == 3) continue;
        if (k > 20) break;
        result += k;
      }
      break;
    default: result = ~result;
  }
  data[i] = result;
}
