#include "lanewise/version.h"

#include "api/commit.h"

lanewise::Version lanewise::version() { return {LW_VERSION, LW_COMMIT, LW_LLVM_LEVEL}; }
