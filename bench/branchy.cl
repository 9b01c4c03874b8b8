// Lengths of Collatz sequences: a loop that every lane leaves at a time of its own, with a branch in it.
kernel void branchy(global uint* lengths, uint first) {
  uint value = first + get_global_id(0);
  uint length = 0;
  while (value > 1) {
    if (value & 1) value = 3 * value + 1;
    else value >>= 1;
    ++length;
  }
  lengths[get_global_id(0)] = length;
}
