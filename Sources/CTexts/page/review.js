"use strict";

const tools = document.querySelector(".tools");

if (tools) {
  const slider = tools.elements.split;
  const mode = tools.elements.mode;

  /** Moves the line between before and after in all pictures. */
  const show = () => {
    document.documentElement.style.setProperty("--split", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", `${slider.value}% before, ${100 - slider.value}% after`);
  };

  slider.addEventListener("input", () => {
    mode.value = "slider";
    show();
  });
  // A browser that comes back to the page keeps where it was.
  show();

  for (const stack of document.querySelectorAll(".both")) {
    const move = (event) => {
      if (!(event.buttons & 1) || mode.value !== "slider") return;
      const box = stack.getBoundingClientRect();
      slider.value = (100 * (event.clientX - box.left)) / box.width;
      show();
    };
    stack.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      stack.setPointerCapture(event.pointerId);
      move(event);
    });
    stack.addEventListener("pointermove", move);
    // A click switches between before and after in place.
    stack.addEventListener("click", () => {
      const other = { before: "after", after: "before" }[mode.value];
      if (other) mode.value = other;
    });
  }
}
