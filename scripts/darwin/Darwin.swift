// Stands in for what the overlay of the module Darwin adds to its headers: macros that Swift's importer leaves out, and C
// functions that take a varying number of arguments. Types are those that the overlay of macOS declares; nothing here runs.

@_exported import Darwin

public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

public var stdin: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}
public var stdout: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}
public var stderr: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}

public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ file: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { fatalError() }

public func ioctl(_ file: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }
public func ioctl(_ file: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer) -> CInt { fatalError() }
public func ioctl(_ file: CInt, _ request: UInt) -> CInt { fatalError() }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }

public var TIOCGWINSZ: UInt { 0x4008_7468 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { fatalError() }
public var SIG_ERR: sig_t { fatalError() }

// Apple names these by notes beside the headers.
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { _CLOCK_PROCESS_CPUTIME_ID }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }
