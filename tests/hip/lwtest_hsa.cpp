// The library's interface itself, without the HIP runtime in between: what programs of HIP do not show.
#include <gtest/gtest.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstring>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "hsa_fixture.h"

namespace {

using namespace std::chrono_literals;

// A queue with its errors.
struct TestQueue {
  hsa_queue_t* queue = nullptr;
  std::atomic<int> error{0};

  TestQueue(hsa_agent_t gpu, uint32_t size) {
    const auto callback = [](hsa_status_t status, hsa_queue_t*, void* data) {
      static_cast<TestQueue*>(data)->error = status;
    };
    EXPECT_EQ(hsa_queue_create(gpu, size, HSA_QUEUE_TYPE_MULTI, callback, this, 0, 0, &queue), HSA_STATUS_SUCCESS);
  }
  ~TestQueue() { EXPECT_EQ(hsa_queue_destroy(queue), HSA_STATUS_SUCCESS); }

  template <class Packet>
  void submit(Packet packet, uint16_t type) {
    static_assert(sizeof(Packet) == 64);
    const uint64_t index = hsa_queue_add_write_index_screlease(queue, 1);
    while (index - hsa_queue_load_read_index_scacquire(queue) >= queue->size) std::this_thread::yield();
    auto* slot = static_cast<Packet*>(queue->base_address) + index % queue->size;
    packet.header = HSA_PACKET_TYPE_INVALID;
    std::memcpy(slot, &packet, sizeof(packet));
    std::atomic_ref<uint16_t>(slot->header).store(type, std::memory_order_release);
    hsa_signal_store_screlease(queue->doorbell_signal, static_cast<int64_t>(index));
  }
  void barrier(std::initializer_list<hsa_signal_t> signals, hsa_signal_t completion,
               uint16_t type = HSA_PACKET_TYPE_BARRIER_AND) {
    hsa_barrier_and_packet_t packet{};
    std::copy(signals.begin(), signals.end(), packet.dep_signal);
    packet.completion_signal = completion;
    submit(packet, type);
  }
  bool fails_with(int status) {
    for (int i = 0; i < 5000 && error == 0; ++i) std::this_thread::sleep_for(1ms);
    return error == status;
  }
};

TEST_F(Hsa, AgentsSayWhatTheyAre) {
  std::array<char, 64> name{};
  ASSERT_EQ(hsa_agent_get_info(gpu_, HSA_AGENT_INFO_NAME, name.data()), HSA_STATUS_SUCCESS);
  EXPECT_STREQ(name.data(), "gfx900");
  const auto isa_name = [](hsa_isa_t isa, void* data) {
    std::array<char, 64> text{};
    EXPECT_EQ(hsa_isa_get_info_alt(isa, HSA_ISA_INFO_NAME, text.data()), HSA_STATUS_SUCCESS);
    *static_cast<std::string*>(data) = text.data();
    return HSA_STATUS_SUCCESS;
  };
  std::string text;
  ASSERT_EQ(hsa_agent_iterate_isas(gpu_, isa_name, &text), HSA_STATUS_SUCCESS);
  EXPECT_EQ(text, "amdgcn-amd-amdhsa--gfx900:xnack-");
  ASSERT_EQ(hsa_agent_iterate_isas(agents_[2], isa_name, &text), HSA_STATUS_SUCCESS);
  EXPECT_EQ(text, "amdgcn-amd-amdhsa--gfx803");
  uint32_t value = 0;
  EXPECT_EQ(hsa_agent_get_info(gpu_, static_cast<hsa_agent_info_t>(0xbeef), &value), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_agent_get_info({12345}, HSA_AGENT_INFO_NAME, name.data()), HSA_STATUS_ERROR_INVALID_AGENT);
}

TEST_F(Hsa, SignalsWakeWaitersAndHandlers) {
  const hsa_signal_t s = signal(3);
  std::vector<std::thread> waiters;
  std::atomic<int> woken{0};
  for (int i = 0; i < 4; ++i)
    waiters.emplace_back([&] {
      if (becomes(s, 0)) ++woken;
    });
  static std::atomic<int> handled;
  handled = 0;
  const auto handler = [](hsa_signal_value_t value, void* data) {
    handled += static_cast<int>(value) + *static_cast<int*>(data);
    return false;
  };
  int ten = 10;
  ASSERT_EQ(hsa_amd_signal_async_handler(s, HSA_SIGNAL_CONDITION_LT, 2, handler, &ten), HSA_STATUS_SUCCESS);
  for (int i = 0; i < 2; ++i) hsa_signal_subtract_screlease(s, 1);
  for (int i = 0; i < 5000 && handled == 0; ++i) std::this_thread::sleep_for(1ms);
  EXPECT_EQ(handled, 11);
  hsa_signal_subtract_screlease(s, 1);
  for (std::thread& waiter : waiters) waiter.join();
  EXPECT_EQ(woken, 4);
  EXPECT_EQ(handled, 11);  // only once

  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(hsa_signal_wait_scacquire(s, HSA_SIGNAL_CONDITION_NE, 0, 20'000'000, HSA_WAIT_STATE_BLOCKED), 0);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, 20ms);
  EXPECT_EQ(hsa_signal_destroy(s), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_signal_destroy(s), HSA_STATUS_ERROR_INVALID_SIGNAL);
}

