// Loaded machine code by address: instructions, what they read, write and wait for, and their source lines.
#pragma once

#include "code/code_facts.h"
