#pragma once

#include "cattributes.h"
#include "csocket.h"
#include "cwatch.h"

// File system calls that Swift's importer does not see. Unless stated otherwise, each returns 0, or -1 with the reason in
// errno, which is ENOSYS where the system has no such call.

/// Exchanges the files or folders that two names in a folder stand for, in one step.
int cdisk_exchange(int folder, const char *name, const char *other);

/// Creates the file `name` in a folder so that it shares the disk blocks of an open file until one of the two is written to. An
/// existing file of that name is an error.
int cdisk_clone(int file, int folder, const char *name);

/// Returns 1 if an open file or folder has extended attributes that a new one would lack, such as an access control list;
/// otherwise 0.
int cdisk_has_attributes(int file);

/// Flushes everything that was written to the file system of an open folder to the disk. Fails if some of it could not be
/// written since the folder was opened. The error is also ENOSYS where the system has the call but does not report such errors,
/// or where the file system may leave data in the memory of another program.
int cdisk_synchronize_all(int folder);
