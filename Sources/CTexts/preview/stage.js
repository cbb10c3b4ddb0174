// A screen with the theme's bars, buttons and controls, as a person meets them.

const languages = {
  English: "Add to list", German: "Zur Einkaufsliste hinzufügen", Arabic: "إضافة إلى القائمة",
  Japanese: "リストに追加する", One: "A", None: "",
};

/** Which bar and back button the screen shows. */
const chosen = { bar: null, back: null, scene: "phone" };

function namesOf(theme, kind) {
  return Object.keys(theme.manifest.elements).filter((name) => name.startsWith(`${kind}/`));
}

/** The bar and the back button of the screen: those that a reader chose, else the theme's own. */
function screenOf(theme) {
  const pick = (kind, key, ofScreens) => {
    const names = namesOf(theme, kind);
    const own = ofScreens ? `${kind}/${ofScreens}` : names[0];
    return names.includes(chosen[key]) ? chosen[key] : names.includes(own) ? own : null;
  };
  const { navigationBar, backButton } = theme.manifest.defaults ?? {};
  return { bar: pick("navigationBars", "bar", navigationBar), back: pick("backButtons", "back", backButton) };
}

/** The time and the battery, in a color. */
function statusBar(ink) {
  const bar = node("div", "status");
  bar.append(node("span", "", "9:41"), node("span", "battery"));
  if (ink) bar.style.color = ink;
  return bar;
}

/** A navigation bar below a status bar, with a title, a back button and a button; a plain one where the theme has none. */
function barOf(theme, screen, width) {
  const element = theme.manifest.elements[screen.bar];
  const key = element ? variantFor(element, wanted([])) : "normal";
  const facts = element ? factsOf(element, key) : {};
  const own = barHeight("navigationBars/", key, facts);
  const status = chosen.scene === "phone" ? 47 : 0;
  const height = own + (facts.largeTitle ? 52 : 0);
  const bar = node("div", element ? "bar" : "bar plain");
  bar.style.height = `${status + height}px`;
  const canvas = node("canvas", "background");
  canvas.drawn = drawPart(canvas, theme, facts.parts?.background, { width, height: status + height }, view.scale);
  bar.append(canvas);
  if (status) bar.append(statusBar(facts.title?.color));
  const row = node("div", "items");
  row.style.height = `${own}px`;
  if (facts.tint) row.style.color = facts.tint;
  const leading = node("div", "leading");
  if (screen.back) leading.append(liveElement(theme, screen.back, view.text));
  const title = node("div", "middle");
  const words = node("span", "title", facts.largeTitle ? "" : theme.name);
  dress(words, { font: { family: "system", weight: "semibold", size: 17 }, ...facts.title }, theme);
  title.append(words);
  const trailing = node("div", "trailing");
  const button = namesOf(theme, "buttons").find((name) => {
    const look = factsOf(theme.manifest.elements[name], "normal");
    return sizeOfButton(look, "Save", theme).height <= own - 6;
  });
  if (button) trailing.append(liveElement(theme, button, "Save"));
  row.append(leading, title, trailing);
  bar.append(row);
  if (facts.largeTitle) {
    const large = node("div", "large", theme.name);
    dress(large, { font: { family: "system", weight: "bold", size: 34 }, ...facts.largeTitle }, theme);
    bar.append(large);
  }
  if (facts.parts?.shadowImage) {
    const line = node("canvas", "shadow");
    drawPart(line, theme, facts.parts.shadowImage, { width, height: artSize(facts.parts.shadowImage).height }, view.scale);
    bar.append(line);
  }
  return bar;
}

/** The names of the controls of a kind. */
function controlsOf(theme, kind) {
  return [...new Set(namesOf(theme, `controls/${kind}`).map((name) => name.split("/")[2]))];
}

/** The parts below the bar: the controls, and the buttons. */
function bodyOf(theme, width, keepsButtons) {
  const body = node("div", "screen-body");
  const add = (kind) => {
    for (const name of controlsOf(theme, kind)) {
      const isWide = kind === "searchBars";
      const item = node("div", isWide ? "item wide" : "item");
      item.append(controls[kind](theme, name, partsOf(theme, kind, name), isWide ? width : width - 32));
      body.append(item);
    }
  };
  ["searchBars", "segmentedControls", "cells"].forEach(add);
  const bubbles = controlsOf(theme, "bubbles");
  bubbles.forEach((name, index) => {
    const item = node("div", index % 2 === 0 ? "item end" : "item");
    item.append(controls.bubbles(theme, name, partsOf(theme, "bubbles", name), width - 32));
    body.append(item);
  });
  ["panels", "textFields", "sliders", "progressBars", "switches", "popovers"].forEach(add);
  let buttons = node("div", "item buttons");
  if (keepsButtons && buttonsShown) buttons = buttonsShown;
  else namesOf(theme, "buttons").forEach((name) => buttons.append(liveElement(theme, name, view.text)));
  buttonsShown = buttons;
  if (buttons.childElementCount) body.append(buttons);
  return body;
}

/** The buttons of the screen, whose widths do not depend on its own. */
let buttonsShown = null;

function drawStage({ keepsButtons = false } = {}) {
  const theme = page.themes[view.theme];
  if (!theme) return;
  const stage = document.getElementById("stage");
  stage.className = `device ${chosen.scene}`;
  stage.dataset.appearance = view.appearance;
  stage.dir = view.direction || "ltr";
  stage.style.width = `${view.width}px`;
  stage.style.zoom = view.zoom;
  const screen = screenOf(theme);
  const parts = [];
  if (screen.bar || screen.back) parts.push(barOf(theme, screen, view.width));
  else if (chosen.scene === "phone") parts.push(statusBar());
  parts.push(bodyOf(theme, view.width, keepsButtons));
  const foot = node("div", "foot");
  for (const kind of ["toolbars", "tabBars"]) {
    for (const name of controlsOf(theme, kind)) {
      foot.append(controls[kind](theme, name, partsOf(theme, kind, name), view.width));
    }
  }
  if (foot.childElementCount) parts.push(foot);
  stage.replaceChildren(...parts);
}
