// What both sides of a proof share, as Z3 terms. Private to this folder.
#pragma once

#include <z3++.h>

#include <chrono>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "prove/prove.h"

namespace lw::prove {

// The unknown contents that registers start with, the lanes of the wave, and the float functions.
//
// A term speaks of one lane, `lane`; the registers that differ between lanes are free in it. The same value in lane 3
// is the term with lane 3's number and registers in their place (at_lane), so that whatever crosses lanes is exact.
class World {
 public:
  World(z3::context& context, unsigned lanes, unsigned timeout_ms, Cancel cancel = {})
      : z3(context),
        lane(context.bv_const("lane", 32)),
        lane_count(lanes),
        end_(std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout_ms)),
        cancel_(std::move(cancel)) {}

  z3::context& z3;
  z3::expr lane;
  const unsigned lane_count;  // 32 or 64

  z3::expr word(uint32_t value) { return z3.bv_val(value, 32); }
  z3::expr double_word(uint64_t value) { return z3.bv_val(static_cast<uint64_t>(value), 64); }

  // Milliseconds left for the question; 0 when its time is over or a request to end it has come.
  unsigned left_ms() const;

  // Simplifies a term whose parts are simplified already. In a large term it simplifies only the part near the root:
  // the whole of it after each instruction would take quadratic time.
  z3::expr simplified(const z3::expr& term);

  z3::expr initial(const std::string& name);  // 32 bits
  const std::map<std::string, z3::expr>& initials() const { return initials_; }

  // What `term` is in the lane whose number is the word `index`.
  z3::expr at_lane(const z3::expr& term, const z3::expr& index);
  // A VGPR's first contents in other lanes, by name; empty until at_lane has asked for it.
  const std::map<std::string, std::vector<z3::expr>>& other_lanes() const { return other_lanes_; }

  // The mask of the lanes in which `p` holds: 64 unknown bits of which this lane's is p. The others are defined by
  // define_masks, and stay unknown where nothing depends on them.
  z3::expr ballot(const z3::expr& p);
  // The truth value whose mask these words are the halves of, if ballot() made it.
  std::optional<z3::expr> ballot_bit(const z3::expr& low, const z3::expr& high) const;
  // The truth value that `mask` is the mask of, if ballot() made it.
  std::optional<z3::expr> predicate_of(const z3::expr& mask) const;
  // Defines all bits of the masks that the terms are made of. Returns whether there were any left to define.
  bool define_masks(const std::vector<z3::expr>& terms);

  // The result of a float micro-operation; remembered so that untrue results can be refined away, as products are.
  z3::expr apply(const sem::Node& node, const std::vector<z3::expr>& arguments, const z3::expr& mode);
  // A product: exact where a factor is a number, else a function of both factors (product_facts.h).
  z3::expr product(sem::Uop op, const z3::expr& a, const z3::expr& b);
  // Makes the products exact whose values are wrong in a candidate. Returns whether any was not exact.
  bool define_products(const std::vector<size_t>& applications);
  struct Application {
    sem::Node node;
    std::vector<z3::expr> arguments;
    z3::expr mode;
    z3::expr result;
    z3::func_decl function;
    bool is_defined = false;  // a product that is exact
  };
  const std::vector<Application>& applications() const { return applications_; }

  // What memory holds at an address, as whole words, after so many stores that may have changed it.
  z3::expr load(unsigned version, sem::AddressSpace space, const z3::expr& address, unsigned bytes);

  // What holds of this world whatever the question. Grows as the terms do.
  const std::vector<z3::expr>& constraints() const { return constraints_; }
  // What holds of the functions (float_facts.h, product_facts.h). Grows too.
  const std::vector<z3::expr>& facts() const { return facts_; }

 private:
  struct Function {
    z3::func_decl declaration;
    sem::Node node;
  };
  struct Mask {
    z3::expr mask;
    z3::expr predicate;
    bool is_defined = false;
  };

  std::pair<std::string, unsigned> order_of(const z3::expr& term);
  const std::vector<z3::expr>& lanes_of(const std::string& name, const z3::expr& term);
  const Function& function_of(const sem::Node& node, const std::vector<z3::expr>& arguments, const z3::expr& mode);
  void remember(const Function& function, const z3::expr& result);
  void remember_applications(const z3::expr& term);

  std::chrono::steady_clock::time_point end_;
  const Cancel cancel_;
  // By Z3's number of a term: the term, and the constant that stands for it while simplified() works above it. Keeping
  // the term keeps Z3 from giving its number to another.
  std::unordered_map<unsigned, std::pair<z3::expr, z3::expr>> names_of_terms_;
  std::map<std::string, z3::expr> initials_;
  std::map<std::string, std::vector<z3::expr>> other_lanes_;
  std::map<std::string, Function> functions_;
  std::vector<Application> applications_;
  std::unordered_set<unsigned> application_ids_;  // Z3's numbers of their results
  std::unordered_set<unsigned> known_loads_;      // Z3's numbers of words that facts tell of
  std::vector<z3::expr> kept_loads_;              // so that Z3 does not give their numbers to others
  std::vector<Mask> masks_;
  std::vector<z3::expr> constraints_;
  std::vector<z3::expr> facts_;
};

}  // namespace lw::prove
