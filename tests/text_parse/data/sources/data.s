.data
.byte 1, 0xff, -128, 'a', 1|2+1, 1==1, 0b11, 017
.short 0x1234, -1
.long 0x12345678, 7*6, -7/2, -7%3, 1<<31
.quad 0x123456789abcdef0, -1
.float 1.5, -0.1, 2
.double 0.1
.ascii "a\n\t\"\\\101"
.asciz "b", "c"
.string "d"
.fill 3, 2, 0x1234
.fill 2
.zero 3
.skip 2, 0x55
.space 1
.uleb128 300, 5
.sleb128 -300
.p2align 3
.byte 1
.p2align 4, 0x11
.balign 8
.byte 2
.align 4
here:
.long here2-here, .-here
here2:
.org 0x100, 0xee
.byte 3
.section .other,"a",@progbits
.long 1
.previous
.byte 4
.pushsection .other
.long 2
.popsection
.byte 5
