# What a file holds.

$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco && lanewise info packed.hsaco
code object for gfx803, version 5, 1 kernel
<blank>
packed_add_sdwa
  registers   11 VGPRs (12 allocated), 18 SGPRs (32 allocated)
  memory      128 bytes of code, 0 of LDS, 0 of scratch per work-item, 32 of arguments
  argument 0  a (global_buffer, 8 bytes at 0)
  argument 1  b (global_buffer, 8 bytes at 8)
  argument 2  c (global_buffer, 8 bytes at 16)
  argument 3  out (global_buffer, 8 bytes at 24)
  occupancy   fiji-r9-nano: 10 waves per SIMD, the maximum, workgroups of 256
  occupancy   fiji-mi8: 10 waves per SIMD, the maximum, workgroups of 256
  occupancy   polaris-mi6: 10 waves per SIMD, the maximum, workgroups of 256
  occupancy   polaris-rx480: 10 waves per SIMD, the maximum, workgroups of 256

$ lanewise info packed.hsaco --block-size 64 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); k = j["kernels"][0]; print(j["target"], *(k[n] for n in ("name", "vgprs", "sgprs", "agprs", "lds_bytes", "scratch_bytes", "kernarg_bytes", "wave_size"))); print(*k["arguments"], *k["occupancy"][:1], sep="\n")'
gfx803 packed_add_sdwa 11 18 0 0 0 32 64
{'kind': 'global_buffer', 'name': 'a', 'offset_bytes': 0, 'size_bytes': 8, 'type': ''}
{'kind': 'global_buffer', 'name': 'b', 'offset_bytes': 8, 'size_bytes': 8, 'type': ''}
{'kind': 'global_buffer', 'name': 'c', 'offset_bytes': 16, 'size_bytes': 8, 'type': ''}
{'kind': 'global_buffer', 'name': 'out', 'offset_bytes': 24, 'size_bytes': 8, 'type': ''}
{'device': 'fiji-r9-nano', 'limited_by': 'waves', 'most_waves_per_simd': 10, 'text': '10 waves per SIMD, the maximum', 'waves_per_simd': 10, 'workgroups_per_compute_unit': 40}

$ lanewise compile examples/sum.cl --target gfx900 -o sum.hsaco && lanewise info sum.hsaco
code object for gfx900, version 5, 1 kernel
<blank>
sum
  registers   4 VGPRs (4 allocated), 16 SGPRs (16 allocated)
  memory      284 bytes of code, 0 of LDS, 0 of scratch per work-item, 280 of arguments
  argument 0  uint* in (global_buffer, 8 bytes at 0)
  argument 1  uint* out (global_buffer, 8 bytes at 8)
  argument 2  uint* partial (dynamic_shared_pointer, 4 bytes at 16)
  occupancy   vega-64: 10 waves per SIMD, the maximum, workgroups of 256

# A target that no product of the list has; every wave of it is given 96 scalar registers.
$ lanewise compile examples/sum.cl --target gfx802 -o tonga.hsaco && lanewise info tonga.hsaco | tail -1
  occupancy   gfx802: 8 of at most 10 waves per SIMD, limited by SGPRs, workgroups of 256

$ lanewise info sum.hsaco --block-size 2000
error: --block-size 2000: expected 1 to 1024
exit 2

$ lanewise info sum.hsaco --target gfx803
error: sum.hsaco: there is no code for gfx803 in the file, only for gfx900
exit 2

$ lanewise info missing.hsaco
error: missing.hsaco: No such file or directory
exit 2

$ printf 'no object\0' > neither; lanewise info neither
error: neither: the file is neither an ELF file nor an offload bundle; `lanewise dis --raw` disassembles raw instruction words
exit 2

$ lanewise info
error: FILE is required; see `lanewise info --help`
exit 2
