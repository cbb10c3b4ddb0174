#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "cattributes.h"
#include "labels.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <stdlib.h>
#include <sys/xattr.h>

// The most that Linux lets a list of names or a value have.
enum { most = 65536 };

static int copy_one(int from, int to, const char *name, char *room) {
  const ssize_t length = fgetxattr(from, name, room, most);
  if (length < 0) return errno == ENODATA ? 0 : -1;
  if (fsetxattr(to, name, room, (size_t)length, 0) == 0) return 0;
  return is_label(name) ? 0 : -1;
}

// Attributes that a new file has from its folder, as an access control list.
static int remove_others(int from, int to, char *names, char *room) {
  const ssize_t length = flistxattr(to, names, most);
  if (length < 0) return errno == ENOTSUP ? 0 : -1;
  for (char *name = names; name < names + length; name += strlen(name) + 1) {
    if (is_label(name) || fgetxattr(from, name, room, most) >= 0 || errno != ENODATA) continue;
    if (fremovexattr(to, name) != 0 && errno != ENODATA) return -1;
  }
  return 0;
}

int cdisk_copy_extended_attributes(int from, int to) {
  char *names = malloc(2 * most);
  if (!names) return -1;
  char *room = names + most;
  int result = 0;
  const ssize_t length = flistxattr(from, names, most);
  if (length < 0) result = errno == ENOTSUP ? 0 : -1;
  for (char *name = names; result == 0 && name < names + length; name += strlen(name) + 1)
    result = copy_one(from, to, name, room);
  if (result == 0 && length >= 0) result = remove_others(from, to, names, room);
  free(names);
  return result;
}
#elif defined(__APPLE__)
#include <copyfile.h>

int cdisk_copy_extended_attributes(int from, int to) { return fcopyfile(from, to, NULL, COPYFILE_XATTR | COPYFILE_ACL); }
#else
int cdisk_copy_extended_attributes(int from, int to) {
  (void)from;
  (void)to;
  return 0;
}
#endif

int cdisk_copy_attributes(int from, int to) {
  struct stat old, new;
  if (fstat(from, &old) != 0 || fstat(to, &new) != 0) return -1;
  if ((old.st_uid != new.st_uid || old.st_gid != new.st_gid) && fchown(to, old.st_uid, old.st_gid) != 0) return -1;
  // Permissions come after the owner, whose change takes some away.
  if (cdisk_copy_extended_attributes(from, to) != 0) return -1;
  return fchmod(to, old.st_mode & 07777);
}
