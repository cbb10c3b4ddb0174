/// Runs the public conformance suites: `lab conformance FOLDER [SUITE…]`, where FOLDER holds the unpacked archives.
///
/// Prints a line a suite and every case that went another way than it should; exits 1 when there is one.
enum Conformance {
  static func run(_ arguments: [String]) {
    let names = arguments.dropFirst()
    let suites = Suite.all.filter { names.isEmpty || names.contains($0.name) }
    guard let folder = arguments.first, !suites.isEmpty else {
      print("usage: lab conformance FOLDER [SUITE…]")
      exitProcess(2)
    }
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
