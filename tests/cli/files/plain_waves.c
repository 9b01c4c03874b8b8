// Compares and chooses, so that VCC is an operand in the size of the wave.
__attribute__((amdgpu_kernel)) void choose(__attribute__((address_space(1))) int *out, int limit) {
  int item = __builtin_amdgcn_workitem_id_x();
  int value = out[item];
  out[item] = value > limit ? value * 3 : item;
  if (value > 2 * limit) out[item + 64] = limit;
}
