#include "prove/world.h"

#include <fmt/format.h>

#include <algorithm>

#include "prove/float_facts.h"
#include "prove/product_facts.h"

namespace lw::prove {
namespace {

// MODE.FP_DENORM: bits 5:4 single precision, 7:6 half and double.
constexpr uint32_t kDenormals32 = 0x30;
constexpr uint32_t kDenormals16And64 = 0xc0;

// Calls `visit` once for every term that `root` consists of, itself included.
template <class Visit>
void for_each_subterm(const z3::expr& root, std::unordered_set<unsigned>& seen, const Visit& visit) {
  std::vector<z3::expr> open{root};
  while (!open.empty()) {
    const z3::expr term = open.back();
    open.pop_back();
    if (!seen.insert(Z3_get_ast_id(term.ctx(), term)).second) continue;
    visit(term);
    if (term.is_app())
      for (unsigned i = 0; i < term.num_args(); ++i) open.push_back(term.arg(i));
  }
}

// The first `most` subterms of `root`, breadth first.
std::vector<z3::expr> first_subterms(const z3::expr& root, size_t most) {
  std::vector<z3::expr> found{root};
  std::unordered_set<unsigned> seen{Z3_get_ast_id(root.ctx(), root)};
  for (size_t i = 0; i < found.size(); ++i)
    for (unsigned k = 0; k < found[i].num_args(); ++k) {
      if (found.size() == most) return found;
      z3::expr part = found[i].arg(k);
      if (part.is_app() && seen.insert(Z3_get_ast_id(part.ctx(), part)).second) found.push_back(std::move(part));
    }
  return found;
}

// One of the values, by the bits of an index below their number.
z3::expr chosen(const std::vector<z3::expr>& values, size_t first, size_t count, const z3::expr& index) {
  if (count == 1) return values[first];
  const size_t half = count / 2;
  unsigned bit = 0;
  while ((size_t{1} << bit) < half) ++bit;
  const z3::expr is_upper = index.extract(bit, bit) == index.ctx().bv_val(1, 1);
  return z3::ite(is_upper, chosen(values, first + half, half, index), chosen(values, first, half, index));
}

}  // namespace

unsigned World::left_ms() const {
  if (cancel_.requested()) return 0;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_ - std::chrono::steady_clock::now());
  return static_cast<unsigned>(std::max<int64_t>(left.count(), 0));
}

z3::expr World::simplified(const z3::expr& term) {
  constexpr size_t kSmall = 512, kNearRoot = 64;
  const std::vector<z3::expr> near = first_subterms(term, kSmall);
  if (near.size() < kSmall) return term.simplify();
  std::unordered_set<unsigned> inside;
  for (size_t i = 0; i < kNearRoot; ++i) inside.insert(Z3_get_ast_id(z3, near[i]));
  z3::expr_vector parts(z3), names(z3);
  for (size_t i = 0; i < kNearRoot; ++i)
    for (unsigned k = 0; k < near[i].num_args(); ++k) {
      const z3::expr part = near[i].arg(k);
      const unsigned number = Z3_get_ast_id(z3, part);
      if (!part.is_app() || part.num_args() == 0 || !inside.insert(number).second) continue;
      const std::string name = fmt::format("term{}", number);
      const auto known = names_of_terms_.try_emplace(number, part, z3.constant(name.c_str(), part.get_sort())).first;
      parts.push_back(part);
      names.push_back(known->second.second);
    }
  z3::expr whole = term;
  z3::expr top = whole.substitute(parts, names).simplify();
  return top.substitute(names, parts);
}

z3::expr World::initial(const std::string& name) {
  const auto known = initials_.find(name);
  if (known != initials_.end()) return known->second;
  return initials_.emplace(name, z3.bv_const(name.c_str(), 32)).first->second;
}

const std::vector<z3::expr>& World::lanes_of(const std::string& name, const z3::expr& term) {
  std::vector<z3::expr>& lanes = other_lanes_[name];
  if (!lanes.empty()) return lanes;
  for (unsigned i = 0; i < lane_count; ++i) {
    lanes.push_back(z3.bv_const(fmt::format("{}@{}", name, i).c_str(), 32));
    constraints_.push_back(z3::implies(lane == word(i), term == lanes.back()));
  }
  return lanes;
}

z3::expr World::at_lane(const z3::expr& term, const z3::expr& index) {
  const z3::expr number = (index & word(lane_count - 1)).simplify();
  z3::expr_vector from(z3);
  z3::expr_vector to(z3);
  from.push_back(lane);
  to.push_back(number);
  std::unordered_set<unsigned> in_term;
  for_each_subterm(term, in_term, [](const z3::expr&) {});
  for (const auto& [name, contents] : initials_) {
    if (name[0] != 'v' || !in_term.contains(Z3_get_ast_id(z3, contents))) continue;
    const std::vector<z3::expr>& lanes = lanes_of(name, contents);
    from.push_back(contents);
    to.push_back(chosen(lanes, 0, lanes.size(), number).simplify());
  }
  z3::expr whole = term;
  z3::expr result = whole.substitute(from, to);
  remember_applications(result);
  return result;
}

z3::expr World::ballot(const z3::expr& p) {
  for (const Mask& known : masks_)
    if (z3::eq(known.predicate, p)) return known.mask;
  const z3::expr mask = z3.bv_const(fmt::format("ballot{}", masks_.size()).c_str(), 64);
  masks_.push_back({mask, p});
  const z3::expr bit = z3::lshr(mask, z3::zext(lane, 32)).extract(0, 0);
  constraints_.push_back((bit == z3.bv_val(1, 1)) == p);
  if (lane_count == 32) constraints_.push_back(mask.extract(63, 32) == word(0));
  return mask;
}

