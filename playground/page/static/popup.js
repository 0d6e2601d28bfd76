// A box that floats at an element of the page, above everything, until something else is pressed.

import { h } from "./dom.js";

const GAP = 6;
const EDGE = 8;
const MOST_HEIGHT = 420;
const LEAST_UNDER_PICTURE = 240;

// `above` prefers the upper side; `spared` is a larger element around the anchor that stays uncovered;
// `picture` is scrolled into sight and stays there while the box is open, if there is room for both.
// Returns { close, place }. `onClose(byEscape)` is called once.
export function popup(
  anchor,
  content,
  { above = false, wide = false, spared = anchor, picture = null, onClose = () => {} } = {},
) {
  const box = h("div", { class: "popup" }, content);
  // A dialog is above the page: its popups must live inside it.
  (anchor.closest("dialog") ?? document.body).append(box);
  let open = true;
  let shown = null; // the picture, once it was brought into sight

  function place() {
    if (!anchor.isConnected) {
      close();
      return;
    }
    const at = anchor.getBoundingClientRect();
    const { top, bottom } = spared.getBoundingClientRect();
    const width = wide ? at.width : Math.max(at.width, 240);
    const roomBelow = innerHeight - bottom - GAP - EDGE;
    const roomAbove = top - GAP - EDGE;
    const up = above
      ? roomAbove > 160 || roomAbove > roomBelow
      : roomBelow < Math.min(wholeHeight(), 320) && roomAbove > roomBelow;
    box.style.width = `${Math.min(width, innerWidth - 2 * EDGE)}px`;
    box.style.maxHeight = `${Math.min(up ? roomAbove : roomBelow, MOST_HEIGHT)}px`;
    box.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - Math.min(width, innerWidth - 2 * EDGE) - EDGE))}px`;
    box.style.top = up ? "auto" : `${bottom + GAP}px`;
    box.style.bottom = up ? `${innerHeight - top + GAP}px` : "auto";
    if (up && picture && !shown) shown = broughtIntoSight(picture, Math.min(wholeHeight(), MOST_HEIGHT));
    if (shown?.room() >= LEAST_UNDER_PICTURE) {
      box.style.maxHeight = `${Math.min(shown.room(), MOST_HEIGHT)}px`;
      box.style.top = "auto";
      box.style.bottom = `${EDGE}px`;
    }
  }

  // Only the list scrolls, so the box itself does not know how much there is.
  const wholeHeight = () => [...box.children].reduce((sum, child) => sum + child.scrollHeight, 0);

  function close(byEscape = false) {
    if (!open) return;
    open = false;
    box.remove();
    removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", place);
    removeEventListener("scroll", place, true);
    watch.disconnect();
    shown?.back();
    onClose(byEscape);
  }

  function outside(event) {
    if (!box.contains(event.target) && !anchor.contains(event.target)) close();
  }

  const watch = new ResizeObserver(place);
  watch.observe(anchor);
  addEventListener("pointerdown", outside, true);
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  place();
  return { box, close, place };
}

// Scrolls a picture up, as far as it stays in sight, until a box of some height has room below it.
function broughtIntoSight(picture, height) {
  const scroller = picture.closest(".scroller");
  const list = scroller.firstElementChild;
  const before = scroller.scrollTop;
  const place = () => picture.getBoundingClientRect();
  const room = () => innerHeight - place().bottom - GAP - EDGE;
  const upperEnd = scroller.getBoundingClientRect().top;
  const wanted = place().bottom - Math.max(0, height - room());
  const top = Math.max(upperEnd, wanted - place().height);
  // Below the newest message there is nothing to scroll to: some room is lent to it.
  const missing = place().top - top - (scroller.scrollHeight - scroller.clientHeight - before);
  if (missing > 0) list.style.paddingBottom = `${missing + parseFloat(getComputedStyle(list).paddingBottom)}px`;
  scroller.scrollBy(0, place().top - top);
  return {
    room,
    back() {
      list.style.paddingBottom = "";
      scroller.scrollTo(0, before);
    },
  };
}

// A list of options under the arrow keys. `items`: { label, description, value, chosen }.
export function listbox({ items, label, multiple = false, empty = "", onPick }) {
  const id = `list-${Math.random().toString(36).slice(2)}`;
  const list = h("div", {
    class: "listbox",
    role: "listbox",
    id,
    "aria-label": label,
    "aria-multiselectable": multiple ? "true" : null,
  });
  let at = -1;
  const rows = items.map((item, number) => {
    const row = h(
      "div",
      {
        class: "option",
        role: "option",
        id: `${id}-${number}`,
        "aria-selected": item.chosen ? "true" : "false",
        onpointermove: () => mark(number, false),
        onclick: () => onPick(item, number),
        onmousedown: (event) => event.preventDefault(), // the focus stays where one types
      },
      item.before ?? null,
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, item.label),
        item.description ? h("span", { class: "option-description" }, item.description) : null,
      ),
      item.after ?? null,
    );
    return row;
  });
  if (rows.length) list.append(...rows);
  else list.append(h("div", { class: "option-none" }, empty));

  function mark(number, scroll = true) {
    if (!rows.length) return;
    rows[at]?.classList.remove("marked");
    at = number;
    rows[at].classList.add("marked");
    if (scroll) rows[at].scrollIntoView({ block: "nearest" });
  }

  return {
    element: list,
    id,
    rows,
    get marked() {
      return at;
    },
    get markedId() {
      return rows[at]?.id ?? "";
    },
    mark,
    move(step) {
      mark((at + step + rows.length) % rows.length);
    },
    pick() {
      if (at < 0) return false;
      onPick(items[at], at);
      return true;
    },
  };
}