TEST_F(Hsa, BarriersWaitForAllOrForAny) {
  TestQueue queue(gpu_, 64);
  const hsa_signal_t a = signal(1), b = signal(1), done = signal(2);
  queue.barrier({a, b}, done, HSA_PACKET_TYPE_BARRIER_OR);
  queue.barrier({a, b}, done);
  std::this_thread::sleep_for(20ms);
  EXPECT_EQ(hsa_signal_load_relaxed(done), 2);
  hsa_signal_store_screlease(b, 0);
  EXPECT_TRUE(becomes(done, 1));
  std::this_thread::sleep_for(20ms);
  EXPECT_EQ(hsa_signal_load_relaxed(done), 1);
  hsa_signal_store_screlease(a, 0);
  EXPECT_TRUE(becomes(done, 0));
  EXPECT_EQ(queue.error, 0);
}

TEST_F(Hsa, RingsGoRoundFromSeveralThreads) {
  TestQueue queue(gpu_, 64);
  constexpr int kThreads = 3, kEach = 2000;
  const hsa_signal_t done = signal(kThreads * kEach);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < kEach; ++i) queue.barrier({}, done);
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_TRUE(becomes(done, 0));
  EXPECT_EQ(hsa_queue_load_read_index_scacquire(queue.queue), uint64_t{kThreads * kEach});
}

TEST_F(Hsa, BadPacketsStopTheQueueAndTellItsCallback) {
  const hsa_signal_t done = signal(1);
  {
    TestQueue queue(gpu_, 64);
    queue.barrier({}, done, HSA_PACKET_TYPE_AGENT_DISPATCH);
    EXPECT_TRUE(queue.fails_with(HSA_STATUS_ERROR_INVALID_PACKET_FORMAT));
  }
  {
    TestQueue queue(gpu_, 64);
    queue.barrier({{0xdead0000}}, done);
    EXPECT_TRUE(queue.fails_with(HSA_STATUS_ERROR_INVALID_PACKET_FORMAT));
  }
  {
    TestQueue queue(gpu_, 64);
    hsa_kernel_dispatch_packet_t packet{};
    packet.setup = 1;
    packet.workgroup_size_x = packet.workgroup_size_y = packet.workgroup_size_z = 1;
    packet.grid_size_x = packet.grid_size_y = packet.grid_size_z = 1;
    packet.kernel_object = 0x1234000;
    packet.completion_signal = done;
    queue.submit(packet, HSA_PACKET_TYPE_KERNEL_DISPATCH);
    EXPECT_TRUE(queue.fails_with(HSA_STATUS_ERROR_INVALID_CODE_OBJECT));
  }
  EXPECT_EQ(hsa_signal_load_relaxed(done), 1);
}

