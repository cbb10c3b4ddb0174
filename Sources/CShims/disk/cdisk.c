#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "cdisk.h"
#include "labels.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__linux__)
#include <linux/fs.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#elif defined(__APPLE__)
#include <stdio.h>
#include <sys/clonefile.h>
#include <sys/stat.h>
#endif

int cdisk_exchange(int folder, const char *name, const char *other) {
#if defined(__linux__) && defined(SYS_renameat2) && defined(RENAME_EXCHANGE)
  return (int)syscall(SYS_renameat2, folder, name, folder, other, RENAME_EXCHANGE);
#elif defined(__APPLE__)
  return renameatx_np(folder, name, folder, other, RENAME_SWAP);
#else
  errno = ENOSYS;
  return -1;
#endif
}

#if defined(__APPLE__)
static mode_t mask;

// Nothing tells the mask without setting it, which other threads would notice, so this is done before there are any.
__attribute__((constructor)) static void keep_mask(void) {
  mask = umask(0);
  umask(mask);
}

// A clone has the permissions, times and attributes of its original. Gives it those of a new file.
static int make_new(int folder, const char *name) {
  if (fchmodat(folder, name, 0666 & ~mask, AT_SYMLINK_NOFOLLOW) != 0) return -1;
  return utimensat(folder, name, NULL, AT_SYMLINK_NOFOLLOW);
}
#endif

int cdisk_clone(int file, int folder, const char *name) {
#if defined(__linux__) && defined(FICLONE)
  int clone = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (clone < 0) return -1;
  if (ioctl(clone, FICLONE, file) == 0) return close(clone);
  int reason = errno;
  close(clone);
  unlinkat(folder, name, 0);
  errno = reason;
  return -1;
#elif defined(__APPLE__)
  if (fclonefileat(file, folder, name, CLONE_NOOWNERCOPY) != 0) return -1;
  if (make_new(folder, name) == 0) return 0;
  int reason = errno;
  unlinkat(folder, name, 0);
  errno = reason;
  return -1;
#else
  errno = ENOSYS;
  return -1;
#endif
}

#if defined(__linux__)
// The names of the attributes of an open file, each with a zero at its end, and their length in `length`; NULL where they can't be
// read. The caller frees them.
static char *list_names(int file, ssize_t *length) {
  for (;;) {
    ssize_t room = flistxattr(file, NULL, 0);
    if (room < 0 && errno == ENOTSUP) room = 0;
    if (room < 0) return NULL;
    char *names = malloc((size_t)room + 1);
    if (names == NULL) return NULL;
    *length = room == 0 ? 0 : flistxattr(file, names, (size_t)room);
    if (*length >= 0) return names;
    int reason = errno;
    free(names);
    errno = reason;
    // Another process has added one in the meantime.
    if (reason != ERANGE) return NULL;
  }
}
#endif

int cdisk_has_attributes(int file) {
#if defined(__linux__)
  ssize_t length;
  char *names = list_names(file, &length);
  if (names == NULL) return 1;
  int found = 0;
  for (char *name = names; name < names + length; name += strlen(name) + 1) found |= !is_label(name);
  free(names);
  return found;
#elif defined(__APPLE__)
  // macOS marks nearly every new file.
  (void)file;
  return 1;
#else
  (void)file;
  return 0;
#endif
}

int cdisk_allow_descriptors(void) {
  const rlim_t most = 10240;
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return -1;
  rlim_t wanted = limit.rlim_max < most ? limit.rlim_max : most;
  if (limit.rlim_cur >= wanted) return limit.rlim_cur < INT_MAX ? (int)limit.rlim_cur : INT_MAX;
  limit.rlim_cur = wanted;
  return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? (int)wanted : -1;
}
