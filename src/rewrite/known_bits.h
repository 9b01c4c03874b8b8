// Bits of a register that are 0 because of the instructions that computed it.
#pragma once

#include "rewrite/block_flow.h"

namespace lw::rewrite {

// The bits of `reg` that are certainly 0 after instruction `writer` of the block (BlockFlow::kBefore: none), in every
// lane that EXEC enables; `exec_writer` is who wrote EXEC where the register is read.
uint32_t known_zeros(const isa::Target& target, const BlockFlow& block, flow::Register reg, size_t writer,
                     size_t exec_writer);

}  // namespace lw::rewrite
