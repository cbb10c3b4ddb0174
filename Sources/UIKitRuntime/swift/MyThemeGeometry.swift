// Part: BUTTONS || SWIFTUI || DRESSING
import UIKit

extension MyTheme {
  /// Where things stand: functions of numbers, in points.
  enum Geometry {
    /// How wide a button is: its content between its insets, within the limits.
    static func width(
      content: CGFloat, insets: UIEdgeInsets, minimum: CGFloat?, maximum: CGFloat?
    ) -> CGFloat {
      min(max(insets.left + content + insets.right, minimum ?? 0), maximum ?? .greatestFiniteMagnitude)
    }

    /// How large a button is with what stands on it and its art.
    static func size(of facts: ButtonFacts, content: CGSize, art: CGSize) -> CGSize {
      let insets = facts.title?.insets ?? .zero
      let isFilled = facts.title != nil || content != .zero
      let width = width(
        content: isFilled ? content.width : art.width, insets: isFilled ? insets : .zero,
        minimum: leastWidth(of: facts, art: art), maximum: facts.maximumWidth)
      #if SCALING
        let filled = insets.top + content.height + insets.bottom
        let height = art == .zero ? filled : grows(facts) ? max(art.height, filled) : art.height
      #else
        let height = art == .zero ? insets.top + content.height + insets.bottom : art.height
      #endif
      return CGSize(width: width, height: facts.height ?? height)
    }

    /// How narrow a button may be: art that does not stretch is not made smaller either, and caps never are.
    static func leastWidth(of facts: ButtonFacts, art: CGSize) -> CGFloat {
      #if PIXELS
        let caps = facts.background?.art?.caps.insets(at: 1) ?? .zero
      #else
        let caps = facts.background?.art?.caps ?? .zero
      #endif
      let least = facts.background?.art?.resizing == nil ? art.width : caps.left + caps.right
      return max(facts.minimumWidth ?? 0, least)
    }

    #if SCALING
      /// Whether art is as high as its text asks for: it stretches that way, and its text scales.
      private static func grows(_ facts: ButtonFacts) -> Bool {
        guard facts.title?.font.scales == true, let art = facts.background?.art else { return false }
        #if PIXELS
          let caps = art.caps.insets(at: 1)
        #else
          let caps = art.caps
        #endif
        return art.resizing != nil && caps.top + caps.bottom > 0
      }
    #endif

    /// How wide a text counts.
    static func textWidth(_ width: CGFloat, roundsUp: Bool) -> CGFloat {
      roundsUp ? width.rounded(.up) : width
    }

    #if LINES
      /// How much room there is for a title in a button of a width; nil for any.
      static func room(for facts: ButtonFacts, icon: CGSize, in width: CGFloat?) -> CGSize {
        let most = CGFloat.greatestFiniteMagnitude
        guard let width else { return CGSize(width: most, height: most) }
        let insets = facts.title?.insets ?? .zero
        let placement = facts.icon?.placement ?? .leading
        let isBeside = icon != .zero && placement != .above && placement != .below
        let taken = isBeside ? icon.width + (facts.icon?.gap ?? 0) : 0
        return CGSize(width: max(width - insets.left - insets.right - taken, 0), height: most)
      }
    #endif

    #if ICONS
      /// How much room an icon and a title need together.
      static func content(icon: CGSize, title: CGSize, placement: Placement, gap: CGFloat) -> CGSize {
        if icon == .zero { return title }
        if title == .zero || placement == .only { return icon }
        switch placement {
        case .above, .below:
          return CGSize(width: max(icon.width, title.width), height: icon.height + gap + title.height)
        case .leading, .trailing, .only:
          return CGSize(width: icon.width + gap + title.width, height: max(icon.height, title.height))
        }
      }
    #endif

