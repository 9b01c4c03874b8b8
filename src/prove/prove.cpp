#include "prove/prove.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/library_folder.h"
#include "prove/expression.h"
#include "prove/solver.h"

namespace lw::prove {
namespace {

using sem::Uop;

bool provable_effect(Uop op) {
  switch (op) {
    case Uop::write_vgpr:
    case Uop::write_lane:
    case Uop::write_sgpr:
    case Uop::write_scc:
    case Uop::write_mode:
    case Uop::hint:
    case Uop::wait: return true;
    default: return false;
  }
}

bool is_provable_memory(const sem::Node& node) {
  return (node.op == Uop::load || node.op == Uop::store) &&
         sem::MemoryAccess::unpack(node.imm).space != sem::AddressSpace::gds;
}

bool provable_read(Uop op) {
  switch (op) {
    case Uop::read_vgpr:
    case Uop::read_sgpr:
    case Uop::read_scc:
    case Uop::read_mode:
    case Uop::lane_id:
    case Uop::lane_bit:
    case Uop::ballot:
    case Uop::shuffle32:
    case Uop::read_lane:
    case Uop::first_lane: return true;
    case Uop::input:
    case Uop::input_mask:
    case Uop::read_vgpr_at:
    case Uop::read_sgpr_at:
    case Uop::read_pc:
    case Uop::read_hwreg:
    case Uop::read_aperture:
    case Uop::read_clock: return false;
    default: return true;  // arithmetic
  }
}

// Stays loaded once it is.
Result<const Solver*> load_solver() {
  const Result<std::filesystem::path> folder = find_library_folder(kSolverFile, "../../lib");
  if (!folder) return Error{"the solver is missing: " + folder.error().message};
  const std::string path = (*folder / kSolverFile).string();
  void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* why = ::dlerror();
    return Error{fmt::format("the solver cannot be loaded: {}", why == nullptr ? path : why)};
  }
  using Get = const Solver* (*)();
  const auto get = reinterpret_cast<Get>(::dlsym(library, kSolverFunction));
  if (get == nullptr) return Error{fmt::format("{}: is not this program's solver", path)};
  return get();
}

}  // namespace

std::optional<std::string> why_no_solver() {
  const Result<const Solver*> solver = load_solver();
  return solver ? std::nullopt : std::optional(solver.error().message);
}

std::optional<std::string> why_unprovable(const Snippet& snippet) {
  for (const sem::Program& program : snippet.programs)
    for (const sem::Node& node : program.nodes) {
      if (is_provable_memory(node)) continue;
      const bool effect = sem::info(node.op).has_effect;
      if (effect ? !provable_effect(node.op) : !provable_read(node.op))
        return fmt::format("the micro-operation {} has no bit-vector form", sem::info(node.op).name);
    }
  return std::nullopt;
}

bool accesses_memory(const Snippet& snippet) {
  return std::ranges::any_of(snippet.programs, [](const sem::Program& program) {
    return std::ranges::any_of(program.nodes, is_provable_memory);
  });
}

Result<Answer> prove_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                           const ProveOptions& options) {
  const Result<const Solver*> solver = load_solver();
  if (!solver) return solver.error();
  return (*solver)->equal(left, right, live_out, options);
}

Result<Equation> parse_claim(const isa::Target& target, std::string_view text) {
  const size_t equals = text.find('=');
  if (equals == std::string_view::npos)
    return Error{"a claim is PLACE = EXPRESSION, as in 'v0.hi = fadd16(v1.hi, v2.hi)'"};
  std::string_view name = text.substr(0, equals);
  while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
  while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
  Result<std::vector<LiveOut>> place = parse_live_out(target, name);
  if (!place) return place.error();
  if (place->size() > 2) return Error{fmt::format("'{}': a claim speaks of one register or of a pair", name)};
  Result<Expression> expression =
      read_expression(target, text.substr(equals + 1), 32 * static_cast<unsigned>(place->size()));
  if (!expression) return expression.error();
  return Equation{std::move(*place), std::move(*expression)};
}

Result<Answer> prove_claim(const Snippet& snippet, const Equation& claim, const ProveOptions& options) {
  const Result<const Solver*> solver = load_solver();
  if (!solver) return solver.error();
  return (*solver)->claim(snippet, claim, options);
}

}  // namespace lw::prove
