// Controls, put together from their parts.

/** The parts of a control that are there, in the view, by their names. */
function partsOf(theme, kind, name) {
  const start = `controls/${kind}/${name}/`;
  const parts = {};
  for (const [key, element] of Object.entries(theme.manifest.elements)) {
    if (key.startsWith(start)) parts[key.slice(start.length)] = element;
  }
  return {
    names: Object.keys(parts),
    has: (part) => part in parts,
    facts: (part, ...states) =>
      parts[part] ? factsOf(parts[part], variantFor(parts[part], wanted(view.isDisabled ? ["disabled"] : states))) : {},
    barHeight: () => {
      const element = parts.background;
      if (!element) return barHeight(`${start}background`, "normal", {});
      const key = variantFor(element, wanted([]));
      const facts = factsOf(element, key);
      return drawnHeight(facts.parts?.image, barHeight(`${start}background`, key, facts));
    },
    size: (part) => (parts[part] ? artSize(factsOf(parts[part], "normal").parts?.image) : { width: 0, height: 0 }),
  };
}

/** A part of a control as a box with its picture behind. */
function drawnPart(theme, facts, size, tint) {
  const box = node("span", "element");
  box.style.width = `${size.width}px`;
  box.style.height = `${size.height}px`;
  const canvas = node("canvas", "background");
  canvas.drawn = drawPart(canvas, theme, facts.parts?.image, size, view.scale, tint);
  box.append(canvas);
  addGuides(box, facts, facts.parts?.image, size);
  return box;
}

/** A text on a part of a control. */
function textOn(box, text, facts, theme, fallback = noInsets) {
  const title = { ...facts.title, insets: facts.title?.insets ?? fallback };
  box.append(contentOf({ title }, text, theme, view.scale));
  return box;
}

/** A box with content of the app's: its size follows from the content's insets. */
function framed(theme, facts, text, width) {
  const insets = facts.title?.insets ?? noInsets;
  const body = node("span", "body", text);
  body.dir = "auto";
  body.style.maxWidth = `${Math.max(20, width - insets.left - insets.right)}px`;
  body.style.padding = `${insets.top}px ${insets.right}px ${insets.bottom}px ${insets.left}px`;
  const box = node("span", "framed");
  const canvas = node("canvas", "background");
  box.append(canvas, body);
  requestAnimationFrame(async () => {
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    addGuides(box, facts, facts.parts?.image, size);
    const drawn = await drawPart(canvas, theme, facts.parts?.image, size, view.scale);
    if (drawn) body.style.color = inkOn(middleOf(drawn));
  });
  return box;
}

/** Gives the text on a picture, which is the app's, a color that can be read there. */
async function readable(box) {
  const drawn = await box.firstChild.drawn;
  if (drawn) box.lastChild.firstChild.style.color = inkOn(middleOf(drawn));
}

function middleOf(picture) {
  return picture.words[(picture.height >> 1) * picture.width + (picture.width >> 1)];
}

/** The color of text that can be read on a pixel: the app decides it, so the page chooses one. */
function inkOn(word) {
  if (word >>> 24 < 128) return "inherit";
  const [red, green, blue] = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255];
  return red * 299 + green * 587 + blue * 114 > 140_000 ? "#1c1c1e" : "#ffffff";
}

/** A row of boxes that follow each other. */
function rowOf(boxes, className = "") {
  const row = node("span", `row ${className}`);
  row.append(...boxes);
  return row;
}

/** Something on top of something else, in the middle of its height, so many points from where lines begin. */
function layered(below, above, x) {
  const box = node("span", "layered");
  above.style.insetInlineStart = `${x}px`;
  box.append(below, above);
  return box;
}

