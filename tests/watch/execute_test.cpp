// watch::execute: who is told what, in which order, and what watchers ask of the dispatch.
#include "watch/execute.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace lw::watch {
namespace {

struct Log {
  std::string text;
};

class Named : public Watcher, events::Sink {
 public:
  Named(std::string name, Log& log) : name_(std::move(name)), log_(log) {}
  events::Sink* sink() override { return this; }
  void begin_dispatch(unsigned) override { log_.text += name_ + " begins; "; }
  void end(const events::Outcome& outcome) override {
    log_.text += name_ + " ends after " + std::to_string(outcome.instructions) + "; ";
  }

 private:
  std::string name_;
  Log& log_;
};

class Beside : public Watcher {
 public:
  explicit Beside(bool throws) : throws_(throws) {}
  bool wants_one_thread() const override { return true; }
  const std::atomic<bool>* stop_flag() const override { return &stop_; }
  bool works_beside() const override { return true; }
  void work() override {
    if (throws_) throw std::runtime_error("the watcher fails");
    executed_.wait(false);
  }
  void executed(uint64_t instructions) override {
    instructions_ = instructions;
    executed_ = true;
    executed_.notify_all();
  }
  uint64_t instructions() const { return instructions_; }

 private:
  bool throws_;
  std::atomic<bool> stop_{false}, executed_{false};
  std::atomic<uint64_t> instructions_{0};
};

events::Outcome finished(const exec::DispatchOptions& options) {
  if (options.sink != nullptr) options.sink->begin_dispatch(1);
  events::Outcome outcome;
  outcome.instructions = 7;
  return outcome;
}

TEST(Execute, TellsTheListInOrderAndEndsItInReverse) {
  Log log;
  Named first("first", log), second("second", log);
  EXPECT_EQ(execute(finished, {&first, &second}).instructions, 7u);
  EXPECT_EQ(log.text, "first begins; second begins; second ends after 7; first ends after 7; ");
}

TEST(Execute, DoesWhatWatchersAskFor) {
  Beside beside(false);
  std::atomic<bool> cancelled{false};
  const auto launch = [&](const exec::DispatchOptions& options) {
    EXPECT_EQ(options.threads, 1u);
    EXPECT_EQ(options.cancel[0], &cancelled);
    EXPECT_EQ(options.cancel[1], beside.stop_flag());
    EXPECT_EQ(options.sink, nullptr);
    return finished(options);
  };
  execute(launch, {&beside}, {.threads = 4, .cancel = {&cancelled}});
  EXPECT_EQ(beside.instructions(), 7u);
}

TEST(Execute, ThrowsWhatAWatcherThrows) {
  Beside beside(true);
  EXPECT_THROW(execute(finished, {&beside}), std::runtime_error);
}

// The watcher's thread must not go on after that.
TEST(Execute, ThrowsWhatTheLaunchThrows) {
  Beside beside(false);
  EXPECT_THROW(
      execute([](const exec::DispatchOptions&) -> events::Outcome { throw std::runtime_error("the engine fails"); },
              {&beside}),
      std::runtime_error);
  EXPECT_EQ(beside.instructions(), 0u);
}

}  // namespace
}  // namespace lw::watch
