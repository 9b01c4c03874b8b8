#include "api/api.h"
#include "explain/search.h"
#include "isa/target_names.h"
#include "lanewise/explain.h"

lanewise::Result<lanewise::SearchReport> lanewise::search_instructions(const SearchRequest& request,
                                                                       const Session& session) {
  return lw::api::guarded<SearchReport>(session, [&] {
    const lw::isa::Target* only = nullptr;
    if (!request.target.empty()) {
      only = lw::isa::find_target(request.target);
      if (only == nullptr) throw lw::api::bad_input(lw::code::kTarget, lw::isa::unknown_target(request.target));
    }
    return lw::explain::search(request.words, only);
  });
}
