import ThemeCore
import ThemeDiagnostics
import ThemeModel

// One line a key: what is not here keeps its reference, which the fixtures would show as a missing value.

extension InsetsOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    top = references.resolve(top, &sink)
    left = references.resolve(left, &sink)
    bottom = references.resolve(bottom, &sink)
    right = references.resolve(right, &sink)
  }
}

extension OffsetOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    x = references.resolve(x, &sink)
    y = references.resolve(y, &sink)
  }
}

extension FontOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    family = references.resolve(family, &sink)
    weight = references.resolve(weight, &sink)
    size = references.resolve(size, &sink)
    style = references.resolve(style, &sink)
  }
}

extension ShadowOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    color = references.resolve(color, &sink)
    x = references.resolve(x, &sink)
    y = references.resolve(y, &sink)
    blur = references.resolve(blur, &sink)
  }
}

extension TitleOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    font = references.resolve(map: font, &sink)
    color = references.resolve(color, &sink)
    shadow = references.resolve(map: shadow, &sink)
    insets = references.resolve(map: insets, &sink)
    offset = references.resolve(map: offset, &sink)
    alignment = references.resolve(alignment, &sink)
    verticalAlignment = references.resolve(verticalAlignment, &sink)
    truncation = references.resolve(truncation, &sink)
    measure = references.resolve(measure, &sink)
  }
}

extension ArtOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    if case .literal(.draw(var drawing), let range) = source {
      let errors = sink.errorCount
      drawing.resolve(&references, &sink)
      isBroken = sink.errorCount > errors
      source = isBroken ? .unset : .literal(.draw(drawing), range)
    } else if case .literal(let written, let range) = source {
      source = .literal(written.resolved(&references, &sink), range)
    }
    resample = references.resolve(resample, &sink)
    multiply = references.resolve(multiply, &sink)
    screen = references.resolve(screen, &sink)
    opacity = references.resolve(opacity, &sink)
    desaturate = references.resolve(desaturate, &sink)
    swap = references.resolve(map: swap, &sink)
  }
}

extension ArtSource {
  fileprivate func resolved(_ references: inout References, _ sink: inout DiagnosticSink) -> ArtSource {
    switch self {
    case .file(let path): return .file(references.resolve(path, &sink))
    case .ninePatch(let path): return .ninePatch(references.resolve(path, &sink))
    case .files(let files): return .files(files.resolved(&references, &sink))
    case .ninePatches(let files): return .ninePatches(files.resolved(&references, &sink))
    case .draw, .use, .drawn, .derive: return self
    }
  }
}

extension ScaleFiles: Resolvable {
  /// The same over the token that they overlay, without a reference.
  fileprivate func resolved(_ references: inout References, _ sink: inout DiagnosticSink) -> ScaleFiles {
    var files = self
    if let base {
      let lower = references.resolve(map: Setting<ScaleFiles>.reference(base.value, base.range), &sink)
      files.base = nil
      files = lower.value.map { $0.overlaid(by: files) } ?? files
    }
    files.resolve(&references, &sink)
    return files
  }

  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    for entry in entries { set(references.resolve(entry.path, &sink), at: entry.scale) }
  }
}

extension [ColorSwap]: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    for index in indices { self[index].to = references.resolve(self[index].to, &sink) }
  }
}

extension SlicingForm: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    switch self {
    case .caps(var caps):
      caps.top = references.resolve(caps.top, &sink)
      caps.left = references.resolve(caps.left, &sink)
      caps.bottom = references.resolve(caps.bottom, &sink)
      caps.right = references.resolve(caps.right, &sink)
      self = .caps(caps)
    case .capsByScale(var table):
      for index in table.entries.indices {
        table.entries[index].caps = references.resolve(map: table.entries[index].caps, &sink)
      }
      self = .capsByScale(table)
    case .stretchable:
      var strip = StretchableStrip(self)
      strip.resolve(&references, &sink)
      self = strip.form
    case .auto, .unstretched: break
    }
  }
}

extension PixelCaps: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    top = references.resolve(top, &sink)
    left = references.resolve(left, &sink)
    bottom = references.resolve(bottom, &sink)
    right = references.resolve(right, &sink)
  }
}

extension StretchableStrip: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    leftCapWidth = references.resolve(leftCapWidth, &sink)
    topCapHeight = references.resolve(topCapHeight, &sink)
  }
}

extension SlicingOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    let isWritten =
      switch form {
      case .literal, .reference, .based: true
      case .unset, .removed: false
      }
    form =
      key == .stretchable
      ? references.resolve(map: form.map(StretchableStrip.init), &sink).map(\.form)
      : references.resolve(map: form, &sink)
    if isWritten, form.value == nil { hasLostForm = true }
    resizing = references.resolve(resizing, &sink)
    center = references.resolve(center, &sink)
  }
}

extension AlignmentInsets: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    guard case .insets(var insets) = self else { return }
    insets.resolve(&references, &sink)
    self = .insets(insets)
  }
}

extension PartOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    art = references.resolve(map: art, &sink)
    slicing.resolve(&references, &sink)
  }
}

extension IconOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    art = references.resolve(map: art, &sink)
    tint = references.resolve(tint, &sink)
    placement = references.resolve(placement, &sink)
    gap = references.resolve(gap, &sink)
  }
}

extension BackIndicatorOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    art = references.resolve(map: art, &sink)
    mask = references.resolve(map: mask, &sink)
  }
}

extension HitAreaOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    width = references.resolve(width, &sink)
    height = references.resolve(height, &sink)
  }
}

extension ElementOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    body.resolve(&references, &sink)
    height = references.resolve(height, &sink)
    minimumWidth = references.resolve(minimumWidth, &sink)
    maximumWidth = references.resolve(maximumWidth, &sink)
    hitArea = references.resolve(map: hitArea, &sink)
    alignmentInsets = references.resolve(map: alignmentInsets, &sink)
    assetName = references.resolve(assetName, &sink)
    renderingIntent = references.resolve(renderingIntent, &sink)
    title = references.resolve(map: title, &sink)
    icon = references.resolve(map: icon, &sink)
    background = references.resolve(map: background, &sink)
    shadowImage = references.resolve(map: shadowImage, &sink)
    backIndicator = references.resolve(map: backIndicator, &sink)
    tint = references.resolve(tint, &sink)
    translucent = references.resolve(translucent, &sink)
    position = references.resolve(position, &sink)
  }
}
