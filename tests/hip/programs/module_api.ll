; A kernel as the SDWA article makes them: bytes added in packed registers, from LLVM IR to a code object.
target triple = "amdgcn-amd-amdhsa"

@offset = addrspace(1) externally_initialized global i32 7, align 4

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()

define amdgpu_kernel void @add_bytes(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) #0 {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %group, 64
  %index = add i32 %base, %item
  %at = zext i32 %index to i64
  %pa = getelementptr <4 x i8>, ptr addrspace(1) %a, i64 %at
  %pb = getelementptr <4 x i8>, ptr addrspace(1) %b, i64 %at
  %x = load <4 x i8>, ptr addrspace(1) %pa
  %y = load <4 x i8>, ptr addrspace(1) %pb
  %more = load i32, ptr addrspace(1) @offset
  %byte = trunc i32 %more to i8
  %first = insertelement <4 x i8> poison, i8 %byte, i32 0
  %splat = shufflevector <4 x i8> %first, <4 x i8> poison, <4 x i32> zeroinitializer
  %sum = add <4 x i8> %x, %y
  %all = add <4 x i8> %sum, %splat
  %po = getelementptr <4 x i8>, ptr addrspace(1) %out, i64 %at
  store <4 x i8> %all, ptr addrspace(1) %po
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
