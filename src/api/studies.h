// One function per study: runs it and fills the report. Each throws a Failure where something is wrong with the
// request.
#pragma once

#include "api/api.h"
#include "lanewise/study.h"

namespace lw::api {

lanewise::StudyReport run_fp16_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_rdna_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_sdwa_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_spd_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_timing_study(const lanewise::StudyRequest& request, const Session& session);

// If the session was cancelled, says so, with the number of `units` ("kernels are timed") that are done.
inline void add_interruption(const Session& session, uint64_t done, std::string_view units,
                             lanewise::StudyReport& report) {
  if (!session.cancel.requested()) return;
  report.interrupted = session.cancel.reason();
  report.done = done;
  report.done_units = units;
}

}  // namespace lw::api
