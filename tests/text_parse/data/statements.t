# Functions of expressions are numbers where their arguments are.
gfx900 v_mov_b32 v0, max(1,2) => 8202007e
gfx900 v_mov_b32 v0, max(1,200) => ff02007ec8000000
gfx900 s_movk_i32 s0, max(1,200) => c80000b0
gfx900 s_nop or(1) => 010080bf
gfx900 s_load_dword s0, s[2:3], max(1,16) => 010002c010000000
gfx900 v_add_f64 v[0:1], max(1,2), v[2:3] => 000080d282040200
gfx900 v_add_f32 v0, abs(max(1,2)), v1 => 82020002
gfx900 v_add_f32 v0, neg(max(1,2)), v1 => ff02000202000080
gfx900 v_add_f32 v0, lit(max(1,2)), v1 => ff02000202000000
gfx900 v_add_f32 v0, |max(1,2)|, v1 ! 1:16: a sign cannot stand before max()
gfx900 s_branch max(1,2) => 020082bf
gfx900 s_branch max(1,2)+1 => 030082bf
gfx900 .long max(1,2,3), or(1,2,4), alignto(5,8), 1+max(2,3)*2 => 03000000070000000800000007000000
gfx900 .long -max(1,2) ! 1:8: a sign cannot stand before max()
gfx900 .long ~or(1,2) ! 1:8: a sign cannot stand before or()
gfx900 .long !max(0) ! 1:8: a sign cannot stand before max()
gfx900 .long 1+-max(2) ! 1:10: a sign cannot stand before max()
gfx900 .long -(max(1,2)) => feffffff
gfx900 .long 5-alignto(3,4) => 01000000
gfx900 .long alignto(5,8,3) => 08000000
gfx900 .long extrasgprs(1,0,0,4) => 02000000
gfx900 .long extrasgprs(0,0,0), extrasgprs(1,0,0), extrasgprs(0,1,0), extrasgprs(0,0,1), extrasgprs(1,1,1) => 0000000002000000060000000400000006000000
gfx803 .long extrasgprs(0,0,0), extrasgprs(1,0,0), extrasgprs(0,1,0), extrasgprs(0,0,1), extrasgprs(1,1,1) => 0000000002000000060000000400000006000000
gfx1030 .long extrasgprs(0,0,0), extrasgprs(1,0,0), extrasgprs(0,1,0), extrasgprs(0,0,1), extrasgprs(1,1,1) => 0000000002000000000000000000000002000000
gfx1100 .long extrasgprs(0,0,0), extrasgprs(1,0,0), extrasgprs(0,1,0), extrasgprs(0,0,1), extrasgprs(1,1,1) => 0000000002000000000000000000000002000000
gfx1200 .long extrasgprs(0,0,0), extrasgprs(1,0,0), extrasgprs(0,1,0), extrasgprs(0,0,1), extrasgprs(1,1,1) => 0000000002000000000000000000000002000000
gfx942 .long extrasgprs(0,0,0), extrasgprs(1,0,0), extrasgprs(0,1,0), extrasgprs(0,0,1), extrasgprs(1,1,1) => 0600000006000000060000000600000006000000
gfx90a .long totalnumvgprs(3, 5), totalnumvgprs(0, 5), totalnumvgprs(4, 0) => 0b0000000500000004000000
gfx908 .long totalnumvgprs(3, 5), totalnumvgprs(5, 3) => 0500000005000000
gfx900 .quad alignto(-5,8), alignto(-5,-8) => 0000000000000000f0ffffffffffffff
gfx900 .set x, max(y, 3)\n.set y, 7\n.long x => 07000000

