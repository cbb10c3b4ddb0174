#pragma once

// The command line of the process, for systems on which Swift reads it from /proc, which may be missing and takes a file
// descriptor.

/// The words of the command line as bytes, beginning with the program and ended by NULL; NULL on systems that pass them only to
/// `main`.
char **cstartup_words(void);
