// Several themes: one element in all of them.

/** An element in every theme that has it, each by the theme's name. */
function acrossThemes(name) {
  const grid = node("div", "variants across");
  for (const [index, theme] of page.themes.entries()) {
    const element = theme.manifest.elements[name];
    if (!element) continue;
    const figure = node("figure");
    const shown = node("div", "shown");
    shown.append(drawnElement(theme, name, variantFor(element, wanted([])), titleIn(name), sizeIn(theme, name).width));
    const pick = node("button", "pick", theme.name);
    Object.assign(pick, { type: "button", title: "Show this theme" });
    pick.addEventListener("click", () => chooseTheme(index));
    const caption = node("figcaption");
    caption.append(pick);
    figure.append(shown, caption);
    grid.append(figure);
  }
  return grid;
}

/** A button that shows the element of a card in all themes, where there are several. */
function acrossButton(card, name) {
  const button = node("button", "quiet", "In all themes");
  button.type = "button";
  const show = () => {
    const isShown = view.across === name;
    button.ariaPressed = String(isShown);
    card.querySelector(".across")?.remove();
    if (isShown) drawWaiting(card, 1);
    if (isShown) card.querySelector(".try, .variants").before(acrossThemes(name));
  };
  button.addEventListener("click", () => {
    view.across = view.across === name ? "" : name;
    show();
    writeAddress();
  });
  queueMicrotask(show);
  return button;
}
