// Part: SWIFTUI
import SwiftUI

#if PUBLIC
  internal import UIKit
#else
  import UIKit
#endif

@available(iOS 13.0, *)
extension Image {
  /// A picture of the theme with its caps and its resizing mode, in points of a screen of the scale.
  @MainActor
  init(_ art: MyTheme.Art, scale: CGFloat = 2) {
    #if SHARED
      let bundle = art.bundle
    #else
      let bundle = MyTheme.bundle
    #endif
    #if LIVE
      #if DEBUG && targetEnvironment(simulator)
        let named = art.picture.map { Image(uiImage: $0) } ?? Image(art.name, bundle: bundle)
      #else
        let named = Image(art.name, bundle: bundle)
      #endif
      let image = named.renderingMode(art.isTemplate ? .template : .original)
    #else
      let image = Image(art.name, bundle: bundle).renderingMode(art.isTemplate ? .template : .original)
    #endif
    guard let resizing = art.resizing else {
      self = image
      return
    }
    let caps = art.caps.insets(at: scale)
    self = image.resizable(
      capInsets: EdgeInsets(top: caps.top, leading: caps.left, bottom: caps.bottom, trailing: caps.right),
      resizingMode: resizing == .tile ? .tile : .stretch)
  }
}

#if IMAGES
  @available(iOS 13.0, *)
  extension Image {
    /// A picture of the theme as it is where nothing is asked for.
    @MainActor
    init(_ look: MyTheme.ImageLook, traits: MyTheme.Traits? = nil) {
      if let art = look.facts(for: traits).image?.art {
        self.init(art)
      } else {
        self.init(uiImage: UIImage())
      }
    }
  }
#endif

