// Which bits of an instruction's results are undefined if some of its inputs are: a rule for each micro-operation, over
// the instruction's program.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "flow/registers.h"
#include "sem/program.h"

namespace lw::flow {

// A value in one lane. Bits are undefined, defined and known, or defined with unknown value.
struct PartlyDefined {
  uint64_t value = 0;      // where it is known
  uint64_t undefined = 0;  // bits
  uint64_t unknown = 0;    // bits: the undefined ones and more
  Register from = 0;       // a register that undefined bits came from
};

// The values of registers before an instruction.
class RegisterContents {
 public:
  virtual ~RegisterContents() = default;
  virtual PartlyDefined vgpr(unsigned number, unsigned lane) const = 0;
  virtual PartlyDefined scalar(Register reg) const = 0;  // SCC among them
};

// Whether bytes of results may be defined for these register values, although bytes that they depend on are not.
bool depends_on_contents(const sem::Program& program);

class Definedness {
 public:
  // Computes the values of `program` in `lanes`. Values of other lanes count as defined, so ask for all lanes if values
  // move between lanes.
  void evaluate(const sem::Program& program, const RegisterContents& contents, uint64_t lanes);
  const PartlyDefined& at(sem::NodeId id, unsigned lane) const { return rows_[id][place(id, lane)]; }

 private:
  using Row = std::array<PartlyDefined, 64>;

  unsigned place(sem::NodeId id, unsigned lane) const { return program_->nodes[id].uniform ? 0 : lane; }
  // Also of a lane that was not asked for.
  PartlyDefined in_lane(sem::NodeId id, unsigned lane) const;
  PartlyDefined value_of(const sem::Node& node, unsigned lane) const;
  PartlyDefined from_lane(sem::NodeId id, const PartlyDefined& lane) const;
  PartlyDefined ballot(sem::NodeId id) const;
  PartlyDefined computed(const sem::Node& node, unsigned lane) const;

  const sem::Program* program_ = nullptr;
  const RegisterContents* contents_ = nullptr;
  uint64_t lanes_ = 0;
  std::vector<Row> rows_;  // of nodes; a uniform one has its first place
};

}  // namespace lw::flow
