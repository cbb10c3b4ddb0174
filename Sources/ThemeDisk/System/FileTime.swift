package import Platform

/// A file's modification time, as the file system keeps it.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Since the epoch.
  package let seconds: Int
  /// 0 ..< 1,000,000,000.
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The present, to tell what was changed so recently that its next change may have the same time.
  package static var present: FileTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// As the system's calls take it.
  var systemTime: timespec { timespec(tv_sec: time_t(seconds), tv_nsec: nanoseconds) }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