TEST_F(Hsa, CopiesWaitForWhatTheyDependOn) {
  std::vector<uint32_t> from(1 << 16), to(from.size(), 0);
  std::iota(from.begin(), from.end(), 1u);
  uint32_t* device = nullptr;
  const size_t bytes = from.size() * 4;
  ASSERT_EQ(hsa_amd_memory_pool_allocate(first_pool(gpu_), bytes, 0, reinterpret_cast<void**>(&device)),
            HSA_STATUS_SUCCESS);
  // The second copy is submitted first.
  const hsa_signal_t start = signal(1), first = signal(1), second = signal(1);
  ASSERT_EQ(hsa_amd_memory_async_copy(to.data(), cpu_, device, gpu_, bytes, 1, &first, second), HSA_STATUS_SUCCESS);
  ASSERT_EQ(hsa_amd_memory_async_copy(device, gpu_, from.data(), cpu_, bytes, 1, &start, first), HSA_STATUS_SUCCESS);
  std::this_thread::sleep_for(10ms);
  EXPECT_EQ(to[5], 0u);
  hsa_signal_store_screlease(start, 0);
  EXPECT_TRUE(becomes(second, 0));
  EXPECT_EQ(from, to);
  hsa_amd_profiling_async_copy_time_t time{};
  ASSERT_EQ(hsa_amd_profiling_get_async_copy_time(second, &time), HSA_STATUS_SUCCESS);
  EXPECT_LE(time.start, time.end);
  EXPECT_GT(time.start, 0u);

  const hsa_signal_t done = signal(1);
  EXPECT_EQ(hsa_amd_memory_async_copy(device, gpu_, from.data(), cpu_, bytes + 1, 0, nullptr, done),
            HSA_STATUS_ERROR_INVALID_ARGUMENT);
  const hsa_pitched_ptr_t to_box{device, 64, 640}, from_box{from.data(), 32, 320};
  const hsa_dim3_t to_at{4, 1, 2}, from_at{0, 2, 1}, range{16, 3, 2}, too_far{16, 3, 1000};
  ASSERT_EQ(hsa_amd_memory_async_copy_rect(&to_box, &to_at, &from_box, &from_at, &range, gpu_, hsaHostToDevice, 0,
                                           nullptr, done),
            HSA_STATUS_SUCCESS);
  EXPECT_TRUE(becomes(done, 0));
  for (size_t z = 0; z < 2; ++z)
    for (size_t y = 0; y < 3; ++y)
      for (size_t x = 0; x < 4; ++x)
        EXPECT_EQ(device[(4 + 64 * (1 + y) + 640 * (2 + z)) / 4 + x], from[(32 * (2 + y) + 320 * (1 + z)) / 4 + x]);
  EXPECT_EQ(hsa_amd_memory_async_copy_rect(&to_box, &to_at, &from_box, &from_at, &too_far, gpu_, hsaHostToDevice, 0,
                                           nullptr, done),
            HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_amd_memory_pool_free(device), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_amd_memory_pool_free(device), HSA_STATUS_ERROR_INVALID_ALLOCATION);
}

TEST_F(Hsa, LockedMemoryMayOverlapAndIsKnownByBothAddresses) {
  std::vector<std::byte> memory(10000);
  void *one = nullptr, *two = nullptr, *three = nullptr;
  ASSERT_EQ(hsa_amd_memory_lock(memory.data(), 6000, nullptr, 0, &one), HSA_STATUS_SUCCESS);
  ASSERT_EQ(hsa_amd_memory_lock(memory.data() + 4000, 6000, nullptr, 0, &two), HSA_STATUS_SUCCESS);
  ASSERT_EQ(hsa_amd_memory_lock(memory.data() + 4500, 100, &gpu_, 1, &three), HSA_STATUS_SUCCESS);
  EXPECT_NE(one, memory.data());
  const auto type_of = [](const void* pointer) {
    hsa_amd_pointer_info_t info{};
    info.size = sizeof(info);
    EXPECT_EQ(hsa_amd_pointer_info(pointer, &info, nullptr, nullptr, nullptr), HSA_STATUS_SUCCESS);
    return info;
  };
  const hsa_amd_pointer_info_t info = type_of(static_cast<std::byte*>(two) + 5000);
  EXPECT_EQ(info.type, HSA_EXT_POINTER_TYPE_LOCKED);
  EXPECT_EQ(info.agentBaseAddress, two);
  EXPECT_EQ(info.hostBaseAddress, memory.data() + 4000);
  EXPECT_EQ(hsa_amd_memory_unlock(memory.data()), HSA_STATUS_SUCCESS);
  EXPECT_EQ(type_of(memory.data() + 100).type, HSA_EXT_POINTER_TYPE_UNKNOWN);
  EXPECT_EQ(type_of(memory.data() + 4100).type, HSA_EXT_POINTER_TYPE_LOCKED);
  EXPECT_EQ(hsa_amd_memory_unlock(memory.data() + 4000), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_amd_memory_unlock(memory.data() + 4500), HSA_STATUS_SUCCESS);
  EXPECT_EQ(type_of(memory.data() + 4550).type, HSA_EXT_POINTER_TYPE_UNKNOWN);
}

