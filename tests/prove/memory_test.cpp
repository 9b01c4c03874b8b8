// Loads and stores: verdicts, and equal pairs executed on memory.
#include <random>

#include "proofs.h"

namespace lw {
namespace {

constexpr size_t kBytes = 8192;

class Memory : public Proofs {
 protected:
  // Words that pairs may use as addresses: s[2:3] and v[6:7] point into global memory, and v2 is an offset into it or
  // into LDS. Lanes overlap.
  static state::Wave some_wave(uint64_t seed, uint64_t buffer, unsigned lanes) {
    std::mt19937_64 random(seed);
    state::Wave wave(256);
    wave.clear_vgprs();
    for (unsigned r = 0; r < 16; ++r) {
      wave.sgpr[r] = static_cast<uint32_t>(random());
      for (unsigned lane = 0; lane < lanes; ++lane) wave.vgpr(r)[lane] = static_cast<uint32_t>(random());
    }
    wave.set_sgpr_pair(2, buffer + 4 * (random() % 256));
    for (unsigned lane = 0; lane < lanes; ++lane) {
      const uint64_t pointer = buffer + 4 * (random() % 256);
      wave.vgpr(2)[lane] = 4 * (random() % 256);
      wave.vgpr(6)[lane] = static_cast<uint32_t>(pointer);
      wave.vgpr(7)[lane] = static_cast<uint32_t>(pointer >> 32);
    }
    const uint64_t all = lanes == 64 ? ~uint64_t{0} : 0xffffffff;
    wave.set_sgpr_pair(state::exec_lo, seed % 3 == 0 ? all : random() & all);
    wave.sgpr[124] = 0x1ffff;  // M0 limits LDS on gfx8
    return wave;
  }

  struct Done {
    state::Wave wave;
    std::vector<std::byte> global, lds;
  };
  static Done run(const snippets::LoadedSnippet& loaded, uint64_t seed) {
    std::vector<std::byte> global(kBytes), lds(kBytes), scratch(64 * kBytes);
    std::mt19937_64 random(seed);
    for (std::vector<std::byte>* bytes : {&global, &lds})
      for (std::byte& byte : *bytes) byte = static_cast<std::byte>(random());
    state::Memory memory;
    const Result<uint64_t> buffer = memory.attach(global, {.name = "memory"});
    EXPECT_TRUE(buffer);
    Done done{some_wave(seed, *buffer, loaded.target->wave_size), {}, {}};
    const events::Outcome outcome =
        interp::run_straight_line(loaded.snippet.programs, done.wave, exec::machine_model(*loaded.target),
                                  {.memory = &memory, .lds = lds, .private_memory = scratch});
    EXPECT_TRUE(outcome.finished()) << outcome.text();
    done.global = global;
    done.lds = lds;
    return done;
  }

