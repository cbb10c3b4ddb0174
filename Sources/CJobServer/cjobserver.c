#include "cjobserver.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The most tokens that are taken; make does not offer more.
#define MOST 1023

// The tokens that are held. Each goes back as the same byte, because make distinguishes its jobs by these bytes.
static char tokens[MOST];
static int way_back = -1;
static atomic_int held;

// Returns where the jobserver's name begins in MAKEFLAGS, and its length. The last such option counts; variables follow after
// `--`.
static const char *find_name(const char *flags, size_t *length) {
  static const char *const options[] = {"--jobserver-auth=", "--jobserver-fds="};
  const char *name = NULL;
  for (const char *word = flags; *word;) {
    size_t end = strcspn(word, " ");
    if (end == 2 && strncmp(word, "--", 2) == 0) break;
    for (size_t i = 0; i < 2; i++) {
      size_t prefix = strlen(options[i]);
      if (end > prefix && strncmp(word, options[i], prefix) == 0) {
        name = word + prefix;
        *length = end - prefix;
      }
    }
    word += end;
    word += strspn(word, " ");
  }
  return name;
}

// Make closes its descriptors for jobs without `+`, and their numbers may belong to other files by now.
static int is_pipe(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISFIFO(status.st_mode);
}

// Opens the jobserver for reading without waiting. It is opened anew, so that the flags that make and other jobs share don't
// change.
static int open_server(const char *name, size_t length) {
  char path[PATH_MAX];
  if (length > 5 && length < sizeof path && strncmp(name, "fifo:", 5) == 0) {
    memcpy(path, name + 5, length - 5);
    path[length - 5] = 0;
    // The fifo stays open for the next time that tokens are taken.
    if (way_back >= 0) return way_back;
    int file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (file >= 0 && !is_pipe(file)) {
      close(file);
      return -1;
    }
    way_back = file;
    return file;
  }
#ifdef __linux__
  char text[32];
  if (length >= sizeof text) return -1;
  memcpy(text, name, length);
  text[length] = 0;
  int from, to, end = 0;
  if (sscanf(text, "%9d,%9d%n", &from, &to, &end) != 2 || text[end] || from < 0 || to < 0) return -1;
  if (!is_pipe(from) || !is_pipe(to)) return -1;
  // Only Linux can open a pipe again that this process has inherited, by way of /proc.
  snprintf(path, sizeof path, "/proc/self/fd/%d", from);
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file >= 0) way_back = to;
  return file;
#else
  return -1;
#endif
}

void cjobserver_give_back(void) {
  int reason = errno;
  int count = atomic_exchange(&held, 0);
  for (int i = 0; i < count;) {
    ssize_t written = write(way_back, tokens + i, (size_t)(count - i));
    if (written > 0)
      i += (int)written;
    else if (errno != EINTR)
      break;
  }
  errno = reason;
}

// The signals that end the process. Their handler gives the tokens back and then restores and raises the signal's previous
// action.
static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGFPE, SIGXCPU};
#define SIGNALS ((int)(sizeof signals / sizeof *signals))
static struct sigaction before[SIGNALS];

static void leave(int number) {
  cjobserver_give_back();
  for (int i = 0; i < SIGNALS; i++)
    if (signals[i] == number) sigaction(number, &before[i], NULL);
  raise(number);
}

static void give_back_on_signals(void) {
  // A signal for a stack overflow needs another stack to run its handler on.
  stack_t other = {.ss_size = 64 << 10};
  other.ss_sp = malloc(other.ss_size);
  if (other.ss_sp != NULL) sigaltstack(&other, NULL);
  for (int i = 0; i < SIGNALS; i++) {
    if (sigaction(signals[i], NULL, &before[i]) != 0 || before[i].sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = leave, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(signals[i], &action, NULL);
  }
}

int cjobserver_take(const char *flags, int wanted) {
  size_t length = 0;
  const char *name = find_name(flags, &length);
  if (name == NULL) return -1;
  int server = open_server(name, length);
  if (server < 0) return -1;
  // The handlers are installed before the first token is taken, so that no token is lost.
  static int is_prepared = 0;
  if (!is_prepared) {
    give_back_on_signals();
    atexit(cjobserver_give_back);
    is_prepared = 1;
  }
  if (wanted > MOST) wanted = MOST;
  sigset_t all, old;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &old);
  ssize_t count = 0;
  if (wanted > 0)
    do count = read(server, tokens, (size_t)wanted);
    while (count < 0 && errno == EINTR);
  if (count > 0) atomic_store(&held, (int)count);
  sigprocmask(SIG_SETMASK, &old, NULL);
  if (server != way_back) close(server);
  return count > 0 ? (int)count : 0;
}
