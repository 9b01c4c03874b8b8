// Collatz steps: every lane leaves the loop at its own time.
__kernel void collatz(__global const uint* in, __global uint* steps, uint limit) {
  const uint id = get_global_id(0);
  uint n = in[id];
  uint count = 0;
  while (n != 1) {
    if (count == limit) break;
    n = n & 1 ? 3 * n + 1 : n >> 1;
    ++count;
  }
  steps[id] = count;
}

// Nested loops with break and continue on several levels, and an early return.
__kernel void nested(__global const uint* in, __global uint* out) {
  const uint id = get_global_id(0);
  const uint v = in[id];
  if (v % 11 == 3) return;
  uint sum = 0;
  for (uint i = 0; i < (v & 15); ++i) {
    if ((i ^ v) % 5 == 0) continue;
    for (uint j = i; j < 20; j += 1 + (v >> 30)) {
      if (((v >> j) & 3) == 3) break;
      uint k = j;
      do {
        sum += k * i;
        if (sum % 13 == 7) goto next_row;
        k += 3;
      } while (k < (v >> 8) % 29);
      if (sum & 64) continue;
      sum ^= j << 4;
    }
  next_row:
    sum = sum * 5 + i;
    if (sum > 0xf0000000u) break;
  }
  out[id] = sum;
}

// Conditions with side effects, short circuits, and both arms of unbalanced branches.
__kernel void branches(__global const int* in, __global int* out) {
  const uint id = get_global_id(0);
  const int v = in[id];
  int calls = 0;
  int result;
  if (v > 0 && (++calls, v % 3 == 0) && (++calls, v % 5 == 0)) {
    result = v / 15;
  } else if (v < -1000000000 || (++calls, (v & 7) == 1)) {
    result = id % 2 ? -v : v ^ 0x55;
    if (result > 100) result -= id < 20 ? 100 : id < 40 ? 200 : 300;
  } else {
    result = 0;
    for (int bit = 0; bit < 32; bit += 2) {
      if ((v >> bit) & 1) {
        if ((v >> (bit + 1)) & 1) result += 3;
        else result -= 1;
      } else if (bit > 16) {
        result <<= 1;
      }
    }
  }
  out[id] = result * 16 + calls;
}

// Depth-first search with a private stack: solutions of the n queens, the first row's column fixed by the work-item.
__kernel void queens(__global uint* solutions, uint n) {
  const uint id = get_global_id(0);
  uint count = 0;
  if (id < n) {
    uint columns[10];
    uint left[10];
    uint right[10];
    uint open[10];
    const uint all = (1u << n) - 1;
    uint row = 1;
    columns[1] = 1u << id;
    left[1] = columns[1] << 1;
    right[1] = columns[1] >> 1;
    open[1] = all & ~(columns[1] | left[1] | right[1]);
    while (row > 0) {
      if (open[row] == 0) {
        --row;
        continue;
      }
      const uint place = open[row] & (0u - open[row]);
      open[row] ^= place;
      if (row == n - 1) {
        ++count;
        continue;
      }
      columns[row + 1] = columns[row] | place;
      left[row + 1] = (left[row] | place) << 1;
      right[row + 1] = (right[row] | place) >> 1;
      ++row;
      open[row] = all & ~(columns[row] | left[row] | right[row]);
    }
  }
  solutions[id] = count;
}
