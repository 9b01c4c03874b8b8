// What `live` reports about kernels, as plain values.
#pragma once

#include "lanewise/live.h"

namespace lw::report {

using lanewise::AccessMix;
using lanewise::BankConflict;
using lanewise::CodeMix;
using lanewise::DeviceOccupancy;
using lanewise::GiveUp;
using lanewise::LiveFunction;
using lanewise::LiveHolder;
using lanewise::LiveNote;
using lanewise::LiveRange;
using lanewise::LiveRegister;
using lanewise::LiveReport;
using lanewise::LiveRow;
using lanewise::MemoryMix;
using lanewise::OccupancyStep;
using lanewise::RegisterAccess;
using lanewise::RegisterFile;
using lanewise::RowVisitor;
using lanewise::UnitCount;

}  // namespace lw::report
