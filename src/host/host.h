// The host's side: files, temporary folders, other programs, and signals that interrupt long work.
#pragma once

#include "host/files.h"
#include "host/interruption.h"
#include "host/process.h"
#include "host/session_files.h"
#include "host/source_text.h"
#include "host/temporary_folder.h"
#include "host/worker_pool.h"
