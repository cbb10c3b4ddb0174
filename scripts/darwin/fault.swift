// What darwin.sh must find, and at no other line.

import Darwin
import Synchronization

func unknown() -> Int32 { inotify_init1(0) }  // fault: cannot find 'inotify_init1' in scope

@available(macOS 99, *) func late() {}
func early() { late() }  // fault: 'late()' is only available in macOS 99 or newer

func unmarked(_ bytes: UnsafePointer<UInt8>) -> UInt8 { bytes[0] }  // fault: expression uses unsafe constructs

func ofLinux() -> pthread_t? { pthread_t() }  // fault: missing argument for parameter

// What a system as new as the oldest has is no fault.
func sum(_ numbers: [Int]) -> Int {
  let span = numbers.span
  return span.indices.reduce(0) { $0 + span[$1] }
}
let count = Mutex(0)
