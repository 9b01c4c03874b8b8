// A wave executor that counts and leaves the work to another: the smallest second one behind the scheduler's seam.
#pragma once

#include <atomic>

#include "exec/wave_executor.h"

namespace lw::exec::test {

struct ExecutorCounts {
  std::atomic<uint64_t> instructions{0}, turns{0}, barriers{0}, ended{0};
  std::atomic<uint64_t> beyond_budget{0};  // turns that ran more instructions than they were given
};

class CountingExecutor : public WaveExecutor {
 public:
  CountingExecutor(std::unique_ptr<WaveExecutor> inner, ExecutorCounts& counts)
      : inner_(std::move(inner)), counts_(counts) {}

  Pause run(state::Wave& wave, uint64_t budget) override {
    const uint64_t before = wave.retired;
    const Pause pause = inner_->run(wave, budget);
    ++counts_.turns;
    counts_.instructions += wave.retired - before;
    counts_.barriers += pause == Pause::barrier;
    counts_.ended += pause == Pause::ended;
    counts_.beyond_budget += wave.retired - before > budget;
    return pause;
  }
  Stopped take_stop() override { return inner_->take_stop(); }
  void rest() override { inner_->rest(); }

 private:
  std::unique_ptr<WaveExecutor> inner_;
  ExecutorCounts& counts_;
};

struct CountingWrapper : ExecutorWrapper {
  std::unique_ptr<WaveExecutor> wrap(std::unique_ptr<WaveExecutor> inner) override {
    return std::make_unique<CountingExecutor>(std::move(inner), counts);
  }
  ExecutorCounts counts;
};

}  // namespace lw::exec::test