/** How each kind of control is shown; `width` is the room that there is, in points. */
const controls = {
  bubbles(theme, name, parts, width) {
    return framed(theme, parts.facts("background"), view.text || "See you at eight?", width * 0.7);
  },
  cells(theme, name, parts, width) {
    const rows = ["top", "middle", "bottom"].filter(parts.has);
    const list = node("span", "column");
    rows.forEach((part, index) => {
      const height = Math.max(44, parts.size(part).height);
      const cell = drawnPart(theme, parts.facts(part), { width, height });
      textOn(cell, ["Sounds", "Notifications", "Privacy"][index], {}, theme, { top: 0, left: 16, bottom: 0, right: 16 });
      cell.lastChild.style.justifyContent = "flex-start";
      readable(cell);
      holds(cell, (states) => {
        drawPart(cell.firstChild, theme, parts.facts(part, ...states).parts?.image, { width, height }, view.scale);
      });
      list.append(cell);
      const line = parts.facts("separator");
      if (index < rows.length - 1 && line.parts) {
        list.append(drawnPart(theme, line, { width, height: parts.size("separator").height }));
      }
    });
    return list;
  },
  panels(theme, name, parts, width) {
    return framed(theme, parts.facts("background"), view.text || "A panel with content of the app's.", width);
  },
  popovers(theme, name, parts, width) {
    const box = node("span", "column middle");
    if (parts.has("arrow")) {
      const arrow = drawnPart(theme, parts.facts("arrow"), parts.size("arrow"));
      arrow.style.marginBottom = `${-alignmentOf(parts.facts("background").parts?.image).top}px`;
      arrow.classList.add("arrow");
      box.append(arrow);
    }
    box.append(framed(theme, parts.facts("background"), view.text || "Copy · Share · Delete", width * 0.8));
    return box;
  },
  progressBars(theme, name, parts, width) {
    const height = Math.max(parts.size("track").height, parts.size("fill").height);
    return layered(
      drawnPart(theme, parts.facts("track"), { width, height: parts.size("track").height || height }),
      drawnPart(theme, parts.facts("fill"), { width: width * 0.6, height: parts.size("fill").height }), 0);
  },
  searchBars(theme, name, parts, width) {
    const height = parts.barHeight();
    const bar = drawnPart(theme, parts.facts("background"), { width, height });
    const field = fieldOf(theme, parts, "field", width - 16, Math.max(36, parts.size("field").height));
    field.classList.add("centered");
    bar.append(field);
    return bar;
  },
  segmentedControls(theme, name, parts, width) {
    const titles = ["Day", "Week", "Month"];
    const line = parts.size("divider").width;
    // Whole points that add up to the width.
    const edge = (index) => Math.round(((width - line * 2) * index) / 3);
    const chosen = shown.get(`${theme.name} ${name}`) ?? 0;
    const height = Math.max(parts.size("segment").height, 32);
    const boxes = [];
    titles.forEach((title, index) => {
      if (index > 0 && parts.has("divider")) {
        const pair = [index - 1, index].map((at) => (at === chosen ? "selected" : "normal")).join("+");
        const part = parts.has(`divider/${pair}`) ? `divider/${pair}` : "divider";
        boxes.push(drawnPart(theme, parts.facts(part), { width: line, height }));
      }
      boxes.push(segment(theme, name, parts, title, index, index === chosen, { width: edge(index + 1) - edge(index), height }));
    });
    return rowOf(boxes);
  },
  sliders(theme, name, parts, width) {
    const place = 0.4;
    const thumb = parts.size("thumb");
    const along = place * (width - thumb.width) + thumb.width / 2;
    const track = rowOf([
      drawnPart(theme, parts.facts("minimum"), { width: along, height: parts.size("minimum").height }),
      drawnPart(theme, parts.facts("maximum"), { width: width - along, height: parts.size("maximum").height }),
    ]);
    const knob = drawnPart(theme, parts.facts("thumb"), thumb);
    holds(knob, (states) => {
      drawPart(knob.firstChild, theme, parts.facts("thumb", ...states).parts?.image, thumb, view.scale);
    });
    return layered(track, knob, along - thumb.width / 2);
  },
  switches(theme, name, parts) {
    const toggles = [true, false].map((isOn) => {
      const track = isOn ? "on" : "off";
      const size = parts.size(track);
      const thumb = parts.size("thumb");
      const gap = Math.max(0, (size.height - thumb.height) / 2);
      return layered(
        drawnPart(theme, parts.facts(track), size),
        drawnPart(theme, parts.facts("thumb", ...(isOn ? ["selected"] : [])), thumb),
        isOn ? size.width - thumb.width - gap : gap);
    });
    return rowOf(toggles, "apart");
  },
  tabBars(theme, name, parts, width) {
    const height = parts.barHeight();
    const bar = drawnPart(theme, parts.facts("background"), { width, height });
    addShadow(bar, theme, parts, width);
    const icons = parts.names.filter((part) => part.startsWith("icons/"));
    const each = width / Math.max(1, icons.length || 3);
    (icons.length ? icons : ["", "", ""]).forEach((icon, index) => {
      bar.append(tab(theme, parts, icon, index, { width: each, height }));
    });
    return bar;
  },
  textFields(theme, name, parts, width) {
    return fieldOf(theme, parts, "background", width, Math.max(36, parts.size("background").height));
  },
  toolbars(theme, name, parts, width) {
    const height = parts.barHeight();
    const bar = drawnPart(theme, parts.facts("background"), { width, height });
    addShadow(bar, theme, parts, width);
    return bar;
  },
};

