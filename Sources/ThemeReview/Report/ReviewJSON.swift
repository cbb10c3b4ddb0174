package import ThemeCore

extension [ThemeChanges] {
  /// The review as JSON for other programs, as `themec schema review` describes it. Themes without changes of their bundle or
  /// their warnings are left out.
  package var json: JSONValue {
    let told = filter { !$0.changes.isEmpty || $0.warnings?.isEmpty == false }
    let grades = told.flatMap { $0.changes.map(\.grade) }
    return .object(omittingNil: [
      "reviewVersion": .integer(1),
      "grade": grades.min().map { .string($0.name) },
      "step": VersionStep(grades).map { .string($0.rawValue) },
      "themes": .array(told.map(\.json)),
    ])
  }
}

extension ThemeChanges {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      "theme": .string(theme),
      "changes": .array(changes.map(\.json)),
      "knowsCauses": .bool(knowsCauses),
      "outdated": outdated.nonEmpty { .oneLine(.array($0.map { .string($0.rawValue) })) },
      "withoutEffect": withoutEffect.nonEmpty { edits in
        .array(edits.map { .object(omittingNil: ["cause": $0.cause.json, "own": $0.own?.json]) })
      },
      "warnings": warnings.map {
        ["gained": .array($0.gained.map(\.json)), "lost": .array($0.lost.map(\.json))]
      },
      "bytes": bytes.filter { $0.old != $0.new }.nonEmpty { .array($0.map(\.json)) },
    ])
  }
}

extension Change {
  fileprivate var json: JSONValue {
    let (kind, details) = subject.json
    let head: JSONValue = .object(omittingNil: [
      "grade": .string(grade.name),
      "kind": .string(kind),
      "words": .string(words),
      "element": element.map(JSONValue.string),
      "variants": variants.nonEmpty { .oneLine(.array($0.map(JSONValue.string))) },
    ])
    let causes = causes.nonEmpty { [("causes", JSONValue.array($0.map(\.json)))] } ?? []
    return .object((head.members ?? []) + details + causes)
  }
}

extension Change.Subject {
  /// The kind of the subject by its name, and the members that describe it.
  fileprivate var json: (kind: String, details: [(String, JSONValue)]) {
    switch self {
    case .fact(let fact, let looksSame):
      (
        "fact",
        JSONValue.object(omittingNil: [
          "path": .oneLine(.array(fact.path.map(JSONValue.string))), "old": fact.old, "new": fact.new,
          "looksSame": .bool(looksSame),
        ]).members ?? []
      )
    case .picture(let part, let scales, let change):
      (
        "picture",
        [("part", .string(part)), ("scales", .oneLine(.array(scales.map(JSONValue.string))))] + change.json
      )
    case .gone: ("gone", [])
    case .added: ("added", [])
    case .stateGone(let state): ("stateGone", [("state", .string(state))])
    case .stateAdded(let state): ("stateAdded", [("state", .string(state))])
    case .renamed(let old): ("renamed", [("from", .string(old))])
    case .code(let changed, let added, let gone):
      (
        "code",
        [("files", .array((changed + added + gone).sorted(by: precedesInBytes).map(JSONValue.string)))]
      )
    case .encoding(let paths): ("encoding", [("files", .array(paths.map(JSONValue.string)))])
    }
  }
}

extension PictureChange {
  fileprivate var json: [(String, JSONValue)] {
    switch self {
    case .gone: [("outcome", "gone")]
    case .added: [("outcome", "added")]
    case .looksSame: [("outcome", "looksSame")]
    case .mirrored: [("outcome", "mirrored")]
    case .resized(let old, let new): [("outcome", "resized"), ("old", old.json), ("new", new.json)]
    case .differs(let changes, let intact):
      [
        ("outcome", "differs"), ("regions", .array(changes.map(\.json))),
        ("identical", .oneLine(.array(intact.map { .string("\($0)") }))),
      ]
    case .unknown: [("outcome", "unknown")]
    }
  }
}

extension RegionChange {
  fileprivate var json: JSONValue {
    .oneLine(
      .object(omittingNil: [
        "region": .string("\(region)"), "changed": .integer(changed), "pixels": .integer(pixels),
        "levels": .integer(levels), "old": colors.map { .string("\($0.old)") },
        "new": colors.map { .string("\($0.new)") },
      ]))
  }
}

extension Cause {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      "kind": .string(kind.rawValue), "name": .string(name), "former": former.map(JSONValue.string),
      "old": old?.json, "new": new?.json,
    ])
  }
}

extension Cause.Place {
  fileprivate var json: JSONValue {
    .oneLine(
      .object(omittingNil: [
        "path": .string(path), "line": line.map(JSONValue.integer), "text": .string(text),
      ]))
  }
}

extension ThemeWarning {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      "code": .string(code), "words": .string(words), "element": element.map(JSONValue.string),
      "target": target.map(JSONValue.string),
    ])
  }
}

extension ByteChange {
  fileprivate var json: JSONValue {
    .oneLine(
      .object(omittingNil: [
        "element": element.map(JSONValue.string), "old": .integer(old), "new": .integer(new),
        "quick": isQuick ? .bool(true) : nil,
      ]))
  }
}

extension Array {
  /// The result of `make` for a list; nil where the list is empty.
  fileprivate func nonEmpty<Made>(_ make: (Self) -> Made) -> Made? { isEmpty ? nil : make(self) }
}
