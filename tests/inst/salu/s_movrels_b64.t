# s_movrels_b64: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm s_movrels_b64 s[4:5], s[2:3] = 02 2b 84 be
bad s_movrels_b64 v[4:5], s[2:3]
bad s_movrels_b64 s[4:5]

target gfx900
asm s_movrels_b64 s[4:5], s[2:3] = 02 2b 84 be
bad s_movrels_b64 v[4:5], s[2:3]
bad s_movrels_b64 s[4:5]

target gfx906
asm s_movrels_b64 s[4:5], s[2:3] = 02 2b 84 be
bad s_movrels_b64 v[4:5], s[2:3]
bad s_movrels_b64 s[4:5]
