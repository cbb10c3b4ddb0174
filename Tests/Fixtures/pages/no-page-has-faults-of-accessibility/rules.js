const faults = [];
const shown = (element) => element.checkVisibility({ visibilityProperty: true });
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
const describe = (element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 110);
const rule = (name, elements) => elements.forEach((element) => faults.push(`${name}: ${describe(element)}`));
const byIds = (ids) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
const ownText = (element) => [...element.childNodes].map((part) => part.nodeType === 3 ? part.data
  : part.nodeType !== 1 || part.ariaHidden === "true" || part.hidden ? "" : part.ariaLabel || ownText(part)).join("");
const labels = (element) => [...(element.labels ?? [])].map((label) =>
  [...label.childNodes].filter((part) => !part.contains(element)).map((part) => part.textContent).join("")).join(" ");
const named = ["BUTTON", "A", "SUMMARY"];
// Attributes that name other elements by their identifiers.
const references = (element) => [...element.attributes].filter(({ name }) => /^aria-(controls|[a-z]+by)$/.test(name));
const nameOf = (element) => references(element).filter(({ name }) => /label/.test(name)).map(({ value }) => byIds(value)).join(" ")
  || element.ariaLabel || labels(element) || (named.includes(element.tagName) || element.role ? ownText(element) : "") || element.title;
const hasName = (element) => /\p{L}/u.test(nameOf(element));
const interactive = "button, a[href], input, select, textarea, [role=button], [role=switch], [role=slider]";
const focusable = `${interactive}, [tabindex]:not([tabindex="-1"])`;

// WCAG 4.1.2; a number alone tells nobody what a button does.
rule("button-name", all("button, [role=button], [role=switch]").filter((each) => !hasName(each)));
// WCAG 2.4.4, 4.1.2
rule("link-name", all("a[href]").filter((each) => !hasName(each)));
// WCAG 1.3.1, 4.1.2
rule("label", all("input, select, textarea").filter((each) => !hasName(each)));
// ARIA 1.2, 5.3 and 5.4; WCAG 4.1.2
const roles = ["alert", "button", "group", "img", "progressbar", "region", "slider", "status", "switch", "tooltip", "article", "dialog"];
rule("aria-roles", all("[role]").filter((each) => !roles.includes(each.getAttribute("role"))));
// ARIA 1.2, 5.2.5: attributes that a role needs.
const needed = { switch: "aria-checked", slider: "aria-valuenow", checkbox: "aria-checked" };
rule("aria-required-attr", all("[role]").filter((each) =>
  needed[each.role] && !each.hasAttribute(needed[each.role]) && !each.matches("input[type=checkbox], input[type=range]")));
// ARIA 1.2, 6.6: references lead somewhere.
rule("aria-valid-attr-value", all("*").filter((each) =>
  references(each).some(({ value }) => value.split(/\s+/).some((id) => !document.getElementById(id)))));
// ARIA 1.2, 5.2.8.4 and 6.6: names of landmarks, groups and images.
rule("role-img-alt", all("[role=img], [role=progressbar], [role=region], [role=group]").filter((each) => !hasName(each)));
// WCAG 1.3.1, 4.1.1
const ids = [...document.querySelectorAll("[id]")];
rule("duplicate-id", ids.filter((each) => ids.find((other) => other.id === each.id) !== each));
// WCAG 4.1.2: what is hidden from readers of a screen takes no focus.
rule("aria-hidden-focus", all("[aria-hidden=true]").flatMap((each) => [...each.querySelectorAll(focusable)]).filter(shown));
// WCAG 4.1.2: a control in a control is not reached.
rule("nested-interactive", all("button, a[href], [role=button], [role=switch]").filter((each) => each.querySelector(focusable)));
// WCAG 2.1.1: what scrolls can be scrolled by the keyboard.
rule("scrollable-region-focusable", all("body *").filter((each) => {
  const { overflowX, overflowY } = getComputedStyle(each);
  const scrolls = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 2
    || /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 2;
  return scrolls && !each.matches(focusable) && ![...each.querySelectorAll(focusable)].some(shown);
}));
// WCAG 2.4.3
rule("tabindex", all("[tabindex]").filter((each) => each.tabIndex > 0));
// WCAG 2.5.3: a name has the words that are seen.
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
rule("label-content-name-mismatch", all("button[aria-label]").filter((each) =>
  letters(each.innerText) && !letters(each.ariaLabel).includes(letters(each.innerText))));
// WCAG 3.1.1, 2.4.2, 1.3.1
if (!document.documentElement.lang) faults.push("html-has-lang");
if (!document.title.trim()) faults.push("document-title");
if (all("main").length !== 1) faults.push("landmark-one-main");
if (all("h1").length !== 1) faults.push("page-has-heading-one");
const levels = all("h1, h2, h3, h4").map((each) => Number(each.tagName[1]));
if (levels.some((level, index) => index > 0 && level > levels[index - 1] + 1)) faults.push("heading-order");
// WCAG 1.3.1
rule("definition-list", all("dl > *").filter((each) => !(each.querySelector("dt") && each.querySelector("dd")) && !/DT|DD/.test(each.tagName)));

// WCAG 1.4.3: the page's own text; what themes draw is theirs.
const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
const parsed = new Map();
const parse = (color) => {
  if (parsed.has(color)) return parsed.get(color);
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  parsed.set(color, [r, g, b, a / 255]);
  return parsed.get(color);
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const ground = (element) => {
  if (!element) return parse(matchMedia("(prefers-color-scheme: dark)").matches ? "#121416" : "#ffffff");
  const color = parse(getComputedStyle(element).backgroundColor);
  return color[3] > 0.99 ? color : over(color, ground(element.parentElement));
};
const light = ([r, g, b]) => [r, g, b].map((each) => each / 255).map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
  .reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0);
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || seen.has(element) || !shown(element)) continue;
  seen.add(element);
  if (element.closest(".device, .try .holder, .shown, script, style, :disabled, .ruler, canvas, option")) continue;
  const style = getComputedStyle(element);
  const below = ground(element);
  const text = over(parse(style.color), below);
  const [one, two] = [light(text), light(below)];
  const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  const size = parseFloat(style.fontSize);
  const least = size >= 24 || size >= 18.66 && style.fontWeight >= 700 ? 3 : 4.5;
  let opacity = 1;
  for (let each = element; each; each = each.parentElement) opacity *= getComputedStyle(each).opacity;
  if (opacity > 0 && (opacity < 1 || ratio < least)) faults.push(`color-contrast: ${ratio.toFixed(2)} ${describe(element)}`);
}

// WCAG 2.4.7: the keyboard's focus is seen, on the control or on what stands for it.
const isMarked = (element) => element && getComputedStyle(element).outlineStyle !== "none" && parseFloat(getComputedStyle(element).outlineWidth) >= 1;
const before = document.activeElement;
for (const element of all(focusable)) {
  if (element.disabled) continue;
  element.focus({ preventScroll: true, focusVisible: true });
  if (document.activeElement !== element) rule("focusable", [element]);
  else if (![element, element.nextElementSibling, element.parentElement].some(isMarked)) rule("focus-visible", [element]);
}
before?.focus?.({ preventScroll: true });
return [...new Set(faults)].join("\n");
