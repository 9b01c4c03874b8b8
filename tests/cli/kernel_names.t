# A kernel has the name that metadata gives it, and that of its symbol.

$ lanewise as metadata_name.s -o metadata_name.hsaco; for k in store42 store42.kd scale_source_name scale_source_name.kd; do lanewise run metadata_name.hsaco --kernel $k --grid 1 --block 1 'i32[1]=zeros' --print 0; lanewise time metadata_name.hsaco --kernel $k --grid 1 --block 1 'i32[1]=zeros' | grep -c cycles; lanewise dis metadata_name.hsaco --kernel $k --plain | head -1; lanewise live metadata_name.hsaco --kernel $k --summary | head -1; printf '[kernels.'"'$k'"']\nmax_vgprs = 1\n' > $k.toml; lanewise live metadata_name.hsaco --summary --budgets $k.toml 2>&1 | grep -c "uses 2 VGPRs"; done
0: 42
8
s_load_dwordx2 s[0:1], s[4:5], 0x0
scale_source_name (kernel, gfx900) metadata_name.hsaco
1
0: 42
8
s_load_dwordx2 s[0:1], s[4:5], 0x0
scale_source_name (kernel, gfx900) metadata_name.hsaco
1
0: 42
8
s_load_dwordx2 s[0:1], s[4:5], 0x0
scale_source_name (kernel, gfx900) metadata_name.hsaco
1
0: 42
8
s_load_dwordx2 s[0:1], s[4:5], 0x0
scale_source_name (kernel, gfx900) metadata_name.hsaco
1

$ lanewise run metadata_name.s --kernel other --grid 1 --block 1
error: metadata_name.s: has no kernel 'other'; it has: scale_source_name
exit 2

$ lanewise live metadata_name.s --kernel other
error: metadata_name.s: has no kernel 'other'; it has: scale_source_name
exit 2
