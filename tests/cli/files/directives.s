.uleb128 end-begin      // 4: known when the rest is
.zero size
.set size, 7
.dcb.b 2, 5
.short 0x10
begin:
s_nop 1
end:
