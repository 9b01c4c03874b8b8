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
gfx900 v_add_f32 v0, |max(1,2)|, v1 ! 1:16: a sign is not allowed before max()
gfx900 s_branch max(1,2) => 020082bf
gfx900 s_branch max(1,2)+1 => 030082bf
gfx900 .long max(1,2,3), or(1,2,4), alignto(5,8), 1+max(2,3)*2 => 03000000070000000800000007000000
gfx900 .long -max(1,2) ! 1:8: a sign is not allowed before max()
gfx900 .long ~or(1,2) ! 1:8: a sign is not allowed before or()
gfx900 .long !max(0) ! 1:8: a sign is not allowed before max()
gfx900 .long 1+-max(2) ! 1:10: a sign is not allowed before max()
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
gfx900 a: s_nop 0\nb:\nv_mov_b32 v[b-a], v0 ! 3:13: a register index must be a number: the distance from 'a' to 'b' is not a constant here
gfx900 a: s_nop 0\nb:\ns_waitcnt vmcnt(b-a) ! 3:17: the count to wait for must be a number: the distance from 'a' to 'b' is not a constant here
gfx900 a: s_nop 0\nb:\nbuffer_load_dword v0, off, s[0:3], 0 offset:b-a ! 3:45: offset must be a number: the distance from 'a' to 'b' is not a constant here
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

