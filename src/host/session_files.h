// The files of a session on this computer.
#pragma once

#include <memory>
#include <string>

#include "base/session.h"

namespace lw::host {

// As lanewise::disk_files(); "-" is standard input, which can be read once.
std::shared_ptr<const Files> disk_files_and_standard_input();

}  // namespace lw::host
