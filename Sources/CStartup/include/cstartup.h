#pragma once

// What a process is told when it starts, for systems where Swift's own way to it leads through /proc, which need not be
// there and takes a descriptor.

/// The words of the command line as bytes, the program's own first and a null behind the last; null where the system tells
/// them to nobody but `main`.
char **cstartup_words(void);
