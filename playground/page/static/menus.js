// Discord's string menus, single and multiple, as a button with a listbox.

import { h, icon } from "./dom.js";
import { listbox, popup } from "./popup.js";
import { t } from "./words.js";

// The picture that one chooses by: the last one before the menu in its message.
function pictureAbove(button) {
  const before = (one) => one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...(button.closest(".message")?.querySelectorAll(".gallery .picture") ?? [])].findLast(before);
}

// `onChoose(values)` is called when a choice is made; a multiple one is made when the list closes.
export function menu({ options, placeholder, least = 1, most = 1, disabled = false, label, onChoose }) {
  let chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  let opened = null;
  const face = h("span", { class: "menu-face" });
  const button = h(
    "button",
    {
      class: "menu",
      type: "button",
      role: "combobox",
      disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ?? placeholder ?? t("choose"),
      onclick: () => (opened ? opened.close() : open()),
      onkeydown: keys,
    },
    face,
    icon("down"),
  );
  show();

  function show() {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    face.textContent = labels.length ? labels.join(", ") : placeholder || t("choose");
    face.classList.toggle("hint", !labels.length);
  }

  let list;
  function open() {
    const before = new Set(chosen);
    const multiple = most > 1;
    const items = options.map((option) => ({
      value: option.value,
      label: option.emoji?.name ? `${option.emoji.name} ${option.label}` : option.label,
      description: option.description,
      chosen: chosen.has(option.value),
      after: h("span", { class: multiple ? "tick box" : "tick" }, icon("check")),
    }));
    list = listbox({
      items,
      label: placeholder ?? t("choose"),
      multiple,
      onPick: (item, number) => {
        if (!multiple) {
          chosen = new Set([item.value]);
          opened.close(true);
          show();
          onChoose([item.value]);
          return;
        }
        if (chosen.has(item.value)) chosen.delete(item.value);
        else if (chosen.size < most) chosen.add(item.value);
        list.rows[number].setAttribute("aria-selected", String(chosen.has(item.value)));
        list.mark(number);
        done?.toggleAttribute("disabled", chosen.size < least);
      },
    });
    const done = multiple
      ? h(
          "button",
          {
            class: "btn primary done",
            type: "button",
            disabled: chosen.size < least,
            onclick: () => opened.close(),
          },
          t("done"),
        )
      : null;
    opened = popup(button, [list.element, done], {
      wide: true,
      picture: pictureAbove(button),
      onClose: (cancelled) => {
        opened = null;
        button.setAttribute("aria-expanded", "false");
        button.removeAttribute("aria-controls");
        button.removeAttribute("aria-activedescendant");
        if (!multiple) return;
        const changed = chosen.size !== before.size || [...chosen].some((value) => !before.has(value));
        if (cancelled || chosen.size < least || !changed) chosen = before;
        else onChoose(options.map((option) => option.value).filter((value) => chosen.has(value)));
        show();
      },
    });
    button.setAttribute("aria-expanded", "true");
    button.setAttribute("aria-controls", list.id);
    const first = options.findIndex((option) => chosen.has(option.value));
    list.mark(Math.max(first, 0));
    button.setAttribute("aria-activedescendant", list.markedId);
  }

  function keys(event) {
    if (!opened) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        open();
      }
      return;
    }
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves) list.move(moves[event.key]);
    else if (event.key === "Home") list.mark(0);
    else if (event.key === "End") list.mark(options.length - 1);
    else if (event.key === "Enter" || event.key === " ") list.pick();
    else if (event.key === "Escape") opened.close(true);
    else if (event.key === "Tab") {
      opened.close();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
    if (opened) button.setAttribute("aria-activedescendant", list.markedId);
  }

  return button;
}
