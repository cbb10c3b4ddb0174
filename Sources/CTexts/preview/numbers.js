// The numbers of an element in one of its variants, each with where it comes from.

const sides = (insets) => ["top", "left", "bottom", "right"].map((side) => insets[side]).join(" ");

/** Insets as a text, none where nothing is left out. */
function insetsText(insets) {
  return insets && Object.values(insets).some((length) => length !== 0) ? sides(insets) : "";
}

function resizingText(mode) {
  return mode?.horizontal ? `across ${mode.horizontal}, down ${mode.vertical}` : mode;
}

function shadowText(shadow) {
  return shadow && `${shadow.color}, ${shadow.x} ${shadow.y}${shadow.blur ? `, blur ${shadow.blur}` : ""}`;
}

/** What art is, in a few words: that it is drawn, by a recipe, or which file it is. */
function artText(origins) {
  for (const { key, text } of originsBelow(origins, ["art"], ["background.art"])) {
    const [form, more] = key.slice(key.indexOf("art") + 3).replace(/^\.fallback/, "").split(".").filter(Boolean);
    if (["material", "tint"].includes(form)) continue;
    if (!form) return text;
    if (form === "use") return `recipe ${text.replaceAll('"', "")}`;
    if (["file", "svg", "ninePatch", "of", "derive"].includes(form) && !more) return `${form} ${text.replaceAll('"', "")}`;
    if (form !== "opacity") return form;
  }
  return "";
}

/** The keys below art that decide on its outline, and so on what of it stretches: neither colors nor fills. */
function outlineKeys(origins, art) {
  const isOther = /\.(fill|opacity|blend|color|colors|cap|join|miterLimit|fillRule)(\.|$)/;
  return originsBelow(origins, art).filter(({ key, text }) => !isOther.test(key) && !text.startsWith("#")).map(({ key }) => key);
}

/** What a property is called: "vertical alignment". */
const labelOf = (path) => path.split(".").at(-1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The rows of properties that no other row tells. */
function otherRows(facts, rows) {
  const told = new Set(rows.flatMap(([, , ...keys]) => keys.flat()));
  return Object.keys(page.properties).filter((path) => !told.has(path) && path !== "title")
    .map((path) => [labelOf(path), factAt(facts, path), [path, path.replace(/^title\./, "")]]);
}

/** The rows of a list: a name, a text, and the keys of which any tells where it comes from. */
function numberRows(facts, origins) {
  const part = facts.parts?.background ?? facts.parts?.image;
  const [title, font] = [facts.title, facts.title?.font];
  const hit = facts.hitArea;
  const caps = ["caps", "stretchable", "background.caps", "background.stretchable"];
  const art = ["art", "background.art"];
  const outline = outlineKeys(origins, art);
  // The settings of texts of controls belong to their parts.
  const of = (name) => [`title.${name}`, name];
  const rows = [
    ["art", artText(origins), art],
    ["material", facts.material && [facts.material.kind, facts.material.tint].filter(Boolean).join(" "), ["material", "art.material", "background.material"], ["art.tint", "background.tint"]],
    ["height", facts.height, ["height"]],
    ["minimum width", facts.minimumWidth, ["minimumWidth"]],
    ["maximum width", facts.maximumWidth, ["maximumWidth"]],
    ["cap insets", part?.resizing ? (part.capInsets ? sides(part.capInsets) : "by scale") : "", caps, outline],
    ["resizing", resizingText(part?.resizing), ["resizing", "background.resizing"], caps],
    ["alignment insets", insetsText(part?.alignmentInsets), ["alignmentInsets"], outline],
    ["hit area", hit && `${hit.width ?? "–"} × ${hit.height ?? "–"}`, ["hitArea"]],
    ["rendering", facts.renderingIntent === "template" ? "template" : "", ["renderingIntent"]],
    ["tint", facts.tint, ["tint"]],
    ["icon", facts.icon?.placement, ["icon"]],
    ["font", font && [font.family, font.weight, font.size, font.style, font.letterSpacing && `spaced by ${font.letterSpacing}`].filter(Boolean).join(" "), of("font")],
    ["color", title?.color, of("color")],
    ["shadow", shadowText(title?.shadow), of("shadow")],
    ["title insets", insetsText(title?.insets), of("insets"), ["content"]],
    ["offset", title?.offset && `${title.offset.x} ${title.offset.y}`, of("offset")],
    ["alignment", title?.alignment, of("alignment")],
    ["transform", title?.transform === "none" ? "" : title?.transform, of("transform")],
    ["lines", title?.lines === 1 ? "" : title?.lines, of("lines")],
    ["large title", facts.largeTitle?.font && `${facts.largeTitle.font.weight} ${facts.largeTitle.font.size}`, ["largeTitle"]],
  ];
  return [...rows, ...otherRows(facts, rows)];
}

/** The numbers of a variant in a list. */
function numbersOf(theme, name, key) {
  const facts = factsOf(theme.manifest.elements[name], key);
  const origins = originsOf(theme, name, key);
  const list = node("dl");
  for (const [label, value, ...keys] of numberRows(facts, origins)) {
    if (value === undefined || value === null || value === "") continue;
    const pair = node("div");
    const found = originsBelow(origins, ...keys);
    const shown = node("dd");
    shown.append(...colorsOf(value, label === "art" ? found : []).map(swatch));
    shown.append(found.length ? explainedValue(label, String(value), found) : String(value));
    shown.append(...tokensOf(found).map((token) => node("span", "token", token)));
    const place = found.flatMap(({ steps }) => steps).find((step) => step.place)?.place;
    if (place && view.editor) shown.append(" ", placeNode(place, "note"));
    pair.append(node("dt", "", label), shown);
    list.append(pair);
  }
  return list;
}
