// A program that has two GPUs of different generations.
#pragma once

#include <gtest/gtest.h>
#include <hsa/hsa_ext_amd.h>

#include <cstdlib>
#include <vector>

class Hsa : public ::testing::Test {
 protected:
  void SetUp() override {
    ::setenv("LANEWISE_DEVICES", "vega-64,fiji-r9-nano", 1);
    ASSERT_EQ(hsa_init(), HSA_STATUS_SUCCESS);
    const auto collect = [](hsa_agent_t agent, void* data) {
      static_cast<std::vector<hsa_agent_t>*>(data)->push_back(agent);
      return HSA_STATUS_SUCCESS;
    };
    ASSERT_EQ(hsa_iterate_agents(collect, &agents_), HSA_STATUS_SUCCESS);
    ASSERT_EQ(agents_.size(), 3u);
    cpu_ = agents_[0];
    gpu_ = agents_[1];
  }
  void TearDown() override { EXPECT_EQ(hsa_shut_down(), HSA_STATUS_SUCCESS); }

  static hsa_amd_memory_pool_t first_pool(hsa_agent_t agent) {
    hsa_amd_memory_pool_t pool{};
    const auto take = [](hsa_amd_memory_pool_t found, void* data) {
      *static_cast<hsa_amd_memory_pool_t*>(data) = found;
      return HSA_STATUS_INFO_BREAK;
    };
    EXPECT_EQ(hsa_amd_agent_iterate_memory_pools(agent, take, &pool), HSA_STATUS_INFO_BREAK);
    return pool;
  }
  static hsa_signal_t signal(int64_t value) {
    hsa_signal_t made{};
    EXPECT_EQ(hsa_signal_create(value, 0, nullptr, &made), HSA_STATUS_SUCCESS);
    return made;
  }
  static bool becomes(hsa_signal_t s, int64_t value) {
    return hsa_signal_wait_scacquire(s, HSA_SIGNAL_CONDITION_EQ, value, 10'000'000'000, HSA_WAIT_STATE_BLOCKED) ==
           value;
  }

  std::vector<hsa_agent_t> agents_;
  hsa_agent_t cpu_{}, gpu_{};
};
