// Which bits of which registers a program reads and writes.
#pragma once

#include <cstdint>
#include <map>

#include "sem/program.h"

namespace lw::sem {

// Bit masks by register number. VGPR masks are per lane. A bit is read where it can change an effect; a bit is written
// where it can differ from what it was (bits that a partial write puts back unchanged are neither).
struct Touched {
  std::map<unsigned, uint32_t> vgprs_read;
  std::map<unsigned, uint32_t> vgprs_written;
  std::map<unsigned, uint32_t> sgprs_read;
  std::map<unsigned, uint32_t> sgprs_written;
  bool reads_scc = false;
  bool writes_scc = false;
  bool reads_mode = false;
  bool writes_mode = false;
  bool reads_memory = false;
  bool writes_memory = false;
  bool changes_flow = false;
  bool crosses_lanes = false;
  bool indexes_registers = false;  // which ones is known only when it runs
};

Touched touched(const Program& program);

}  // namespace lw::sem
