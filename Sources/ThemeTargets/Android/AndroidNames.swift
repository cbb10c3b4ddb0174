import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension DiagnosticCode {
  static let androidNameClash = DiagnosticCode("android-name-clash", .error)
  static let androidNameUnusable = DiagnosticCode("android-name-unusable", .error)
}

/// Reports asset names that aren't valid resource names on Android, and resource names that are used twice.
@Sendable func checkAndroidNames(_ theme: ResolvedTheme, _ sink: inout DiagnosticSink) {
  var taken: [String: SourceRange] = [:]
  var bases: [String: SourceRange] = [:]
  func claim(_ name: String, _ range: SourceRange, _ sink: inout DiagnosticSink) {
    if let other = taken.updateValue(range, forKey: name), other != range {
      sink.report(.clash(name, range, other))
    }
  }
  let prefix = theme.targets.androidPrefix(namespace: theme.namespace?.value)
  let place = theme.targets.lazy.compactMap(\.prefix).last?.range ?? theme.namespace?.range
  func checkLength(_ name: String, of range: SourceRange, _ sink: inout DiagnosticSink) {
    guard !AndroidName.isLegal(name), !prefix.isEmpty else { return }
    sink.report(.tooLong(name, at: range, place))
  }
  var controls: Set<String> = []
  for element in theme.built {
    if case .part(let id) = element.id.kind {
      let name = AndroidName.name(of: id.control, element.id.controlName, prefix)
      if controls.insert(name).inserted {
        claim(name, element.range, &sink)
        bases[name] = element.range
      }
    }
    let variants = TargetProfile.android.seen(element).map { element.variants[$0.place] }
    let asset = variants.first?.assetName
    let name =
      asset.map { AndroidName.name(ofAsset: $0.value) } ?? AndroidName.name(of: element.id, prefix)
    if asset == nil { checkLength(name, of: element.range, &sink) }
    let range = asset?.range ?? element.range
    claim(name, range, &sink)
    bases[name] = range
    var seen: Set<SourceRange> = []
    for variant in variants {
      guard let own = variant.assetName, seen.insert(own.range).inserted else { continue }
      let name = AndroidName.name(ofAsset: own.value)
      if !AndroidName.isLegal(name) { sink.report(.unusable(own, name)) }
      if own.range != range {
        claim(name, own.range, &sink)
        // The name of the picture inside a drawable that places it.
        claim("\(name)__art", own.range, &sink)
      }
    }
  }
  // The names of the resources that are made for an element begin with its name and two underscores.
  for (name, range) in taken.sorted(by: { $0.key < $1.key }) {
    var rest = Substring(name)
    while let place = rest.utf8.lastIndex(of: UInt8(ascii: "_")), place > rest.startIndex {
      rest = rest[..<place]
      guard rest.utf8.last == UInt8(ascii: "_"), let other = bases[String(rest.dropLast())] else { continue }
      sink.report(.clash(name, range, other))
    }
  }
  for (name, screen) in theme.screens where screen.title != nil {
    claim(AndroidName.name(ofScreen: name.value, prefix), name.range, &sink)
  }
}

extension Diagnostic {
  fileprivate static func clash(_ name: String, _ range: SourceRange, _ other: SourceRange) -> Diagnostic {
    Diagnostic(.androidNameClash, "the name `\(name)` is already used on Android", at: range)
      .also(at: other, "here").helping(
        "rename one of them; names that differ only in case or punctuation are the same")
  }

  fileprivate static func tooLong(_ name: String, at range: SourceRange, _ prefix: SourceRange?) -> Diagnostic
  {
    Diagnostic(
      .androidNameUnusable,
      "with its prefix, the name on Android has \(name.utf8.count) bytes, more than \(AndroidName.limit)",
      at: range
    ).also(at: prefix, "the prefix").helping("shorten one of them")
  }

  fileprivate static func unusable(_ asset: Ranged<String>, _ name: String) -> Diagnostic {
    let why =
      name.utf8.count > AndroidName.limit
      ? "it would have \(name.utf8.count) bytes, but at most \(AndroidName.limit) are allowed"
      : "`\(name)` is not a valid resource name: it has to begin with a letter, and keywords of Java and Kotlin are not allowed"
    return Diagnostic(
      .androidNameUnusable, "`\(asset.value.prefix(60))` can't name an asset on Android",
      at: asset.range
    ).helping(words: why)
  }
}
