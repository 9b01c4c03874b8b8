# s_movrels_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm s_movrels_b32 s4, s2 = 02 2a 84 be
asm s_movrels_b32 s4, s6 = 06 2a 84 be
asm s_movrels_b32 s4, m0 = 7c 2a 84 be
bad s_movrels_b32 v4, s2
bad s_movrels_b32 s4

target gfx900
asm s_movrels_b32 s4, s2 = 02 2a 84 be
asm s_movrels_b32 s4, s6 = 06 2a 84 be
asm s_movrels_b32 s4, m0 = 7c 2a 84 be
bad s_movrels_b32 v4, s2
bad s_movrels_b32 s4

target gfx906
asm s_movrels_b32 s4, s2 = 02 2a 84 be
asm s_movrels_b32 s4, s6 = 06 2a 84 be
asm s_movrels_b32 s4, m0 = 7c 2a 84 be
bad s_movrels_b32 v4, s2
bad s_movrels_b32 s4
