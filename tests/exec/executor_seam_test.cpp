// The seam between scheduler and wave executor: one that counts and delegates, and what those who watch are told.
#include <gtest/gtest.h>

#include <atomic>

#include "exec/wave_executor.h"
#include "program_builder.h"

namespace lw::exec::test {
namespace {

struct Counts {
  std::atomic<uint64_t> instructions{0}, barriers{0}, ended{0};
};

class CountingExecutor : public WaveExecutor {
 public:
  CountingExecutor(std::unique_ptr<WaveExecutor> inner, Counts& counts) : inner_(std::move(inner)), counts_(counts) {}

  Pause run(state::Wave& wave, uint64_t budget) override {
    const uint64_t before = wave.retired;
    const Pause pause = inner_->run(wave, budget);
    EXPECT_LE(wave.retired - before, budget);
    counts_.instructions += wave.retired - before;
    counts_.barriers += pause == Pause::barrier;
    counts_.ended += pause == Pause::ended;
    return pause;
  }
  Stopped take_stop() override { return inner_->take_stop(); }
  void rest() override { inner_->rest(); }

 private:
  std::unique_ptr<WaveExecutor> inner_;
  Counts& counts_;
};

struct CountingWrapper : ExecutorWrapper {
  std::unique_ptr<WaveExecutor> wrap(std::unique_ptr<WaveExecutor> inner) override {
    return std::make_unique<CountingExecutor>(std::move(inner), counts);
  }
  Counts counts;
};

struct WaveLog : events::Sink {
  void begin_wave(const events::WaveId& wave) override { text += "b" + std::to_string(wave.wave); }
  void arrive(const events::WaveId& wave) override { text += "a" + std::to_string(wave.wave); }
  void barrier(const events::GroupStart&) override { text += "|"; }
  void end_wave(const events::WaveId& wave) override { text += "e" + std::to_string(wave.wave); }
  std::string text;
};

struct Program {
  Program() : source({barrier(), end_program()}), engine(make_interpreter()) {
    dispatch = one_wave(source);
    dispatch.workgroup_size = {128, 1, 1};
    dispatch.grid = {512, 1, 1};
    prepared = engine->prepare(source, model);
  }
  static sem::Program barrier() {
    Build b;
    b.node(Uop::barrier);
    return b.program;
  }
  ProgramList source;
  MachineModel model = gfx9_model();
  std::unique_ptr<Engine> engine;
  state::Memory memory;
  DispatchInfo dispatch;
  std::unique_ptr<PreparedCode> prepared;
};

TEST(ExecutorSeam, EveryTurnGoesThroughTheWrapper) {
  Program program;
  for (const unsigned threads : {1u, 3u}) {
    CountingWrapper wrapper;
    const events::Outcome outcome = program.engine->launch(*program.prepared, program.dispatch, program.memory,
                                                           {.threads = threads, .wrapper = &wrapper});
    ASSERT_TRUE(outcome.finished()) << outcome.text();
    EXPECT_EQ(wrapper.counts.instructions, outcome.instructions);
    EXPECT_EQ(outcome.instructions, 16u);
    EXPECT_EQ(wrapper.counts.barriers, 8u);
    EXPECT_EQ(wrapper.counts.ended, 8u);
  }
}

TEST(ExecutorSeam, WatchersAreToldOfWavesAndBarriers) {
  Program program;
  program.dispatch.grid = {128, 1, 1};
  WaveLog log;
  ASSERT_TRUE(program.engine->launch(*program.prepared, program.dispatch, program.memory, {.threads = 1, .sink = &log})
                  .finished());
  EXPECT_EQ(log.text, "b0b1a0a1|e0e1");
}

}  // namespace
}  // namespace lw::exec::test
