#pragma once

// Notifications of changes in folders: inotify on Linux, kqueue on Darwin. Calls that fail return -1, with the reason in errno,
// which is ENOSYS where the system has neither.

/// The most bytes of a name, including the zero at its end.
#define CWATCH_NAME 256

/// A change of a watched folder or file.
struct cwatch_event {
  /// The number that `cwatch_add` has returned, or -1 where events were lost.
  int place;
  /// The name of the entry that changed in the folder; empty for the folder itself, and where the system does not tell.
  char name[CWATCH_NAME];
  /// 1 where the system tells that what has changed was closed after writing, or moved there as a whole; otherwise 0.
  int is_closed;
};

/// Opens a queue of events. Its descriptor is readable when there are events.
int cwatch_open(void);

/// Watches a folder or a file; symbolic links are followed. Returns the number of the watch. On Linux, watching the same folder
/// or file again returns the same number; on Darwin, each call returns another one.
int cwatch_add(int queue, const char *path);

/// Ends a watch, given its number.
void cwatch_remove(int queue, int place);

/// Returns 1 if a file needs its own watch, because the watch of its folder does not report that the file was written to;
/// otherwise 0.
int cwatch_needs_files(void);

/// Returns how many places can be watched at a time. Where each takes a descriptor, this is half of those that the process may
/// have, because the other half is for its own work.
int cwatch_room(void);

/// Takes up to `room` events from the queue without waiting. Returns how many; 0 when there are none.
int cwatch_take(int queue, struct cwatch_event *events, int room);

/// Returns 1 if a path may be changed by another machine, which no queue reports, or if that can't be determined; otherwise 0.
int cwatch_is_remote(const char *path);
