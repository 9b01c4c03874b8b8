; Half-precision arithmetic on gfx8 with and without sub-dword addressing (SDWA), for its rate. Each kernel repeats one
; operation, d = a + b or d = a * b + c, so often that little else counts: 128 times in a pass, on four values that do
; not depend on each other.
target triple = "amdgcn-amd-amdhsa"

; The operations. t and u are registers that they may use.
; v_add_f16, one half.
module asm ".macro add d, a, b, c, t, u"
module asm "  v_add_f16 \\d, \\a, \\b"
module asm ".endm"
; Two halves, the upper ones by SDWA.
module asm ".macro packed_add_sdwa d, a, b, c, t, u"
module asm "  v_add_f16 \\d, \\a, \\b"
module asm "  v_add_f16_sdwa \\d, \\a, \\b dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1"
module asm ".endm"
; The same without SDWA: the upper halves are shifted down, and their sum up.
module asm ".macro packed_add d, a, b, c, t, u"
module asm "  v_lshrrev_b32 \\t, 16, \\a"
module asm "  v_lshrrev_b32 \\u, 16, \\b"
module asm "  v_add_f16 \\d, \\a, \\b"
module asm "  v_add_f16 \\t, \\t, \\u"
module asm "  v_lshlrev_b32 \\t, 16, \\t"
module asm "  v_or_b32 \\d, \\d, \\t"
module asm ".endm"
; Two halves whose sums change places, the lower one computed first.
module asm ".macro packed_add_swap_low d, a, b, c, t, u"
module asm "  v_add_f16_sdwa \\d, \\a, \\b dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0"
module asm "  v_add_f16_sdwa \\d, \\a, \\b dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1"
module asm ".endm"
; The same with the upper one first.
module asm ".macro packed_add_swap_high d, a, b, c, t, u"
module asm "  v_add_f16_sdwa \\d, \\a, \\b dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1"
module asm "  v_add_f16_sdwa \\d, \\a, \\b dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0"
module asm ".endm"
; v_mad_f16, one half.
module asm ".macro mad d, a, b, c, t, u"
module asm "  v_mad_f16 \\d, \\a, \\b, \\c"
module asm ".endm"
; Two halves. v_mad_f16 has no SDWA: the upper ones take a multiplication and an addition.
module asm ".macro packed_mad_sdwa d, a, b, c, t, u"
module asm "  v_mad_f16 \\d, \\a, \\b, \\c"
module asm "  v_mul_f16_sdwa \\d, \\a, \\b dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1"
module asm "  v_add_f16_sdwa \\d, \\d, \\c dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_1"
module asm ".endm"

; 128 of them: from x to y and back.
module asm ".macro measure op, x0, x1, x2, x3, y0, y1, y2, y3, t, u, b, c"
module asm "  .rept 16"
module asm "  \\op \\y0, \\x0, \\b, \\c, \\t, \\u"
module asm "  \\op \\y1, \\x1, \\b, \\c, \\t, \\u"
module asm "  \\op \\y2, \\x2, \\b, \\c, \\t, \\u"
module asm "  \\op \\y3, \\x3, \\b, \\c, \\t, \\u"
module asm "  \\op \\x0, \\y0, \\b, \\c, \\t, \\u"
module asm "  \\op \\x1, \\y1, \\b, \\c, \\t, \\u"
module asm "  \\op \\x2, \\y2, \\b, \\c, \\t, \\u"
module asm "  \\op \\x3, \\y3, \\b, \\c, \\t, \\u"
module asm "  .endr"
module asm ".endm"

; x0 to x3, y0 to y3, t and u.
%registers = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()

define amdgpu_kernel void @add(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure add, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @packed_add_sdwa(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure packed_add_sdwa, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @packed_add(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure packed_add, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @packed_add_swap_low(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure packed_add_swap_low, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @packed_add_swap_high(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure packed_add_swap_high, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @mad(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure mad, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @packed_mad_sdwa(ptr addrspace(1) %out, i32 %a, i32 %b, i32 %c, i32 %passes) #0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 8
  %index = or i32 %base, %item
  %x = add i32 %a, %item
  br label %pass
pass:
  %n = phi i32 [ 0, %entry ], [ %next, %pass ]
  %x0 = phi i32 [ %x, %entry ], [ %y0, %pass ]
  %x1 = phi i32 [ %x, %entry ], [ %y1, %pass ]
  %x2 = phi i32 [ %x, %entry ], [ %y2, %pass ]
  %x3 = phi i32 [ %x, %entry ], [ %y3, %pass ]
  %r = call %registers asm sideeffect "measure packed_mad_sdwa, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11",
    "=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,=&v,v,v,0,1,2,3"(i32 %b, i32 %c, i32 %x0, i32 %x1, i32 %x2, i32 %x3)
  %y0 = extractvalue %registers %r, 0
  %y1 = extractvalue %registers %r, 1
  %y2 = extractvalue %registers %r, 2
  %y3 = extractvalue %registers %r, 3
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, %passes
  br i1 %more, label %pass, label %end
end:
  %s = xor i32 %y0, %y1
  %t = and i32 %y2, %y3
  %u = or i32 %s, %t
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %u, ptr addrspace(1) %at
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
