(() => {
  const seen = (selector, property, pseudo) =>
    getComputedStyle(document.querySelector(selector), pseudo)[property]
  const color = name => {
    const text = document.createElement("p")
    text.style.cssText = "forced-color-adjust: none; color: " + name
    document.body.append(text)
    return getComputedStyle(text).color
  }
  const framed = [".look_text-field_plain", "[type=search]", "button", ".look_panel_card", ".look_popover_menu"]
  return {
    frames: framed.map(name => seen(name, "borderTopWidth") + " " + seen(name, "borderImageSource")),
    chosen: ["button", "a"].map(name => seen(name + ":nth-of-type(2)", "backgroundColor") == color("Highlight")),
    others: ["button", "a"].map(name => seen(name, "backgroundColor") == color("Highlight")),
    arrow: seen(".look_popover_menu", "display", "::after"),
  }
})()
