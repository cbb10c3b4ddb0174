#include "cstartup.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__APPLE__)

#include <crt_externs.h>

char **cstartup_words(void) { return *_NSGetArgv(); }

#elif defined(__GLIBC__)

static char **words;

// glibc gives every constructor what it gives `main`. This one runs before those of the Swift runtime, which end the process
// where /proc does not say where the runtime is; it only asks to find the printer of stack traces.
__attribute__((constructor(101))) static void keep(int count, char **arguments, char **environment) {
  (void)count;
  (void)environment;
  words = arguments;
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0);
}

char **cstartup_words(void) { return words; }

#else

char **cstartup_words(void) { return NULL; }

#endif
