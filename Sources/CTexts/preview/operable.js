// Controls that a person operates, each with what it is set to.

/**
 * How each kind of control is shown; `width` is the room that there is, in points. `app` tells what an app says of it: its
 * `place`, by which its setting is found again, and what its kind needs.
 */
const controls = {
  bubbles(theme, name, parts, width, app = {}) {
    return framed(theme, parts.facts("background"), app.content ?? (view.text || "See you at eight?"), width * 0.7);
  },
  cells(theme, name, parts, width, app = {}) {
    return cellsOf(theme, parts, width, app.rows ?? ["Sounds", "Notifications", "Privacy"].map((title) => ({ title })));
  },
  panels(theme, name, parts, width, app = {}) {
    const content = app.content ?? (view.text || "A panel with content of the app's.");
    return framed(theme, parts.facts("background"), content, width, Boolean(app.content));
  },
  popovers(theme, name, parts, width, app = {}) {
    const box = node("span", "column middle");
    if (parts.has("arrow")) {
      const arrow = drawnPart(theme, parts.facts("arrow"), parts.size("arrow"));
      arrow.style.marginBottom = `${-alignmentOf(parts.facts("background").parts?.image).top}px`;
      arrow.classList.add("arrow");
      box.append(arrow);
    }
    const content = app.content ?? (view.text || "Copy · Share · Delete");
    box.append(framed(theme, parts.facts("background"), content, width * 0.8));
    return box;
  },
  progressBars(theme, name, parts, width, app = {}) {
    const height = Math.max(parts.size("track").height, parts.size("fill").height);
    const box = layered(
      drawnPart(theme, parts.facts("track"), { width, height: parts.size("track").height || height }),
      drawnPart(theme, parts.facts("fill"), { width: Math.round(width * 0.6), height: parts.size("fill").height }), 0);
    Object.assign(box, { role: "progressbar", ariaLabel: app.label ?? name, ariaValueNow: "60", ariaValueMin: "0", ariaValueMax: "100" });
    return box;
  },
  searchBars(theme, name, parts, width, app = {}) {
    const height = parts.barHeight();
    const bar = drawnPart(theme, parts.facts("background"), { width, height });
    const field = fieldOf(theme, parts, "field", width - 16, Math.max(36, parts.size("field").height), {
      place: name, label: "Search", placeholder: "Search", ...app });
    field.classList.add("centered");
    bar.append(field);
    return bar;
  },
  segmentedControls(theme, name, parts, width, app = {}) {
    const titles = app.titles ?? ["Day", "Week", "Month"];
    const chosen = setting(theme, `${name} ${app.place}`, 0);
    const row = rowOf([], "joined");
    Object.assign(row, { role: "group", ariaLabel: app.label ?? name });
    const draw = () => {
      row.replaceChildren(...segmentsOf(theme, name, parts, width, titles, chosen, draw));
      joinPictures(row);
    };
    draw();
    return row;
  },
  sliders(theme, name, parts, width, app = {}) {
    const place = setting(theme, `${name} ${app.place}`, app.value ?? 40);
    const thumb = parts.size("thumb");
    const box = node("span", "slider");
    const look = node("span");
    const input = node("input", "over");
    Object.assign(input, { type: "range", min: 0, max: 100, ariaLabel: app.label ?? name, disabled: view.states.has("disabled") });
    input.value = place.get();
    box.style.width = `${width}px`;
    box.style.minHeight = `${Math.max(thumb.height, parts.size("minimum").height)}px`;
    let held = [];
    const draw = () => {
      const along = (Number(place.get()) / 100) * (width - thumb.width) + thumb.width / 2;
      const track = rowOf([
        drawnPart(theme, parts.facts("minimum", ...held), { width: along, height: parts.size("minimum").height }),
        drawnPart(theme, parts.facts("maximum", ...held), { width: width - along, height: parts.size("maximum").height }),
      ]);
      look.replaceChildren(layered(track, drawnPart(theme, parts.facts("thumb", ...held), thumb), along - thumb.width / 2));
    };
    input.addEventListener("input", () => {
      place.set(input.value);
      draw();
    });
    box.append(look, input);
    holding(input, (states) => {
      held = states;
      draw();
    });
    return box;
  },
  switches(theme, name, parts, width, app = {}) {
    if (app.label) return switchOf(theme, name, parts, app);
    return rowOf([true, false].map((isOn) =>
      switchOf(theme, name, parts, { place: String(isOn), isOn, label: `${name}, ${isOn ? "on" : "off"} at first` })), "apart");
  },
  tabBars(theme, name, parts, width, app = {}) {
    const height = parts.barHeight();
    const bar = drawnPart(theme, parts.facts("background"), { width, height: height + (app.below ?? 0) });
    addShadow(bar, theme, parts, width);
    const icons = parts.names.filter((part) => part.startsWith("icons/"));
    const items = icons.length ? icons : ["", "", ""];
    const around = alignmentOf(parts.facts("background").parts?.image);
    // A bar that floats has its items in what its art aligns, not beside it and not below.
    const floats = around.bottom > 0;
    const room = floats ? height + (app.below ?? 0) - around.top - around.bottom : height;
    const each = (width - around.left - around.right) / items.length;
    const list = node("span", "tabs");
    Object.assign(list, { role: "group", ariaLabel: `Tabs of ${name}` });
    list.style.inset = `${around.top}px ${around.right}px auto ${around.left}px`;
    const chosen = app.chosen ?? setting(theme, `${name} ${app.place}`, 0);
    const draw = () => list.replaceChildren(...items.map((icon, index) =>
      tab(theme, parts, icon, index, chosen.get() === index, { width: each, height: room, floats }, () => {
        chosen.set(index);
        draw();
        list.children[index]?.focus();
      })));
    draw();
    bar.append(list);
    return bar;
  },
  textFields(theme, name, parts, width, app = {}) {
    return fieldOf(theme, parts, "background", width, Math.max(36, parts.size("background").height), { place: name, ...app });
  },
  toolbars(theme, name, parts, width, app = {}) {
    const height = parts.barHeight();
    const bar = drawnPart(theme, parts.facts("background"), { width, height: Math.max(height, app.height ?? 0) + (app.below ?? 0) });
    addShadow(bar, theme, parts, width);
    if (app.content) {
      const items = node("span", "tool-items");
      items.style.height = `${Math.max(height, app.height ?? 0)}px`;
      items.append(...app.content);
      bar.append(items);
    }
    return bar;
  },
};

