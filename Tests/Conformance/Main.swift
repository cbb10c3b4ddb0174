/// Runs the public conformance suites: `conformance FOLDER`, where FOLDER holds the unpacked archives.
///
/// Prints a line a suite and every case that went another way than it should; exits 1 when there is one.
@main
struct Conformance {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: conformance FOLDER")
      exitProcess(2)
    }
    let folder = CommandLine.arguments[1]
    var failed = false
    for suite in Suite.all {
      let result = suite.run(folder)
      print("\(suite.name): \(result.summary)")
      for failure in result.failures {
        print("  \(failure)")
        failed = true
      }
    }
    exitProcess(failed ? 1 : 0)
  }
}
