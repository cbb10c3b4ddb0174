#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "cdisk.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#elif defined(__APPLE__)
#include <stdio.h>
#include <sys/clonefile.h>
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
  return fclonefileat(file, folder, name, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int cdisk_has_attributes(int file) {
#if defined(__linux__)
  char names[4096];
  ssize_t length = flistxattr(file, names, sizeof names);
  // What is too long to be listed is there.
  if (length < 0) return errno == ERANGE;
  // A new folder gets the labels of the system's policy by itself.
  for (char *name = names; name < names + length; name += strlen(name) + 1)
    if (strncmp(name, "security.", 9) != 0) return 1;
#else
  (void)file;
#endif
  return 0;
}
