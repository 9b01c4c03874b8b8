# Descriptors of images that no driver writes, as kernels meet them (files/descriptors.s). One of zeros is an image that is
# not there: loads give 0, stores do nothing.
$ lanewise as descriptors.s -o d.hsaco && lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=zeros' 'u32[8]=fill:7' --print 1
1: 0 0 0 0 0 0 0 0

$ lanewise run d.hsaco --kernel store --grid 1 --block 2 'u32[12]=zeros' 'u32[8]=fill:7' --print 1:2
1: 0 0 …

$ lanewise run d.hsaco --kernel sample --grid 1 --block 2 'u32[12]=zeros' 'u32[8]=fill:7' --print 1
1: 0 0 0 0 0 0 0 0

# A format that is none, and one that is not modelled.
$ python3 write_words.py w.bin 0 03f00000 0 90000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has data format 32_AS_32_32_32_32: one format read as another
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 02c00000 0 90000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has data format 44
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 02300000 0 90000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has data format BC1: block compression
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

# A number format that the data format has not; a selection of components that is none.
$ python3 write_words.py w.bin 0 18a00000 0 90000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has number format reserved of data format 8_8_8_8
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 0 90000faa 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has dst_sel_x 2
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

# A kind of image that is none, a buffer's descriptor, and several samples a texel.
$ python3 write_words.py w.bin 0 00a00000 0 30000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has image type 3
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 0 00000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has a buffer descriptor instead of an image descriptor
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 0 e0000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has images with several samples per texel
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

# Layouts: a SW_MODE that is none, one that is not modelled, a row that is shorter than the image.
$ python3 write_words.py w.bin 0 00a00000 0 90c00fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has SW_MODE 12
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 0 90800fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has 64KB_Z of 2D images of 32-bit elements on vega10
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 ff 90000fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has a pitch of 1: expected at least 256
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

# Levels and slices that the image has not.
$ python3 write_words.py w.bin 0 00a00000 0 900f0fac 0 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has last_level 15 of an image of 1 levels
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 0 90000fac 0 f0000000 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has max_mip 15 of 1 x 1 x 1 texels
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

$ python3 write_words.py w.bin 0 00a00000 0 d0000fac 0 5 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image whose descriptor has base_array 5 above the last slice 0
  in kernel load, workgroup (0, 0, 0), wave 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

# An address where nothing is; a store in a format that stores have not.
$ python3 write_words.py w.bin 100 00a00000 0 90000fac 0007e000 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel load --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
fault: memory_fault: global load of 4 bytes at 0x10000, far from every buffer (the nearest above is the code object's constant data)
  in kernel load, workgroup (0, 0, 0), wave 0, lane 0, pc 0x100000001928: image_load v[4:7], v0, s[8:15] dmask:0xf unorm
exit 3

$ python3 write_words.py w.bin 100 24a00000 0 90000fac 0007e000 0 0 0 0 0 0 0; lanewise run d.hsaco --kernel store --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: an image store with a store to the format 8_8_8_8_SRGB
  in kernel store, workgroup (0, 0, 0), wave 0, pc 0x100000001b28: image_store v[4:7], v0, s[8:15] dmask:0xf unorm
exit 4

# Samplers: an anisotropic ratio, a border's colour from memory, a filter mode that is none.
$ python3 write_words.py w.bin 100 00a00000 0 90000fac 0007e000 0 0 0 00000200 0 00a00000 0; lanewise run d.hsaco --kernel sample --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: a sampler that has anisotropic filters of up to 2:1
  in kernel sample, workgroup (0, 0, 0), wave 0, pc 0x100000001a28: image_sample_lz v[4:7], v2, s[8:15], s[16:19] dmask:0xf
exit 4

$ python3 write_words.py w.bin 100 00a00000 0 90000fac 0007e000 0 0 0 6 0 0 c0000000; lanewise run d.hsaco --kernel sample --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: a sampler that has a border colour in memory
  in kernel sample, workgroup (0, 0, 0), wave 0, pc 0x100000001a28: image_sample_lz v[4:7], v2, s[8:15], s[16:19] dmask:0xf
exit 4

$ python3 write_words.py w.bin 100 00a00000 0 90000fac 0007e000 0 0 0 60000000 0 0 0; lanewise run d.hsaco --kernel sample --grid 1 --block 2 'u32[12]=@w.bin' 'u32[8]=fill:7'
not modelled: a sampler that has filter_mode 3
  in kernel sample, workgroup (0, 0, 0), wave 0, pc 0x100000001a28: image_sample_lz v[4:7], v2, s[8:15], s[16:19] dmask:0xf
exit 4
