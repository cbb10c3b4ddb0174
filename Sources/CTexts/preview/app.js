// What scenes are made of: the elements of a theme by what an app uses them for.

/** How names tell what a button is for. */
const roles = {
  primary: /primary|confirm|save|buy|play|next|main|filled|prominent/i,
  secondary: /second|quiet|cancel|tonal|plain|outline|gray|ghost|tinted/i,
  destructive: /destruct|delete|danger|remove|warn/i,
};

/** What names tell of buttons that are something else in an app. */
const others = { mine: /^(mine|sent|outgoing|own)/i, theirs: /^(theirs|received|incoming)/i, row: /^(row|cell|list-?item|menu-?item)s?$/i };

/** The buttons of a theme by what an app does with them: those with titles, icons, rows of lists, and bubbles of a chat. */
function buttonsOf(theme) {
  const names = namesOf(theme, "buttons");
  const factsNow = (name) => factsOf(theme.manifest.elements[name], "normal");
  const [mine, theirs] = ["mine", "theirs"].map((who) => names.find((name) => others[who].test(nameOf(name))));
  const bubbles = mine && theirs ? { mine, theirs } : null;
  const rest = names.filter((name) => !bubbles || name !== mine && name !== theirs);
  const isIcon = (name) => !factsNow(name).title && !factsNow(name).parts?.background?.resizing || factsNow(name).icon?.placement === "only";
  const isRow = (name) => others.row.test(nameOf(name)) && factsNow(name).parts?.background?.resizing;
  return {
    bubbles, icons: rest.filter(isIcon), row: rest.find(isRow), titled: rest.filter((name) => !isIcon(name) && !isRow(name)),
  };
}

/** Controls that are as wide as the screen, shadows and all. */
const barKinds = ["searchBars", "toolbars", "tabBars"];

/** Panels that are no cards, by their names. */
const otherPanels = /toast|snack|banner|hud|tip|menu|sheet|dialog|alert/i;

/** What a scene of a theme takes its parts from; `state` tells what is opened, and opens more. */
function appOf(theme, width, state) {
  const margin = width < 414 ? 16 : 20;
  const inner = Math.min(width - margin * 2, 600);
  const used = new Map();
  const of = buttonsOf(theme);
  const app = {
    theme, width, margin, inner, pushed: state.pushed, push: state.push, padding: 16,
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
    /** A button with a title by its role, or by its number among all; null where the theme has none. */
    button(role, text, { isWide = false, most = inner, place = 0 } = {}) {
      const names = of.titled;
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
    /** Some of the theme's icons that can be pressed, from a number on; null where the theme has none. */
    icons(from = 0, most = 3) {
      const count = Math.min(most, of.icons.length);
      const names = Array.from({ length: count }, (_, index) => of.icons[(from + index) % of.icons.length]);
      return count ? own("icons", ...names.map((name) => liveElement(theme, name, "", { label: nameOf(name) }))) : null;
    },
    /** What one of two people says: in the theme's bubble, or in buttons that are bubbles; null where the theme has none. */
    bubbles(isMine, text) {
      const names = controlsOf(theme, "bubbles");
      if (names.length) {
        const mine = names.find((name) => /mine|sent|own|outgoing|self/i.test(name)) ?? names[0];
        return [app.controlNamed("bubbles", isMine ? mine : names.find((name) => name !== mine) ?? mine, { content: text })];
      }
      // The title of a button has one line.
      const sentences = text.split(/(?<=[.!?]) /).filter((each, index) => index === 0 || each.length <= 30);
      return of.bubbles && sentences.map((each) => liveElement(theme, of.bubbles[isMine ? "mine" : "theirs"], each, { label: each }));
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
    /** Rows in the theme's cells, in a button that is a row, or in a plain list. */
    list(rows) {
      const isOfButtons = of.row && !app.has("cells") && !rows.some(({ box }) => box);
      return isOfButtons ? buttonRows(theme, of.row, rows, inner) : app.control("cells", { rows }) ?? plainRows(rows);
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
    /** What is below a scene: the theme's toolbar with its icons, a plain one where it has only icons, or nothing. */
    tools() {
      const icons = app.icons(0, 5);
      const content = icons ? [...icons.children] : undefined;
      if (app.has("toolbars")) return app.control("toolbars", { content, below: state.below }, width);
      if (!icons) return null;
      const row = own("composer tools", ...content);
      row.style.height = `${56 + state.below}px`;
      return row;
    },
    /** The row in which messages are written. */
    composer() {
      const send = app.button("primary", "Send", { most: Math.round(width * 0.4) });
      const room = width - margin * 2 - (send ? parseFloat(send.firstChild.style.width) : 0) - 10;
      const field = app.control("textFields", { place: "message", label: "Message", placeholder: "Message" }, Math.max(80, room));
      const content = [field ?? plainField(theme, "Message"), send].filter(Boolean);
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

/** Rows that are buttons of a theme, with their details above them. */
function buttonRows(theme, name, rows, width) {
  const facts = factsOf(theme.manifest.elements[name], variantFor(theme.manifest.elements[name], wanted([])));
  const wide = Math.min(width, facts.maximumWidth ?? width);
  const list = own("rows of-buttons", ...rows.map(({ title, detail, open }) => {
    const row = own("button-row", liveElement(theme, name, title, { width: wide, onClick: open, label: detail ? `${title}, ${detail}` : title }));
    const shown = detail && node("span", "row-detail", detail);
    if (shown) {
      shown.style.color = facts.title?.color ?? "";
      shown.ariaHidden = "true";
      row.append(shown);
    }
    return row;
  }));
  list.style.maxWidth = `${wide}px`;
  return list;
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
  if (!arrow) return;
  // The arrow is what comes first, without shadows above it.
  box.style.marginTop = "2px";
  const beyond = -parseFloat(box.style.marginRight || 0);
  const part = partsOf(app.theme, "popovers", box.dataset.element.split("/")[2]).facts("background").parts?.image;
  const corner = (imageOf(part, 1)?.capInsets?.right ?? 0) - beyond;
  const [anchor, button] = [popup.parentElement, popup.previousSibling];
  const middle = button.offsetLeft + button.offsetWidth / 2;
  const toMiddle = (view.direction === "rtl" ? middle : anchor.offsetWidth - middle) - parseFloat(arrow.style.width) / 2;
  const [inner, screen] = [anchor, anchor.closest(".device")].map((box) => box.getBoundingClientRect());
  const room = (view.direction === "rtl" ? inner.left - screen.left : screen.right - inner.right) / stageZoom() - beyond;
  // The popover reaches beyond the button as far as the screen does, so that its corner is beside the arrow.
  const shift = Math.max(0, Math.min(corner - toMiddle, room));
  popup.style.insetInlineEnd = `${-shift}px`;
  arrow.style.marginInlineEnd = `${beyond + Math.max(toMiddle + shift, corner * 0.25)}px`;
}

/** A press beside a popover closes it. */
addEventListener("pointerdown", ({ target }) => {
  for (const popup of document.querySelectorAll(".popup:not([hidden])")) {
    if (popup.parentElement.contains(target)) continue;
    popup.hidden = true;
    popup.previousSibling.ariaExpanded = "false";
  }
});