    #if PLACES
      /// The frame of something between the insets of a button, shifted.
      static func frame(
        of size: CGSize, in bounds: CGRect, insets: UIEdgeInsets, offset: UIOffset,
        alignment: NSTextAlignment,
        verticalAlignment: UIControl.ContentVerticalAlignment
      ) -> CGRect {
        let room = bounds.inset(by: insets).offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let width = min(size.width, max(room.width, 0))
        let x: CGFloat
        switch alignment {
        case .left: x = room.minX
        case .right: x = room.maxX - width
        default: x = room.midX - width / 2
        }
        let y: CGFloat
        switch verticalAlignment {
        case .top: y = room.minY
        case .bottom: y = room.maxY - size.height
        default: y = room.midY - size.height / 2
        }
        return CGRect(x: x, y: y, width: width, height: size.height)
      }
    #else
      /// The frame of something in the middle between the insets of a button.
      static func frame(of size: CGSize, in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
        let room = bounds.inset(by: insets)
        let width = min(size.width, max(room.width, 0))
        return CGRect(
          x: room.midX - width / 2, y: room.midY - size.height / 2, width: width, height: size.height)
      }
    #endif

    #if ICONS
      /// The frames of an icon and a title in the frame of their content: the title gives way where there is
      /// less room.
      static func frames(
        icon: CGSize, title: CGSize, placement: Placement, gap: CGFloat, in content: CGRect,
        alignment: NSTextAlignment, verticalAlignment: UIControl.ContentVerticalAlignment
      ) -> (icon: CGRect, title: CGRect) {
        if icon == .zero { return (.zero, content) }
        if title == .zero || placement == .only { return (content, .zero) }
        let zero = (insets: UIEdgeInsets.zero, offset: UIOffset.zero)
        switch placement {
        case .above, .below:
          let isAbove = placement == .above
          let top = CGRect(
            x: content.minX, y: content.minY, width: content.width,
            height: isAbove ? icon.height : title.height
          )
          let bottom = CGRect(
            x: content.minX, y: top.maxY + gap, width: content.width,
            height: isAbove ? title.height : icon.height)
          return (
            frame(
              of: icon, in: isAbove ? top : bottom, insets: zero.insets, offset: zero.offset,
              alignment: alignment, verticalAlignment: .center),
            frame(
              of: title, in: isAbove ? bottom : top, insets: zero.insets, offset: zero.offset,
              alignment: alignment, verticalAlignment: .center)
          )
        case .leading, .trailing, .only:
          let width = max(content.width - icon.width - gap, 0)
          let isLeading = placement == .leading
          let iconRoom = CGRect(
            x: isLeading ? content.minX : content.maxX - icon.width, y: content.minY, width: icon.width,
            height: content.height)
          let titleRoom = CGRect(
            x: isLeading ? content.maxX - width : content.minX, y: content.minY, width: width,
            height: content.height)
          return (
            frame(
              of: icon, in: iconRoom, insets: zero.insets, offset: zero.offset, alignment: .center,
              verticalAlignment: verticalAlignment),
            frame(
              of: title, in: titleRoom, insets: zero.insets, offset: zero.offset, alignment: .center,
              verticalAlignment: verticalAlignment)
          )
        }
      }
    #endif

    /// A frame that begins and ends on whole pixels.
    static func onPixels(_ frame: CGRect, scale: CGFloat) -> CGRect {
      let scale = max(scale, 1)
      return CGRect(
        x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
        width: (frame.width * scale).rounded(.up) / scale, height: (frame.height * scale).rounded(.up) / scale
      )
    }

    #if HIT_AREAS
      /// Where art of a size is in a view that may be larger: at one of its sides, and in the middle of what layout
      /// aligns.
      static func face(of size: CGSize, in bounds: CGRect, insets: UIEdgeInsets, isLeft: Bool) -> CGRect {
        let width = min(size.width, bounds.width)
        let middle = bounds.midY + (insets.top - insets.bottom) / 2
        return CGRect(
          x: isLeft ? bounds.minX : bounds.maxX - width,
          y: middle - (size.height + insets.top - insets.bottom) / 2, width: width, height: size.height)
      }

      /// What takes touches: the bounds, or as much more around their middle as the area asks for.
      nonisolated static func target(of bounds: CGRect, least: CGSize) -> CGRect {
        bounds.insetBy(
          dx: min(0, (bounds.width - least.width) / 2), dy: min(0, (bounds.height - least.height) / 2))
      }
    #endif
  }
}
