// Peephole rules as text, their matching, and the ledger of proofs: a rule whose hash is not in it is not applied.
#pragma once

#include "rewrite/ledger.h"
#include "rewrite/rule.h"