/** Rows of a list, each with the picture of its place; a row has a title, and may have a detail, a box, or what it opens. */
function cellsOf(theme, parts, width, rows) {
  const list = node("span", "column");
  const hasEnds = parts.has("top") && parts.has("bottom");
  const partAt = (index) => {
    const wished = rows.length === 1 ? "single" : index === 0 ? "top" : index === rows.length - 1 ? "bottom" : "middle";
    return [wished, hasEnds ? "top" : "middle", "middle", "single", "top", "bottom"].find(parts.has);
  };
  rows.forEach((row, index) => {
    const part = partAt(index);
    const height = Math.max(44, parts.size(part).height);
    const cell = drawnPart(theme, parts.facts(part), { width, height });
    const content = rowContent(row);
    cell.append(content);
    const draw = async (states) => {
      const drawn = await drawPart(cell.firstChild, theme, parts.facts(part, ...states).parts?.image, { width, height }, view.scale);
      if (drawn) content.style.color = inkOn(middleOf(drawn));
    };
    holding(content.tagName === "BUTTON" ? content : cell, draw);
    list.append(cell);
    const line = parts.facts("separator");
    if (index < rows.length - 1 && line.parts) {
      const height = parts.size("separator").height;
      const drawn = drawnPart(theme, line, { width, height });
      // It lies on the row above it, and no row lies on it.
      drawn.style.marginTop = `${-height}px`;
      drawn.style.zIndex = 1;
      list.append(drawn);
    }
  });
  return list;
}

