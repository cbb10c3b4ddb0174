// What scenes are made of: the elements of a theme by what an app uses them for.

/** How names tell what a button is for. */
const roles = {
  primary: /primary|confirm|save|buy|play|next|main|filled|prominent/i,
  secondary: /second|quiet|cancel|tonal|plain|outline|gray|ghost|tinted/i,
  destructive: /destruct|delete|danger|remove|warn/i,
};

/** Controls that are as wide as the screen, shadows and all. */
const barKinds = ["searchBars", "toolbars", "tabBars"];

/** Panels that are no cards, by their names. */
const otherPanels = /toast|snack|banner|hud|tip|menu|sheet|dialog|alert/i;

/** What a scene of a theme takes its parts from; `state` tells what is opened, and opens more. */
function appOf(theme, width, state) {
  const margin = width < 414 ? 16 : 20;
  const inner = Math.min(width - margin * 2, 600);
  const used = new Map();
  const app = {
    theme, width, margin, inner, pushed: state.pushed, push: state.push, buttons: state.buttons, padding: 16,
    has: (kind) => controlsOf(theme, kind).length > 0,
    /** A control by its name. */
    controlNamed(kind, name, told = {}, room = inner) {
      const parts = partsOf(theme, kind, name);
      const box = controls[kind](theme, name, parts, room, { place: told.label ?? kind, ...told });
      box.dataset.element = `controls/${kind}/${name}`;
      return barKinds.includes(kind) ? box : alignedTo(box, parts.facts("background").parts?.image);
    },
    /** A control of a kind, each time the next one; null where the theme has none. */
    control(kind, told, room) {
      const names = controlsOf(theme, kind);
      if (!names.length) return null;
      const count = used.get(kind) ?? 0;
      used.set(kind, count + 1);
      return app.controlNamed(kind, names[count % names.length], told, room);
    },
    /** A bar that is as wide as the screen. */
    bar(kind) {
      const box = app.control(kind, {}, width);
      return box && own("wide", box);
    },
    /** A button by its role, or by its number among all; null where the theme has none. */
    button(role, text, { isWide = false, most = inner, place = 0 } = {}) {
      const names = namesOf(theme, "buttons");
      const named = names.filter((name) => roles[role]?.test(nameOf(name)));
      const others = names.filter((name) => !roles.destructive.test(nameOf(name)));
      const rank = { primary: 0, secondary: 1 }[role] ?? role;
      if (role === "destructive" && !named.length) return null;
      const name = named[place % Math.max(1, named.length)] ?? others[rank % Math.max(1, others.length)] ?? names[0];
      if (!name) return null;
      const facts = factsOf(theme.manifest.elements[name], "normal");
      const title = view.isOwnText ? view.text : text;
      const own = sizeOfButton(facts, title, theme).width;
      const wide = isWide && facts.parts?.background?.resizing ? Math.min(inner, facts.maximumWidth ?? inner) : own;
      const box = liveElement(theme, name, title, { width: Math.max(isWide ? wide : Math.min(own, most), 1), label: title || text });
      return alignedTo(box, facts.parts?.background);
    },
    /** A card with content: the theme's panel, or a picture of it that stretches, or a plain one. */
    card(content, room = inner) {
      const children = content.filter(Boolean);
      const names = controlsOf(theme, "panels");
      if (names.length) return app.panel(children, room);
      const name = namesOf(theme, "images").find((each) => factsOf(theme.manifest.elements[each], "normal").parts?.image?.resizing);
      const box = name ? imageCard(theme, name, children, room) : own("card-of-app", ...children);
      box.style.width = `${room}px`;
      return box;
    },
    /** A panel whose picture without its shadows is as wide as the room. */
    panel(content, room) {
      const names = controlsOf(theme, "panels");
      const cards = names.filter((name) => !otherPanels.test(name));
      const count = used.get("panels") ?? 0;
      used.set("panels", count + 1);
      const name = (cards.length ? cards : names)[count % (cards.length || names.length)];
      const { left, right } = alignmentOf(partsOf(theme, "panels", name).facts("background").parts?.image);
      return app.controlNamed("panels", name, { content }, room + left + right);
    },
    /** Rows in the theme's cells, or in a plain list. */
    list(rows) {
      return app.control("cells", { rows }) ?? plainRows(rows);
    },
    /** The pictures of a theme that do not stretch, beside each other. */
    shelf() {
      const names = namesOf(theme, "images").filter((each) => !factsOf(theme.manifest.elements[each], "normal").parts?.image?.resizing);
      if (!names.length) return null;
      return own("shelf", ...names.slice(0, 12).map((name) => own("shelf-item", pictureOf(theme, name), quiet(nameOf(name)))));
    },
    /** A button that opens the theme's popover, where it has one. */
    popup(title = "") {
      return app.has("popovers") ? popupOf(app, title) : null;
    },
    foots: (kind) => kind === "tabBars" || !app.has("tabBars"),
    /** The row in which messages are written. */
    composer() {
      const send = app.button("primary", "Send", { most: Math.round(width * 0.4) });
      const room = width - margin * 2 - (send ? send.firstChild.offsetWidth || parseFloat(send.firstChild.style.width) : 0) - 10;
      const field = app.control("textFields", { place: "message", label: "Message", placeholder: "Message" }, Math.max(80, room));
      const content = [field, send].filter(Boolean);
      if (!content.length) return null;
      const height = Math.max(...content.map((each) => parseFloat(each.style.height || each.firstChild.style.height))) + 16;
      if (app.has("toolbars")) return app.control("toolbars", { content, height, below: state.below }, width);
      const row = own("composer", ...content);
      row.style.height = `${height + state.below}px`;
      return row;
    },
  };
  return app;
}

