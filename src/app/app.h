// The commands: each reads its arguments into a request of the library, calls the library, and prints the report.
#pragma once

#include "app/command.h"
