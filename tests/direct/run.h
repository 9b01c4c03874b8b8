// One instruction of one wave, lane after lane.
//
// Lanes see each other, and memory, only through numbered events (a shuffle, a load, an atomic). The meaning runs for
// all lanes again and again: in pass n, event n is carried out for all lanes in order, events before it give the
// results they had, and what comes after it is ignored. After the last event nothing is ignored, and the writes of that
// pass take place. So a value stays one plain number although the machine works on whole waves.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "direct.h"
#include "domain.h"

namespace lw::sem {
inline namespace direct {

// Of swizzled memory: the elements of `records` records lie together.
struct Layout {
  uint64_t offset = 0;  // of the access in its record
  uint64_t element_bytes = 1, records = 1;
  uint64_t place(uint64_t o) const { return o / element_bytes * element_bytes * records + o % element_bytes; }
};

class Run {
 public:
  Run(const isa::Target& target, const inst::Instruction& instruction, const lw::direct::Surroundings& surroundings,
      lw::direct::World& world);

  using Meaning = void (*)(Run&);
  lw::direct::Ending carry_out(Meaning meaning);

  // --- operands (operands.cpp) ---
  int index_of(std::string_view name) const;
  int find(std::string_view name) const { return inst::operand_index(encoding, name); }
  uint32_t raw(int index, unsigned dword) const;    // the register or constant, before any modifier
  uint32_t fetch(int index, unsigned dword) const;  // after DPP, SDWA, op_sel, abs and neg
  uint32_t half(int index, unsigned which, bool is_float) const;
  bool mask_bit(int index) const;
  uint32_t modifier(isa::Modifier m) const { return instruction.mod(m); }
  uint32_t modifier_of(isa::Modifier first, int source) const;
  bool allows(isa::Modifier m) const;

  void write_dword(int index, unsigned dword, uint32_t value);
  void write_16(int index, uint32_t value);
  void write_32(int index, uint32_t value);
  void write_mask(int index, bool value);
  F16 finished(F16 value) const;
  F32 finished(F32 value) const;
  F64 finished(F64 value) const;

  // --- state ---
  const lw::direct::World& before() const { return before_; }
  unsigned lane() const { return lane_; }
  bool active(unsigned lane) const { return (before_.exec() >> lane & 1) != 0; }
  bool may_write() const;
  void write_sgpr(unsigned number, uint32_t value);
  void write_sgpr_bit(unsigned number, bool value);  // this lane's bit of a pair of registers
  void write_vgpr(unsigned number, unsigned lane, uint32_t value);
  void refuse(std::string_view why);

  // --- events (events.cpp) ---
  uint32_t shuffle(uint32_t value, uint32_t lane);
  uint32_t scatter(uint32_t value, uint32_t lane);
  uint32_t read_lane(uint32_t value, uint32_t lane);
  uint64_t ballot(bool p);
  Loaded load(AddressSpace space, unsigned bytes, uint64_t address, bool where, const Layout& layout = {});
  void store(AddressSpace space, unsigned bytes, uint64_t address, bool where, std::initializer_list<U32> words,
             const Layout& layout = {});
  uint64_t atomic(AddressSpace space, unsigned bytes, uint64_t address, bool where,
                  const std::function<uint64_t(uint64_t)>& update);

  // Where an access goes; nullptr ends the instruction as `writes` says.
  std::byte* byte(AddressSpace space, uint64_t address, unsigned n, const Layout& layout);
  std::byte* memory(AddressSpace space, uint64_t address, unsigned bytes);

  const isa::Target& target;
  const inst::Instruction& instruction;
  const isa::Encoding& encoding;
  const lw::direct::Surroundings& surroundings;

  // What the last pass found out, to be applied when the meaning has returned.
  struct Writes {
    struct Vgpr {
      unsigned number, lane;
      uint32_t value;
    };
    struct Sgpr {
      unsigned number;
      uint32_t value;
    };
    std::vector<Vgpr> vgpr;
    std::vector<Sgpr> sgpr;                                            // of the first lane; the others must agree
    std::array<std::pair<bool, uint64_t>, lw::direct::kSgprs> bits{};  // pairs written lane by lane
    std::optional<bool> scc;
    std::optional<uint32_t> mode, trapsts;
    lw::direct::Ending ending;
  } writes;

 private:
  struct Event {
    struct PerLane {
      uint64_t value = 0, lane = 0;
      Loaded loaded;
    };
    std::vector<PerLane> lanes;
    void (Run::*finish)(Event&) = nullptr;
  };
  enum class Phase : uint8_t { done, now, later };
  Phase next_event(Event*& event);
  void finish_shuffle(Event& event);
  void finish_scatter(Event& event);
  void finish_read_lane(Event& event);
  void finish_ballot(Event& event);
  bool takes_part(AddressSpace space, bool where) const;
  void apply();

  // operands.cpp
  bool is_sdwa() const;
  bool is_dpp() const;  // DPP8 among them
  bool is_dpp8() const;
  struct DppSource {
    unsigned lane;
    bool valid;
  };
  DppSource dpp_source() const;
  uint32_t select_bytes(int source, uint32_t value) const;
  uint32_t place_bytes(int index, uint32_t value) const;

  lw::direct::World& world_;
  const lw::direct::World before_;
  bool single_;  // a scalar instruction: lane 0 stands for the wave
  unsigned lane_ = 0;
  size_t cursor_ = 0;   // the next event of this lane
  size_t current_ = 0;  // the event of this pass
  size_t sgpr_cursor_ = 0;
  bool reached_ = false;
  std::vector<Event> events_;
};

}  // namespace direct
}  // namespace lw::sem
