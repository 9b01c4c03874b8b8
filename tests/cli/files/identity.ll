target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @from_ir(ptr addrspace(1) %out, i32 %value) {
  store i32 %value, ptr addrspace(1) %out
  ret void
}
