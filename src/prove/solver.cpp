#include "prove/solver.h"

#include "prove/lane_words.h"
#include "prove/solve.h"

extern "C" [[gnu::visibility("default")]] const lw::prove::Solver* lanewise_solver();

namespace lw::prove {

std::vector<LiveOut> parts_of(const LiveOut& place) {
  if (place.ignored_nan != FloatFormat::two_f16) return {place};
  std::vector<LiveOut> halves(2, place);
  for (unsigned i = 0; i < 2; ++i) {
    halves[i].lsb = 16 * i;
    halves[i].width = 16;
    halves[i].text += i == 0 ? ".lo" : ".hi";
    halves[i].ignored_nan = FloatFormat::f16;
  }
  return halves;
}

namespace {

Goal goal_of(World& world, const LiveOut& place, SymbolicLane& a, SymbolicLane& b) {
  Goal goal{place, a.value(place), b.value(place), a.holds_nan(place) && b.holds_nan(place)};
  if (place.file != LiveOut::File::sgpr || place.width != 32 || place.ignored_nan != FloatFormat::none) return goal;
  const unsigned first_lane = world.lane_count == 64 ? 32 * (place.number % 2) : 0;
  goal.differ = differ_in_lane(world, goal.left, goal.right, first_lane);
  return goal;
}

// Making a context takes longer than most questions about rules. One that gave up halfway is not used again.
class SharedContext {
 public:
  z3::context& use() {
    if (!context_ || ++questions_ > kMostQuestions) {
      context_.reset();
      context_ = std::make_unique<z3::context>();
      questions_ = 0;
    }
    return *context_;
  }
  // After a question. Its terms still refer to a context that is given up.
  void finish(bool gave_up) {
    if (gave_up) questions_ = kMostQuestions;
  }

 private:
  static constexpr unsigned kMostQuestions = 200;  // Z3 keeps what it allocated
  std::unique_ptr<z3::context> context_;
  unsigned questions_ = 0;
};

}  // namespace

Result<Answer> solve_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                           const ProveOptions& options) {
  thread_local SharedContext shared;
  z3::context& z3 = shared.use();
  World world(z3, options.target->wave_size, options.timeout_ms, options.cancel);
  SymbolicLane a(world);
  SymbolicLane b(world);
  if (!a.run(left) || !b.run(right)) {
    shared.finish(true);
    return time_ran_out();
  }
  std::vector<Goal> goals;
  for (const LiveOut& place : live_out)
    for (const LiveOut& part : parts_of(place)) goals.push_back(goal_of(world, part, a, b));
  if (a.has_stored() || b.has_stored()) {
    LiveOut memory;
    memory.file = LiveOut::File::memory;
    memory.text = "memory";
    goals.push_back({memory, world.word(0), world.word(0), z3.bool_val(false), a.stores_differ_from(b)});
  }
  Result<Answer> answer = under_assumptions(z3, solve(world, goals, options), options);
  shared.finish(!answer || answer->verdict == Verdict::unknown);
  return answer;
}

}  // namespace lw::prove

const lw::prove::Solver* lanewise_solver() {
  static constexpr lw::prove::Solver solver{lw::prove::solve_equal, lw::prove::solve_claim};
  return &solver;
}
