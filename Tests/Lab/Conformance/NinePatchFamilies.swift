import Foundation
import ThemeCompiler
import ThemeDiagnostics

extension Suite {
  /// The real nine-patches that are there at two densities, as art at 1x and 2x: cut by hand at each, they are no slips, so no
  /// rule about scales warns of any.
  static let ninePatchFamilies = Suite(name: "nine-patches at two densities") { folder in
    let dense = filesBelow(folder + "/nine-patch", endingIn: ".9.png").filter {
      $0.contains("/drawable-xhdpi/")
    }
    var art: [String: [UInt8]] = [:]
    var themes: [String: [UInt8]] = [:]
    var names: [String] = []
    for file in dense {
      let sparse = file.replacingOccurrences(of: "/drawable-xhdpi/", with: "/drawable-mdpi/")
      guard FileManager.default.fileExists(atPath: sparse) else { continue }
      let number = names.count
      names.append(String(file.dropFirst(folder.count + 1)))
      art["art/patch-\(number).9.png"] = contents(sparse)
      art["art/patch-\(number)@2x.9.png"] = contents(file)
      themes["\(number + 1_000).theme.yaml"] = Array(familyTheme(number).utf8)
    }
    let line = WholeLine(themes, art)
    let wrong = ["caps-differ", "sizes-differ", "size-not-multiple", "width-not-multiple", "margins-differ"]
    var failures: [String] = []
    var refused = 0
    for (theme, name) in zip(line.themes, names) {
      if !theme.errors.isEmpty { refused += 1 }
      for code in theme.diagnostics.map(\.code.name) where wrong.contains(code) {
        failures.append("\(name): \(code)")
      }
    }
    if names.count != 56 { failures.append("\(names.count) families where 56 are known") }
    return Result(
      summary: "\(names.count) families, \(refused) refused; \(line.warnings)", failures: failures)
  }
}

private func familyTheme(_ number: Int) -> String {
  """
  themec: 1
  name: patch-\(number)
  buttons:
    patch:
      art: { ninePatch: art/patch-\(number).9.png }
      hitArea: 44
      title: { alignment: center }
      states: { highlighted: { art: { derive: normal, multiply: black/30% } } }
  """
}
