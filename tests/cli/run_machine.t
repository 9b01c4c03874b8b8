# What the machine does and a reader may not expect: apertures of flat addresses, denormals whatever MODE says, lanes
# that are off.

$ lanewise as flat_aperture.s -o flat_aperture.hsaco && lanewise run flat_aperture.hsaco --grid 1 --block 1 'u32[1]=zeros'
fault: memory_fault: global load of 4 bytes at 0x1000000000000, the base 0xfffffffffffc is in global memory, the immediate offset 4 leads into the LDS aperture: the base alone chooses the aperture
  in kernel peek, workgroup (0, 0, 0), wave 0, lane 0, pc 0x100000001530: flat_load_dword v2, v[0:1] offset:4
exit 3

$ lanewise as madmix_in.s -o madmix_in.hsaco && lanewise run madmix_in.hsaco --grid 1 --block 1 'u32[1]=fill:7' --print 0
0: 0

$ lanewise as madmix_out.s -o madmix_out.hsaco && lanewise run madmix_out.hsaco --grid 1 --block 1 'u32[1]=fill:7' --print 0
0: 0

$ lanewise compile off_lane.comp --target gfx900 -o off_lane.hsaco && lanewise run off_lane.hsaco --grid 1 --bind '0.0=u32[64]=iota' --check
lanes: a value stored to memory depends on a value taken from a lane that EXEC has switched off
  read  workgroup (0, 0, 0), wave 0, lane 0, 0x1734: v_add_u32_dpp v0, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
  use   workgroup (0, 0, 0), wave 0, lane 0, 0x173c: buffer_store_dword v0, v1, s[0:3], 0 offen
exit 1

$ lanewise compile off_lane.comp --target gfx1030 -o off_lane.hsaco && lanewise run off_lane.hsaco --grid 1 --bind '0.0=u32[64]=iota' --check --print 0.0:8
0.0: 1 1 2 3 9 5 6 7 …
