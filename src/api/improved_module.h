// What suggest and rewrite share: the modules of a request, improved.
#pragma once

#include <vector>

#include "base/session.h"
#include "input/code_modules.h"
#include "lanewise/suggest.h"
#include "rewrite/improve.h"

namespace lw::api {

struct ImprovedModule {
  input::CodeModule module;
  rewrite::ProgramInput given;
  rewrite::Improved improved;
};

// Throws the Failure. The modules are added to `modules` unless it is nullptr.
lanewise::SuggestReport improve_files(const lanewise::SuggestRequest& request, const Session& session,
                                      std::vector<ImprovedModule>* modules);

}  // namespace lw::api
