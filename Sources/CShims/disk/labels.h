#pragma once

#include <string.h>

/// Whether an extended attribute of Linux is a label of the system's security policy, which gives one to each new file.
static inline int is_label(const char *name) { return strncmp(name, "security.", 9) == 0; }
