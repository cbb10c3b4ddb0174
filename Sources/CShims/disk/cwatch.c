#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "cwatch.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/inotify.h>
#include <sys/vfs.h>

int cwatch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int cwatch_add(int queue, const char *path) {
  // Changes of attributes are watched, too, because permissions decide whether a file can be read.
  return inotify_add_watch(queue, path,
                           IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MODIFY |
                               IN_MOVE_SELF | IN_MOVED_FROM | IN_MOVED_TO);
}

void cwatch_remove(int queue, int place) { inotify_rm_watch(queue, place); }

int cwatch_needs_files(void) { return 0; }

int cwatch_room(void) { return INT_MAX; }

int cwatch_take(int queue, struct cwatch_event *events, int room) {
  char bytes[4096] __attribute__((aligned(__alignof__(struct inotify_event))));
  size_t most = (size_t)room * sizeof(struct inotify_event);
  // The read is limited to as many events as `events` has room for, but always has room for one event with a name of any
  // length.
  if (most > sizeof bytes) most = sizeof bytes;
  if (most < sizeof(struct inotify_event) + CWATCH_NAME) most = sizeof(struct inotify_event) + CWATCH_NAME;
  ssize_t length;
  do length = read(queue, bytes, most);
  while (length < 0 && errno == EINTR);
  if (length < 0) return errno == EAGAIN ? 0 : -1;
  int count = 0;
  for (char *place = bytes; place < bytes + length && count < room; count++) {
    const struct inotify_event *event = (const struct inotify_event *)place;
    events[count].place = event->mask & IN_Q_OVERFLOW ? -1 : event->wd;
    events[count].is_closed = (event->mask & (IN_CLOSE_WRITE | IN_MOVED_TO)) != 0;
    memset(events[count].name, 0, CWATCH_NAME);
    if (event->len > 0) strncpy(events[count].name, event->name, CWATCH_NAME - 1);
    place += sizeof *event + event->len;
  }
  return count;
}

int cwatch_is_remote(const char *path) {
  struct statfs status;
  if (statfs(path, &status) != 0) return errno != ENOENT && errno != ENOTDIR;
  switch ((unsigned long)status.f_type & 0xFFFFFFFFul) {
    case 0x01021997: // 9p: folders of a host in a virtual machine
    case 0x00006969: // NFS
    case 0x0000517B: // SMB
    case 0xFE534D42: // SMB 2
    case 0xFF534D42: // CIFS
    case 0x65735546: // FUSE: ssh, and folders of a host in a container
    case 0x786F4256: // VirtualBox
    case 0xBACBACBC: // VMware
      return 1;
    default:
      return 0;
  }
}

#elif defined(__APPLE__)
#include <sys/event.h>
#include <sys/mount.h>
#include <sys/param.h>

int cwatch_open(void) {
  int queue = kqueue();
  if (queue >= 0) fcntl(queue, F_SETFD, FD_CLOEXEC);
  return queue;
}

int cwatch_add(int queue, const char *path) {
  int place = open(path, O_EVTONLY | O_CLOEXEC);
  if (place < 0) return -1;
  struct kevent change;
  EV_SET(&change, place, EVFILT_VNODE, EV_ADD | EV_CLEAR,
         NOTE_ATTRIB | NOTE_DELETE | NOTE_EXTEND | NOTE_RENAME | NOTE_REVOKE | NOTE_WRITE, 0, NULL);
  if (kevent(queue, &change, 1, NULL, 0, NULL) == 0) return place;
  int reason = errno;
  close(place);
  errno = reason;
  return -1;
}

// Closing the descriptor of a file also removes its watch from the queue.
void cwatch_remove(int queue, int place) {
  (void)queue;
  close(place);
}

int cwatch_needs_files(void) { return 1; }

int cwatch_room(void) { return getdtablesize() / 2; }

int cwatch_take(int queue, struct cwatch_event *events, int room) {
  struct kevent found[32];
  struct timespec none = {0, 0};
  int count = kevent(queue, NULL, 0, found, room < 32 ? room : 32, &none);
  if (count < 0) return errno == EINTR ? 0 : -1;
  for (int i = 0; i < count; i++) {
    events[i].place = (int)found[i].ident;
    events[i].is_closed = 0;
    memset(events[i].name, 0, CWATCH_NAME);
  }
  return count;
}

int cwatch_is_remote(const char *path) {
  struct statfs status;
  if (statfs(path, &status) != 0) return errno != ENOENT && errno != ENOTDIR;
  return !(status.f_flags & MNT_LOCAL);
}

#else

int cwatch_open(void) {
  errno = ENOSYS;
  return -1;
}

int cwatch_add(int queue, const char *path) {
  (void)queue, (void)path;
  errno = ENOSYS;
  return -1;
}

void cwatch_remove(int queue, int place) { (void)queue, (void)place; }

int cwatch_needs_files(void) { return 0; }

int cwatch_room(void) { return 0; }

int cwatch_take(int queue, struct cwatch_event *events, int room) {
  (void)queue, (void)events, (void)room;
  return 0;
}

int cwatch_is_remote(const char *path) {
  (void)path;
  return 0;
}
#endif
