__attribute__((amdgpu_kernel)) void from_c(__attribute__((address_space(1))) int *out) { out[0] = 7; }
