// Launch files: one dispatch as JSON and the files beside it, to run again, to shrink and to keep as a test.
//
// docs/launch-json.md is the schema.
#pragma once

#include "launch/host_reads.h"
#include "launch/launch_file.h"
#include "launch/record.h"
