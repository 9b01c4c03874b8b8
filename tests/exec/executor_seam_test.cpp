// The seam between scheduler and wave executor: one that counts and delegates, and what those who watch are told.
#include <gtest/gtest.h>

#include "counting_executor.h"
#include "interp/interp.h"
#include "program_builder.h"

namespace lw::exec::test {
namespace {

struct WaveLog : events::Sink {
  void begin_wave(const events::WaveId& wave) override { text += "b" + std::to_string(wave.wave); }
  void arrive(const events::WaveId& wave) override { text += "a" + std::to_string(wave.wave); }
  void barrier(const events::GroupStart&) override { text += "|"; }
  void end_wave(const events::WaveId& wave) override { text += "e" + std::to_string(wave.wave); }
  std::string text;
};

struct Program {
  Program() : source({barrier(), end_program()}), engine(interp::make_interpreter()) {
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
    EXPECT_EQ(wrapper.counts.beyond_budget, 0u);
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
