enum { push_constant, add, subtract, multiply, negate, duplicate, swap, exclusive_or, shift_left, shift_right,
       jump_if_zero, jump, input, modulo, maximum, halt };

// A stack machine: each lane runs its own program of (operation, operand) pairs.
__kernel void interpret(__global const uchar* programs, __global const uint* starts, __global const int* inputs,
                        __global int* results, __global uint* steps, uint limit) {
  const uint id = get_global_id(0);
  int stack[16];
  int top = 0;
  uint pc = starts[id % 4];
  uint count = 0;
  bool running = true;
  stack[0] = 0;
  while (running && count < limit) {
    const uchar operation = programs[2 * pc];
    const uchar operand = programs[2 * pc + 1];
    ++pc;
    ++count;
    switch (operation) {
      case push_constant: stack[++top] = operand; break;
      case add: --top; stack[top] += stack[top + 1]; break;
      case subtract: --top; stack[top] -= stack[top + 1]; break;
      case multiply: --top; stack[top] *= stack[top + 1]; break;
      case negate: stack[top] = -stack[top]; break;
      case duplicate: stack[top + 1] = stack[top]; ++top; break;
      case swap: {
        const int t = stack[top];
        stack[top] = stack[top - operand];
        stack[top - operand] = t;
        break;
      }
      case exclusive_or: --top; stack[top] ^= stack[top + 1]; break;
      case shift_left: stack[top] = (int)((uint)stack[top] << (operand & 31)); break;
      case shift_right: stack[top] >>= operand & 31; break;
      case jump_if_zero: if (stack[top--] == 0) pc = operand; break;
      case jump: pc = operand; break;
      case input: stack[++top] = inputs[id]; break;
      case modulo: stack[top] %= (int)operand + 1; break;
      case maximum: --top; stack[top] = max(stack[top], stack[top + 1]); break;
      default: running = false; break;
    }
  }
  results[id] = stack[top];
  steps[id] = count;
}

uint classify(uint v) {
  switch (v % 23) {
    case 0: return 101;
    case 1: case 2: case 3: return v + 7;
    case 4: return v ^ 0x5a5a;
    case 5: v *= 3;  // falls through
    case 6: return v * v;
    case 7: return popcount(v);
    case 9: return clz(v);
    case 11: return rotate(v, 11u);
    case 12: case 13: return 0;
    case 17: return v / 17;
    case 20: return ~v;
    case 22: return v - 1000000;
    default: return v >> 1;
  }
}

__kernel void sparse_switch(__global const uint* in, __global uint* out) {
  const uint id = get_global_id(0);
  uint v = in[id];
  for (uint i = 0; i < 5; ++i) v = classify(v) + i;
  out[id] = v;
}
