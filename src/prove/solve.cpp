#include "prove/solve.h"

#include <fmt/format.h>

#include <chrono>

namespace lw::prove {
namespace {

// A term under a model, everything the model leaves open taken as 0.
uint64_t number(const z3::model& model, const z3::expr& term) {
  const z3::expr value = model.eval(term, true);
  if (value.is_bool()) return value.is_true() ? 1 : 0;
  return value.get_numeral_uint64();
}

z3::expr literal(World& world, const z3::sort& sort, uint64_t value) {
  if (sort.is_bool()) return world.z3.bool_val(value != 0);
  return world.z3.bv_val(value, sort.bv_size());
}

// Adds the true result of every float application that the model has wrong. Returns how many there were; nullopt when
// one cannot be evaluated.
std::optional<unsigned> refine(World& world, z3::solver& solver, const z3::model& model,
                               const FloatEvaluator& evaluate) {
  unsigned wrong = 0;
  for (const World::Application& application : world.applications()) {
    std::vector<uint64_t> arguments;
    z3::expr_vector values(world.z3);
    const auto mode = static_cast<uint32_t>(number(model, application.mode));
    values.push_back(world.word(mode));
    for (const z3::expr& argument : application.arguments) {
      arguments.push_back(number(model, argument));
      values.push_back(literal(world, argument.get_sort(), arguments.back()));
    }
    const std::optional<uint64_t> truth = evaluate(application.node, arguments, mode);
    if (!truth) return std::nullopt;
    const z3::expr applied = application.function(values);
    if (number(model, applied) == *truth) continue;
    solver.add(applied == literal(world, applied.get_sort(), *truth));
    ++wrong;
  }
  return wrong;
}

// Moves the lemmas that the model breaks into the solver. All of them at once would cost every proof their time.
bool add_broken(std::vector<z3::expr>& lemmas, z3::solver& solver, const z3::model& model) {
  const size_t before = lemmas.size();
  std::erase_if(lemmas, [&](const z3::expr& lemma) {
    if (!model.eval(lemma, true).is_false()) return false;
    solver.add(lemma);
    return true;
  });
  return lemmas.size() != before;
}

void describe(World& world, const z3::model& model, const std::vector<Goal>& goals, Answer& answer) {
  answer.verdict = Verdict::different;
  for (const auto& [name, term] : world.initials())
    answer.inputs.push_back({name, static_cast<uint32_t>(number(model, term))});
  answer.inputs.push_back({"lane", static_cast<uint32_t>(number(model, world.lane))});
  for (const Goal& goal : goals) {
    answer.left = number(model, goal.left);
    answer.right = number(model, goal.right);
    answer.live_out = goal.name;
    if (answer.left != answer.right) return;
  }
}

}  // namespace

Answer solve(World& world, const std::vector<Goal>& goals, const Options& options) {
  const auto start = std::chrono::steady_clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  Answer answer;
  z3::solver solver(world.z3);
  solver.add(z3::ult(world.lane, world.word(64)));
  if (options.mode) solver.add(world.initial("mode") == world.word(*options.mode));
  z3::expr differ = world.z3.bool_val(false);
  for (const Goal& goal : goals) differ = differ || goal.left != goal.right;
  solver.add(differ.simplify());
  std::vector<z3::expr> lemmas = world.lemmas();  // those that no candidate has broken yet
  try {
    for (;; ++answer.refinements) {
      const double left_ms = options.timeout_ms - elapsed() * 1000;
      if (left_ms <= 0 || answer.refinements > options.refinements) {
        answer.reason = left_ms <= 0 ? "time ran out" : "too many candidate counterexamples were untrue of floats";
        break;
      }
      z3::params limits(world.z3);
      limits.set("timeout", static_cast<unsigned>(left_ms) + 1);
      solver.set(limits);
      const z3::check_result result = solver.check();
      if (result == z3::unsat) {
        answer.verdict = Verdict::equal;
        break;
      }
      if (result == z3::unknown) {
        answer.reason = "the solver gave up: " + solver.reason_unknown();
        break;
      }
      const z3::model model = solver.get_model();
      if (add_broken(lemmas, solver, model)) continue;
      const std::optional<unsigned> wrong =
          options.evaluate ? refine(world, solver, model, options.evaluate) : std::nullopt;
      if (!wrong && !world.applications().empty()) {
        answer.reason = "a candidate counterexample needs a float result that cannot be evaluated";
        break;
      }
      if (wrong.value_or(0) == 0) {
        describe(world, model, goals, answer);
        break;
      }
    }
  } catch (const z3::exception& error) {
    answer.verdict = Verdict::unknown;
    answer.reason = fmt::format("the solver failed: {}", error.msg());
  }
  answer.seconds = elapsed();
  return answer;
}

}  // namespace lw::prove