  void expect_equal_when_executed(const Question& q) {
    const auto places = prove::parse_live_out(*left_.target, q.live_out);
    ASSERT_TRUE(places);
    for (uint64_t seed = 0; seed < 50; ++seed) {
      Done a = run(left_, seed), b = run(right_, seed);
      EXPECT_EQ(a.global, b.global) << q.a;
      EXPECT_EQ(a.lds, b.lds) << q.a;
      for (const prove::LiveOut& place : *places)
        for (unsigned lane = 0; lane < left_.target->wave_size; ++lane) {
          const bool is_vector = place.file == prove::LiveOut::File::vgpr;
          ASSERT_EQ(is_vector ? a.wave.vgpr(place.number)[lane] : a.wave.sgpr[place.number],
                    is_vector ? b.wave.vgpr(place.number)[lane] : b.wave.sgpr[place.number])
              << q.a << " lane " << lane;
        }
    }
  }
};

TEST_F(Memory, EqualPairs) {
  const Question equal[] = {
      {kGfx9, "s_load_dword s0, s[2:3], 0x0\ns_load_dword s1, s[2:3], 0x4", "s_load_dwordx2 s[0:1], s[2:3], 0x0",
       "s[0:1]", ""},
      {"gfx803", "s_load_dwordx4 s[8:11], s[2:3], 0x0\ns_load_dwordx4 s[12:15], s[2:3], 0x10",
       "s_load_dwordx8 s[8:15], s[2:3], 0x0", "s[8:15]", ""},
      {kGfx9, "ds_read_b32 v0, v2\nds_read_b32 v1, v2 offset:4", "ds_read2_b32 v[0:1], v2 offset0:0 offset1:1",
       "v[0:1]", ""},
      {"gfx803", "ds_read_b32 v0, v2\nds_read_b32 v1, v2 offset:4", "ds_read2_b32 v[0:1], v2 offset0:0 offset1:1",
       "v[0:1]", ""},
      {kGfx9, "global_load_dword v0, v[6:7], off\ns_waitcnt vmcnt(0)\nglobal_load_dword v1, v[6:7], off offset:4",
       "global_load_dwordx2 v[0:1], v[6:7], off", "v[0:1]", ""},
      {"gfx1030", "global_load_dword v0, v[6:7], off\nglobal_load_dword v1, v[6:7], off offset:4",
       "global_load_dwordx2 v[0:1], v[6:7], off", "v[0:1]", ""},
      {"gfx803", "flat_load_dwordx2 v[0:1], v[6:7]",
       "flat_load_dword v0, v[6:7]\nv_add_u32 v8, vcc, 4, v6\nv_addc_u32 v9, vcc, 0, v7, vcc\nflat_load_dword v1, "
       "v[8:9]",
       "v[0:1]", ""},
      {kGfx9,
       "global_load_ubyte v0, v[6:7], off\nglobal_load_ubyte v1, v[6:7], off offset:1\nv_lshl_or_b32 v0, v1, 8, v0",
       "global_load_ushort v0, v[6:7], off", "v0", ""},
      {kGfx9, "global_load_ushort v0, v[6:7], off offset:2",
       "global_load_dword v0, v[6:7], off\nv_lshrrev_b32 v0, 16, v0", "v0", ""},
      // The address of a scalar base and an index without a sign.
      {kGfx9,
       "v_mov_b32 v4, s2\nv_mov_b32 v5, s3\nv_add_co_u32 v4, vcc, v4, v2\nv_addc_co_u32 v5, vcc, 0, v5, vcc\n"
       "global_load_dword v0, v[4:5], off",
       "global_load_dword v0, v2, s[2:3]", "v0", ""},
      {kGfx9, "v_add_u32 v4, v1, v3\nglobal_store_dword v[6:7], v4, off",
       "v_add_u32 v4, v3, v1\nglobal_store_dword v[6:7], v4, off", "v4", ""},
      {kGfx9, "v_add_u32 v4, 4, v2\nds_write_b32 v4, v1\nds_read_b32 v0, v2",
       "ds_write_b32 v2, v1 offset:4\nds_read_b32 v0, v2", "v0", ""},
      {kGfx9, "ds_write_b32 v2, v4\nglobal_load_dword v5, v[6:7], off",
       "global_load_dword v5, v[6:7], off\nds_write_b32 v2, v4", "v5", ""},
      {kGfx9, "ds_write_b32 v2, v4\nds_read_b32 v0, v2\nv_mov_b32 v1, v0",
       "ds_write_b32 v2, v4\nds_read_b32 v1, v2\nv_mov_b32 v0, v1", "v0,v1", ""},
      // A load whose result nobody needs.
      {kGfx9, "global_load_dword v0, v[6:7], off\nv_mov_b32 v0, 1", "v_mov_b32 v0, 1", "v0", ""},
  };
  for (const Question& q : equal) {
    EXPECT_EQ(verdict(q), Verdict::equal) << q.a;
    expect_equal_when_executed(q);
  }
}

TEST_F(Memory, PairsThatAreNotEqual) {
  const Question different[] = {
      {kGfx9, "global_load_dword v0, v[6:7], off", "global_load_dword v0, v[6:7], off offset:4", "v0", ""},
      {kGfx9, "global_load_dword v0, v[6:7], off", "flat_load_dword v0, v[6:7]", "v0", ""},
      {kGfx9, "global_load_ubyte v0, v[6:7], off", "global_load_sbyte v0, v[6:7], off", "v0", ""},
      // Another lane, or the same, may store where the load reads.
      {kGfx9, "global_store_dword v[6:7], v4, off\nglobal_load_dword v5, v[8:9], off",
       "global_load_dword v5, v[8:9], off\nglobal_store_dword v[6:7], v4, off", "v5", ""},
      {kGfx9, "ds_write_b32 v2, v4\nflat_load_dword v5, v[6:7]", "flat_load_dword v5, v[6:7]\nds_write_b32 v2, v4",
       "v5", ""},
      {kGfx9, "ds_write_b32 v2, v4\nds_read_b32 v0, v2", "ds_write_b32 v2, v4\nv_mov_b32 v0, v4", "v0", ""},
      // Stores: none, of other data, at other places, in another order, under another EXEC.
      {kGfx9, "global_store_dword v[6:7], v4, off", "s_nop 0", "v0", ""},
      {kGfx9, "ds_write_b32 v2, v4", "ds_write_b32 v2, v5", "v0", ""},
      {kGfx9, "ds_write_b32 v2, v4", "ds_write_b16 v2, v4", "v0", ""},
      {kGfx9, "ds_write_b32 v2, v4", "ds_write_b32 v2, v4 offset:4", "v0", ""},
      {kGfx9, "ds_write_b32 v2, v4\nds_write_b32 v3, v5", "ds_write_b32 v3, v5\nds_write_b32 v2, v4", "v0", ""},
      {kGfx9, "s_mov_b64 s[0:1], exec\ns_mov_b64 exec, vcc\nds_write_b32 v2, v4\ns_mov_b64 exec, s[0:1]",
       "s_mov_b64 s[0:1], exec\nds_write_b32 v2, v4", "v0", ""},
  };
  for (const Question& q : different) EXPECT_EQ(verdict(q), Verdict::different) << q.a << "\n" << q.b;
}

TEST_F(Memory, WhatDiffersIsNamed) {
  const auto answer = ask({kGfx9, "ds_write_b32 v2, v4", "ds_write_b32 v2, v5", "v0", ""});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->live_out.text, "memory");
  EXPECT_TRUE(prove::accesses_memory(left_.snippet));
  EXPECT_TRUE(prove::why_unprovable(load("ds_add_u32 v0, v1", kGfx9).snippet));
}

}  // namespace
}  // namespace lw
