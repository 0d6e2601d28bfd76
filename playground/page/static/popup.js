// A box that floats at an element of the page, above everything, until something else is pressed.

import { h } from "./dom.js";

const GAP = 6;
const EDGE = 8;

// `above` prefers the upper side. Returns { close, place }. `onClose(byEscape)` is called once.
export function popup(anchor, content, { above = false, wide = false, onClose = () => {} } = {}) {
  const box = h("div", { class: "popup" }, content);
  // A dialog is above the page: its popups must live inside it.
  (anchor.closest("dialog") ?? document.body).append(box);
  let open = true;

  function place() {
    if (!anchor.isConnected) {
      close();
      return;
    }
    const at = anchor.getBoundingClientRect();
    const width = wide ? at.width : Math.max(at.width, 240);
    const roomBelow = innerHeight - at.bottom - GAP - EDGE;
    const roomAbove = at.top - GAP - EDGE;
    const up = above
      ? roomAbove > 160 || roomAbove > roomBelow
      : roomBelow < Math.min(box.scrollHeight, 320) && roomAbove > roomBelow;
    box.style.width = `${Math.min(width, innerWidth - 2 * EDGE)}px`;
    box.style.maxHeight = `${Math.min(up ? roomAbove : roomBelow, 420)}px`;
    box.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - Math.min(width, innerWidth - 2 * EDGE) - EDGE))}px`;
    box.style.top = up ? "auto" : `${at.bottom + GAP}px`;
    box.style.bottom = up ? `${innerHeight - at.top + GAP}px` : "auto";
  }

  function close(byEscape = false) {
    if (!open) return;
    open = false;
    box.remove();
    removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", place);
    removeEventListener("scroll", place, true);
    watch.disconnect();
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
