// Shows messages as on a phone: its width, and a line where one screen ends. A switch of the bad days.

import { h } from "./dom.js";
import { t } from "./words.js";

const KEY = "phone-frame";
// A phone of 390 × 844 px without the head of the page and the message box.
export const SCREEN = 700;

const isOn = () => localStorage.getItem(KEY) === "on";

// Marks all messages of a list: how high they are, and the line in those that are higher than a screen.
export function measure(list) {
  if (!isOn()) return;
  for (const message of list.querySelectorAll(".message[data-id]")) {
    const height = message.offsetHeight;
    message.classList.toggle("too-high", height > SCREEN);
    message.dataset.height = t("pixels", { count: height });
    message.dataset.screen = t("screen-ends", { count: SCREEN });
    message.style.setProperty("--screen", `${SCREEN}px`);
  }
}

// The switch for the bad days; the whole page is shown as on a phone while it is on.
export function phoneSwitch() {
  const box = h("input", {
    type: "checkbox",
    checked: isOn(),
    onchange: () => {
      localStorage.setItem(KEY, box.checked ? "on" : "off");
      apply();
    },
  });
  return h(
    "section",
    {},
    h("h3", {}, t("phone")),
    h("label", { class: "check" }, box, h("span", {}, t("phone-frame", { width: 390, height: SCREEN }))),
  );
}

export function apply() {
  document.querySelector(".shell")?.classList.toggle("as-phone", isOn());
  const list = document.querySelector(".messages");
  if (list) measure(list);
}
