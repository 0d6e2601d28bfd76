// A picture as large as the window allows, with its whole description beside or below it. The wheel, two
// fingers, a press and the keys + - 0 change its size, dragging and the arrow keys move it; Esc and a press
// beside the picture close it.

import { h, icon } from "./dom.js";
import { t } from "./words.js";

const LARGEST = 8;
const STEP = 1.4;
const PRESSED = 2.5;
const MOVED_PX = 6;
const NUDGE_PX = 80;

export function openLarge(address, alt) {
  const image = h("img", { src: address, alt: alt ?? "", draggable: "false", onload: () => fit() });
  const stage = h("div", { class: "lightbox-stage" }, image);
  const caption = alt ? h("p", { class: "lightbox-caption", tabindex: "0" }, alt) : null;
  const side = h(
    "div",
    { class: "lightbox-side" },
    h(
      "div",
      { class: "lightbox-tools" },
      tool("minus", "zoom-out", () => resize(1 / STEP)),
      tool("plus", "zoom-in", () => resize(STEP)),
      tool("fit", "zoom-fit", () => resize(0)),
      tool("close", "close", () => dialog.close(), true),
    ),
    caption,
  );
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("picture"), onkeydown: keys, onclose: () => left() },
    stage,
    side,
  );
  const fingers = new Map();
  let size = 1; // 1 is the whole picture
  let [x, y] = [0, 0]; // how far its middle is from the middle of the stage
  let moved = false;

  function tool(shape, word, onclick, autofocus = false) {
    const label = t(word);
    const props = { class: "plain", type: "button", title: label, "aria-label": label, autofocus, onclick };
    return h("button", props, icon(shape));
  }

  // The description stands where it leaves more room to the picture.
  function fit() {
    if (!image.naturalWidth) return;
    // Below a wide picture it may have all that the picture can't use.
    const unused = innerHeight - (innerWidth * image.naturalHeight) / image.naturalWidth;
    side.style.setProperty("--unused", `${unused}px`);
    const scales = [true, false].map((beside) => {
      dialog.classList.toggle("beside", beside);
      return Math.min(
        stage.clientWidth / image.naturalWidth,
        stage.clientHeight / image.naturalHeight,
      );
    });
    dialog.classList.toggle("beside", scales[0] > scales[1]);
    const scale = Math.max(...scales);
    image.style.width = `${image.naturalWidth * scale}px`;
    image.style.height = `${image.naturalHeight * scale}px`;
    show();
  }

  function show() {
    const within = (at, whole, room) => {
      const most = Math.max(0, (whole * size - room) / 2);
      return Math.max(-most, Math.min(most, at));
    };
    x = within(x, image.offsetWidth, stage.clientWidth);
    y = within(y, image.offsetHeight, stage.clientHeight);
    image.style.transform = `translate(${x}px, ${y}px) scale(${size})`;
    dialog.classList.toggle("enlarged", size > 1);
  }

  // Keeps the pixel at `point` of the window in its place; a factor of 0 shows the whole picture.
  function resize(factor, point = null) {
    const box = stage.getBoundingClientRect();
    const fromMiddle = point
      ? [point.x - box.left - box.width / 2, point.y - box.top - box.height / 2]
      : [0, 0];
    const before = size;
    size = Math.max(1, Math.min(LARGEST, size * factor));
    x = fromMiddle[0] - ((fromMiddle[0] - x) * size) / before;
    y = fromMiddle[1] - ((fromMiddle[1] - y) * size) / before;
    show();
  }

  function keys(event) {
    const moves = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") resize(STEP);
    else if (event.key === "-") resize(1 / STEP);
    else if (event.key === "0") resize(0);
    else if (event.key in moves && event.target !== caption) {
      x += moves[event.key][0] * NUDGE_PX;
      y += moves[event.key][1] * NUDGE_PX;
      show();
    } else return;
    event.preventDefault();
  }

  const middle = () => {
    const all = [...fingers.values()];
    return {
      x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
      y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
      spread: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0,
    };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault(); // the focus stays at the buttons
    moved = fingers.size > 0;
    fingers.set(event.pointerId, { x: event.x, y: event.y, from: event.target, beganX: event.x, beganY: event.y });
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = middle();
    Object.assign(finger, { x: event.x, y: event.y });
    const after = middle();
    moved ||= Math.hypot(event.x - finger.beganX, event.y - finger.beganY) > MOVED_PX;
    if (!moved) return;
    x += after.x - before.x;
    y += after.y - before.y;
    if (before.spread && after.spread) resize(after.spread / before.spread, after);
    else show();
  });
  stage.addEventListener("pointerup", (event) => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || moved) return;
    if (finger.from !== image) dialog.close();
    else resize(size > 1 ? 0 : PRESSED, event);
  });
  stage.addEventListener("pointercancel", (event) => fingers.delete(event.pointerId));
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      resize(STEP ** (-Math.sign(event.deltaY) / 2), event);
    },
    { passive: false },
  );

  function left() {
    removeEventListener("resize", fit);
    dialog.remove();
  }

  addEventListener("resize", fit);
  document.body.append(dialog);
  dialog.showModal();
  fit();
}
