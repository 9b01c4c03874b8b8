// Calls of the library with files in memory, at once on two threads, and often.
#pragma once

#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <thread>
#include <utility>

#include "lanewise/session.h"

namespace lw {

inline lanewise::Session with_files(std::map<std::string, std::string> files) {
  return {.files = lanewise::memory_files(std::move(files))};
}

// How often calls are made at once: 20 times, 200 times where LW_API_ROUNDS says so (soak).
inline int rounds() {
  const char* asked = std::getenv("LW_API_ROUNDS");
  return asked != nullptr ? std::atoi(asked) : 20;
}

// The same work on two inputs at once, as often as `rounds` says.
template <class Input>
void twice_at_once(const std::function<void(const Input&)>& work, const Input& one, const Input& other) {
  const auto repeat = [&](const Input& input) {
    for (int i = 0; i < rounds(); ++i) work(input);
  };
  std::thread beside([&] { repeat(other); });
  repeat(one);
  beside.join();
}

// Bytes that the process has allocated in its main arena.
inline size_t allocated_bytes() { return mallinfo2().uordblks; }

// What a call leaves behind, such as caches, is there after the first calls.
template <class Work>
void expect_no_growth(const char* name, Work&& work) {
  const auto repeat = [&](int times) {
    for (int i = 0; i < times; ++i) work();
  };
  repeat(rounds() / 2);
  const size_t before = allocated_bytes();
  repeat(rounds());
  const size_t after = allocated_bytes();
  constexpr size_t kSlack = 4096;  // of the allocator and of the test itself
  EXPECT_LE(after, before + kSlack) << name << " keeps " << (after - before) / static_cast<size_t>(rounds())
                                    << " bytes per call";
}

}  // namespace lw
