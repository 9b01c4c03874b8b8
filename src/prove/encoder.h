// Programs of micro-operations as Z3 terms over one symbolic lane. Private to this folder.
#pragma once

#include <z3++.h>

#include <map>
#include <string>
#include <vector>

#include "prove/prove.h"

namespace lw::prove {

// What both sides share: the context, the unknown contents that registers start with, the float functions.
class World {
 public:
  explicit World(z3::context& context) : z3(context), lane(context.bv_const("lane", 32)) {}

  z3::context& z3;
  z3::expr lane;

  z3::expr initial(const std::string& name);  // 32 bits
  // The result of a float micro-operation; remembered so that untrue results can be refined away.
  z3::expr apply(const sem::Node& node, const std::vector<z3::expr>& arguments, const z3::expr& mode);

  struct Application {
    sem::Node node;
    std::vector<z3::expr> arguments;
    z3::expr mode;
    z3::expr result;
    z3::func_decl function;
  };
  const std::vector<Application>& applications() const { return applications_; }
  // What holds of the float functions whatever their arguments: sums and products do not depend on the order of their
  // operands unless both are NaNs, of which the first is returned.
  const std::vector<z3::expr>& lemmas() const { return lemmas_; }
  const std::map<std::string, z3::expr>& initials() const { return initials_; }

  z3::expr word(uint32_t value) { return z3.bv_val(value, 32); }
  z3::expr double_word(uint64_t value) { return z3.bv_val(static_cast<uint64_t>(value), 64); }

 private:
  std::map<std::string, z3::expr> initials_;
  std::map<std::string, z3::func_decl> functions_;
  std::vector<Application> applications_;
  std::vector<z3::expr> lemmas_;
};

// The wave as one lane sees it, while a snippet runs.
class Machine {
 public:
  explicit Machine(World& world, std::string side) : world_(world), side_(std::move(side)) {}

  void run(const sem::Program& program);
  void run(const Snippet& snippet) {
    for (const sem::Program& program : snippet.programs) run(program);
  }
  z3::expr value(const LiveOut& place);  // zero-extended to 32 bits

  z3::expr vgpr(unsigned number);
  z3::expr sgpr(unsigned number);
  z3::expr mode();
  z3::expr scc();
  z3::expr lane_bit(const z3::expr& low, const z3::expr& high);

  // A pure micro-operation on terms.
  static z3::expr pure(World& world, const sem::Node& node, const std::vector<z3::expr>& arguments,
                       const z3::expr& mode);

 private:
  z3::expr node_value(const sem::Node& node, const std::vector<z3::expr>& arguments);
  void effect(const sem::Node& node, const std::vector<z3::expr>& arguments);
  z3::expr ballot(const z3::expr& p);

  World& world_;
  std::string side_;
  unsigned ballots_ = 0;
  std::map<std::string, z3::expr> registers_;
};

}  // namespace lw::prove
