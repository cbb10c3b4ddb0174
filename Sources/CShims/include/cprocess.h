#pragma once

// Starting programs. This is in C, because Swift imports the environment of the process as a global variable that threads
// share.

#include <stddef.h>

/// Starts the program named by `words[0]`, which is looked up in PATH, with the arguments `words`, which end with NULL. Its
/// environment is that of this process, but for `settings`, which are `NAME=VALUE` and end with NULL. Its standard output is a
/// pipe whose other end is `*output`. Its standard input is a socket whose other end is `*input`, or empty if `input` is NULL.
/// Its standard error is discarded. Returns 0, or an error number.
int cprocess_start(
  const char *const *words, const char *const *settings, int *input, int *output, int *process);

/// Writes to the standard input of a program. Returns how many bytes were written, or -1 with `errno` set; no signal is sent
/// where the program has ended.
ptrdiff_t cprocess_write(int input, const void *bytes, size_t count);
