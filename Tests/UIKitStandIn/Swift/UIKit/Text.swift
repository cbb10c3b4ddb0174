import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {}

open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  open override var description: String {
    "shadow \(Recorder.text(shadowColor)) \(Recorder.text(shadowOffset)) blur \(Recorder.text(shadowBlurRadius))"
  }
}

open class NSParagraphStyle: NSObject {
  fileprivate(set) var storedAlignment = NSTextAlignment.natural
  fileprivate(set) var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate(set) var storedBaseWritingDirection = NSWritingDirection.natural
  fileprivate(set) var storedLineSpacing: CGFloat = 0

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { storedAlignment }
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  open var baseWritingDirection: NSWritingDirection { storedBaseWritingDirection }
  open var lineSpacing: CGFloat { storedLineSpacing }

  open override var description: String { "paragraph \(alignment) \(lineBreakMode)" }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { storedBaseWritingDirection }
    set { storedBaseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { storedLineSpacing }
    set { storedLineSpacing = newValue }
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// How wide a text is, in thousandths of an em: Helvetica Bold's of the words in the table, and 500 for each other letter,
/// 1000 for one of the scripts that are written in squares.
func textWidth(_ text: String, bold: Bool) -> Int {
  let known = [
    "Menu": 2611, "Pause": 2946, "Back": 2390, "Settings": 3945, "Instagram": 4779, "戻る": 2000,
  ]
  if bold, let width = known[text] { return width }
  return text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1000 : 500) }
}

func textSize(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGSize {
  let font = attributes[.font] as? UIFont ?? UIFont(FontFace("Helvetica"), 12)
  let kern = attributes[.kern] as? CGFloat ?? 0
  let isBold = font.face.weight.rawValue >= UIFont.Weight.semibold.rawValue
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let widths = lines.map { line in
    CGFloat(textWidth(line, bold: isBold)) * font.pointSize / 1000 + kern * CGFloat(line.count)
  }
  return CGSize(width: widths.max() ?? 0, height: font.lineHeight * CGFloat(lines.count))
}

/// How large a text is that is broken between words, in as many lines as there may be; 0 for any number.
func brokenTextSize(
  _ text: String, _ attributes: [NSAttributedString.Key: Any], in width: CGFloat, lines most: Int
) -> CGSize {
  var lines: [String] = []
  for paragraph in text.components(separatedBy: "\n") {
    lines.append("")
    for word in paragraph.components(separatedBy: " ") {
      let longer = lines[lines.count - 1].isEmpty ? word : "\(lines[lines.count - 1]) \(word)"
      if textSize(longer, attributes).width <= width || longer == word {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
  }
  let sizes = lines.prefix(most == 0 ? lines.count : most).map { textSize($0, attributes) }
  return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
}

extension NSAttributedString {
  public func size() -> CGSize {
    length == 0 ? .zero : textSize(string, attributes(at: 0, effectiveRange: nil))
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin), length > 0 else {
      return CGRect(origin: .zero, size: self.size())
    }
    let attributes = attributes(at: 0, effectiveRange: nil)
    return CGRect(origin: .zero, size: brokenTextSize(string, attributes, in: size.width, lines: 0))
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    textSize(String(describing: self), attrs ?? [:])
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: self.size(withAttributes: attributes))
  }
}

// Apple's compiler finds these of NSString.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    textSize(self, attrs ?? [:])
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: textSize(self, attributes ?? [:]))
  }
}
