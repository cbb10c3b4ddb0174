import ThemeDiagnostics
import ThemeGeometry
import ThemeModel
import ThemeSource

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
    switch source {
    case .literal(.file(let path), let range): source = .literal(.file(references.resolve(path, &sink)), range)
    case .literal(.ninePatch(let path), let range): source = .literal(.ninePatch(references.resolve(path, &sink)), range)
    default: break
    }
    resample = references.resolve(resample, &sink)
    multiply = references.resolve(multiply, &sink)
    screen = references.resolve(screen, &sink)
    opacity = references.resolve(opacity, &sink)
    desaturate = references.resolve(desaturate, &sink)
    if case .literal(let swaps, let range) = swap {
      var resolved = swaps
      for index in swaps.indices { resolved[index].to = references.resolve(swaps[index].to, &sink) }
      swap = .literal(resolved, range)
    }
  }
}

extension SlicingOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    form = references.resolve(form, &sink)
    switch form {
    case .literal(.caps(var caps), let range):
      caps.top = references.resolve(caps.top, &sink)
      caps.left = references.resolve(caps.left, &sink)
      caps.bottom = references.resolve(caps.bottom, &sink)
      caps.right = references.resolve(caps.right, &sink)
      form = .literal(.caps(caps), range)
    case .literal(.stretchable(let left, let top), let range):
      form = .literal(
        .stretchable(
          leftCapWidth: references.resolve(left, &sink), topCapHeight: references.resolve(top, &sink)), range)
    default: break
    }
    resizing = references.resolve(resizing, &sink)
    center = references.resolve(center, &sink)
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
    alignmentInsets = references.resolve(alignmentInsets, &sink)
    if case .literal(.insets(var insets), let range) = alignmentInsets {
      insets.resolve(&references, &sink)
      alignmentInsets = .literal(.insets(insets), range)
    }
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
