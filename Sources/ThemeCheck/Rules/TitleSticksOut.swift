import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Warns of negative insets and of shifts that push a title out of its button.
func titleSticksOut(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  var once = Once()
  for title in titles {
    for overhang in title.overhangs where once.isNew(overhang.place) {
      sink.report(.sticksOut(title, overhang))
    }
  }
}

/// How far a title leaves its button on one side.
struct Overhang {
  enum Side: String {
    case left = "on the left"
    case right = "on the right"
    case top = "at the top"
    case bottom = "at the bottom"
  }

  let side: Side
  let length: Points
  /// What pushes it: the shift if there is one, else the inset.
  let place: SourceRange
}

extension ButtonTitle {
  /// Where the title leaves its button; at most one side an axis.
  var overhangs: [Overhang] {
    var result: [Overhang] = []
    let shift = said.offset.value
    let left = insets.left + offset.x
    let right = insets.right - offset.x
    if left < .zero {
      result.append(Overhang(side: .left, length: -left, place: push(shift?.x, \.left, title.insets?.left)))
    } else if right < .zero {
      result.append(
        Overhang(side: .right, length: -right, place: push(shift?.x, \.right, title.insets?.right)))
    }
    guard let height, hasOwnRows, !isTooTall else { return result }
    let top = top(in: height.value)
    let bottom = height.value - top - lineHeight
    if top < .zero {
      result.append(Overhang(side: .top, length: -top, place: push(shift?.y, \.top, title.insets?.top)))
    } else if bottom < .zero {
      result.append(
        Overhang(side: .bottom, length: -bottom, place: push(shift?.y, \.bottom, title.insets?.bottom)))
    }
    return result
  }

  private func push(
    _ shift: Setting<Points>?, _ side: InsetPath, _ inset: Points?
  ) -> SourceRange {
    if let shift, let range = shift.range, shift.value != .zero, inset ?? .zero >= .zero { return range }
    return range(of: side)
  }
}

extension Diagnostic {
  fileprivate static func sticksOut(_ title: ButtonTitle, _ overhang: Overhang) -> Diagnostic {
    let diagnostic = Diagnostic(
      .titleSticksOut,
      "the title sticks out of the button by \(overhang.length) pt \(overhang.side.rawValue)",
      at: overhang.place)
    switch overhang.side {
    case .left, .right:
      let insets = title.insets
      if title.offset.x == .zero || insets.left + insets.right < .zero {
        let (left, right) = (max(.zero, insets.left), max(.zero, insets.right))
        return diagnostic.helping("`insets: { left: \(left), right: \(right) }` keeps it inside")
      }
      let x = overhang.side == .left ? -insets.left : insets.right
      return diagnostic.helping("`x: \(x)` keeps it inside; or make the insets larger")
    case .top, .bottom:
      return diagnostic.also(at: title.height?.range, "\(title.height?.value ?? .zero) pt high")
        .noting("a line of the text is about \(title.lineHeight) pt high")
        .helping(
          title.offset.y == .zero
            ? "a larger inset on this side keeps it inside"
            : "`y: \(title.offset.y + (overhang.side == .top ? overhang.length : -overhang.length))` keeps it inside"
        )
    }
  }
}
