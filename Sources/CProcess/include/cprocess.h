#pragma once

// Starts programs: the importer of Swift sees the environment of a process as a variable that threads share.

#include <sys/types.h>

/// Starts the program of a name, looked for as shells do, with words that end with NULL. The program writes to a pipe whose
/// other end is `*output`; it reads from a pipe whose other end is `*input`, or nothing where `input` is NULL; what it says
/// to people is dropped. Gives 0, or the number of an error.
int cprocess_start(const char *const *words, int *input, int *output, pid_t *process);