# Data.
gfx900 .byte 1,2,,3 ! 1:11: expected an expression, found ','
gfx900 .byte => -
gfx900 .byte 256 ! 1:7: 256 does not fit in 1 byte
gfx900 .byte -128 => 80
gfx900 .byte -129 ! 1:7: -129 does not fit in 1 byte
gfx900 .short 65535, -32768 => ffff0080
gfx900 .short 65536 ! 1:8: 65536 does not fit in 2 bytes
gfx900 .short -32769 ! 1:8: -32769 does not fit in 2 bytes
gfx900 .hword 1\n.2byte 2\n.value 3\n.half 4 ! 1:1: unknown directive '.hword'
gfx900 .long 4294967295, -2147483648 => ffffffff00000080
gfx900 .long 4294967296 ! 1:7: 4294967296 does not fit in 4 bytes
gfx900 .long -2147483649 ! 1:7: -2147483649 does not fit in 4 bytes
gfx900 .int 7\n.4byte 8\n.dc.l 9\n.dc.w 1\n.dc.b 2\n.dc 3 => 0700000008000000090000000100020300
gfx900 .quad 18446744073709551615 => ffffffffffffffff
gfx900 .quad 18446744073709551616 ! 1:7: number does not fit in 64 bits
gfx900 .octa 0x123456789abcdef0123456789abcdef0 => f0debc9a78563412f0debc9a78563412
gfx900 .octa 5 => 05000000000000000000000000000000
gfx900 .octa -5 ! 1:7: expected an integer of at most 128 bits
gfx900 .8byte 1\n.xword 1 ! 2:1: unknown directive '.xword'
gfx900 .ascii "a" "b" => 6162
gfx900 .asciz "a", "b"\n.string "c" => 610062006300
gfx900 .ascii => -
gfx900 .ascii "abc ! 1:8: string has no closing quote
gfx900 .float 1.0, -2.5, 1e10, 0x1p3, inf, nan, -inf => 0000803f000020c0f9021550000000410000807fffffff7f000080ff
gfx900 .single 1.5\n.double 2.5\n.dcb.s 2, 1.5\n.dc.d 1.0 => 0000c03f00000000000004400000c03f0000c03f000000000000f03f
gfx900 .double 1 => 000000000000f03f
gfx900 .float 1 => 0000803f
gfx900 .octa 0x123456789abcdef0123456789abcdef0, 7 => f0debc9a78563412f0debc9a7856341207000000000000000000000000000000
gfx900 .octa -1 ! 1:7: expected an integer of at most 128 bits
gfx900 .octa 0x1ffffffffffffffffffffffffffffffff ! 1:7: expected an integer of at most 128 bits
gfx900 .octa 1+2 ! 1:8: unexpected '+' at the end of the statement
gfx900 .octa x ! 1:7: expected an integer of at most 128 bits
gfx900 .octa 340282366920938463463374607431768211455 => ffffffffffffffffffffffffffffffff
gfx900 .OCTA 5 => 05000000000000000000000000000000
gfx900 .Long 5 => 05000000
gfx900 .base64 "SGVsbG8" ! 1:9: expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =
gfx900 .base64 "aa", "bb" ! 1:9: expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =
gfx900 .dcb 2, 5 => 05000500
gfx900 .dcb.b 2, 5 => 0505
gfx900 .dcb.w 2, 5 => 05000500
gfx900 .dcb.l 2, 5 => 0500000005000000
gfx900 .dcb.s 2, 1.5 => 0000c03f0000c03f
gfx900 .dcb.d 2, 1.5 => 000000000000f83f000000000000f83f
gfx900 .dcb.x 2, 1.5 ! 1:1: unknown directive '.dcb.x'
gfx900 .dcb.b -1, 5 ! 1:10: unexpected ',' at the end of the statement
gfx900 .dcb.b 0, 5 => -
gfx900 .dcb.b 2, 300 ! 1:11: 300 does not fit in 1 byte
gfx900 .dcb.b 2, -128 => 8080
gfx900 .dcb.b 2 ! 1:9: expected ','
gfx900 .dcb.b x, 5 ! 1:8: expected a number: 'x' is not defined
gfx900 .dc.d 1.5 => 000000000000f83f
gfx900 .dc.s 1.5, 2 => 0000c03f00000040
gfx900 .dc.x 1 ! 1:1: unknown directive '.dc.x'
gfx900 .dc.a 5 => 0500000000000000
gfx900 .dc.b 5 => 05
gfx900 .dc.w 5 => 0500
gfx900 .dc.l 5 => 05000000
gfx900 .uleb128 128\n.sleb128 -129 => 8001ff7e
gfx900 .uleb128 -1 => ffffffffffffffffff01
gfx900 .uleb128 b-a\na:\ns_nop 0\nb: => 04000080bf
gfx900 .uleb128 foo ! 1:10: expected a number: 'foo' is not defined
gfx900 .sleb128 1.5 => 80808080808080fc3f
gfx900 .ascii "abc\q" ! 1:12: unknown escape '\q' in a string
gfx900 .ascii "\0\01\012\0123" => 00010a0a33
gfx900 .ascii "\x1\x12\x123" => 011223
gfx900 .ascii "\u1234" ! 1:9: unknown escape '\u' in a string
gfx900 .ascii 'abc' ! 1:8: character has no closing quote
gfx900 .asciz => -
gfx900 .string "a" "b" ! 1:13: unexpected '"b"' at the end of the statement
gfx900 .ascii "a" , "b" => 6162
gfx900 .ascii "a", ! 1:12: expected a string in double quotes
gfx900 .byte 'a' => 61
gfx900 .byte 'ab' ! 1:7: character has no closing quote
gfx900 .byte '\\' => 5c
gfx900 .byte ''' => 27
gfx900 .byte "a" ! 1:7: an address does not fit in 1 byte
gfx900 .byte 0b101, 0o17, 017, 0x1f, 1fh, 0b12 ! 1:15: unexpected 'o17' at the end of the statement
gfx900 .byte 1, ! 1:9: expected an expression, found the end of the line
gfx900 .byte ,1 ! 1:7: expected an expression, found ','
gfx900 .byte 1 2 ! 1:9: unexpected '2' at the end of the statement
gfx900 .long 1.5 ! 1:7: 4609434218613702656 does not fit in 4 bytes
gfx900 .float 1.5e3, -.5, 0x1.8p1, nan, inf, infinity, -nan => 0080bb44000000bf00004040ffffff7f0000807f0000807fffffffff
gfx900 .float x ! 1:8: expected a floating-point number
gfx900 .float 1+2 ! 1:9: unexpected '+' at the end of the statement
gfx900 .double 1e400 => 000000000000f07f
gfx900 .float 1e40 => 0000807f
gfx900 .quad 1.5 => 000000000000f83f
gfx900 .long 0.0 => 00000000
gfx900 .quad 1.5+1 ! 1:7: a fraction needs a blank before a sign
gfx900 .quad -1.5 => 00000000000008c0
gfx900 .uleb128 2.0 => 808080808080808040
gfx900 .quad 1e400 => 000000000000f07f
gfx900 .quad max(1.0, 2) => 000000000000f03f
gfx900 .quad (1.0) => 000000000000f03f
gfx900 .octa 1.0 ! 1:7: expected an integer of at most 128 bits
gfx900 .byte 0x0p0 => 00
gfx900 .base64 "" ! 1:9: expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =
gfx900 .base64 x ! 1:9: expected a string in double quotes
gfx900 .base64 => -
gfx900 .octa 017, 0b11, 0xA, 18 => 0f000000000000000000000000000000030000000000000000000000000000000a00000000000000000000000000000012000000000000000000000000000000
gfx900 .octa 08 ! 1:7: expected an integer of at most 128 bits
gfx900 .octa 1b ! 1:7: expected an integer of at most 128 bits
gfx900 .octa 'a' => 61000000000000000000000000000000
gfx900 .octa 1, ! 1:9: expected an integer of at most 128 bits
gfx900 .octa 0x ! 1:7: expected an integer of at most 128 bits
gfx900 .octa 0x1U => 01000000000000000000000000000000
gfx900 .dcb.b 2, 1, ! 1:12: unexpected ',' at the end of the statement
gfx900 .dcb.s 2, nan => ffffff7fffffff7f
gfx900 .dcb.d 1, -inf => 000000000000f0ff
gfx900 .dcb.s 2 ! 1:9: expected ','
gfx900 .dcb.x 1, 5 ! 1:1: unknown directive '.dcb.x'
gfx900 .dc.s => -
gfx900 .dc.s x ! 1:7: expected a floating-point number

# Room.
gfx900 .zero 5 => 0000000000
gfx900 .zero 3, 0xff => ffffff
gfx900 .zero -1 ! 1:1: the number of bytes is negative
gfx900 .skip 5\n.space 3, 7 => 0000000000070707
gfx900 .fill 3 => 000000
gfx900 .fill 3, 2 => 000000000000
gfx900 .fill 3, 2, 0x1234 => 341234123412
gfx900 .fill 3, 9, 1 => 010000000000000001000000000000000100000000000000
gfx900 .fill 2, 8, 0x123456789 => 89674523000000008967452300000000
gfx900 .fill -1, 1, 1 => -
gfx900 .fill 2, -1, 1 => -
gfx900 .fill 0, 1, 1 => -
gfx900 .p2align 4 => -
gfx900 s_nop 0\n.p2align 4 => 000080bf000080bf000080bf000080bf
gfx900 s_nop 0\n.p2align 4, 0xff => 000080bfffffffffffffffffffffffff
gfx900 s_nop 0\n.p2align 4,,3 => 000080bf
gfx900 s_nop 0\n.p2align 3,,15 => 000080bf000080bf
gfx900 s_nop 0\n.balign 16 => 000080bf000080bf000080bf000080bf
gfx900 s_nop 0\n.balign 3 ! 2:9: the alignment must be a power of two
gfx900 s_nop 0\n.balign 0 => 000080bf
gfx900 s_nop 0\n.align 16 => 000080bf000080bf000080bf000080bf
gfx900 s_nop 0\n.align 3 ! 2:8: the alignment must be a power of two
gfx900 s_nop 0\n.balignw 8, 0x1234 => 000080bf34123412
gfx900 .org 8 => 0000000000000000
gfx900 s_nop 0\n.org 8, 0xff => 000080bfffffffff
gfx900 s_nop 0\n.org 2 ! 2:1: cannot go to 2: the section is at 4 already
gfx900 .org x\nx=4 => 00000000
gfx900 .ds 2 => 00000000
gfx900 .ds.b 2 => 0000
gfx900 .ds.w 2 => 00000000
gfx900 .ds.l 2 => 0000000000000000
gfx900 .ds.s 2 => 0000000000000000
gfx900 .ds.d 2 => 00000000000000000000000000000000
gfx900 .ds.p 2 => 000000000000000000000000000000000000000000000000
gfx900 .ds.x 2 => 000000000000000000000000000000000000000000000000
gfx900 .ds.b -1 => -
gfx900 .ds.b ! 1:6: expected an expression, found the end of the line
gfx900 .zero ! 1:6: expected an expression, found the end of the line
gfx900 .zero x\nx=5 => 0000000000
gfx900 x=5\n.zero x => 0000000000
gfx900 .fill x, 1, 1\nx=5 => 0101010101
gfx900 .space x\nx=5 => 0000000000
gfx900 .skip b-a\na:\ns_nop 0\nb: => 00000000000080bf
gfx900 a:\ns_nop 0\nb:\n.skip b-a => 000080bf00000000
gfx900 a:\ns_nop 0\nb:\n.fill b-a, 1, 3 => 000080bf03030303
gfx900 a:\ns_nop 0\nb:\n.p2align b-a => 000080bf000080bf000080bf000080bf
gfx900 .p2align 33 ! 1:10: the alignment is out of range
gfx900 .p2align 32 ! 1:10: the alignment is out of range
gfx900 .balign 3 ! 1:9: the alignment must be a power of two
gfx900 .balign 0x100000000 ! 1:9: the alignment is out of range
gfx900 .align 0 => -
gfx900 .align ! 1:7: expected an expression, found the end of the line
gfx900 .p2align => -
gfx900 .balign 4,0x1ff => -
gfx900 .byte 0,0,0,0\n.balign 8,0x1ff => 00000000ffffffff
gfx900 .p2align x ! 1:10: expected a number: 'x' is not defined
gfx900 . = 8 => 0000000000000000
gfx900 .=8\ns_nop 0 => 0000000000000000000080bf
gfx900 x = 0.0\n.fill x, 1, 1 => -
gfx900 .p2align 0.0 => -
gfx900 .ds.b 2, 3 ! 1:8: unexpected ',' at the end of the statement
gfx900 .P2ALIGN 4\n.Globl a\n.ASCII "a" => 61
gfx900 a:\n.zero c-b\nb:\ns_nop 0\ns_nop 0\nc: => 0000000000000000000080bf000080bf
gfx900 .zero c-b\nb:\n.zero d-c\nc:\n.zero 3\nd: => 000000000000000000
gfx900 .org x\ns_nop 1\n.set x, 12 => 000000000000000000000000010080bf
gfx900 . = . + 8\ns_nop 1 => 0000000000000000010080bf
gfx900 . = 8\n. = 4 ! 2:1: cannot go to 4: the section is at 8 already
gfx900 .fill b-a, 1, 7\na:\ns_nop 0\nb: => 07070707000080bf
gfx900 .zero undefined ! 1:7: expected a number: 'undefined' is not defined
gfx900 .zero a\na: ! 1:7: expected a number: 'a' is an address, not a number
gfx900 .uleb128 b-a\na:\n.zero 200\nb: => c8010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
gfx900 a:\n.uleb128 b-a\n.zero 126\nb: => 7f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
gfx900 a:\n.uleb128 b-a\n.zero 127\nb: => 810100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
gfx900 .zero -x\nx = 4 ! 1:1: the number of bytes is negative

# Symbols.
gfx900 .base64 "SGVsbG8=" => 48656c6c6f
gfx900 .base64 "TQ==", "TWE=" => 4d4d61
gfx900 .reloc 0, R_X, foo ! 1:11: expected the name of a relocation such as R_AMDGPU_ABS32, found 'R_X'
gfx900 .extern foo => -
gfx900 .globl foo => -
gfx900 .global foo, bar => -
gfx900 .globl => -
gfx900 .weak_reference foo => -
gfx900 .weak_definition foo ! 1:1: unknown directive '.weak_definition'
gfx900 .weak_def_can_be_hidden foo ! 1:1: unknown directive '.weak_def_can_be_hidden'
gfx900 .weakref a, b => -
gfx900 .weakref a, b\ns_branch a\nb: => 000082bf
gfx900 .size foo, 4 => -
gfx900 .size foo ! 1:10: expected ','
gfx900 .size foo, x => -
gfx900 .type foo,@function => -
gfx900 .type foo,%function => -
gfx900 .type foo,"function" => -
gfx900 .type foo,STT_FUNC => -
gfx900 .type foo,function => -
gfx900 .type foo,#object => -
gfx900 .type foo,@gnu_indirect_function => -
gfx900 .type foo,@bar ! 1:12: 'bar' is not a type of a symbol
gfx900 .type foo @function => -
gfx900 .hidden foo => -
gfx900 .internal foo => -
gfx900 .protected foo => -
gfx900 .weak foo => -
gfx900 .hidden a, b => -
gfx900 .comm foo, 4 => -
gfx900 .comm foo, 4, 4 => -
gfx900 .comm foo ! 1:10: expected ','
gfx900 .comm foo, -4 ! 1:1: the size must not be negative and the alignment a power of two
gfx900 .common foo, 4 => -
gfx900 .lcomm foo, 4 => -
gfx900 .lcomm foo, 4, 4 ! 1:14: unexpected ',' at the end of the statement
gfx900 .set x, 5\n.long x => 05000000
gfx900 .set x 5 ! 1:8: expected ',', found '5'
gfx900 .set , 5 ! 1:6: expected a name, found ','
gfx900 .equ x, 5\n.long x => 05000000
gfx900 .equiv x, 5\n.long x => 05000000
gfx900 .equiv x, 5\n.equiv x, 6 ! 2:8: 'x' is already defined
gfx900 x == 5\n.long x ! 1:1: unknown instruction 'x'
gfx900 x = y = 5 ! 1:7: unexpected '=' at the end of the statement
gfx900 "a b" = 5\n.long "a b" => 05000000
gfx900 x = .\n.long x-. => 00000000
gfx900 s_nop 0\nx = .\ny=.-4\n.long x-y => 000080bf04000000
gfx900 .set x, 1.5\n.quad x => 000000000000f83f
gfx900 x = 1.0\nv_mov_b32 v0, x ! 2:15: the number does not fit in 32 bits
gfx900 x = 1.0\nv_mov_b64 v[0:1], x ! 2:1: 'v_mov_b64' does not exist on gfx900; it exists on gfx942, gfx950
gfx900 x = 1.0\nv_add_f64 v[0:1], x, v[2:3] => 000080d2f2040200
gfx900 .base64 "TR==" => 4d
gfx900 .base64 "A===" ! 1:9: expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =
gfx900 .base64 "====" ! 1:9: expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =
gfx900 .base64 "T Q=" ! 1:9: expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =
gfx900 .WEAK a ! 1:1: unknown directive '.WEAK'
gfx900 .reloc u, R_AMDGPU_ABS32, foo\n.long 1 ! 1:1: expected the place of the relocation: a number or a label that is defined here
gfx900 .reloc 0 R_AMDGPU_ABS32, foo\n.long 1 ! 1:10: expected ',', found 'R_AMDGPU_ABS32'
gfx900 .reloc 0, foo, foo\n.long 1 ! 1:11: expected the name of a relocation such as R_AMDGPU_ABS32, found 'foo'
gfx900 .reloc 0, R_AMDGPU_ABS32,\n.long 1 ! 1:26: expected an expression, found the end of the line
gfx900 .weakref a, b\na: ! 2:1: 'a' is already defined
gfx900 .weakref a b ! 1:12: expected ',', found 'b'
gfx900 .extern => -

# Sections.
gfx900 .bss => -
gfx900 .section .foo => -
gfx900 .section .foo,"ax",@progbits => -
gfx900 .section .foo,"axG",@progbits,grp,comdat => -
gfx900 .section .foo,"aM",@progbits,4 => -
gfx900 .section .foo,"aMS",@progbits,1 => -
gfx900 .section .foo,"ao",@progbits,.text => -
gfx900 .section .foo,"a",@note => -
gfx900 .section .foo,"z" ! 1:15: unknown section flag 'z'
gfx900 .section .foo,"a",@foo ! 1:20: 'foo' is not a type of a section
gfx900 .section .foo,"awT" => -
gfx900 .section .foo,"ax",@progbits,unique,1 => -
gfx900 .section "foo bar" => -
gfx900 .section .foo,"?ax" => -
gfx900 .section .foo, 0x3 ! 1:16: expected a string in double quotes
gfx900 .section .foo,"ae" => -
gfx900 .section .foo,"aR" => -
gfx900 .rodata => -
gfx900 .rodata.x ! 1:1: unknown directive '.rodata.x'
gfx900 .tdata => -
gfx900 .tbss => -
gfx900 .data.rel ! 1:1: unknown directive '.data.rel'
gfx900 .eh_frame ! 1:1: unknown directive '.eh_frame'
gfx900 .previous ! 1:1: .previous without a section before
gfx900 .popsection ! 1:1: .popsection without .pushsection
gfx900 .pushsection .foo\n.popsection\ns_nop 1 => 010080bf
gfx900 .subsection 0 => -
gfx900 .text 0 => -
gfx900 .section .foo,"ax",@progbits,unique,1\ns_nop 1\n.section .foo,"ax",@progbits,unique,2\n.text\ns_nop 2 => 020080bf
gfx900 .section .foo,"ax",@progbits,unique ! 1:36: expected ','
gfx900 .section .foo,"ax",@progbits,unique,-1 ! 1:37: the number of a unique section must be 0 to 4294967294
gfx900 .section .foo,"ax",@progbits,foo ! 1:30: expected unique
gfx900 .text\n.previous => -
gfx900 .data\n.previous\ns_nop 1 => 010080bf

# Conditions.
gfx900 .if 1\ns_nop 1\n.else\ns_nop 2\n.endif => 010080bf
gfx900 .if 0\ns_nop 1\n.elseif 1\ns_nop 2\n.else\ns_nop 3\n.endif => 020080bf
gfx900 .ifdef x\ns_nop 1\n.else\ns_nop 2\n.endif\nx=1 => 020080bf
gfx900 x=1\n.ifdef x\ns_nop 1\n.endif => 010080bf
gfx900 x:\n.ifdef x\ns_nop 1\n.endif => 010080bf
gfx900 .ifndef x\ns_nop 1\n.endif => 010080bf
gfx900 .ifc a, a\ns_nop 1\n.endif => 010080bf
gfx900 .ifc "a b", a b\ns_nop 1\n.endif => -
gfx900 .ifnc a,b\ns_nop 1\n.endif => 010080bf
gfx900 .ifeqs "a","a"\ns_nop 1\n.endif => 010080bf
gfx900 .ifnes "a","b"\ns_nop 1\n.endif => 010080bf
gfx900 .ifb\ns_nop 1\n.endif => 010080bf
gfx900 .ifnb x\ns_nop 1\n.endif => 010080bf
gfx900 .ifeq 0\ns_nop 1\n.endif => 010080bf
gfx900 .ifne 0\ns_nop 1\n.endif => -
gfx900 .ifge 1\ns_nop 1\n.endif => 010080bf
gfx900 .iflt -1\ns_nop 1\n.endif => 010080bf
gfx900 .ifle 1\ns_nop 1\n.endif => -
gfx900 .ifgt 1\ns_nop 1\n.endif => 010080bf
gfx900 .if 1\ns_nop 0 ! 1:1: .if without .endif
gfx900 .endif ! 1:1: .endif without .if
gfx900 .else ! 1:1: .else without .if
gfx900 .if 1\n.else\n.else\n.endif ! 3:1: .else after .else
gfx900 .if x\n.endif ! 1:5: expected a number: 'x' is not defined
gfx900 .if x == 1\n.endif\nx=1 ! 1:5: expected a number: 'x' is not defined
gfx900 a:\ns_nop 0\nb:\n.if b-a==4\ns_nop 3\n.endif => 000080bf030080bf
gfx900 .if 1.0\ns_nop 1\n.endif => 010080bf
gfx900 .If 0\ns_nop 0\n.ElseIf 1\ns_nop 1\n.ELSE\ns_nop 2\n.EndIf => 010080bf

# Macros and repetitions.
gfx900 .rept 2\ns_nop 1\n.endr => 010080bf010080bf
gfx900 .rept 0\ns_nop 1\n.endr => -
gfx900 .rept -1\ns_nop 1\n.endr ! 1:1: the number of repetitions is negative
gfx900 .rept 2\ns_nop 1 ! 1:1: .rept without .endr
gfx900 .endr ! 1:1: .endr closes nothing
gfx900 .irp r,1,2,3\ns_nop \r\n.endr => 010080bf020080bf030080bf
gfx900 .irpc r,123\ns_nop \r\n.endr => 010080bf020080bf030080bf
gfx900 .irp r\ns_nop 1\n.endr ! 1:7: expected ','
gfx900 .macro m a b\ns_nop \a\ns_nop \b\n.endm\nm 1 2\nm 3, 4\nm b=5, a=6\nm a=7 b=1 => 010080bf020080bf030080bf040080bf060080bf050080bf070080bf010080bf
gfx900 .macro m a=1 b=2\ns_nop \a\ns_nop \b\n.endm\nm\nm 3\nm b=5 => 010080bf020080bf030080bf020080bf010080bf050080bf
gfx900 .macro m a:req\ns_nop \a\n.endm\nm ! 4:1: macro 'm' needs its parameter 'a'
gfx900 .macro m a:vararg\n.long \a\n.endm\nm 1,2,3 => 010000000200000003000000
gfx900 .macro m\ns_nop \@\n.endm\nm\nm => 000080bf010080bf
gfx900 .macro m a\ns_nop \a\()1\n.endm\nm 2 => 150080bf
gfx900 .macro m a\n.if \a\ns_nop \a\nm (\a-1)\n.endif\n.endm\nm 3 => 030080bf020080bf010080bf
gfx900 .macro m\n.macro n\ns_nop 3\n.endm\n.endm\nm\nn => 030080bf
gfx900 .macro m\ns_nop 1\n.exitm\ns_nop 2\n.endm\nm => 010080bf
gfx900 .macro m\ns_nop 1\n.endm\n.purgem m\nm ! 5:1: unknown instruction 'm'
gfx900 .macro m\n.endm\n.macro m\n.endm ! 3:8: macro 'm' is already defined
gfx900 .macro\n.endm ! 1:7: expected a name
gfx900 .macro m a a\n.endm ! 1:12: parameter 'a' is given twice
gfx900 .macro m\ns_nop 0 ! 1:1: .macro without .endm
gfx900 .endm ! 1:1: .endm closes nothing
gfx900 .macro s_nop a\n.long \a\n.endm\ns_nop 5 => 05000000
gfx900 .macro m x\nv_mov_b32 v\x, v0\n.endm\nm 5 => 00030a7e
gfx900 .macro m x, y\nv_add_f32 v\x, v\y, s\x\n.endm\nm 5, 6 => 050001d1060b0000
gfx900 .macro m r\nv_mov_b32 \r, v0\n.endm\nm v[5] => 00030a7e
gfx900 .macro m r\nv_mov_b64 \r, 0\n.endm\nm v[4:5] ! 4:1: 'v_mov_b64' does not exist on gfx900; it exists on gfx942, gfx950
gfx900 .altmacro => -
gfx900 .noaltmacro => -
gfx900 .altmacro\n.macro m a\ns_nop a\n.endm\nm %1+2\n.noaltmacro => 030080bf
gfx900 .altmacro\n.macro m a\n.ascii "&a"\n.endm\nm <x y> => 26782079
gfx900 .altmacro\n.macro m\nlocal l\nl:\ns_branch l\n.endm\nm\nm ! 7:1: unknown instruction 'local'
gfx900 .rep 2\ns_nop 1\n.endr => 010080bf010080bf
gfx900 .rept 2\ns_nop 1\n.endm ! 1:1: .rept without .endr
gfx900 .rept x\n.endr ! 1:7: expected a number: 'x' is not defined
gfx900 .rept 2, 3\n.endr ! 1:8: unexpected ',' at the end of the statement
gfx900 .irp a 1,2\ns_nop \a\n.endr ! 1:8: expected ',', found '1'
gfx900 .irp a, 1 2\ns_nop \a\n.endr => 010080bf020080bf
gfx900 .irpc a 12\ns_nop \a\n.endr ! 1:9: expected ',', found '12'
gfx900 .irpc a,\ns_nop 1\n.endr ! 1:9: .irpc takes one word
gfx900 .irpc a\ns_nop 1\n.endr ! 1:8: expected ','
gfx900 .rept 3\ns_nop \+\n.endr => 000080bf010080bf020080bf
gfx900 .rept 2\ns_nop \@\n.endr ! 1:1: expected an expression, found '\'
gfx900 .macro m\ns_nop \+\n.endm\nm\nm => 000080bf010080bf
gfx900 .macro m a, b=3\ns_nop \a\ns_nop \b\n.endm\nm 1, => 010080bf030080bf
gfx900 .macro m a, b\ns_nop \a\b\n.endm\nm 1 2 => 0c0080bf
gfx900 .macro m a b\ns_nop \a\b\n.endm\nm 1 => 010080bf
gfx900 .macro m a\ns_nop \a\n.endm\nm 1, 2 ! 4:1: macro 'm' takes 1 argument, and there are more
gfx900 .macro m a\ns_nop \a\n.endm\nm b=2 ! 4:1: macro 'm' has no parameter 'b'
gfx900 .macro m a\n.ascii \a\n.endm\nm "x y" ! 4:1: expected a string in double quotes (in the expansion of 'm')
gfx900 .macro m a\nv_mov_b32 \a\n.endm\nm "v0, v1" => 0103007e
gfx900 .macro m a\nv_mov_b32 v0, \a\n.endm\nm -1 => c102007e
gfx900 .macro m a\nv_mov_b32 v0, \a\n.endm\nm (1 + 2) => 8302007e
gfx900 .macro m a\nv_mov_b32 v0, \a\n.endm\nm 1 + 2 => 8302007e
gfx900 .macro m a:foo\n.endm ! 1:12: a parameter may be :req or :vararg
gfx900 .macro m, a\ns_nop \a\n.endm\nm 2 => 020080bf
gfx900 .macro m a:vararg, b\n.endm ! 1:20: a :vararg parameter must be the last
gfx900 .endmacro ! 1:1: .endmacro closes nothing
gfx900 .macro m\n.endmacro\nm => -
gfx900 .exitm ! 1:1: .exitm outside of a macro
gfx900 .purgem m ! 1:9: there is no macro 'm'
gfx900 .exitm\ns_nop 1 ! 1:1: .exitm outside of a macro
gfx900 a:\ns_nop 0\nb:\n.rept b-a\ns_nop 3\n.endr => 000080bf030080bf030080bf030080bf030080bf
gfx900 .rept 0.0\ns_nop 1\n.endr => -
gfx900 .altmacro\n.macro m a\ns_nop a\n.endm\nm 3 => 030080bf
gfx900 .altmacro\n.macro m a\ns_nop \a\n.endm\nm %(1+2) => 030080bf
gfx900 .altmacro\n.macro m a, b\ns_nop a\ns_nop b\n.endm\nm %1+2, %3 => 030080bf030080bf
gfx900 .altmacro\n.macro m a\n.ascii "a&b a& a"\n.endm\nm x => 786220782078
gfx900 .altmacro\n.macro m a\n.ascii a\n.endm\nm <"x!>y!!"> => 783e7921
gfx900 .altmacro\n.macro m a, b\n.byte a, b\n.endm\nm <1, 2>, 3 => 010203
gfx900 .altmacro\n.macro m a\nlab_a:\na&_b:\n.long a&_b-lab_a\n.endm\nm x => 00000000
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\nx=4\nm %x+1 => 05
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\nm %y ! 5:4: expected a number: 'y' is not defined
gfx900 .altmacro\n.irp a, 1, 2\ns_nop a\n.endr => 010080bf020080bf
gfx900 .altmacro\n.irpc a, 12\ns_nop a\n.endr => 010080bf020080bf
gfx900 .altmacro\n.macro m a=%1+2\n.byte a\n.endm\nm ! 5:1: expected an expression, found '%'
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\nm a=%1+1 => 02
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\nm a=<1,2> => 0102
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\nm 1 < 2 => ff
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\n.noaltmacro\nm 1 ! 6:1: an address does not fit in 1 byte
gfx900 .macro m a\n.byte a\n.endm\n.altmacro\nm 1 => 01
gfx900 .altmacro\n.macro m a\n.byte 0xa, a\n.endm\nm 1 => 0a01
gfx900 .altmacro\n.macro m a\n.ascii "a"\n.endm\nm "x y" => 782079
gfx900 .altmacro\n.macro m a\n.byte \a&\a\n.endm\nm 1 => 0b
gfx900 .altmacro\n.macro m a\n.macro l b\ns_nop a\ns_nop b\n.endm\n.endm\nm 1\nl 2 => 010080bf020080bf
gfx900 .altmacro\n.macro m a\n.byte a\n.endm\nm <1 ! 5:1: expected an expression, found '<'
gfx900 .altmacro\n.macro m a b\n.byte a, b\n.endm\nm <1> <2> => 0102
gfx900 .altmacro\n.macro m a b\n.byte a, b\n.endm\nm %1 %2 ! 5:1: expected an expression, found the end of the line
gfx900 .altmacro\n.irp a, <1, 2>, %3+4\n.byte a\n.endr => 010207
gfx900 .altmacro x ! 1:11: unexpected 'x' at the end of the statement
gfx900 .macro m a\n.ascii "\a"\n.endm\nm <x> => 3c783e
gfx900 .rept 2\n.ascii "\()a"\n.endr => 6161
gfx900 .irp x, 1, 2\ns_nop \+\n.endr => 000080bf010080bf
gfx900 .irp x, 1, 2\ns_nop \@\n.endr => 000080bf000080bf
gfx900 .macro m\n.rept 2\ns_nop \+\n.endr\n.endm\nm\nm => 000080bf000080bf010080bf010080bf
gfx900 .macro m\n.rept 2\ns_nop \@\n.endr\n.endm\nm\nm => 000080bf000080bf010080bf010080bf
gfx900 .macro m\ns_nop \+\n.endm\n.macro l\ns_nop \+\n.endm\nm\nl\nm => 000080bf000080bf010080bf
gfx900 .rept 2\n.rept 2\ns_nop \+\n.endr\n.endr => 000080bf000080bf010080bf010080bf
gfx900 .IF 1\n.MACRO m\ns_nop 1\n.endm\nm\n.ENDIF => 010080bf
gfx900 .Macro m\ns_nop 1\n.ENDM\nm ! 1:1: .macro without .endm
gfx900 .REPT 2\ns_nop 1\n.endr => 010080bf010080bf
gfx900 .irpc a, "12"\ns_nop \a\n.endr => 010080bf020080bf
gfx900 .irpc a, 1 2\ns_nop \a\n.endr ! 1:12: .irpc takes one word
gfx900 .irp a,\ns_nop 1\n.endr => -
gfx900 .rept 2 3\n.endr ! 1:9: unexpected '3' at the end of the statement

# amdgcn's own.
gfx900 .amdgpu_lds foo, 4 => -
gfx900 .amdgpu_lds foo, 4, 3 ! 1:21: the alignment must be a power of two
gfx900 .amdgpu_hsa_kernel k ! 1:1: '.amdgpu_hsa_kernel' is of code object version 2; today's versions have other directives
gfx900 .amdhsa_code_object_version 5 => -
gfx900 .hsa_code_object_version 2,1 ! 1:1: '.hsa_code_object_version' is of code object version 2; today's versions have other directives
gfx900 .hsa_code_object_isa 9,0,0,"AMD","AMDGPU" ! 1:1: '.hsa_code_object_isa' is of code object version 2; today's versions have other directives
gfx900 .amd_kernel_code_t ! 1:1: '.amd_kernel_code_t' is of code object version 2; today's versions have other directives
gfx900 .amd_amdgpu_isa "x" ! 1:1: '.amd_amdgpu_isa' is of code object version 2; today's versions have other directives
gfx900 .amd_amdgpu_hsa_metadata ! 1:1: '.amd_amdgpu_hsa_metadata' is of code object version 2; today's versions have other directives
gfx900 .amdgcn_target "amdgcn-amd-amdhsa--gfx900" => -
gfx900 .amdgcn_target "foo" ! 1:16: 'foo' is not a known target
gfx900 .amd_amdgpu_pal_metadata ! 1:1: '.amd_amdgpu_pal_metadata' is not modelled
gfx900 .amdgpu_pal_metadata ! 1:1: '.amdgpu_pal_metadata' is not modelled
gfx900 .amdhsa_code_object_version 0.0 ! 1:29: there is no code object version 0

# What is read and not written.
gfx900 .macros_on => -
gfx900 .macros_off => -
gfx900 .line 5 => -
gfx900 .line => -
gfx900 .file "a.c" => -
gfx900 .file 1 "a.c" => -
gfx900 .file 1 "dir" "a.c" => -
gfx900 .file 1 "a.c"\n.loc 1 2 3 => -
gfx900 .file 1 "a.c"\n.loc 1 2 3 prologue_end is_stmt 1 => -
gfx900 .loc 1 2 ! 1:6: no .file has the number 1
gfx900 .stabs "a",1,2,3,4 ! 1:1: unknown directive '.stabs'
gfx900 .cv_file 1 "a.c" => -
gfx900 .cfi_sections .debug_frame => -
gfx900 .cfi_startproc ! 1:1: .cfi_startproc without .cfi_endproc
gfx900 .cfi_endproc ! 1:1: .cfi_endproc without .cfi_startproc
gfx900 .addrsig => -
gfx900 .addrsig_sym foo => -
gfx900 .pseudoprobe 1 2 3 4 ! 1:1: unknown directive '.pseudoprobe'
gfx900 .lto_discard foo => -
gfx900 .lto_set_conditional a, b => -
gfx900 .memtag foo => -
gfx900 .version "x" => -
gfx900 .ident "x" => -
gfx900 .local foo => -
gfx900 .local foo\n.comm foo, 4 => -
gfx900 .cfi_def_cfa 1, 2 ! 1:1: .cfi_def_cfa without .cfi_startproc
gfx900 .cfi_startproc\n.cfi_startproc ! 2:1: .cfi_startproc without .cfi_endproc for the one before
gfx900 .cfi_foo ! 1:1: .cfi_foo without .cfi_startproc
gfx900 .cfi_sections .eh_frame => -
gfx900 .file 1 "a"\n.loc 1 5 6\n.loc 2 1 ! 3:6: no .file has the number 2
gfx900 .file 1 "a"\n.loc 1 => -
gfx900 .file 1 "a"\n.loc 1 x ! 2:8: unexpected 'x' at the end of the statement
gfx900 .loc ! 1:5: .loc begins with the number of a file
gfx900 .line x ! 1:7: unexpected 'x' at the end of the statement
gfx900 .lto_discard => -
gfx900 .version ! 1:9: expected a string in double quotes
gfx900 .version x ! 1:10: expected a string in double quotes
gfx900 .ident ! 1:7: expected a string in double quotes
gfx900 .ident x ! 1:8: expected a string in double quotes
gfx900 .addrsig x ! 1:10: unexpected 'x' at the end of the statement
gfx900 .addrsig_sym ! 1:13: expected a name
gfx900 .macros_on x ! 1:12: unexpected 'x' at the end of the statement

# Others.
gfx900 .lazy_reference foo ! 1:1: unknown directive '.lazy_reference'
gfx900 .no_dead_strip foo => -
gfx900 .reference foo ! 1:1: unknown directive '.reference'
gfx900 .private_extern foo ! 1:1: unknown directive '.private_extern'
gfx900 .symbol_resolver foo ! 1:1: unknown directive '.symbol_resolver'
gfx900 .cold foo ! 1:1: unknown directive '.cold'
gfx900 .desc foo, 5 ! 1:1: unknown directive '.desc'
gfx900 .code16 ! 1:1: unknown directive '.code16'
gfx900 .code16gcc ! 1:1: unknown directive '.code16gcc'
gfx900 .end => -
gfx900 s_nop 1\n.end\ns_nop 2 => 010080bf
gfx900 .bundle_align_mode 4 ! 1:1: unknown directive '.bundle_align_mode'
gfx900 .bundle_lock ! 1:1: unknown directive '.bundle_lock'
gfx900 .bundle_unlock ! 1:1: unknown directive '.bundle_unlock'
gfx900 .print "x" => -
gfx900 .print x ! 1:8: expected a string in double quotes
gfx900 .err ! 1:1: .err was reached
gfx900 .error "x" ! 1:1: x
gfx900 .error ! 1:1: .error was reached
gfx900 .warning "x" => -
gfx900 .warning => -
gfx900 .abort ! 1:1: .abort was reached
gfx900 .abort foo ! 1:1: .abort was reached
gfx900 .incbin "/nonexistent" ! 1:9: '/nonexistent' cannot be read
gfx900 .include "/nonexistent" ! 1:10: '/nonexistent' cannot be read
gfx900 .eqv x, 5 ! 1:1: unknown directive '.eqv'
gfx900 .half 1.5 ! 1:1: unknown directive '.half'
gfx900 .bfloat 1.5 ! 1:1: unknown directive '.bfloat'
gfx900 s_nop 0 // c => 000080bf
gfx900 s_nop 0 ; s_nop 1 => 000080bf
gfx900 s_nop 0 /* c */ => 000080bf
gfx900 /* a\nb */ s_nop 1 => 010080bf
gfx900 # c => -
gfx900 # 5 "a.c" => -
gfx900 s_nop 0 # c ! 1:9: expected an expression, found '#'
gfx900 s_nop 0; # c => 000080bf
gfx900 ; c => -
gfx900 a: b: s_nop 0 => 000080bf
gfx900 1: s_branch 1b => ffff82bf
gfx900 s_branch 1f\n1: => 000082bf
gfx900 1:\n1:\ns_branch 1b => ffff82bf
gfx900 s_branch 2f ! 1:10: label '2f' is not defined
gfx900 "a b": s_nop 0 => 000080bf
gfx900 $a:\ns_branch $a => ffff82bf
gfx900 a$b:\ns_branch a$b => ffff82bf
gfx900 .L:\ns_branch .L => ffff82bf
gfx900 .: ! 1:1: '.' cannot be a label
gfx900 .cbank ! 1:1: unknown directive '.cbank'
gfx900 .Text ! 1:1: unknown directive '.Text'

# Preloaded arguments of kernels.
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 16\n.end_amdhsa_kernel => 000081bf
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 17\n.end_amdhsa_kernel ! 7:1: .amdhsa_user_sgpr_kernarg_preload_length: 17 is out of range (0 to 16)
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 4\n.amdhsa_user_sgpr_kernarg_preload_offset 2\n.amdhsa_kernarg_size 24\n.end_amdhsa_kernel => 000081bf
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 4\n.amdhsa_user_sgpr_kernarg_preload_offset 2\n.amdhsa_kernarg_size 23\n.end_amdhsa_kernel ! 3:1: kernel 'k': kernel arguments are preloaded up to byte 24, but there are 23 bytes of them
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 0\n.amdhsa_user_sgpr_kernarg_preload_offset 2\n.amdhsa_kernarg_size 4\n.end_amdhsa_kernel => 000081bf
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 4\n.amdhsa_user_sgpr_kernarg_preload_offset 2\n.end_amdhsa_kernel => 000081bf
gfx90a k: s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.amdhsa_user_sgpr_kernarg_preload_length 4\n.amdhsa_user_sgpr_count 3\n.end_amdhsa_kernel ! 3:1: kernel 'k': .amdhsa_user_sgpr_count is 3, but the enabled user SGPRs are 4

# Arguments of macros and repetitions.
gfx900 .macro m a\n\a\n.endm\nm "v_mov_b32 v0, v1" => 0103007e
gfx900 .macro m a, b\n\a \b\n.endm\nm s_nop, 3 => 030080bf
gfx900 .macro m a\nv_mov_b32 v\a, v\a\n.endm\nm 5 => 05030a7e
gfx900 .macro m a\nv_mov_b32 v[\a:\a+1], v0\n.endm\nm 5 ! 4:1: destination takes a vector register, found 2 registers
gfx900 .macro m a\ns_mov_b64 s[\a:\a+1], 0\n.endm\nm 4 => 800184be
gfx900 .macro m a\ns_mov_b64 \a, 0\n.endm\nm s[4:5] => 800184be
gfx900 .macro m a b\nv_add_f32 \a, \b, \b\n.endm\nm v0 v1 => 01030002
gfx900 .macro m a b\nv_add_f32 \a, \b, \b\n.endm\nm v0, -v1 => 000001d101030260
gfx900 .macro m a b\nv_add_f32 \a, \b, \b\n.endm\nm v0, |v1| => 000301d101030200
gfx900 .macro m a b\nv_add_f32 \a, \b\n.endm\nm v0, "v1, v2" => 01050002
gfx900 .macro m a\nbuffer_load_dword v0, off, s[0:3], 0 \a\n.endm\nm offset:4 => 040050e000000080
gfx900 .macro m a\nbuffer_load_dword v0, off, s[0:3], 0 \a\n.endm\nm "offset:4 glc" => 044050e000000080
gfx900 .macro m a\ns_waitcnt \a\n.endm\nm vmcnt(0) => 700f8cbf
gfx900 .macro m a\ns_waitcnt \a\n.endm\nm "vmcnt(0) & lgkmcnt(0)" => 70008cbf
gfx900 .macro m a\ns_waitcnt \a\n.endm\nm vmcnt(0) & lgkmcnt(0) => 70008cbf
gfx900 .macro m a\ns_waitcnt \a\n.endm\nm vmcnt(0) lgkmcnt(0) ! 4:1: macro 'm' takes 1 argument, and there are more
gfx900 .macro m a\ns_sendmsg \a\n.endm\nm sendmsg(MSG_INTERRUPT) => 010090bf
gfx900 .macro m a\ns_getreg_b32 s0, \a\n.endm\nm hwreg(HW_REG_MODE, 0, 4) => 011880b8
gfx900 .macro m a\nimage_load v0, v[0:1], s[0:7] \a\n.endm\nm dmask:1 => 000100f000000000
gfx900 .macro m a\nv_mov_b32_dpp v0, v1 \a\n.endm\nm quad_perm:[0,1,2,3] ! 4:1: macro 'm' takes 1 argument, and there are more
gfx900 .macro m a=v0, b=s[0:1]\nv_mov_b32 \a, 0\ns_mov_b64 \b, 0\n.endm\nm\nm b=s[2:3]\nm v5 => 8002007e800180be8002007e800182be80020a7e800180be
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm 1 2 3 => 010203
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm 1, 2 3 => 010203
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm 1+1, 2 *2, 3 - 1 => 020402
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm (1 + 1), 2, -3 => 0202fd
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm -1 -2 -3 ! 4:1: expected an expression, found ','
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm 1 -2 ~3 ! 4:1: unexpected '~' at the end of the statement (in the expansion of 'm')
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm a=1 b=2 c=3 => 010203
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm c=1, b=2, a=3 => 030201
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm a = 1, b = 2, c = 3 => 010203
gfx900 .macro m a b c\n.byte \a, \b, \c\n.endm\nm 1, c=3, 2 ! 4:1: macro 'm': a positional argument after a named one
gfx900 .macro m a b c=9\n.byte \a, \b, \c\n.endm\nm 1,2, => 010209
gfx900 .macro m a b=7 c=9\n.byte \a, \b, \c\n.endm\nm 1,,3 => 010703
gfx900 .macro m a:vararg\n.byte \a\n.endm\nm 1, 2 + 3, 4 => 010504
gfx900 .macro m a b:vararg\n.byte \a\n.byte \b\n.endm\nm 1, 2 + 3, 4 => 010504
gfx900 .macro m a b:vararg\n.byte \a\n.byte \b\n.endm\nm 1 => 01
gfx900 .macro m a:req b:vararg\n.byte \a\n.byte \b\n.endm\nm 1, 2 => 0102
gfx900 .macro m a:req=3\n.byte \a\n.endm\nm 1 => 01
gfx900 .macro m a:req=3\n.byte \a\n.endm\nm ! 4:1: macro 'm' needs its parameter 'a'
gfx900 .macro m a:vararg=3\n.byte \a\n.endm\nm => 03
gfx900 .macro m a="x y"\n.ascii "\a"\n.endm\nm => 782079
gfx900 .macro m a=1+2\n.byte \a\n.endm\nm => 03
gfx900 .macro m a=1 + 2\n.byte \a\n.endm\nm => 03
gfx900 .macro m a=(1 + 2), b=3\n.byte \a, \b\n.endm\nm => 0303
gfx900 .macro m a=max(1,2), b=3\n.byte \a, \b\n.endm\nm => 0203
gfx900 .macro m a\n.ifb \a\ns_nop 1\n.else\ns_nop 2\n.endif\n.endm\nm\nm 1 => 010080bf020080bf
gfx900 .macro m a\n.ifc \a, x\ns_nop 1\n.else\ns_nop 2\n.endif\n.endm\nm x\nm y => 010080bf020080bf
gfx900 .macro m a\n.ifeqs "\a", "x"\ns_nop 1\n.else\ns_nop 2\n.endif\n.endm\nm x\nm y => 010080bf020080bf
gfx900 .macro m a\n.if \a > 3\ns_nop 1\n.exitm\n.endif\ns_nop 2\n.endm\nm 4\nm 2 => 010080bf020080bf
gfx900 .macro m a\n.irp x, \a\ns_nop \x\n.endr\n.endm\nm "1,2,3" => 010080bf020080bf030080bf
gfx900 .macro m a:vararg\n.irp x, \a\ns_nop \x\n.endr\n.endm\nm 1,2,3 => 010080bf020080bf030080bf
gfx900 .macro m a\n.rept \a\ns_nop 0\n.endr\n.endm\nm 3 => 000080bf000080bf000080bf
gfx900 .irp r, v0, v1, v2\nv_mov_b32 \r, 0\n.endr => 8002007e8002027e8002047e
gfx900 .irp r, s[0:1], s[2:3]\ns_mov_b64 \r, 0\n.endr => 800180be800182be
gfx900 .irp x, "a b", c\n.ascii "\x"\n.endr => 61206263
gfx900 .irp x 1\n.endr ! 1:8: expected ',', found '1'
gfx900 .irp x,1,2\n.irp y,3,4\n.byte \x\y\n.endr\n.endr => 0d0e1718
gfx900 .irpc x,abc\n.ascii "\x"\n.endr => 616263
gfx900 .irpc x,0123\ns_mov_b32 s\x, \x\n.endr => 800080be810081be820082be830083be
gfx900 i=0\n.rept 4\nv_mov_b32 v[i], i\ni=i+1\n.endr => 8002007e8102027e8202047e8302067e
gfx900 .set i,0\n.rept 4\nv_mov_b32 v[i], i\n.set i,i+1\n.endr => 8002007e8102027e8202047e8302067e
gfx900 .macro m x y\n.if \x\ns_nop \x\nm \x-1 \y\n.endif\n.endm\nm 3 1 => 030080bf020080bf010080bf
gfx900 .macro m x\ns_nop 0\nm \x\n.endm\nm 3 ! 5:1: macros are nested more than 20 deep (in the expansion of 'm')
gfx900 .macro v_foo a\nv_mov_b32 \a, 0\n.endm\nv_foo v1\nV_FOO v1 ! 5:1: unknown instruction 'V_FOO'
gfx900 .macro V_FOO a\nv_mov_b32 \a, 0\n.endm\nV_FOO v1 => 8002027e
gfx900 .macro v_mov_b32 a b\nv_mov_b32_e32 \a, \b\n.endm\nv_mov_b32 v0, v1 => 0103007e
gfx900 .macro m.x a\ns_nop \a\n.endm\nm.x 1 => 010080bf
gfx900 .macro .m a\ns_nop \a\n.endm\n.m 1 => 010080bf
gfx900 .macro m a.b\ns_nop \a.b\n.endm\nm 1 => 010080bf
gfx900 .macro m a\ns_nop \a.b\n.endm\nm 1 ! 4:1: expected 1 operand, found 2
gfx900 .macro m a\nl\a\():\ns_branch l\a\n.endm\nm 1\nm 2 => ffff82bfffff82bf
gfx900 .macro m\n1: s_branch 1b\n.endm\nm\nm => ffff82bfffff82bf
gfx900 .macro m\nl\@: s_branch l\@\n.endm\nm\nm => ffff82bfffff82bf
gfx900 .macro m a // comment\ns_nop \a // \a\n.endm // x\nm 1 // y => 010080bf
gfx900 .macro m a ; comment\ns_nop \a\n.endm\nm 1 ; y => 010080bf
gfx900 .macro m a /* c */ b\ns_nop \a\ns_nop \b\n.endm\nm 1 /* d */, 2 => 010080bf020080bf
gfx900 .macro m a, b\n.long \a\n.long \b\n.endm\nm x==1, 2\nx=1 => ffffffff02000000
gfx900 .macro m a\n.long \a\n.endm\nm 'a'\nm ','\nm ' ' => 610000002c00000020000000
gfx900 .macro m a\n.long \a\n.endm\nm 1 ? 2 ! 4:1: macro 'm' takes 1 argument, and there are more
gfx900 .macro m a\n.ascii "\a"\n.endm\nm a.b\nm $x\nm a@b => 612e622478614062
gfx900 .macro m a\n.ascii "\a"\n.endm\nm a:b => 613a62
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm a: b => 613a7c62
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm [1 2] 3 ! 4:1: macro 'm' takes 2 arguments, and there are more
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm {1 2} 3 ! 4:1: macro 'm' takes 2 arguments, and there are more
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm (1, 2), 3 => 28312c2032297c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm x(1, 2), 3 => 7828312c2032297c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm "x""y", 3 => 78797c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm x "y" => 787c79
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm x"y" 3 => 78797c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 + 2 3 => 312b327c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 +2 3 => 312b327c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1+ 2 3 => 312b327c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm -1 2 => 2d317c32
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm ~1 2 => 7e317c32
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm !1 2 => 21317c32
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 !2 => 3121327c
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 << 2 3 => 313c3c327c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 == 2 3 => 313d3d327c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 && 2 3 => 312626327c33
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm v[0:1] v[2:3] => 765b303a315d7c765b323a335d
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm v[0:1], v[2:3] c:4 ! 4:1: macro 'm' takes 2 arguments, and there are more
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm |v1| v2 => 7c76317c76327c
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm -v1 v2 => 2d76317c7632
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm a.b c.d => 612e627c632e64
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm # c => 237c63
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm %1 2 => 25317c32
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1 % 2 3 ! 4:1: macro 'm' takes 2 arguments, and there are more
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm @1 2 => 40317c32
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1b 2f => 31627c3266
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1.5 2e3 => 312e357c326533
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm \x y ! 4:1: \x in a string needs hexadecimal digits (in the expansion of 'm')
gfx900 .macro .long a\ns_nop \a\n.endm\n.long 1 => 010080bf
gfx900 .macro .if a\ns_nop \a\n.endm\n.if 1\ns_nop 2\n.endif => 020080bf
gfx900 .macro .endif\n.endm\n.if 0\n.endif\ns_nop 0 => 000080bf
gfx900 .macro .macro a\ns_nop \a\n.endm\n.macro 3 => 030080bf
gfx900 .macro m\ns_nop 1\n.endm\nm 1 2, 3 ! 4:1: macro 'm' takes 0 arguments, and there are more
gfx900 .macro m\ns_nop 1\n.endm\nm a=3 ! 4:1: macro 'm' takes 0 arguments, and there are more
gfx900 .altmacro\n.macro m a\n.ascii "a"\n.endm\nm <a! => 3c6121
gfx900 .altmacro\n.macro m a\n.ascii "a"\n.endm\nm <a!>> => 613e
gfx900 .altmacro\n.macro m a\n.ascii "a"\n.endm\nm <> => 3c3e
gfx900 .altmacro\n.macro m a b\n.ascii "a|b"\n.endm\nm <> <!!> => 3c3e3c21213e7c
gfx900 .altmacro\n.macro m a b\n.ascii "a|b"\n.endm\nm <a b> c => 6120627c63
gfx900 .altmacro\n.macro m a b\n.ascii "a|b"\n.endm\nm <a b>c d ! 5:1: macro 'm' takes 2 arguments, and there are more
gfx900 .altmacro\n.macro m a b\n.ascii "a|b"\n.endm\nm %1+1 2 => 327c32
gfx900 .altmacro\n.macro m a b\n.ascii "a|b"\n.endm\nm %(1+1), %2*3 => 327c36
gfx900 .irp x,\n.byte 1\n.endr => -
gfx900 .irp x, 1,,2\n.ascii "<\x>"\n.endr => 3c313e3c3e3c323e
gfx900 .irp x, 1 2 3\n.byte \x\n.endr => 010203
gfx900 .irp x, 1+1 2 3,4\n.byte \x\n.endr => 02020304
gfx900 .irpc x, a+b\n.byte 1\n.endr ! 1:10: .irpc takes one word
gfx900 .irpc x, "a+b"\n.ascii "\x"\n.endr => 612b62
gfx900 .irpc x, 1, 2\n.ascii "\x"\n.endr ! 1:13: .irpc takes one word
gfx900 .irpc x, 'a'\n.ascii "\x"\n.endr => 276127
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm =1 => -
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm , 1 => 7c31
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm , => 7c
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm ( ! 4:4: expected ')'
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm ) => 297c
gfx900 .macro m a b\n.ascii "\a|\b"\n.endm\nm 1,2, ! 4:1: macro 'm' takes 2 arguments, and there are more
gfx900 .macro m a:req b\n.ascii "\a|\b"\n.endm\nm ,2 ! 4:1: macro 'm' needs its parameter 'a'
gfx900 .macro m a b:req\n.ascii "\a|\b"\n.endm\nm b=1 => 7c31
gfx900 .macro m a b:vararg\n.ascii "\a|\b"\n.endm\nm b=1 => 7c31
gfx900 .macro m a b:vararg\n.ascii "\a|\b"\n.endm\nm 1, b=2, 3 => 317c322c2033
gfx900 .macro m a b:vararg\n.ascii "\a|\b"\n.endm\nm 1 2, 3 => 317c322c2033
gfx900 .macro m a b:vararg\n.ascii "\a|\b"\n.endm\nm 1, 2 , 3 // c => 317c32202c203320
gfx900 .macro m a=\n.ascii "\a"\n.endm\nm => -
gfx900 .macro m a==1\n.ascii "\a"\n.endm\nm ! 1:11: expected a name, found '=='
gfx900 .macro m a=1=2\n.ascii "\a"\n.endm\nm ! 1:13: an '=' is not allowed in an argument

# A word that elsewhere is a modifier, as the second source of the long form.
gfx1100 v_cmpx_lt_u32 v88 glc => 7e00c9d458ff010000000000 R_AMDGPU_REL32@8:glc+0
gfx1100 v_lshlrev_b32 v0, v1 clamp => 000018d501ff010000000000 R_AMDGPU_REL32@8:clamp+0
gfx1200 v_lshlrev_b32 v0, v1, vm => 000018d501ff010000000000 R_AMDGPU_REL32@8:vm+0
gfx1030 v_add_nc_u32 v0, v1 vm => 000025d501ff010000000000 R_AMDGPU_REL32@8:vm+0
gfx900 v_lshlrev_b32 v0, v1 vm ! 1:24: expected 3 operands, found 2
gfx1030 v_add_f32 v0, v1 clamp ! 1:23: expected 3 operands, found 2
