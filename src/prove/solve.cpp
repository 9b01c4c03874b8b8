#include "prove/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "base/thread.h"
#include "isa/operand_values.h"

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

std::optional<uint64_t> truth_of(const World::Application& application, const std::vector<uint64_t>& arguments,
                                 uint32_t mode, const FloatEvaluator& evaluate) {
  switch (application.node.op) {
    case sem::Uop::mul32: return static_cast<uint32_t>(arguments[0] * arguments[1]);
    case sem::Uop::mul64: return arguments[0] * arguments[1];
    default: return evaluate ? evaluate(application.node, arguments, mode) : std::nullopt;
  }
}

// Adds the true result of every application that the model has wrong. Returns which these are; nullopt when one cannot
// be evaluated.
std::optional<std::vector<size_t>> refine(World& world, z3::solver& solver, const z3::model& model,
                                          const FloatEvaluator& evaluate) {
  std::vector<size_t> wrong;
  for (size_t i = 0; i < world.applications().size(); ++i) {
    const World::Application& application = world.applications()[i];
    std::vector<uint64_t> arguments;
    z3::expr_vector values(world.z3);
    const auto mode = static_cast<uint32_t>(number(model, application.mode));
    values.push_back(world.word(mode));
    for (const z3::expr& argument : application.arguments) {
      arguments.push_back(number(model, argument));
      values.push_back(literal(world, argument.get_sort(), arguments.back()));
    }
    const std::optional<uint64_t> truth = truth_of(application, arguments, mode, evaluate);
    if (!truth) return std::nullopt;
    const z3::expr applied = application.function(values);
    if (number(model, applied) == *truth) continue;
    solver.add(applied == literal(world, applied.get_sort(), *truth));
    wrong.push_back(i);
  }
  return wrong;
}

// Moves the facts that the model breaks into the solver. All of them at once would cost every proof their time.
bool add_broken(std::vector<z3::expr>& facts, z3::solver& solver, const z3::model& model) {
  const size_t before = facts.size();
  std::erase_if(facts, [&](const z3::expr& fact) {
    if (!model.eval(fact, true).is_false()) return false;
    solver.add(fact);
    return true;
  });
  return facts.size() != before;
}

void describe(World& world, const z3::model& model, const std::vector<Goal>& goals, Answer& answer) {
  answer.verdict = Verdict::different;
  const uint64_t lane = number(model, world.lane);
  for (const auto& [name, term] : world.initials())
    answer.inputs.push_back({name, static_cast<uint32_t>(number(model, term))});
  answer.inputs.push_back({"lane", static_cast<uint32_t>(lane)});
  for (const auto& [name, lanes] : world.other_lanes())
    for (unsigned i = 0; i < lanes.size(); ++i)
      if (const auto value = static_cast<uint32_t>(number(model, lanes[i])); i != lane && value != 0)
        answer.inputs.push_back({name, value, i});
  for (const Goal& goal : goals) {
    answer.left = number(model, goal.left);
    answer.right = number(model, goal.right);
    answer.live_out = goal.place;
    if (goal.differ ? number(model, *goal.differ) != 0
                    : answer.left != answer.right && number(model, goal.both_nan) == 0)
      return;
  }
  LW_CHECK(goals.empty(), "the solver's counterexample shows no difference");
}

// What little work says of the terms together; unknown where that is not enough. The work is the same on every host. It
// has a context of its own: what Z3 gives up halfway leaves nothing behind where the proof goes on.
z3::check_result quick_check(World& world, const std::vector<z3::expr>& terms) {
  constexpr unsigned kWork = 100'000;  // as Z3 counts it
  z3::context own;
  z3::solver solver(own, "QF_UFBV");  // is ready ten times as fast as the general one
  for (const z3::expr& term : terms) solver.add(z3::expr(own, Z3_translate(world.z3, term, own)));
  z3::params limits(own);
  limits.set("rlimit", kWork);
  limits.set("ctrl_c", false);
  solver.set(limits);
  return solver.check();
}

// What is assumed of the state before the code, as a term of one lane.
z3::expr assumed(World& world, const Assumption& assumption) {
  SymbolicLane before(world);
  const z3::expr condition = before.evaluate(assumption.condition);
  if (assumption.condition.program.nodes[assumption.condition.value].uniform) return condition;
  return z3::implies(before.lane_bit(before.sgpr(isa::kExec), before.sgpr(isa::kExecHi)), condition);
}

