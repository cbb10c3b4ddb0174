import ThemeCompiler
import ThemeCore
import ThemeDisk

extension Workspace {
  /// Throws a usage error if a file that `option` writes is also an input of the run, be it under the same path, through a link
  /// or under another spelling.
  func refuseInputs(_ files: [String], for option: String, _ themes: [CompiledTheme]) throws {
    let inputs = InputFiles(readFrom: disk)
    var paths: Set<ThemePath> = []
    for file in files {
      var input = inputs.input(at: file)
      if input == nil, let path = try path(ofFile: file) {
        if paths.isEmpty { paths = themes.reduce(into: []) { $0.formUnion(self.inputs(of: $1)) } }
        input = paths.contains(path) ? path : nil
      }
      guard let input else { continue }
      let itself = typed(input).utf8.elementsEqual(file.utf8) ? "" : ", `\(typed(input))`"
      throw UsageError("\(option) would overwrite `\(file)`, which is an input\(itself); choose another file")
    }
  }
}