TEST_F(Hsa, AllocationsComeAndGoInManyThreads) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      std::vector<int> mine(3000);
      for (int i = 0; i < 200; ++i) {
        void *device = nullptr, *locked = nullptr;
        ASSERT_EQ(hsa_amd_memory_pool_allocate(first_pool(agents_[1 + t % 2]), 5000 + i, 0, &device),
                  HSA_STATUS_SUCCESS);
        ASSERT_EQ(hsa_amd_agents_allow_access(2, &agents_[1], nullptr, device), HSA_STATUS_SUCCESS);
        ASSERT_EQ(hsa_amd_memory_lock(mine.data(), mine.size() * 4, nullptr, 0, &locked), HSA_STATUS_SUCCESS);
        const hsa_signal_t done = signal(1);
        ASSERT_EQ(hsa_amd_memory_async_copy(device, gpu_, locked, cpu_, 4000, 0, nullptr, done), HSA_STATUS_SUCCESS);
        ASSERT_TRUE(becomes(done, 0));
        ASSERT_EQ(hsa_signal_destroy(done), HSA_STATUS_SUCCESS);
        ASSERT_EQ(hsa_amd_memory_unlock(mine.data()), HSA_STATUS_SUCCESS);
        ASSERT_EQ(hsa_amd_memory_pool_free(device), HSA_STATUS_SUCCESS);
      }
    });
  for (std::thread& thread : threads) thread.join();
}

TEST_F(Hsa, MoreThanThereIsIsRefused) {
  void* pointer = nullptr;
  const hsa_amd_memory_pool_t pool = first_pool(gpu_);
  EXPECT_EQ(hsa_amd_memory_pool_allocate(pool, size_t{1} << 60, 0, &pointer), HSA_STATUS_ERROR_INVALID_ALLOCATION);
  void* most = nullptr;
  ASSERT_EQ(hsa_amd_memory_pool_allocate(pool, size_t{7} << 30, 0, &most), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_amd_memory_pool_allocate(pool, size_t{2} << 30, 0, &pointer), HSA_STATUS_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(hsa_amd_memory_pool_free(most), HSA_STATUS_SUCCESS);
  hsa_queue_t* queue = nullptr;
  EXPECT_EQ(hsa_queue_create(gpu_, 100, HSA_QUEUE_TYPE_MULTI, nullptr, nullptr, 0, 0, &queue),
            HSA_STATUS_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(hsa_queue_create(cpu_, 64, HSA_QUEUE_TYPE_MULTI, nullptr, nullptr, 0, 0, &queue),
            HSA_STATUS_ERROR_INVALID_QUEUE_CREATION);
}

TEST_F(Hsa, DamagedCodeObjectsAreRefused) {
  hsa_executable_t executable{};
  ASSERT_EQ(hsa_executable_create_alt(HSA_PROFILE_FULL, HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT, nullptr, &executable),
            HSA_STATUS_SUCCESS);
  const std::string text = "\177ELF and then nothing that makes sense";
  hsa_code_object_reader_t reader{};
  ASSERT_EQ(hsa_code_object_reader_create_from_memory(text.data(), text.size(), &reader), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_executable_load_agent_code_object(executable, gpu_, reader, nullptr, nullptr),
            HSA_STATUS_ERROR_INVALID_CODE_OBJECT);
  EXPECT_EQ(hsa_code_object_reader_destroy(reader), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_code_object_reader_destroy(reader), HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER);
  EXPECT_EQ(hsa_executable_destroy(executable), HSA_STATUS_SUCCESS);
  EXPECT_EQ(hsa_executable_destroy(executable), HSA_STATUS_ERROR_INVALID_EXECUTABLE);
}

TEST_F(Hsa, WhatIsNotThereFailsByName) {
  ::testing::internal::CaptureStderr();
  EXPECT_NE(hsa_ext_image_clear(gpu_, {}, nullptr, nullptr), HSA_STATUS_SUCCESS);
  EXPECT_NE(::testing::internal::GetCapturedStderr().find("hsa_ext_image_clear is not available"), std::string::npos);
}

}  // namespace