std::optional<z3::expr> World::ballot_bit(const z3::expr& low, const z3::expr& high) const {
  for (const Mask& known : masks_) {
    const bool is_high = z3::eq(high, known.mask.extract(63, 32)) || lane_count == 32;
    if (is_high && z3::eq(low, known.mask.extract(31, 0))) return known.predicate;
  }
  return std::nullopt;
}

std::optional<z3::expr> World::predicate_of(const z3::expr& mask) const {
  for (const Mask& known : masks_)
    if (z3::eq(known.mask, mask)) return known.predicate;
  return std::nullopt;
}

bool World::define_masks(const std::vector<z3::expr>& terms) {
  std::unordered_set<unsigned> seen;
  for (const z3::expr& term : terms) for_each_subterm(term, seen, [](const z3::expr&) {});
  bool any = false;
  // A predicate may be made of earlier masks, which are then needed too.
  for (size_t i = masks_.size(); i-- > 0;) {
    if (!seen.contains(Z3_get_ast_id(z3, masks_[i].mask))) continue;
    const Mask mask = masks_[i];
    for_each_subterm(mask.predicate, seen, [](const z3::expr&) {});
    if (mask.is_defined) continue;
    masks_[i].is_defined = any = true;
    for (unsigned number = 0; number < lane_count; ++number)
      constraints_.push_back((mask.mask.extract(number, number) == z3.bv_val(1, 1)) ==
                             at_lane(mask.predicate, word(number)));
  }
  return any;
}

const World::Function& World::function_of(const sem::Node& node, const std::vector<z3::expr>& arguments,
                                          const z3::expr& mode) {
  const sem::UopInfo& what = sem::info(node.op);
  const std::string name(what.name);
  const auto known = functions_.find(name);
  if (known != functions_.end()) return known->second;
  z3::sort_vector sorts(z3);
  sorts.push_back(mode.get_sort());
  for (const z3::expr& argument : arguments) sorts.push_back(argument.get_sort());
  const z3::sort range = what.result == sem::ValueType::b1    ? z3.bool_sort()
                         : what.result == sem::ValueType::w64 ? z3.bv_sort(64)
                                                              : z3.bv_sort(32);
  return functions_.emplace(name, Function{z3.function(name.c_str(), sorts, range), node}).first->second;
}

void World::remember(const Function& function, const z3::expr& result) {
  if (!application_ids_.insert(Z3_get_ast_id(z3, result)).second) return;
  std::vector<z3::expr> arguments;
  for (unsigned i = 1; i < result.num_args(); ++i) arguments.push_back(result.arg(i));
  applications_.push_back({function.node, arguments, result.arg(0), result, function.declaration});
  const auto add = is_product(function.node.op) ? add_product_facts : add_facts;
  add(*this, applications_.size() - 1, facts_);
}

void World::remember_applications(const z3::expr& term) {
  std::unordered_set<unsigned> seen;
  for_each_subterm(term, seen, [&](const z3::expr& part) {
    if (!part.is_app() || part.decl().decl_kind() != Z3_OP_UNINTERPRETED || part.num_args() == 0) return;
    const auto found = functions_.find(part.decl().name().str());
    if (found != functions_.end()) remember(found->second, part);
  });
}

// A node that always flushes is the same function under a MODE whose denormal field says so.
z3::expr World::apply(const sem::Node& original, const std::vector<z3::expr>& arguments,
                      const z3::expr& original_mode) {
  sem::Node node = original;
  const std::string_view name = sem::info(node.op).name;
  uint32_t denormals = name.ends_with("32") ? kDenormals32 : kDenormals16And64;
  if (name.starts_with("f16_from_f32")) denormals = kDenormals32 | kDenormals16And64;
  const z3::expr mode = node.always_flush ? (original_mode & word(~denormals)).simplify() : original_mode;
  node.always_flush = false;
  const Function& function = function_of(node, arguments, mode);
  z3::expr_vector values(z3);
  values.push_back(mode);
  for (const z3::expr& argument : arguments) values.push_back(argument);
  z3::expr result = function.declaration(values);
  remember(function, result);
  return result;
}

// Orders factors alike where they are parts of the same registers: by the first of these names, then by Z3's number.
std::pair<std::string, unsigned> World::order_of(const z3::expr& term) {
  std::string first;
  std::unordered_set<unsigned> seen;
  for_each_subterm(term, seen, [&](const z3::expr& part) {
    if (!part.is_const() || part.is_numeral() || part.decl().decl_kind() != Z3_OP_UNINTERPRETED) return;
    if (std::string name = part.decl().name().str(); first.empty() || name < first) first = std::move(name);
  });
  return {std::move(first), Z3_get_ast_id(z3, term)};
}

z3::expr World::product(sem::Uop op, const z3::expr& a, const z3::expr& b) {
  const z3::expr x = simplified(a), y = simplified(b);
  if (x.is_numeral() || y.is_numeral()) return x * y;
  const bool is_ordered = order_of(x) <= order_of(y);
  sem::Node node{};
  node.op = op;
  return apply(node, {is_ordered ? x : y, is_ordered ? y : x}, word(0));
}

bool World::define_products(const std::vector<size_t>& applications) {
  bool any = false;
  for (const size_t i : applications) {
    Application& it = applications_[i];
    if (!is_product(it.node.op) || it.is_defined) continue;
    it.is_defined = any = true;
    constraints_.push_back(it.result == it.arguments[0] * it.arguments[1]);
  }
  return any;
}

}  // namespace lw::prove
