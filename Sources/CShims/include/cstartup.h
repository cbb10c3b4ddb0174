#pragma once

// What a process is told when it starts, and what it does when it ends by a fault.

/// The words of the command line as bytes, where Swift would read them from /proc, which may be missing and takes a file descriptor, beginning with the program and ended by NULL; NULL on systems that pass them only to
/// `main`.
char **cstartup_words(void);

/// Has a function called for the signals of bad accesses to memory, on a stack of its own where the calling thread's is full. It
/// must only make calls that are safe in a signal handler, and must not return.
void cstartup_catch_bad_accesses(void (*handler)(int));

/// Returns 1 in a signal handler if the process has run out of memory, otherwise 0.
int cstartup_lacks_memory(void);
