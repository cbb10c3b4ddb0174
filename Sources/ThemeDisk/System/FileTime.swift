package import Platform

/// A time as the file system records it for a file: its last modification, change or access.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Seconds since the epoch.
  package let seconds: Int
  /// Nanoseconds in addition to the seconds: 0 ..< 1,000,000,000.
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The current time. It is compared with a file's time to tell whether a further change could get the same time.
  package static var present: FileTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// The time in the form that system calls use.
  var systemTime: timespec { timespec(tv_sec: time_t(seconds), tv_nsec: nanoseconds) }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