# The distance between labels is a number in data, none in instructions and what .set keeps.
gfx900 a: s_nop 0\nb:\n.long b-a\n.if b-a == 4\ns_nop 3\n.endif => 000080bf04000000030080bf
gfx900 a: s_nop 0\nb:\ns_nop b-a ! 3:7: expected a number, found a symbol
gfx900 a: s_nop 0\nb:\nv_mov_b32 v[b-a], v0 ! 3:13: a register index must be a number: the distance from 'a' to 'b' is no number here
gfx900 a: s_nop 0\nb:\ns_waitcnt vmcnt(b-a) ! 3:17: the count to wait for must be a number: the distance from 'a' to 'b' is no number here
gfx900 a: s_nop 0\nb:\nbuffer_load_dword v0, off, s[0:3], 0 offset:b-a ! 3:45: offset must be a number: the distance from 'a' to 'b' is no number here
gfx900 a: s_nop 0\nb:\n.set x, b-a\ns_nop x ! 4:7: expected a number, found a symbol
gfx900 a: s_nop 0\nb:\ns_mov_b32 s0, b-a => 000080bfff0080be04000000
gfx900 a: s_nop 0\nb:\ns_mov_b32 s0, 3+b-a => 000080bfff0080be07000000
gfx900 a: s_nop 0\nb:\ns_mov_b32 s0, a-b => 000080bfff0080befcffffff
gfx900 .set x, y+1\ny = 2\nv_mov_b32 v0, x => 8302007e
gfx900 .set x, y+1\ny = 2\ns_nop x => 030080bf
gfx900 .set x, y+1\ny = 2\nv_add_f64 v[0:1], x, v[2:3] => 000080d283040200
gfx900 .set x, y+1\n.set x, x+1\n.set y, 3\nv_mov_b32 v0, x => 8502007e

# What was read before a later .set keeps the value; a label may take the name of a variable.
gfx900 .set y, 1\n.long y\n.set y, 2\n.long y => 0100000002000000
gfx900 .long y\n.set y, 1\n.set y, 2\n.long y => 0100000002000000
gfx900 .set x, y\n.long x\n.set x, 1\n.long x\ny = 7 => 0700000001000000
gfx900 .equiv y, 1\n.set y, 2 ! 2:6: 'y' is already defined
gfx900 .set y, 1\n.equiv y, 2 ! 2:8: 'y' is already defined
gfx900 x = 1\nx:\ns_nop 0 => 000080bf
gfx900 .equiv x, 1\nx:\ns_nop 0 ! 2:1: 'x' is already defined
gfx900 x:\nx:\ns_nop 0 ! 2:1: 'x' is already defined
gfx900 x:\n.set x, 1 ! 2:6: 'x' is already defined
gfx900 .long u-u ! 1:7: the distance from 'u' is not known until the program is linked
gfx900 .long a-a\na: => 00000000

# What the assembler defines.
gfx900 .long UC_VERSION_GFX7, UC_VERSION_GFX11, .amdgcn.gfx_generation_number => 000000000600000009000000
gfx90a .long .amdgcn.gfx_generation_number, .amdgcn.gfx_generation_minor, .amdgcn.gfx_generation_stepping => 09000000000000000a000000
gfx1030 .long UC_VERSION_GFX10, .amdgcn.gfx_generation_number, .amdgcn.gfx_generation_minor => 040000000a00000003000000
gfx900 UC_VERSION_GFX7 = 3 ! 1:1: 'UC_VERSION_GFX7' is already defined
gfx900 .set UC_VERSION_GFX10, 99 ! 1:6: 'UC_VERSION_GFX10' is already defined
gfx900 .set .amdgcn.gfx_generation_number, 3 ! 1:6: '.amdgcn.gfx_generation_number' is already defined
gfx900 .set .amdgcn.next_free_vgpr, 4\nv_mov_b32 v1, v2\n.long .amdgcn.next_free_vgpr => 0203027e04000000
gfx900 .set .amdgcn.next_free_vgpr, -5\nv_mov_b32 v1, v2\n.long .amdgcn.next_free_vgpr => 0203027e03000000
gfx900 .set .amdgcn.next_free_sgpr, 2\ns_mov_b32 s9, 0\n.long .amdgcn.next_free_sgpr => 800089be0a000000
gfx900 .set .amdgcn.next_free_vgpr, foo\nv_mov_b32 v0, v1 ! 2:1: '.amdgcn.next_free_vgpr' must be a number where registers are used: 'foo' is not defined
gfx900 .set .amdgcn.next_free_vgpr, foo\n.set foo, 7\nv_mov_b32 v0, v1\n.long .amdgcn.next_free_vgpr => 0103007e07000000
gfx900 .set .amdgcn.next_free_vgpr, .\nv_mov_b32 v0, v1 ! 2:1: '.amdgcn.next_free_vgpr' must be a number where registers are used: '.' is an address, not a number
gfx900 v_mov_b32 v7, .amdgcn.next_free_vgpr => 88020e7e
