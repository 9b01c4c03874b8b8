// The arrays that tools/isac.py writes. Private to this folder.
#pragma once

#include <array>
#include <cstddef>

#include "isa/denormals.h"
#include "isa/hazards.h"
#include "isa/images.h"
#include "isa/isa.h"
#include "isa/lookup.h"
#include "isa/machines.h"
#include "isa/timing.h"
#include "isa/wait_fields.h"

namespace lw::isa {

// All strings of the tables, each followed by a zero byte. Tables hold offsets: no relocations, nothing to do at start.
extern const char kStrings[];

extern const Record kRecords[];
extern const size_t kRecordsCount;
extern const Encoding kEncodings[];
extern const size_t kEncodingsCount;
extern const BitLayout kLayouts[];
extern const size_t kLayoutsCount;
extern const Operand kOperands[];
extern const size_t kOperandsCount;
extern const ModifierField kModifierFields[];
extern const size_t kModifierFieldsCount;
extern const Target kTargets[];
extern const size_t kTargetsCount;
extern const WaitFields kWaitFields[];  // by column
extern const size_t kWaitFieldsCount;
extern const WaitPart kWaitParts[];
extern const size_t kWaitPartsCount;
extern const uint16_t kExchanged[];  // by Op: 1 + another Op, or 0
extern const size_t kExchangedCount;
extern const CounterBits kCounterBits[];  // by column
extern const size_t kCounterBitsCount;
extern const Target kTargetsOfOtherWaves[];  // beside each target; without a name where it has one size of wave
extern const size_t kTargetsOfOtherWavesCount;

// What isa/machines.isa says.
extern const TargetLimits kTargetLimits[];
extern const size_t kTargetLimitsCount;
extern const Chip kChips[];
extern const size_t kChipsCount;
extern const Product kProducts[];
extern const size_t kProductsCount;
extern const Device kDevices[];
extern const size_t kDevicesCount;
extern const Source kSources[];
extern const size_t kSourcesCount;
extern const Fitted kFitted[];
extern const size_t kFittedCount;
extern const ModelError kModelErrors[];
extern const size_t kModelErrorsCount;

// What isa/timing/*.timing say.
extern const FactKind* const kTimingKinds;  // by TimingKey
extern const FactKind* const kCostKinds;    // by CostKey
extern const Cost kCosts[];
extern const size_t kCostsCount;
extern const uint8_t* const kCostsOfTargets[];  // as kTargetLimits; by record the number of its cost from 1 on, or 0
extern const size_t kCostsOfTargetsCount;

// What isa/hazards.isa says.
extern const Hazard kHazards[];
extern const size_t kHazardsCount;
extern const std::string_view kRoleWords[];  // by role
extern const Roles kGroupsOfRecords[];       // by record
extern const MatrixPasses kMatrixPasses[];
extern const size_t kMatrixPassesCount;

// What isa/denormals.isa says.
extern const DenormalRule kDenormalRules[];
extern const size_t kDenormalRulesCount;
extern const uint32_t kDenormalRulesOfRecords[];  // by record, a bit for each rule

// What isa/images.isa says.
extern const int8_t kImageGenerationOfColumns[];  // by column
extern const uint8_t kBufferGenerationOfColumns[];
extern const ResourceField kImageResourceFields[];
extern const size_t kImageResourceFieldsCount;
extern const ResourceField kSamplerFields[];
extern const size_t kSamplerFieldsCount;
extern const ResourceField kBufferResourceFields[];
extern const size_t kBufferResourceFieldsCount;
extern const DataFormatFacts kDataFormats[];  // by DataFormat
extern const size_t kDataFormatsCount;
extern const std::span<const FormatNumber> kFormatNumbers[kImageGenerations];
extern const bool kFormatsAreUnified[kImageGenerations];
extern const std::span<const UnifiedBufferFormat> kUnifiedBufferFormats[];  // by column
extern const ChannelOrderFacts kChannelOrders[];
extern const size_t kChannelOrdersCount;
extern const NamedFormatFacts kNamedFormats[];
extern const size_t kNamedFormatsCount;
extern const NamedLayoutFacts kNamedLayouts[];
extern const size_t kNamedLayoutsCount;
extern const LevelChain kLevelChains[kImageGenerations];
extern const FoldFacts kFolds[kImageGenerations];
extern const PipeFacts kPipes[];
extern const size_t kPipesCount;
extern const SwizzleModeFacts kSwizzleModes[];
extern const size_t kSwizzleModesCount;
extern const ArrayModeFacts kArrayModes[16];
extern const uint32_t kTileModes[kTileModesCount];
extern const TexelOrder kTexelOrders[];
extern const size_t kTexelOrdersCount;

extern const uint32_t kOperandNames[];
extern const size_t kOperandNamesCount;
extern const uint32_t kModifierNames[];
extern const size_t kModifierNamesCount;
extern const uint32_t kFormatNames[];
extern const size_t kFormatNamesCount;
extern const uint32_t kColumnNames[];
extern const size_t kColumnNamesCount;

// The decoder's tables: a slot (lookup.h) is a run of candidates, the one with most fixed bits first.
struct CandidateRun {
  uint16_t first;
  uint16_t count;
};
struct Candidate {
  uint64_t mask;
  uint64_t bits;
  EncodingId id;
};
extern const std::array<FirstLevel, 512> kFirstLevel[kColumnCount];
extern const CandidateRun kSlots[];
extern const size_t kSlotsCount;
extern const Candidate kCandidates[];
extern const size_t kCandidatesCount;

// Every spelling of every mnemonic and every name of a record, in an open-addressing hash of 1-based indices.
struct NameRun {
  uint16_t first;
  uint16_t count;
};
struct Name {
  uint32_t text_offset;
  uint16_t text_size;
  int16_t record;  // -1: not the name of a record
  std::array<NameRun, kColumnCount> by_column;
};
extern const EncodingId kNameEncodings[];
extern const size_t kNameEncodingsCount;
extern const Name kNames[];
extern const size_t kNamesCount;
extern const uint16_t kNameHash[];
extern const size_t kNameHashCount;  // a power of two

}  // namespace lw::isa
