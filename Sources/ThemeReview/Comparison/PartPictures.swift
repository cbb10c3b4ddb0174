import ThemeCore

/// What became of the picture of a part in a variant.
struct PartPictures {
  let part: String
  /// The scales at which it is not the same, with a text that is equal for equal files.
  let scales: [(name: String, files: String, change: PictureChange)]

  /// The parts that either of two variants has, with those scales that differ.
  ///
  /// How a picture differs is told at the largest scale at which it does. The smaller ones are said to differ in the same way where
  /// `differs` knows that they do, which is quicker than to compare them: most of them need not be decoded.
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

  /// Whether it looks as before at every scale.
  var looksSame: Bool {
    scales.allSatisfy { if case .looksSame = $0.change { true } else { false } }
  }

  /// The scales that had the same fate; pictures that differ are described at the largest scale.
  var grouped: [(identity: String, scales: [String], change: PictureChange)] {
    var groups: [(kind: Int, files: [String], scales: [String], change: PictureChange)] = []
    for (name, files, change) in scales {
      if let group = groups.firstIndex(where: { $0.kind == change.kind }) {
        groups[group].files.append(files)
        groups[group].scales.append(name)
        // A size is told at the smallest scale, what differs at the largest one.
        if case .resized = change { continue }
        groups[group].change = change
      } else {
        groups.append((change.kind, [files], [name], change))
      }
    }
    return groups.map { kind, files, scales, change in
      // What is gone or new is told of all variants at once; else those that show the same files are told together.
      let isOfScales = kind < 2
      return ("\(kind) \((isOfScales ? scales : files).joined(separator: " "))", scales, change)
    }
  }
}

extension PictureChange {
  /// Equal for changes that are told together.
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