/** A switch that a person turns on and off. */
function switchOf(theme, name, parts, app) {
  const isOn = setting(theme, `${name} ${app.place}`, app.isOn ?? false);
  const box = node("button", "live toggle");
  Object.assign(box, { type: "button", role: "switch", ariaLabel: app.label, disabled: view.states.has("disabled") });
  let held = [];
  const draw = () => {
    const track = isOn.get() ? "on" : "off";
    const [size, thumb] = [parts.size(track), parts.size("thumb")];
    const gap = Math.max(0, (size.height - thumb.height) / 2);
    const states = isOn.get() ? [...held, "selected"] : held;
    box.ariaChecked = String(isOn.get());
    box.replaceChildren(layered(
      drawnPart(theme, parts.facts(track, ...held), size), drawnPart(theme, parts.facts("thumb", ...states), thumb),
      isOn.get() ? size.width - thumb.width - gap : gap));
  };
  box.addEventListener("click", () => {
    isOn.set(!isOn.get());
    draw();
  });
  holding(box, (states) => {
    held = states;
    draw();
  });
  return box;
}

/** The segments of a control and what divides them, in whole points that add up to its width. */
function segmentsOf(theme, name, parts, width, titles, chosen, redraw) {
  const line = parts.size("divider").width;
  const count = titles.length;
  const edge = (index) => Math.round(((width - line * (count - 1)) * index) / count);
  const height = Math.max(parts.size("segment").height, 32);
  return titles.flatMap((title, index) => {
    const boxes = [];
    if (index > 0 && parts.has("divider")) {
      // The left one is named first, also where lines begin on the right.
      const beside = view.direction === "rtl" ? [index, index - 1] : [index - 1, index];
      const pair = beside.map((at) => (at === chosen.get() ? "selected" : "normal")).join("+");
      const part = parts.has(`divider/${pair}`) ? `divider/${pair}` : "divider";
      boxes.push(drawnPart(theme, parts.facts(part), { width: line, height }));
    }
    const box = segment(theme, parts, title, index, count, index === chosen.get(), { width: edge(index + 1) - edge(index), height });
    const choose = () => {
      const row = box.parentElement;
      chosen.set(index);
      redraw();
      row.querySelectorAll(".segment")[index].focus();
    };
    box.addEventListener("click", choose);
    box.addEventListener("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      choose();
    });
    return [...boxes, box];
  });
}

/**
 * Shows the pictures of the boxes in a row on one canvas: where two canvases meet within a pixel of the screen, what is behind them
 * would be seen.
 */
async function joinPictures(row) {
  const boxes = [...row.children];
  if (boxes.some(({ firstChild }) => !firstChild.isStill)) return;
  const pictures = await Promise.all(boxes.map(({ firstChild }) => firstChild.drawn));
  const canvases = boxes.map(({ firstChild }) => firstChild);
  const scales = new Set(canvases.map((canvas, index) => pictures[index] && pictures[index].width / parseFloat(canvas.style.width)));
  const [scale] = scales;
  if (scales.size !== 1 || !scale || boxes.some(({ parentElement }) => parentElement !== row)) return;
  const lengths = (name) => boxes.map((box) => Math.round(parseFloat(box.style[name]) * scale));
  const [widths, heights] = [lengths("width"), lengths("height")];
  const whole = canvasOf("background");
  whole.width = widths.reduce((sum, width) => sum + width);
  whole.height = Math.max(...heights);
  whole.style.width = `${whole.width / scale}px`;
  const context = whole.getContext("2d", { willReadFrequently: true });
  let start = 0;
  canvases.forEach((canvas, index) => {
    const { width, height, words } = pictures[index];
    const left = view.direction === "rtl" ? whole.width - start - widths[index] : start;
    const [margin = 0, top = 0] = canvas.style.translate.split(" ").map((length) => Math.round(parseFloat(length || "0") * scale));
    const before = -Math.round(parseFloat(canvas.style.left || "0") * scale);
    const pixels = new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength);
    context.putImageData(new ImageData(pixels, width, height), left + margin - before, top, before, 0, widths[index], height);
    canvas.style.opacity = 0;
    start += widths[index];
  });
  row.prepend(whole);
  settleSoon(whole);
}

