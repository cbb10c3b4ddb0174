import Foundation
import ThemeCompiler
import ThemeDiagnostics
import ThemeImage

extension Suite {
  /// The valid files of PngSuite as the art of one theme's images: every PNG of its bundle has the reference pixels.
  static let pngThemes = Suite(name: "pngsuite through the line") { folder in
    let files = filesBelow(folder + "/pngsuite/valid", endingIn: ".png")
    var art: [String: [UInt8]] = [:]
    var theme = "themec: 1\nname: pngsuite\nscales: [1]\nimages:\n"
    for file in files {
      let name = (file as NSString).lastPathComponent
      art["art/\(name)"] = contents(file)
      theme += "  \(elementName(name)): { art: { file: art/\(name) } }\n"
    }
    let line = WholeLine(["pngsuite.theme.yaml": Array(theme.utf8)], art)
    var failures = line.themes.flatMap(\.errors)
    var right = 0
    let bundle = line.themes.first.flatMap(WholeLine.bundle)
    for file in files {
      let name = (file as NSString).lastPathComponent
      guard let picture = bundle?.pictures["images/images/\(elementName(name))/image/normal.png"],
        let reference = contents("\(folder)/pngsuite/rgba/\(name).rgba")
      else {
        failures.append("\(name): not in the bundle")
        continue
      }
      if let difference = difference(picture, from: reference) {
        failures.append("\(name): \(difference)")
      } else {
        right += 1
      }
    }
    // Of a file's pixels nothing is left out but what the warning says.
    let warned = line.themes.flatMap(\.diagnostics).count { $0.code == .colorsIgnored }
    let expected = art.values.count { bytes in
      (try? decodePNG(bytes))?.remarks.contains(where: \.changesColors) ?? false
    }
    if warned != expected {
      failures.append("\(warned) files are warned of for \(expected) with other colors")
    }
    if files.count != 161 { failures.append("\(files.count) files where 161 are known") }
    return Result(
      summary: "\(right) of \(files.count) built to their reference pixels; \(line.warnings)",
      failures: failures)
  }
}

/// A file's name as an element's: `PngSuite.png` becomes `pngSuite`.
private func elementName(_ file: String) -> String {
  let base = file.dropLast(4).map { $0.isLetter || $0.isNumber ? $0 : "-" }
  return base.prefix(1).map { $0.lowercased() }.joined() + String(base.dropFirst())
}
