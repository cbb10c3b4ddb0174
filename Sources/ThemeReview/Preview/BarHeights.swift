import ThemeModel

/// The height of a bar, or of a control's background that is one, on a phone where the theme says none, in points; nil for any
/// other element. `variant` is the key of the variant that is shown.
///
/// Navigation bars and toolbars are 44 points high and tab bars 49, all of them 32 in landscape; a prompt adds 30.
func platformBarHeight(of element: String, in variant: String) -> Double? {
  let parts = element.split(separator: "/")
  let metrics = VariantKey(text: variant)?[.metrics].name ?? "default"
  let isCompact = metrics.hasPrefix("compact")
  if parts.first == "navigationBars" { return (isCompact ? 32 : 44) + (metrics.hasSuffix("Prompt") ? 30 : 0) }
  guard parts.first == "controls", parts.count == 4, parts[3] == "background" else { return nil }
  switch parts[1] {
  case "toolbars": return isCompact ? 32 : 44
  case "tabBars": return isCompact ? 32 : 49
  case "searchBars": return 52
  default: return nil
  }
}
