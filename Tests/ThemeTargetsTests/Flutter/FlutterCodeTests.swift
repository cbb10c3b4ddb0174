/// No compiler of Dart is in reach: what the file names of its own is what it declares.
@Suite struct FlutterCodeTests {
  private static let themes = Result { try TargetTheme.everything(for: .flutter) }

  @Test func `every name of the theme is declared, once`() throws {
    let themes = try Self.themes.get()
    #expect(themes.contains { !dartControls(of: ThemeLooks($0.slices)).isEmpty })
    for theme in themes {
      let file = try DartFile(theme)
      let declared = file.code.matches(of: /(?:class|enum) (\w+)/).map { String($0.output.1) }
      #expect(Set(declared).count == declared.count, "\(theme.name)")
      let own = file.className
      for name in file.code.matches(of: /\b_?[A-Za-z]\w*/).map({ String($0.output) })
      where name.hasPrefix(own) || name.hasPrefix("_\(own)") {
        #expect(declared.contains(name), "\(theme.name): `\(name)` is not declared")
      }
      let constants = file.code.matches(of: #/static const (\w+) = /#).map { String($0.output.1) }
      #expect(Set(constants).count == constants.count, "\(theme.name)")
    }
  }

  @Test func `constants name parameters and constants that there are`() throws {
    for theme in try Self.themes.get() {
      let file = try DartFile(theme)
      let looks = ThemeLooks(theme.slices)
      let (elements, controls) = (dartElements(of: looks), dartControls(of: looks))
      for (name, value) in elements + controls {
        for (called, arguments) in value.calls where called.hasPrefix(file.className) {
          let parameters = try #require(file.parameters(of: called), "\(theme.name): `\(called)`")
          for argument in arguments {
            #expect(parameters.contains(argument), "\(name): `\(called)(\(argument):)`")
          }
        }
      }
      let names = Set(elements.map(\.name))
      for (name, value) in controls {
        for part in value.names { #expect(names.contains(part), "\(name): `\(part)`") }
      }
    }
  }

  @Test func `brackets close`() throws {
    for theme in try Self.themes.get() {
      var open: [Character] = []
      let code = try DartFile(theme).code.replacing(/'(\\.|[^'\\])*'/, with: "")
      for character in code {
        switch character {
        case "(", "[", "{": open.append(character)
        case ")", "]", "}":
          #expect(open.popLast() == [")": "(", "]": "[", "}": "{"][character], "\(theme.name)")
        default: break
        }
      }
      #expect(open.isEmpty, "\(theme.name)")
    }
  }

  @Test func `the button of the documentation names what there is`() throws {
    let file = try DartFile(TargetTheme.shipped("nav-button", for: .flutter))
    let text = try Fixture.documentation.text("targets.md")
    let code = text.matches(of: /```dart\n(.*?)\n```/.dotMatchesNewlines()).map { $0.output.1 }.prefix(2)
      .joined(separator: "\n")
    let members = code.matches(of: /\blook\.(\w+)/).map { String($0.output.1) }
    #expect(Set(members).count == 6)
    let parameters = try #require(file.parameters(of: "NavButtonLook"))
    for member in members where member != "decoration" {
      #expect(parameters.contains(member), "`look.\(member)`")
    }
    #expect(file.code.contains("BoxDecoration? get decoration"))
    #expect(file.code.contains("WidgetStateProperty<NavButtonLook> of(BuildContext context"))
    let constants = file.code.matches(of: #/static const (\w+) = /#).map { String($0.output.1) }
    let named = code.matches(of: /NavButtonElements\.(\w+)/).map { String($0.output.1) }
    #expect(!named.isEmpty && named.allSatisfy(constants.contains), "\(named)")
    for name in code.matches(of: /\bNavButton\w+/).map({ String($0.output) }) {
      #expect(file.code.contains("class \(name) "), "`\(name)`")
    }
  }

  @Test func `a theme without controls imports no more than before`() throws {
    let theme = try TargetTheme.named("flutter-centers-count-logical-pixels", for: .flutter)
    let file = try DartFile(theme)
    #expect(file.code.contains("import 'package:flutter/widgets.dart';"))
    #expect(!file.code.contains("Parts"))
  }
}

/// A generated file, without its comments.
private struct DartFile {
  let code: String
  /// The beginning of the names of its classes.
  let className: String

  init(_ theme: TargetTheme) throws {
    let text = try #require(theme.files.first { $0.path.hasSuffix(".dart") }?.text)
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") }.joined(separator: "\n")
    className = String(try #require(text.firstMatch(of: #/abstract final class (\w+)Elements /#)).output.1)
  }

  /// The parameters with names of a class's constructor; nil for a class that there is not.
  func parameters(of name: String) -> [String]? {
    guard let start = code.firstRange(of: "  const \(name)(")?.upperBound,
      let end = code[start...].firstRange(of: ");")?.lowerBound
    else { return nil }
    return code[start..<end].matches(of: /this\.(\w+)/).map { String($0.output.1) }
  }
}

extension DartValue {
  /// The calls in it, with the names of their arguments.
  fileprivate var calls: [(name: String, arguments: [String])] {
    switch self {
    case .number, .string, .name: []
    case .list(let values), .set(let values): values.flatMap(\.calls)
    case .map(let entries): entries.flatMap(\.value.calls)
    case .call(let name, let values, let named):
      [(name, named.map(\.name))] + values.flatMap(\.calls) + named.flatMap(\.value.calls)
    }
  }

  /// The names that it refers to.
  fileprivate var names: [String] {
    switch self {
    case .number, .string: []
    case .name(let name): [name]
    case .list(let values), .set(let values): values.flatMap(\.names)
    case .map(let entries): entries.flatMap(\.value.names)
    case .call(_, let values, let named): values.flatMap(\.names) + named.flatMap(\.value.names)
    }
  }
}
