// Instructions and whole sources as text, in three dialects, and listings that other tools wrote.
#pragma once

#include "text/assembler.h"
#include "text/buffer.h"
#include "text/dialect.h"
#include "text/dialect_listing.h"
#include "text/dialect_printer.h"
#include "text/listing.h"
#include "text/listing_reader.h"
#include "text/printer.h"
#include "text/source_listing.h"
#include "text/spelling.h"
