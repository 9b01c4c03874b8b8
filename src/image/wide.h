// Private to this folder.
#pragma once

// Before a function with loops over many elements: it is compiled several times, and the host takes the version with
// the widest vectors that it has.
#define LW_WIDE [[gnu::target_clones("default", "avx2", "arch=x86-64-v4")]]
