#pragma once

// Being told when something in folders changes: inotify on Linux, kqueue on Darwin. Calls that fail give -1, with the reason in
// errno, which is ENOSYS where the system has neither.

/// The most bytes of a name, with the zero at its end.
#define CWATCH_NAME 256

/// Something that has changed.
struct cwatch_event {
  /// The number that `cwatch_add` gave, or -1 where events were lost.
  int place;
  /// What changed in the folder; empty for the folder itself, and where the system does not say.
  char name[CWATCH_NAME];
};

/// A queue of events, whose descriptor is ready to be read when there are some.
int cwatch_open(void);

/// Watches a folder or a file, links followed; its number, the same for the same place.
int cwatch_add(int queue, const char *path);

/// No longer watches a place.
void cwatch_remove(int queue, int place);

/// Whether a file needs a watch of its own, because its folder's does not tell that it was written to.
int cwatch_needs_files(void);

/// Takes events without waiting: how many, 0 when there are none left.
int cwatch_take(int queue, struct cwatch_event *events, int room);

/// Whether changes at a place may come from another machine, which no queue tells of: 1 or 0.
int cwatch_is_remote(const char *path);
