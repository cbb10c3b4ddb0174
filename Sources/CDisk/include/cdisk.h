#pragma once

#include "csocket.h"
#include "cwatch.h"

// Calls for files that Swift's importer does not see: each gives 0, or -1 with the reason in errno, which is ENOSYS where the
// system has no such call.

/// Exchanges what two names in a folder stand for, in one step.
int cdisk_exchange(int folder, const char *name, const char *other);

/// Makes a new file that shares the blocks of another until one of the two is written to.
int cdisk_clone(int file, int folder, const char *name);

/// Whether a file or folder has attributes that a new one would lack, such as a list of who may do what: 1 or 0.
int cdisk_has_attributes(int file);

/// Brings everything that was written to the file system of an open folder to the disk, and fails if some of it could not be
/// written since the folder was opened. ENOSYS also where the system has the call but does not say so, or where the file
/// system may leave what was written in the memory of another program.
int cdisk_synchronize_all(int folder);
