#include "explain/reference.h"

#include "api/api.h"
#include "lanewise/explain.h"

namespace lw::api {
namespace {

using lanewise::ReferenceReport;
using lanewise::ReferenceRequest;

lanewise::OutputFile output_of(report::ReferenceFile file) {
  const auto text = std::make_shared<const std::string>(std::move(file.text));
  return {std::move(file.name), {std::as_bytes(std::span(*text)), text, true}};
}

ReferenceReport make_reference(const ReferenceRequest& request, const Session& session) {
  if (!request.write) throw bad_input(code::kOption, "the reference needs a function to write to");
  const Reporting reporting(session, "writing the reference");
  const explain::ReferenceSize size = explain::make_reference([&](report::ReferenceFile file) {
    throw_if_requested(session.cancel);
    if (Messages errors = request.write(output_of(std::move(file))); !errors.empty())
      throw failure_of(session, std::move(errors));
  });
  return {size.records, size.encodings, {}};
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::ReferenceReport> lanewise::reference(const ReferenceRequest& request,
                                                                const Session& session) {
  return lw::api::guarded<ReferenceReport>(session, [&] { return lw::api::make_reference(request, session); });
}
