// Which bits of what an instruction computes are undefined where some of what it reads is: a rule for each
// micro-operation, over the instruction's program.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "flow/registers.h"
#include "sem/program.h"

namespace lw::flow {

// A value in one lane. Bits are undefined, or defined and known, or defined without that their values are known.
struct PartlyDefined {
  uint64_t value = 0;      // where it is known
  uint64_t undefined = 0;  // bits
  uint64_t unknown = 0;    // bits: the undefined ones and more
  Register from = 0;       // a register that undefined bits came from
};

// What registers hold before an instruction.
class RegisterContents {
 public:
  virtual ~RegisterContents() = default;
  virtual PartlyDefined vgpr(unsigned number, unsigned lane) const = 0;
  virtual PartlyDefined scalar(Register reg) const = 0;  // SCC among them
};

// Whether bytes of results may be defined, by what registers hold, though bytes that they depend on are not.
bool depends_on_contents(const sem::Program& program);

class Definedness {
 public:
  // Works out the values of `program` in `lanes`. What other lanes hold counts as defined: where values pass from lane
  // to lane, ask for all.
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
