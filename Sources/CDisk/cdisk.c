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
#include <linux/magic.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#if !defined(XFS_SUPER_MAGIC)
#define XFS_SUPER_MAGIC 0x58465342
#endif
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
  // ERANGE means that the list of attributes does not fit into the buffer, so there are some.
  if (length < 0) return errno == ERANGE;
  // The system gives a new folder the labels of its security policy, so a new folder does not lack these.
  for (char *name = names; name < names + length; name += strlen(name) + 1)
    if (strncmp(name, "security.", 9) != 0) return 1;
#else
  (void)file;
#endif
  return 0;
}

#if defined(__linux__) && defined(SYS_syncfs)
/// Whether syncfs reports data that could not be written, as it does from Linux 5.8 on.
static int tells_of_errors(void) {
  struct utsname system;
  if (uname(&system) != 0) return 0;
  char *rest;
  long major = strtol(system.release, &rest, 10);
  long minor = *rest == '.' ? strtol(rest + 1, NULL, 10) : 0;
  return major > 5 || (major == 5 && minor >= 8);
}

/// Whether a file system is known to write to its own disk. syncfs does not reach the program that serves a FUSE file system,
/// and for network file systems and for those stacked on others it is not known what it does.
static int has_own_disk(int folder) {
  struct statfs system;
  if (fstatfs(folder, &system) != 0) return 0;
  switch ((unsigned long)system.f_type) {
  case EXT4_SUPER_MAGIC:
  case BTRFS_SUPER_MAGIC:
  case XFS_SUPER_MAGIC:
  case F2FS_SUPER_MAGIC:
  case TMPFS_MAGIC:
    return 1;
  default:
    return 0;
  }
}
#endif

int cdisk_synchronize_all(int folder) {
#if defined(__linux__) && defined(SYS_syncfs)
  if (tells_of_errors() && has_own_disk(folder)) return (int)syscall(SYS_syncfs, folder);
#else
  (void)folder;
#endif
  errno = ENOSYS;
  return -1;
}
