package import ThemeCore

/// A picture of an element (a state at a scale) as the cut sees it.
package struct CutInput: Sendable {
  package let size: Size<Pixels>
  /// In pixels, and they fit the size.
  package let caps: Insets<Pixels>
  package let scale: Scale
  package let mode: ResizingMode
  package let keep: KeptCenter
  package let lines: PerAxis<LineClasses>

  package init(
    caps: Insets<Pixels>, scale: Scale, mode: ResizingMode, keep: KeptCenter, lines: PerAxis<LineClasses>
  ) {
    self.size = Size(width: Pixels(lines.horizontal.count), height: Pixels(lines.vertical.count))
    self.caps = caps
    self.scale = scale
    self.mode = mode
    self.keep = keep
    self.lines = lines
  }
}

/// Why an axis is not cut in any picture of an element.
package struct CutObstacle: Hashable, Sendable {
  package let axis: Axis
  /// The index of the first picture that can't be cut.
  package let picture: Int
  /// The first line (column for the horizontal axis) of that picture that is not as the cut needs it: not
  /// equal to the one before it (stretch), or not what a period before it shows (tile).
  package let line: Int
}

/// How much of their centers the pictures of an element keep.
package struct CutDecision: Equatable, Sendable {
  /// A center's width and height for each picture, at least 1 and at most the core.
  package let centers: [Size<Pixels>]
  /// At most one an axis, the horizontal one first.
  package let obstacles: [CutObstacle]
}

/// How all pictures of an element are cut along each axis, or none of them is.
///
/// - An axis that lacks caps in any picture is not cut.
/// - A core that stretches, or that tiles with lines that are all equal, keeps `keep` pixels. If it is longer
///   and its lines differ, that is an obstacle.
/// - Another core that tiles keeps its smallest period. One that has no period shorter than itself is an
///   obstacle only where another picture of the element is cut, unless in points it is as long as what that
///   one keeps: then it is one whole tile already.
package func commonCut(_ pictures: [CutInput]) -> CutDecision {
  var centers = pictures.map { picture in
    Size(
      width: Pixels(picture.caps.core(of: picture.size, along: .horizontal).count),
      height: Pixels(picture.caps.core(of: picture.size, along: .vertical).count))
  }
  var obstacles: [CutObstacle] = []
  for axis in Axis.allCases {
    switch AxisCut(pictures, along: axis) {
    case .none: break
    case .obstacle(let obstacle): obstacles.append(obstacle)
    case .kept(let lengths):
      for (index, length) in lengths.enumerated() {
        switch axis {
        case .horizontal: centers[index].width = Pixels(length)
        case .vertical: centers[index].height = Pixels(length)
        }
      }
    }
  }
  return CutDecision(centers: centers, obstacles: obstacles)
}

/// What an axis comes to.
private enum AxisCut {
  case none
  case kept([Int])
  case obstacle(CutObstacle)

  init(_ pictures: [CutInput], along axis: Axis) {
    guard pictures.allSatisfy({ $0.caps.hasCaps(along: axis) }) else {
      self = .none
      return
    }
    let cores = pictures.map { $0.caps.core(of: $0.size, along: axis) }
    var kept: [Int] = []
    var tilesWhole: [Int] = []
    kept.reserveCapacity(pictures.count)
    for (index, picture) in pictures.enumerated() {
      let lines = picture.lines[axis]
      let limit = picture.keep.pixels(at: picture.scale)?.count ?? cores[index].count
      if cores[index].count <= limit {
        kept.append(cores[index].count)
      } else if let line = lines.firstDifference(in: cores[index]) {
        guard picture.mode == .tile else {
          self = .obstacle(CutObstacle(axis: axis, picture: index, line: line))
          return
        }
        kept.append(lines.smallestPeriod(in: cores[index]))
        if kept[index] == cores[index].count { tilesWhole.append(index) }
      } else {
        kept.append(limit)
      }
    }
    guard let cut = pictures.indices.first(where: { kept[$0] < cores[$0].count }) else {
      self = .none
      return
    }
    let tile = Points(Pixels(kept[cut]), at: pictures[cut].scale)
    for index in tilesWhole {
      let period = tile.pixels(at: pictures[index].scale)
      if let line = pictures[index].lines[axis].break(of: period, in: cores[index]) {
        self = .obstacle(CutObstacle(axis: axis, picture: index, line: line))
        return
      }
    }
    self = .kept(kept)
  }
}

extension LineClasses {
  /// The first line of a core that is not what it would be if the core repeated every `period` lines and held
  /// whole periods only; nil when it does.
  fileprivate func `break`(of period: Pixels?, in core: Range<Int>) -> Int? {
    guard let period = period?.count else { return firstDifference(in: core) }
    guard period < core.count else { return period == core.count ? nil : firstDifference(in: core) }
    for line in core.dropFirst(period) where ids[line] != ids[line - period] { return line }
    let whole = core.count / period * period
    return whole == core.count ? nil : core.lowerBound + whole
  }
}
