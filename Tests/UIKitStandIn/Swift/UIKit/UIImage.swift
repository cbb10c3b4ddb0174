import Foundation

open class UIImage: NSObject, @unchecked Sendable {
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  open class Configuration: NSObject, @unchecked Sendable {
    public init(traitCollection: UITraitCollection?) {}
  }

  private struct Form {
    var name = ""
    var pixels = CGSize.zero
    var scale: CGFloat = 1
    var capInsets = UIEdgeInsets.zero
    var isResizable = false
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var flips = false
    var data: Data?
  }

  private let form: Form

  private init(_ form: Form) { self.form = form }

  public override init() { form = Form() }

  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let art = StandIn.images[name] ?? (StandIn.findsEveryImage ? .init(width: 20, height: 20, scale: 2) : nil)
    guard let art else {
      Recorder.note("-- no image \(name)")
      return nil
    }
    self.init(Form(name: name, pixels: CGSize(width: art.width, height: art.height), scale: art.scale))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  public convenience init?(systemName name: String) {
    self.init(Form(name: "system:\(name)", pixels: CGSize(width: 40, height: 40), scale: 2))
  }

  /// A picture of the bytes of a PNG, whose header says how large it is.
  public convenience init?(data: Data, scale: CGFloat) {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      header[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var form = Form(
      name: "of \(data.count) bytes", pixels: CGSize(width: number(16), height: number(20)), scale: scale)
    form.data = data
    self.init(form)
  }

  /// What it was made of; nil for a picture of a catalog.
  public var simulatedData: Data? { form.data }

  /// A picture that was drawn.
  convenience init(drawn name: String, size: CGSize, scale: CGFloat) {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    self.init(Form(name: name, pixels: pixels, scale: scale))
  }

  private func with(_ change: (inout Form) -> Void) -> UIImage {
    var form = form
    change(&form)
    return UIImage(form)
  }

  open var size: CGSize {
    CGSize(width: form.pixels.width / form.scale, height: form.pixels.height / form.scale)
  }
  open var scale: CGFloat { form.scale }
  open var capInsets: UIEdgeInsets { form.capInsets }
  open var resizingMode: ResizingMode { form.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { form.alignmentRectInsets }
  open var renderingMode: RenderingMode { form.renderingMode }
  /// The color that it was drawn in, where it was.
  public var simulatedTint: UIColor? { form.tint }
  open var imageOrientation: Orientation { .up }
  open var flipsForRightToLeftLayoutDirection: Bool { form.flips }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  @available(iOS, introduced: 2.0, deprecated: 100000.0)
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    // A core of one point, where a cap is given.
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top == 0 ? 0 : size.height - top - 1,
      right: left == 0 ? 0 : size.width - left - 1)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.name += "-flipped" } }

  open func draw(in rect: CGRect) { Recorder.note("draw \(self) in \(Recorder.text(rect))") }

  open func draw(at point: CGPoint) { Recorder.note("draw \(self) at \(Recorder.text(point))") }

  open override var description: String {
    guard !form.name.isEmpty else { return "empty image" }
    var text = "\(form.name) \(Recorder.text(size))@\(Recorder.text(scale))x"
    if form.isResizable { text += " caps \(Recorder.text(capInsets)) \(resizingMode)" }
    if alignmentRectInsets != .zero { text += " align \(Recorder.text(alignmentRectInsets))" }
    if renderingMode != .automatic { text += " \(renderingMode)" }
    if let tint = form.tint { text += " tint \(tint)" }
    return "<\(text)\(form.flips ? " flips" : "")>"
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 2
  open var opaque = false

  public override init() { super.init() }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) { Recorder.note("fill \(Recorder.text(rect))") }
}

open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let drawingFormat: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    drawingFormat = format
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(drawn: "drawn", size: size, scale: drawingFormat.scale)
  }
}
