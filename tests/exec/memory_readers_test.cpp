// Buffers that come and go while other threads look them up.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "state/state.h"

namespace lw {
namespace {

TEST(MemoryReaders, WhatTheyFoundStaysUntilTheyForget) {
  state::Memory memory;
  std::vector<std::byte> fixed(4096, std::byte{7});
  ASSERT_TRUE(memory.attach_in_place({fixed, {.name = "fixed"}}));
  const uint64_t address = uint64_t{1} << 40;
  ASSERT_TRUE(memory.allocate_at(address, 4096, {.name = "comes and goes"}));
  std::atomic<bool> done{false};
  std::atomic<uint64_t> found{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t)
    threads.emplace_back([&] {
      state::Memory::Reader reader(memory);
      while (!done) {
        const state::Buffer* buffer = memory.find(address + 8, 8);
        const state::Buffer* other = memory.find(reinterpret_cast<uintptr_t>(fixed.data()) + 5, 1);
        for (int i = 0; i < 20; ++i) {
          ASSERT_NE(other, nullptr);
          ASSERT_EQ(other->host[5], std::byte{7});
          // Touches memory that is gone as soon as the buffer is released too early.
          if (buffer != nullptr) {
            ASSERT_EQ(buffer->host[8], std::byte{0});
            ++found;
          }
        }
        reader.refresh();
      }
      reader.rest();
    });
  // A busy machine may let nobody look until all changes are made.
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  for (int i = 0; i < 300 || (found == 0 && std::chrono::steady_clock::now() < end); ++i) {
    ASSERT_TRUE(memory.release(address));
    ASSERT_FALSE(memory.release(address));
    ASSERT_TRUE(memory.allocate_at(address, 4096, {.name = "comes and goes"}));
    if (i < 20 || i >= 300) std::this_thread::yield();
  }
  done = true;
  for (std::thread& thread : threads) thread.join();
  EXPECT_GT(found, 0u);
}

TEST(MemoryReaders, OneChangeReplacesWithoutAGap) {
  state::Memory memory;
  std::vector<std::byte> host(8192, std::byte{3});
  const std::span all(host);
  ASSERT_TRUE(memory.attach_in_place({all.subspan(0, 4096), {.name = "small"}}));
  std::atomic<bool> done{false};
  std::thread looks([&] {
    state::Memory::Reader reader(memory);
    while (!done) {
      ASSERT_NE(memory.find(reinterpret_cast<uintptr_t>(host.data()) + 100, 4), nullptr);
      reader.refresh();
    }
  });
  const uint64_t begin = reinterpret_cast<uintptr_t>(host.data());
  for (int i = 0; i < 300; ++i) {
    state::Memory::InPlace next{all.subspan(0, i % 2 == 0 ? 8192 : 4096), {.name = "replaced"}};
    ASSERT_TRUE(memory.replace_in_place({&begin, 1}, {&next, 1}));
  }
  state::Memory::InPlace wrong{all.subspan(10, 20), {.name = "overlaps"}};
  EXPECT_FALSE(memory.replace_in_place({}, {&wrong, 1}));
  done = true;
  looks.join();
}

}  // namespace
}  // namespace lw
