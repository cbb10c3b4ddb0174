import ArgumentParser
import ThemeDiagnostics
import ThemeModel

/// What was typed can't be done.
struct UsageError: Error {
  /// One sentence for people, without a full stop, that says what to type instead.
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// A name that is none of the known ones.
  static func unknown(_ noun: String, _ name: String, among known: [String], listedBy command: String)
    -> UsageError
  {
    let nearest = Suggestion.nearest(to: name, among: known)
    let akin = name.isEmpty ? [] : known.filter { $0.split(separator: "-").contains(name[...]) }
    let others = akin.isEmpty ? "`\(command)` lists all" : "there are \(akin.listed)"
    let hint = nearest.map { "did you mean `\($0)`?" } ?? others
    return UsageError("there is no \(noun) `\(name)`; \(hint)")
  }

  /// What the parser of arguments found, in the words of this project.
  init(parsing error: any Error, verb: String?) {
    let message = Themec.message(for: error)
    // What a verb itself finds begins with a small letter.
    guard message.first?.isUppercase == true else {
      self.init(message.isEmpty ? "wrong arguments" : message)
      return
    }
    // Further lines guess at other readings.
    let lines = message.split(separator: "\n").map(String.init)
    let line = Self.unlisted(lines) ?? lines.first ?? message
    if let option = Self.unknownOption(in: line) {
      self.init(unknownOption: option, verb: verb)
      return
    }
    let sentence = Self.restated(line)
    let isComplete = sentence.contains("did you mean") || sentence.contains("; expected ")
    let page = verb.flatMap { Themec.verbs.contains($0) ? " \($0)" : nil } ?? ""
    self.init(isComplete ? sentence : "\(sentence) (see `themec help\(page)`)")
  }

  /// Words that the parser lists below its sentence, because they are many, as it writes a few: `one of 'a', 'b' and 'c'.`
  private static func unlisted(_ lines: [String]) -> String? {
    let ending = "the following:"
    guard let first = lines.first, first.hasSuffix(ending) else { return nil }
    let words = lines.dropFirst().filter { $0.hasPrefix("  - ") }.map { "'\($0.dropFirst(4))'" }
    guard let last = words.last else { return nil }
    return "\(first.dropLast(ending.count))\(words.dropLast().joined(separator: ", ")) and \(last)."
  }

  /// `--verson` of `Unknown option '--verson'. …`; nil for other sentences.
  private static func unknownOption(in line: String) -> String? {
    let beginning = "Unknown option '"
    guard line.hasPrefix(beginning) else { return nil }
    let option = line.dropFirst(beginning.count).prefix { $0 != "'" }
    return option.hasPrefix("--") ? String(option) : nil
  }

  /// An option that a verb doesn't have: the nearest that it has, or that another verb has.
  private init(unknownOption option: String, verb: String?) {
    let own = Themec.command(named: verb)
    let found = "unknown option `\(option)`"
    let others = Themec.configuration.subcommands.filter { $0 != own }
    let owners = others.filter { Themec.options(of: $0).contains(option) }
    if let nearest = Suggestion.nearest(to: option, among: Themec.options(of: own ?? Themec.self)) {
      self.init("\(found); did you mean `\(nearest)`?")
    } else if !owners.isEmpty {
      let names = owners.map { "`themec \($0._commandName)`" }.joined(separator: ", ")
      self.init("\(found); \(names) \(owners.count == 1 ? "has" : "have") it")
    } else if let nearest = Suggestion.nearest(to: option, among: others.flatMap(Themec.options)),
      let owner = others.first(where: { Themec.options(of: $0).contains(nearest) })
    {
      self.init("\(found); did you mean `\(nearest)` of `themec \(owner._commandName)`?")
    } else {
      let page = own.map { " \($0._commandName)" } ?? ""
      self.init("\(found) (see `themec help\(page)`)")
    }
  }

  /// `The value 'x' is invalid for '--format <format>'. Please provide one of 'human' and 'short'.` as
  /// `the value `x` is invalid for `--format <format>`; expected `human` or `short``.
  private static func restated(_ line: String) -> String {
    var parts = line.components(separatedBy: ". Please provide one of ")
    if parts.count == 2 {
      parts[1] = parts[1].components(separatedBy: "' and '").joined(separator: "' or '")
      if parts[1].hasSuffix(".") { parts[1].removeLast() }
    }
    let text = parts.joined(separator: "; expected ")
      .components(separatedBy: ". Did you mean ").joined(separator: "; did you mean ")
    let quoted = text.replacing("n't ", with: "n’t ").replacing("'", with: "`").replacing("’", with: "'")
    let sentence = quoted.utf8.last == UInt8(ascii: ".") ? quoted.dropLast() : quoted[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

extension String {
  /// The parts between the places where a text stands.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