@available(iOS 16.0, *)
extension MyTheme {
  /// A button in the look of an element; the styles of the theme make it.
  struct StyledButton: View {
    let look: ButtonLook
    let configuration: ButtonStyleConfiguration
    /// Whether it looks selected.
    var isSelected = false
    /// Whether it is as wide as there is room.
    var fillsWidth = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.layoutDirection) private var direction
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.displayScale) private var displayScale
    @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
    #if SCALING
      @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    #endif
    #if HOVER
      @State private var isHovered = false
    #endif
    #if LIVE
      #if DEBUG && targetEnvironment(simulator)
        /// How often the theme has changed.
        @State private var changes = 0
        /// What counts the changes.
        @State private var observation: Observation?
      #endif
    #endif
    #if SHARED || HOVER || LIVE

      init(
        look: ButtonLook, configuration: ButtonStyleConfiguration, isSelected: Bool = false,
        fillsWidth: Bool = false
      ) {
        self.look = look
        self.configuration = configuration
        self.isSelected = isSelected
        self.fillsWidth = fillsWidth
      }
    #endif

    private var traits: Traits {
      #if LIVE
        #if DEBUG && targetEnvironment(simulator)
          // SwiftUI draws a view again for what it has read.
          _ = changes
        #endif
      #endif
      var traits = Traits()
      if !isEnabled { traits.state.insert(.disabled) }
      if configuration.isPressed { traits.state.insert(.highlighted) }
      if isSelected { traits.state.insert(.selected) }
      if isFocused { traits.state.insert(.focused) }
      #if HOVER
        if isHovered { traits.state.insert(Traits.hovered) }
      #endif
      traits.metrics = verticalSizeClass == .compact ? .compact : .default
      traits.style = colorScheme == .dark ? .dark : .light
      traits.isHighContrast = contrast == .increased
      traits.showsButtonShapes = showsButtonShapes
      traits.isRightToLeft = direction == .rightToLeft
      #if SCALING
        traits.contentSize = UIContentSizeCategory(dynamicTypeSize)
      #endif
      return traits
    }

    var body: some View {
      let facts = look.facts(for: traits)
      let title = facts.title ?? Title()
      ButtonLayout(
        facts: facts, artSize: artSize(facts), layoutDirection: direction, fillsWidth: fillsWidth
      ) {
        if let art = facts.icon?.art?.art {
          Image(art, scale: displayScale).foregroundColor(color(facts.icon?.tint ?? title.color))
        } else {
          Color.clear
        }
        HStack { configuration.label }
          .font(title.font.swiftUIFont)
          .kerning(title.font.swiftUIKerning)
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
          .opacity(facts.icon?.placement == .only ? 0 : 1)
      }
      .background {
        if let fill = facts.background?.art?.color {
          Color(fill)
        } else if let art = facts.background?.art {
          Image(art, scale: displayScale).foregroundColor(color(facts.tint))
        }
      }
      .contentShape(Target(least: facts.hitArea))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityShowsLargeContentViewer { configuration.label }
      #if HOVER
        .onHover { isHovered = $0 }
      #else
        .hoverEffect()
      #endif
      #if LIVE
        #if DEBUG && targetEnvironment(simulator)
          .onAppear {
            let changes = $changes
            observation = Observation(of: Live.didChange) { changes.wrappedValue += 1 }
          }
        #endif
      #endif
    }

    /// SwiftUI's own are where reading begins and ends.
    private func textAlignment(_ title: Title) -> TextAlignment {
      let isRightToLeft = direction == .rightToLeft
      switch title.textAlignment(isRightToLeft: isRightToLeft) {
      case .left: return isRightToLeft ? .trailing : .leading
      case .right: return isRightToLeft ? .leading : .trailing
      default: return .center
      }
    }

    private func color(_ color: UIColor?) -> Color? { color.map { Color($0) } }

    private func artSize(_ facts: ButtonFacts) -> CGSize {
      guard let art = facts.background?.art, art.color == nil else { return .zero }
      return art.image()?.size ?? .zero
    }
  }

  /// What takes touches.
  struct Target: Shape {
    let least: CGSize

    nonisolated func path(in rect: CGRect) -> Path { Path(Geometry.target(of: rect, least: least)) }
  }

  /// Lays an icon and a label out as the theme says, in the width that is proposed.
  struct ButtonLayout: Layout {
    let facts: ButtonFacts
    let artSize: CGSize
    let layoutDirection: LayoutDirection
    let fillsWidth: Bool

    private var title: Title { facts.title ?? Title() }
    private var placement: Placement { facts.icon?.placement ?? .leading }
    private var gap: CGFloat { facts.icon?.gap ?? 0 }

    /// How large the icon and the label are in a button of a width; nil for as large as they ask to be.
    private func sizes(_ subviews: Subviews, in width: CGFloat?) -> (icon: CGSize, title: CGSize) {
      let icon = facts.icon?.art?.art == nil ? .zero : subviews[0].sizeThatFits(.unspecified)
      if placement == .only { return (icon, .zero) }
      let most = Geometry.room(for: facts, icon: icon, in: facts.maximumWidth).width
      var text = subviews[1].sizeThatFits(
        title.lines == 1 ? .unspecified : ProposedViewSize(width: most, height: nil))
      if let width, width.isFinite {
        let widest = fillsWidth ? width : min(width, facts.maximumWidth ?? width)
        let room = Geometry.room(for: facts, icon: icon, in: widest).width
        let fitting = subviews[1].sizeThatFits(ProposedViewSize(width: room, height: nil))
        // What is less than this comes from rounding, and would cut a text that has its room.
        if abs(fitting.width - text.width) > 0.01 { text = fitting }
      }
      text.width = Geometry.textWidth(text.width, roundsUp: title.roundsWidth)
      return (icon, text)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = sizes(subviews, in: proposal.width)
      var size = Geometry.size(
        of: facts,
        content: Geometry.content(icon: sizes.icon, title: sizes.title, placement: placement, gap: gap),
        art: artSize)
      if fillsWidth, let width = proposal.width, width.isFinite {
        size.width = max(width, Geometry.leastWidth(of: facts, art: artSize))
      }
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let sizes = sizes(subviews, in: bounds.width)
      let isRightToLeft = layoutDirection == .rightToLeft
      let alignment = title.textAlignment(isRightToLeft: isRightToLeft)
      let content = Geometry.frame(
        of: Geometry.content(icon: sizes.icon, title: sizes.title, placement: placement, gap: gap),
        in: bounds,
        insets: title.insets, offset: title.offset, alignment: alignment,
        verticalAlignment: title.verticalAlignment)
      let frames = Geometry.frames(
        icon: sizes.icon, title: sizes.title, placement: placement.placed(isRightToLeft: isRightToLeft),
        gap: gap, in: content, alignment: alignment, verticalAlignment: title.verticalAlignment)
      for (view, frame) in zip(subviews, [frames.icon, frames.title]) {
        // Layouts are mirrored from right to left; these frames are as they are seen.
        let x = isRightToLeft ? bounds.minX + bounds.maxX - frame.maxX : frame.minX
        view.place(
          at: CGPoint(x: x, y: frame.minY), anchor: .topLeading,
          proposal: ProposedViewSize(width: frame.width, height: frame.height))
      }
    }
  }
}

@available(iOS 16.0, *)
extension MyTheme.Typeface {
  /// The same for SwiftUI.
  var swiftUIFont: Font {
    #if SCALING
      // What SwiftUI scales by itself has no limit.
      let size = pointSize
    #endif
    let font =
      family == "system"
      ? Font.system(size: size, weight: swiftUIWeight)
      : Font.custom(family, fixedSize: size).weight(swiftUIWeight)
    return isItalic ? font.italic() : font
  }

  /// The room between its characters.
  fileprivate var swiftUIKerning: CGFloat {
    #if SCALING
      letterSpacing * pointSize / size
    #else
      letterSpacing
    #endif
  }

  private var swiftUIWeight: Font.Weight {
    switch weight {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}
