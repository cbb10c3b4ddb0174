import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension ButtonStyle where Self == ThemedButtonStyle {
  /// A look of a theme: `Button("Buy") {}.buttonStyle(.themed(ShopTheme.Buttons.buy))`.
  @MainActor public static func themed(
    _ look: ButtonLook, isSelected: Bool = false, fillsWidth: Bool = false
  ) -> ThemedButtonStyle {
    ThemedButtonStyle(look, isSelected: isSelected, fillsWidth: fillsWidth)
  }
}

/// A look of a theme for buttons of SwiftUI.
@available(iOS 16.0, *)
public struct ThemedButtonStyle: ButtonStyle {
  private let look: ButtonLook
  /// Whether the button looks selected.
  public var isSelected: Bool
  /// Whether the button is as wide as the space that it is offered.
  public var fillsWidth: Bool

  @MainActor public init(_ look: ButtonLook, isSelected: Bool = false, fillsWidth: Bool = false) {
    self.look = look
    self.isSelected = isSelected
    self.fillsWidth = fillsWidth
  }

  public func makeBody(configuration: Configuration) -> some View {
    ThemedButton(
      look: look, configuration: configuration, isSelected: isSelected, fillsWidth: fillsWidth)
  }
}

/// The body of a button with a look of a theme.
@available(iOS 16.0, *)
private struct ThemedButton: View {
  let look: ButtonLook
  let configuration: ButtonStyleConfiguration
  let isSelected: Bool
  let fillsWidth: Bool
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.isFocused) var isFocused
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.layoutDirection) var direction
  @Environment(\.verticalSizeClass) var verticalSizeClass
  @Environment(\.displayScale) var displayScale
  @Environment(\.accessibilityShowButtonShapes) var showsButtonShapes
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @State var isHovered = false

  private var traits: ThemeTraits {
    var traits = ThemeTraits()
    if !isEnabled { traits.state.insert(.disabled) }
    if configuration.isPressed { traits.state.insert(.highlighted) }
    if isSelected { traits.state.insert(.selected) }
    if isFocused { traits.state.insert(.focused) }
    if isHovered { traits.state.insert(ThemeTraits.hovered) }
    traits.metrics = verticalSizeClass == .compact ? .compact : .default
    traits.style = colorScheme == .dark ? .dark : .light
    traits.isHighContrast = contrast == .increased
    traits.showsButtonShapes = showsButtonShapes
    traits.isRightToLeft = direction == .rightToLeft
    traits.contentSize = UIContentSizeCategory(dynamicTypeSize)
    return traits
  }

  var body: some View {
    let facts = look.facts(for: traits)
    ThemedButtonLayout(facts: facts, artSize: artSize(facts), direction: direction, fillsWidth: fillsWidth) {
      if let art = facts.icon.art?.art {
        Image(art, scale: displayScale).foregroundColor(color(facts.icon.tint ?? facts.title.color))
      } else {
        Color.clear
      }
      label(facts)
    }
    .background {
      if facts.material != nil {
        MaterialView(facts: facts)
      } else if let fill = facts.background?.art?.color {
        Color(fill)
      } else if let art = facts.background?.art {
        Image(art, scale: displayScale).foregroundColor(color(facts.tint))
      }
    }
    .contentShape(TouchTarget(minimum: facts.hitArea))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityShowsLargeContentViewer { configuration.label }
    .onHover { isHovered = $0 }
    .hoverEffect()
    .padding(outside(facts))
  }

  /// The padding that takes what lies outside of the art's alignment rectangle out of the layout.
  private func outside(_ facts: ButtonFacts) -> EdgeInsets {
    let sides = facts.background?.art?.alignment.insets(at: displayScale) ?? .zero
    let (left, right) = direction == .rightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
    return EdgeInsets(top: -sides.top, leading: -left, bottom: -sides.bottom, trailing: -right)
  }

  private func label(_ facts: ButtonFacts) -> some View {
    let (title, font) = (facts.title, facts.title.font ?? .ofButtons)
    return HStack { configuration.label }
      .font(font.swiftUIFont)
      .kerning(font.kern)
      .foregroundColor(color(title.color ?? facts.tint))
      .textCase(
        title.transform == .uppercase ? .uppercase : title.transform == .lowercase ? .lowercase : nil
      )
      .lineLimit(title.lines == 0 ? nil : title.lines)
      .multilineTextAlignment(textAlignment(title))
      .truncationMode(
        title.truncation == .byTruncatingHead
          ? .head : title.truncation == .byTruncatingMiddle ? .middle : .tail
      )
      .shadow(
        color: title.shadow.map { Color($0.color) } ?? .clear, radius: (title.shadow?.blur ?? 0) / 2,
        x: title.shadow?.x ?? 0, y: title.shadow?.y ?? 0
      )
      .opacity(facts.icon.placement == .only ? 0 : 1)
  }

  /// The alignment of lines, which SwiftUI gives by the direction of reading.
  private func textAlignment(_ title: ThemeTitle) -> TextAlignment {
    switch (title.alignment, direction == .rightToLeft) {
    case (.left, false), (.right, true): .leading
    case (.right, false), (.left, true): .trailing
    default: .center
    }
  }

  private func color(_ color: UIColor?) -> Color? { color.map { Color($0) } }

  private func artSize(_ facts: ButtonFacts) -> CGSize {
    guard let art = facts.background?.art, art.color == nil else { return .zero }
    return art.image()?.size ?? .zero
  }
}

/// A material of the platform.
@available(iOS 16.0, *)
private struct MaterialView: UIViewRepresentable {
  let facts: ButtonFacts

  func makeUIView(context: Context) -> PictureView { PictureView(frame: .zero) }

  func updateUIView(_ view: PictureView, context: Context) {
    view.show(facts.material, cornerRadius: facts.cornerRadius ?? 0)
  }
}

/// The area that takes touches.
@available(iOS 16.0, *)
private struct TouchTarget: Shape {
  let minimum: CGSize

  nonisolated func path(in rect: CGRect) -> Path { Path(ButtonGeometry.target(of: rect, minimum: minimum)) }
}
