// What suggest and rewrite share: the modules of a request, improved.
#pragma once

#include <functional>
#include <set>
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

// The addresses of a module's instructions that must stay as they are.
using FixedAddresses = std::function<std::set<uint64_t>(const input::CodeModule& module)>;

// Throws the Failure. The modules are added to `modules` unless it is nullptr.
lanewise::SuggestReport improve_files(const lanewise::SuggestRequest& request, const Session& session,
                                      std::vector<ImprovedModule>* modules, const FixedAddresses& fixed = {});

}  // namespace lw::api