function segment(theme, parts, title, index, count, isSelected, size) {
  const states = isSelected ? ["selected"] : [];
  const facts = parts.facts("segment", ...states);
  const image = imageOf(facts.parts?.image, view.scale);
  const caps = (side) => (image?.capInsets?.[side] ?? 0) / (image?.scale ?? 1);
  // Only the first and the last segment show their outer caps.
  const place = view.direction === "rtl" ? count - 1 - index : index;
  const [before, after] = [place > 0 ? caps("left") : 0, place < count - 1 ? caps("right") : 0];
  const box = drawnPart(theme, facts, { width: size.width + before + after, height: size.height });
  box.firstChild.style.left = `${-before}px`;
  box.style.width = `${size.width}px`;
  box.classList.add("segment");
  textOn(box, title, parts.facts("title", ...states), theme);
  Object.assign(box, { role: "button", tabIndex: 0, ariaLabel: title, ariaPressed: String(isSelected) });
  return box;
}

function tab(theme, parts, icon, index, isSelected, size, choose) {
  const look = parts.facts("items", ...(isSelected ? ["selected"] : []));
  const title = icon ? nameOf(icon) : `Item ${index + 1}`;
  const box = node("button", "live tab");
  Object.assign(box, { type: "button", ariaLabel: title, disabled: view.states.has("disabled") });
  if (isSelected) box.ariaCurrent = "page";
  box.style.width = `${size.width}px`;
  box.style.height = `${size.height}px`;
  if (isSelected && parts.has("selection")) {
    const selection = drawnPart(theme, parts.facts("selection"), size.floats ? size : { width: size.width - 8, height: size.height - 6 });
    selection.classList.add("centered");
    box.append(selection);
  }
  if (icon) {
    const facts = parts.facts(icon, ...(isSelected ? ["selected"] : []));
    box.append(drawnPart(theme, facts, parts.size(icon), facts.renderingIntent === "template" ? look.icon?.tint ?? "#8e8e93" : null));
  }
  const words = node("span", "title", title.charAt(0).toUpperCase() + title.slice(1));
  dress(words, { font: { family: "system", weight: "medium", size: 10 }, ...look.title }, theme);
  box.append(words);
  box.addEventListener("click", choose);
  return box;
}

/** A field that can be typed into. */
function fieldOf(theme, parts, part, width, height, app) {
  const text = setting(theme, `${app.place} ${part}`, app.value ?? "");
  const box = drawnPart(theme, parts.facts(part), { width, height });
  const input = node("input", "field");
  const insets = parts.facts("title").title?.insets ?? { top: 0, left: 12, bottom: 0, right: 12 };
  input.style.padding = `0 ${insets.right}px 0 ${insets.left}px`;
  Object.assign(input, {
    type: app.type ?? "text", autocomplete: "off", placeholder: app.placeholder ?? "Placeholder", value: text.get(),
    ariaLabel: app.label ?? nameOf(part), disabled: view.states.has("disabled"),
  });
  const look = (states) => {
    dress(input, parts.facts(input.value ? "title" : "placeholder", ...states).title, theme);
    drawPart(box.firstChild, theme, parts.facts(part, ...states).parts?.image, { width, height }, view.scale);
  };
  const isFocused = () => (document.activeElement === input ? ["focused"] : []);
  input.addEventListener("input", () => {
    text.set(input.value);
    look(isFocused());
  });
  input.addEventListener("pointerenter", () => look([...isFocused(), "hovered"]));
  for (const event of ["focus", "blur", "pointerleave"]) input.addEventListener(event, () => look(isFocused()));
  look([]);
  box.append(input);
  return box;
}
