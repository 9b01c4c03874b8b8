// What the runner does with one case. An empty answer means that it holds; otherwise the answer says what does not.
#pragma once

#include <string>

#include "cases.h"

namespace lw::cases {

std::string check_asm(const Case& c, const isa::Record& record);
std::string check_enc(const Case& c, const isa::Record& record);
std::string check_dis(const Case& c, const isa::Record& record);
std::string check_bad(const Case& c);
std::string check_run(const Case& c, const isa::Record& record);

// Of a bad line: place and message of the first error, as they stand after `!`. Empty when there is none.
std::string first_error(const Case& c);

// Writes first_error into the bad lines of a file. Returns the lines that it leaves as they are, since their targets
// say different things.
std::vector<Complaint> update(const CaseFile& file);

}  // namespace lw::cases
