/// Runs the public conformance suites: `conformance FOLDER [SUITE…]`, where FOLDER holds the unpacked archives.
///
/// Prints a line a suite and every case that went another way than it should; exits 1 when there is one.
@main
struct Conformance {
  static func main() {
    let names = CommandLine.arguments.dropFirst(2)
    let suites = Suite.all.filter { names.isEmpty || names.contains($0.name) }
    guard CommandLine.arguments.count >= 2, !suites.isEmpty else {
      print("usage: conformance FOLDER [SUITE…]")
      exitProcess(2)
    }
    let folder = CommandLine.arguments[1]
    var failed = false
    for suite in suites {
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