/** A box laid out by what of its art counts, so that shadows reach beyond it. */
function alignedTo(box, part) {
  const { top, left, bottom, right } = alignmentOf(part);
  if (top || left || bottom || right) box.style.margin = `${-top}px ${-right}px ${-bottom}px ${-left}px`;
  return box;
}

/** A picture of a theme behind content. */
function imageCard(theme, name, content, width) {
  const element = theme.manifest.elements[name];
  const facts = factsOf(element, variantFor(element, wanted([])));
  const image = imageOf(facts.parts.image, 1);
  const caps = (side) => Math.max(14, (image.capInsets?.[side] ?? 0) / image.scale);
  const insets = Object.fromEntries(["top", "left", "bottom", "right"].map((side) => [side, caps(side)]));
  const box = framed(theme, { parts: facts.parts, title: { insets } }, content, width, true);
  box.dataset.element = name;
  return box;
}

/** A button with a popover below it, which Escape and a press beside it close. */
function popupOf(app, title) {
  const anchor = own("anchor");
  const trigger = title ? app.button("secondary", title) : null;
  const button = trigger ?? node("button", title ? "live own-button" : "live dots", title);
  Object.assign(button, { type: "button", ariaLabel: title || "More", ariaExpanded: "false", ariaHasPopup: "true" });
  const items = ["Copy", "Share", "Delete"].map((text) => {
    const item = node("button", "live popup-item", text);
    item.type = "button";
    return item;
  });
  const popup = node("div", "popup");
  popup.hidden = true;
  const show = (isShown) => {
    popup.hidden = !isShown;
    if (!popup.firstChild) fillPopup(app, popup, items);
    button.ariaExpanded = String(isShown);
    if (isShown) items[0].focus({ preventScroll: true });
  };
  button.addEventListener("click", () => show(popup.hidden));
  items.forEach((item) => item.addEventListener("click", () => {
    show(false);
    button.focus({ preventScroll: true });
  }));
  anchor.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape" && !popup.hidden) {
      show(false);
      button.focus({ preventScroll: true });
    } else if (step && at >= 0) {
      event.preventDefault();
      items[(at + step + items.length) % items.length].focus();
    }
  });
  anchor.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !anchor.contains(relatedTarget)) show(false);
  });
  anchor.append(button, popup);
  return anchor;
}

/** Puts items in the theme's popover, whose arrow points at the middle of the button. */
function fillPopup(app, popup, items) {
  const box = app.control("popovers", { content: [own("popup-items", ...items)] }, 320);
  popup.append(box);
  const arrow = box.querySelector(".arrow");
  const beyond = -parseFloat(box.style.marginRight || 0);
  if (arrow) arrow.style.marginInlineEnd = `${beyond + (popup.previousSibling.offsetWidth - parseFloat(arrow.style.width)) / 2}px`;
}

/** A press beside a popover closes it. */
addEventListener("pointerdown", ({ target }) => {
  for (const popup of document.querySelectorAll(".popup:not([hidden])")) {
    if (popup.parentElement.contains(target)) continue;
    popup.hidden = true;
    popup.previousSibling.ariaExpanded = "false";
  }
});