// What the solver has been told of a world that grows.
class Question {
 public:
  Question(World& world, const std::vector<Goal>& goals, const ProveOptions& options)
      : world_(world), solver_(world.z3), plain_(world.z3.bool_const("other lanes hold 0")) {
    first_.push_back(z3::ult(world.lane, world.word(world.lane_count)));
    if (options.mode) first_.push_back(world.initial("mode") == world.word(*options.mode));
    for (const Assumption& assumption : options.assumptions) {
      assumed_.push_back(assumed(world, assumption).simplify());
      first_.push_back(assumed_.back());
    }
    z3::expr differ = world.z3.bool_val(false);
    for (const Goal& goal : goals)
      differ = differ || (goal.differ ? *goal.differ : goal.left != goal.right && !goal.both_nan);
    first_.push_back(differ.simplify());
  }

  z3::solver& solver() { return solver_; }

  // Whether little work is enough to see that there is no counterexample.
  bool is_easily_equal() {
    std::vector<z3::expr> terms = first_;
    terms.insert(terms.end(), world_.constraints().begin(), world_.constraints().end());
    return quick_check(world_, terms) == z3::unsat;
  }

  // For the questions that follow.
  void begin() {
    for (const z3::expr& term : first_) solver_.add(term);
  }

  // Looks first where lanes that the answer does not speak of hold zeros: such counterexamples are easy to read, and
  // the floats of those lanes are known.
  z3::check_result check() {
    tell();
    if (known_lanes_ == 0) return solver_.check();
    if (try_plain_) {
      z3::expr_vector assumptions(world_.z3);
      assumptions.push_back(plain_);
      const z3::check_result result = solver_.check(assumptions);
      if (result != z3::unsat) return result;
      try_plain_ = false;
    }
    return solver_.check();
  }

  // Tells what is assumed of the other lanes, if the question reads any. Returns whether that was news.
  bool assume_in_other_lanes() {
    if (knows_other_lanes_ || world_.other_lanes().empty()) return false;
    knows_other_lanes_ = true;
    for (const z3::expr& term : assumed_)
      for (unsigned i = 0; i < world_.lane_count; ++i) solver_.add(world_.at_lane(term, world_.word(i)));
    return !assumed_.empty();
  }

  // The facts that no candidate has broken yet.
  std::vector<z3::expr>& facts() { return facts_; }

 private:
  void tell() {
    for (; known_constraints_ < world_.constraints().size(); ++known_constraints_)
      solver_.add(world_.constraints()[known_constraints_]);
    for (; known_facts_ < world_.facts().size(); ++known_facts_) facts_.push_back(world_.facts()[known_facts_]);
    if (known_lanes_ == world_.other_lanes().size()) return;
    known_lanes_ = world_.other_lanes().size();
    for (const auto& [name, lanes] : world_.other_lanes())
      for (unsigned i = 0; i < lanes.size(); ++i)
        solver_.add(z3::implies(plain_, world_.lane == world_.word(i) || lanes[i] == world_.word(0)));
  }

  World& world_;
  z3::solver solver_;
  z3::expr plain_;
  bool try_plain_ = true, knows_other_lanes_ = false;
  size_t known_constraints_ = 0, known_facts_ = 0, known_lanes_ = 0;
  std::vector<z3::expr> first_, facts_, assumed_;
};

// While it lives, interrupts Z3 when a request comes to end the question.
class Interrupter {
 public:
  Interrupter(z3::context& z3, const Cancel& cancel)
      : thread_(start_quiet_thread([this, &z3, &cancel] { watch(z3, cancel); })) {}
  ~Interrupter() {
    {
      const std::lock_guard lock(mutex_);
      has_ended_ = true;
    }
    ended_.notify_all();
    thread_.join();
  }
  Interrupter(const Interrupter&) = delete;
  Interrupter& operator=(const Interrupter&) = delete;

 private:
  void watch(z3::context& z3, const Cancel& cancel) {
    constexpr std::chrono::milliseconds kBetweenLooks(20);
    std::unique_lock lock(mutex_);
    // More than once: Z3 forgets an interruption that comes between two calls of it.
    while (!ended_.wait_for(lock, kBetweenLooks, [&] { return has_ended_; }))
      if (cancel.requested()) z3.interrupt();
  }

  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  std::thread thread_;
};

}  // namespace