/** Which segment of a control is selected. */
const shown = new Map();

function segment(theme, control, parts, title, index, isSelected, size) {
  const states = isSelected ? ["selected"] : [];
  const facts = parts.facts("segment", ...states);
  const image = imageOf(facts.parts?.image, view.scale);
  const caps = (side) => (image?.capInsets?.[side] ?? 0) / (image?.scale ?? 1);
  // Only the first and the last segment show their outer caps.
  const place = view.direction === "rtl" ? 2 - index : index;
  const [before, after] = [place > 0 ? caps("left") : 0, place < 2 ? caps("right") : 0];
  const box = drawnPart(theme, facts, { width: size.width + before + after, height: size.height });
  box.firstChild.style.left = `${-before}px`;
  box.style.width = `${size.width}px`;
  box.classList.add("segment");
  textOn(box, title, parts.facts("title", ...states), theme);
  box.dataset.segment = `${control} ${index}`;
  Object.assign(box, { role: "button", tabIndex: 0, ariaLabel: title, ariaPressed: String(isSelected) });
  const choose = () => {
    shown.set(`${theme.name} ${control}`, index);
    drawStage();
    const all = [...document.querySelectorAll(".segment")];
    all.find((each) => each.dataset.segment === box.dataset.segment)?.focus();
  };
  box.addEventListener("click", choose);
  box.addEventListener("keydown", (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    choose();
  });
  return box;
}

function tab(theme, parts, icon, index, size) {
  const isSelected = index === 0;
  const look = parts.facts("items", ...(isSelected ? ["selected"] : []));
  const box = node("span", "tab");
  box.style.width = `${size.width}px`;
  box.style.insetInlineStart = `${index * size.width}px`;
  if (isSelected && parts.has("selection")) {
    const selection = drawnPart(theme, parts.facts("selection"), { width: size.width - 8, height: size.height - 6 });
    selection.classList.add("centered");
    box.append(selection);
  }
  if (icon) {
    const facts = parts.facts(icon, ...(isSelected ? ["selected"] : []));
    box.append(drawnPart(theme, facts, parts.size(icon), facts.renderingIntent === "template" ? look.icon?.tint : null));
  }
  const title = node("span", "title", icon ? nameOf(icon) : `Item ${index + 1}`);
  dress(title, { font: { family: "system", weight: "medium", size: 10 }, ...look.title }, theme);
  box.append(title);
  return box;
}

function addShadow(bar, theme, parts, width) {
  if (!parts.has("shadowImage")) return;
  const line = drawnPart(theme, parts.facts("shadowImage"), { width, height: parts.size("shadowImage").height });
  line.classList.add("above");
  bar.append(line);
}

/** A field that can be typed into. */
function fieldOf(theme, parts, part, width, height) {
  const box = drawnPart(theme, parts.facts(part), { width, height });
  const input = node("input", "field");
  const insets = parts.facts("title").title?.insets ?? { top: 0, left: 12, bottom: 0, right: 12 };
  input.style.padding = `0 ${insets.right}px 0 ${insets.left}px`;
  input.disabled = view.isDisabled;
  input.ariaLabel = nameOf(part);
  const look = () => {
    const isFocused = document.activeElement === input;
    dress(input, parts.facts(input.value ? "title" : "placeholder", ...(isFocused ? ["focused"] : [])).title, theme);
    const facts = parts.facts(part, ...(isFocused ? ["focused"] : []));
    drawPart(box.firstChild, theme, facts.parts?.image, { width, height }, view.scale);
  };
  input.placeholder = "Placeholder";
  for (const event of ["focus", "blur", "input"]) input.addEventListener(event, look);
  look();
  box.append(input);
  return box;
}

/** Tells of the states in which a box is held by the pointer. */
function holds(box, tell) {
  box.addEventListener("pointerdown", () => tell(["highlighted"]));
  for (const event of ["pointerup", "pointerleave"]) box.addEventListener(event, () => tell([]));
  box.addEventListener("pointerenter", () => tell(["hovered"]));
}
