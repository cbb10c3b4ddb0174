// Approximations of what a platform draws itself: its own bars and buttons, and its materials.

/** What stands for an element that a theme leaves to the platform. */
function systemLook(name, text) {
  const kind = name.split("/")[0];
  const look = node("span", `system ${kind}`);
  if (kind === "backButtons") look.append(node("span", "chevron"), node("span", "system-title", text));
  else if (kind === "buttons") look.append(node("span", "system-title", text));
  look.append(node("span", "said", "drawn by the system"));
  return look;
}

/** A material over the picture that a theme has for where there is none, with corners that are about as round. */
function materialLook(facts, canvas, part) {
  const look = node("span", `material ${facts.material.kind}`);
  if (facts.material.tint) look.style.setProperty("--tint", facts.material.tint);
  const { top, right, bottom, left } = alignmentOf(part);
  look.style.inset = `${top}px ${right}px ${bottom}px ${left}px`;
  canvas.drawn?.then((drawn) => roundMaterial(look, drawn, part));
  return look;
}

function roundMaterial(look, drawn, part) {
  const { top, left } = alignmentOf(part);
  if (drawn) look.style.borderRadius = `${radiusOf(drawn, top, left) / view.scale}px`;
}

/** About how round the first corner of a picture is, in pixels: by where its first row begins. */
function radiusOf({ width, words }, top, left) {
  const [row, first] = [top, left].map((length) => Math.round(length * view.scale));
  const at = (x) => words[row * width + x] >>> 24;
  const middle = at(width >> 1);
  let empty = 0;
  while (first + empty < width >> 1 && at(first + empty) < middle / 2) empty += 1;
  // A circle that begins so far from its side in the middle of its first row.
  return (0.5 + Math.sqrt(empty)) ** 2 + 0.25;
}

/** Says below the devices what on them is an approximation. */
function tellApproximations() {
  const looks = [...document.querySelectorAll("#devices :is(.system, .material)")];
  const names = new Set(looks.map((look) => look.closest("[data-element]")?.dataset.element).filter(Boolean));
  const note = document.getElementById("approximations");
  note.hidden = names.size === 0;
  note.textContent = `Drawn by the platform, and only approximated here: ${[...names].join(", ")}.`;
}