Answer time_ran_out() {
  Answer answer;
  answer.reason = "time ran out";
  return answer;
}

Answer solve(World& world, const std::vector<Goal>& goals, const ProveOptions& options) {
  Answer answer;
  // Many questions are decided by simplifying: both sides are the same term.
  const bool is_same = std::ranges::all_of(goals, [](const Goal& goal) {
    if (goal.differ) return goal.differ->simplify().is_false();
    return z3::eq(goal.left, goal.right) || (goal.left == goal.right).simplify().is_true();
  });
  if (is_same) {
    answer.verdict = Verdict::equal;
    return answer;
  }
  Question question(world, goals, options);
  z3::solver& solver = question.solver();
  std::vector<z3::expr> terms;
  for (const Goal& goal : goals) {
    terms.insert(terms.end(), {goal.left, goal.right, goal.both_nan});
    if (goal.differ) terms.push_back(*goal.differ);
  }
  try {
    const Interrupter interrupter(world.z3, options.cancel);
    if (world.left_ms() != 0 && question.is_easily_equal()) {
      answer.verdict = Verdict::equal;
      return answer;
    }
    question.begin();
    for (;; ++answer.refinements) {
      const unsigned left_ms = world.left_ms();
      if (left_ms == 0) return time_ran_out();
      if (answer.refinements > options.refinements) {
        answer.reason = "too many candidate counterexamples were untrue of floats or products";
        break;
      }
      z3::params limits(world.z3);
      limits.set("timeout", left_ms);
      limits.set("rlimit", options.work);
      limits.set("ctrl_c", false);  // who asks handles interrupts; Z3 would take them for an unknown answer
      solver.set(limits);
      const z3::check_result result = question.check();
      if (result == z3::unsat) {
        answer.verdict = Verdict::equal;
        break;
      }
      if (result == z3::unknown) {
        answer.reason = world.left_ms() == 0 ? "time ran out" : "the solver gave up: " + solver.reason_unknown();
        break;
      }
      const z3::model model = solver.get_model();
      if (world.define_masks(terms) || question.assume_in_other_lanes()) continue;
      if (add_broken(question.facts(), solver, model)) continue;
      const std::optional<std::vector<size_t>> wrong = refine(world, solver, model, options.evaluate);
      if (!wrong) {
        answer.reason = "a candidate counterexample needs a float result that cannot be evaluated";
        break;
      }
      if (wrong->empty()) {
        describe(world, model, goals, answer);
        break;
      }
      // A few true products show most differences; equality that needs more of them needs them exact.
      constexpr unsigned kPoints = 8;
      if (answer.refinements >= kPoints) world.define_products(*wrong);
    }
  } catch (const z3::exception& error) {
    answer.verdict = Verdict::unknown;
    answer.reason = fmt::format("the solver failed: {}", error.msg());
  }
  return answer;
}

Result<Answer> under_assumptions(z3::context& z3, Answer answer, const ProveOptions& options) {
  if (answer.verdict != Verdict::equal || options.assumptions.empty()) return answer;
  // Asks for a lane in which all of them hold, as if nothing else were assumed. EXEC plays no part: it is in what holds
  // of active lanes that assumptions can contradict each other.
  World world(z3, options.target->wave_size, options.timeout_ms, options.cancel);
  SymbolicLane before(world);
  z3::expr all = z3.bool_val(true);
  for (const Assumption& assumption : options.assumptions) all = all && before.evaluate(assumption.condition);
  if (world.applications().empty()) {
    std::vector<z3::expr> terms{all, z3::ult(world.lane, world.word(world.lane_count))};
    if (options.mode) terms.push_back(world.initial("mode") == world.word(*options.mode));
    if (quick_check(world, terms) == z3::sat) return answer;
  }
  ProveOptions none = options;
  none.assumptions.clear();
  const Answer found = solve(world, {{{}, all, z3.bool_val(false), z3.bool_val(false)}}, none);
  if (found.verdict == Verdict::different) return answer;
  if (found.verdict == Verdict::equal)
    return Error{options.mode ? fmt::format("no state with MODE {:#x} satisfies the assumptions", *options.mode)
                              : "the assumptions contradict each other"};
  answer.verdict = Verdict::unknown;
  answer.reason = "whether any state satisfies the assumptions is open: " + found.reason;
  return answer;
}

}  // namespace lw::prove
