// What the checker says of a theme: counted in the head of the page and on the stage.

/** What the checker says of an element, or of the parts of a control. */
function remarksAbout(theme, name) {
  return theme.remarks.filter(({ element }) => element === name || element?.startsWith(`${name}/`));
}

/** Counts the warnings of a theme in the head, and those of what the stage shows on the stage. */
function countWarnings(theme) {
  const button = document.getElementById("warnings");
  button.hidden = theme.remarks.length === 0;
  button.textContent = counted(theme.remarks.length, "warning");
  document.getElementById("remarks").replaceChildren(...theme.remarks.map((remark) => remarkItem(theme, remark)));
}

/** A warning in the list of all: it shows the element that it is about. */
function remarkItem(theme, { element, code, words, place }) {
  const item = node("p", "remark");
  const name = cardNameOf(theme, element);
  const about = node(name ? "button" : "span", "quiet", name || theme.name);
  if (name) {
    about.type = "button";
    about.addEventListener("click", () => {
      inspect(name);
      showCard(name);
    });
  }
  item.append(about, node("span", "", `${words} `), node("code", "", code), " ", placeNode(place, "note"));
  return item;
}

/** The name that the card of an element has: a part of a control has none of its own. */
function cardNameOf(theme, element) {
  if (element?.startsWith("controls/")) return element.split("/").slice(0, 3).join("/");
  return element in theme.manifest.elements ? element : "";
}

/** Marks what the checker warns of on the stage, if a reader wants that, and counts it there. */
function markWarned() {
  const theme = page.themes[view.theme];
  const button = document.getElementById("warned");
  const boxes = [...document.querySelectorAll("#stage [data-element]")].filter((box) => remarksAbout(theme, box.dataset.element).length);
  const count = new Set(boxes.flatMap((box) => remarksAbout(theme, box.dataset.element))).size;
  button.hidden = count === 0;
  button.textContent = `${counted(count, "warning")} on this screen`;
  const isMarked = button.ariaPressed === "true";
  boxes.forEach((box) => box.classList.toggle("warned", isMarked));
}

function startWarnings() {
  const button = document.getElementById("warned");
  button.addEventListener("click", () => {
    button.ariaPressed = String(button.ariaPressed !== "true");
    markWarned();
  });
  unfold(document.getElementById("warnings"), document.getElementById("remarks"));
}
