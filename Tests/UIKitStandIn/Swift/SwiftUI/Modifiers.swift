import Foundation

extension View {
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Modified(self, "frame", said: given(("width", width), ("height", height)))
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Modified(
      self, "frame",
      said: given(
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight)))
  }

  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    Modified(self, "padding", insets)
  }

  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(self, "padding", edges, length)
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    Modified(self, "padding", length)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    Modified(self, "background", other: background)
  }

  @available(iOS 15.0, *)
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Modified(self, "background", other: content()) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    Modified(self, "overlay", other: overlay)
  }

  @available(iOS 15.0, *)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Modified(self, "overlay", other: content())
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    Modified(self, "foregroundColor", color)
  }

  @available(iOS 15.0, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Modified(self, "foregroundStyle", "\(type(of: style))")
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    Modified(self, "accentColor", accentColor)
  }

  @available(iOS 15.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View {
    Modified(self, "tint", tint)
  }

  public nonisolated func font(_ font: Font?) -> some View { Modified(self, "font", font) }

  @available(iOS 16.0, *)
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { Modified(self, "kerning", kerning) }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { Modified(self, "shadow", color, radius, x, y) }

  public nonisolated func lineLimit(_ number: Int?) -> some View { Modified(self, "lineLimit", number) }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    Modified(self, "textCase", textCase)
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    Modified(self, "truncationMode", mode)
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Modified(self, "multilineTextAlignment", alignment)
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    Modified(self, "minimumScaleFactor", factor)
  }
  public nonisolated func fixedSize() -> some View {
    Modified(self, "fixedSize")
  }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Modified(self, "fixedSize", said: given(("horizontal", horizontal), ("vertical", vertical)))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Modified(self, "offset", said: given(("x", x), ("y", y)))
  }
  public nonisolated func offset(_ offset: CGSize) -> some View {
    Modified(self, "offset", offset)
  }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Modified(self, "position", said: given(("x", x), ("y", y)))
  }
  public nonisolated func opacity(_ opacity: Double) -> some View { Modified(self, "opacity", opacity) }
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    Modified(self, "clipped", said: given(("antialiased", antialiased)))
  }
  public nonisolated func hidden() -> some View {
    Modified(self, "hidden")
  }
  public nonisolated func zIndex(_ value: Double) -> some View {
    Modified(self, "zIndex", value)
  }
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    Modified(self, "layoutPriority", value)
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    Surrounded(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    Modified(self, "allowsHitTesting", enabled)
  }
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Modified(self, "flipsForRightToLeftLayoutDirection", enabled)
  }
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    Modified(self, "scaleEffect", scale)
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    Modified(self, "scaleEffect", said: given(("x", x), ("y", y)))
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Modified(self, "contentShape", shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 40)).simulatedBounds)
  }

  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Surrounded(self) { $0[keyPath: keyPath] = value } }

  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Modified(self, "animation", value)
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Appeared(self, action)
  }

  @available(iOS 13.4, *)
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    Hovered(self, action)
  }

  @available(iOS 13.4, *)
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    Modified(self, "hoverEffect", effect.name)
  }

  @available(iOS 15.0, *)
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { Modified(self, "accessibilityShowsLargeContentViewer", other: largeContentView()) }

  @available(iOS 14.0, *)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    Modified(self, "accessibilityHidden", hidden)
  }

  @available(iOS 14.0, *)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Modified(self, "accessibilityAddTraits", traits.rawValue)
  }

  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    Modified(self, "accessibilityLabel", "\(type(of: label))")
  }
}
