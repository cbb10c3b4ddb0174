"use strict";

// Each slider moves the line between before and after in all pictures above it.
for (const slider of document.querySelectorAll(".slider input")) {
  const pictures = slider.closest(".stretched");
  const show = () => {
    pictures.style.setProperty("--split", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", `${slider.value}% before, ${100 - slider.value}% after`);
  };
  slider.addEventListener("input", show);
  // A browser that comes back to the page keeps where it was.
  show();
  for (const stack of pictures.querySelectorAll(".stack")) {
    const move = (event) => {
      if (!(event.buttons & 1)) return;
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
  }
}
