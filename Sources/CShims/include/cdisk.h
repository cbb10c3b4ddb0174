#pragma once

#include "cattributes.h"
#include "csocket.h"
#include "cwatch.h"

// File system calls that Swift's importer does not see. Unless stated otherwise, each returns 0, or -1 with the reason in
// errno, which is ENOSYS where the system has no such call.

/// Exchanges the files or folders that two names in a folder stand for, in one step.
int cdisk_exchange(int folder, const char *name, const char *other);

/// Creates the file `name` in a folder so that it shares the disk blocks of an open file until one of the two is written to. An
/// existing file of that name is an error. Permissions and times are those of a new file.
int cdisk_clone(int file, int folder, const char *name);

/// Returns 0 if an open file or folder has no extended attributes, such as an access control list; 1 if it has some, or if that
/// can't be determined. Labels that the system gives every new folder don't count.
int cdisk_has_attributes(int file);

/// Lets the process open as many files as it may, at most 10,240, the most that Darwin allows; it begins with 256 there. Returns
/// how many that are, or -1.
int cdisk_allow_descriptors(void);
