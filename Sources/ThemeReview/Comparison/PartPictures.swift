import ThemeCore

/// The changes of the picture of a part in one variant.
struct PartPictures {
  let part: String
  /// The scales at which the picture changed, the smallest first. `files` identifies the files of both sides.
  let scales: [(name: String, files: String, change: PictureChange)]

  /// The parts that either of two variants has, with the scales at which their pictures changed.
  ///
  /// A picture that differs is compared at the largest scale at which it does. The smaller scales get the same description
  /// where `differs` is true for them, so that most of them need not be decoded.
  static func all(
    _ old: JSONValue, _ new: JSONValue, differs: (ImageFacts?, ImageFacts?) -> Bool,
    comparing change: (ImageFacts?, ImageFacts?) -> PictureChange?
  ) -> [PartPictures] {
    let (olds, news) = (old.images, new.images)
    let known = Set(news.map(\.part))
    return (news.map(\.part) + olds.map(\.part).filter { !known.contains($0) }).map { part in
      let before = olds.first { $0.part == part }?.scales ?? []
      let after = news.first { $0.part == part }?.scales ?? []
      let names = Set(before.map(\.name)).union(after.map(\.name)).sorted(by: precedesInBytes)
      var scales: [(name: String, files: String, change: PictureChange)] = []
      var told: PictureChange?
      for name in names.reversed() {
        let first = before.first { $0.name == name }?.image
        let second = after.first { $0.name == name }?.image
        let known = told.flatMap { differs(first, second) ? $0 : nil }
        guard let change = known ?? change(first, second) else { continue }
        if case .differs = change, told == nil { told = change }
        scales.append((name, "\(first?.file ?? "") \(second?.file ?? "")", change))
      }
      return PartPictures(part: part, scales: scales.reversed())
    }
  }

  /// Whether the picture looks the same at every scale.
  var looksSame: Bool {
    scales.allSatisfy { if case .looksSame = $0.change { true } else { false } }
  }

  /// The scales with the same kind of change, in groups. Pictures that were resized are described at the smallest scale of the
  /// group, and others at the largest. Changes with the same `identity` can be reported together.
  var grouped: [(identity: String, scales: [String], change: PictureChange)] {
    var groups: [(kind: Int, files: [String], scales: [String], change: PictureChange)] = []
    for (name, files, change) in scales {
      if let group = groups.firstIndex(where: { $0.kind == change.kind }) {
        groups[group].files.append(files)
        groups[group].scales.append(name)
        // The size is reported at the smallest scale, and any other change at the largest.
        if case .resized = change { continue }
        groups[group].change = change
      } else {
        groups.append((change.kind, [files], [name], change))
      }
    }
    return groups.map { kind, files, scales, change in
      // Pictures that are gone or new are reported for all variants with the same scales; other changes only for variants with
      // the same files.
      let isOfScales = kind < 2
      return ("\(kind) \((isOfScales ? scales : files).joined(separator: " "))", scales, change)
    }
  }
}

extension PictureChange {
  /// The kind of the change as a number; changes of the same kind can share a group.
  var kind: Int {
    switch self {
    case .gone: 0
    case .added: 1
    case .looksSame: 2
    case .resized: 3
    case .differs: 4
    case .unknown: 5
    }
  }
}
