// Bad days of the bot's requests: the next ones fail, break off or hang, and throttles.

import { h } from "./dom.js";
import { state } from "./store.js";
import { t } from "./words.js";

const SPOILT = ["before", "within", "after", "hang", "slow"];
const THROTTLES = {
  messages: "5 / 5 s",
  edits: "5 / 5 s",
  "old-edits": "3 / 6 s",
  threads: "50 / 300 s",
  "private-messages": "10 / 120 s",
  "follow-ups": "5 / 2 s",
};
// The names of throttles and faults: keys of the words.
const NAMES = {
  before: "cut-before",
  within: "cut-within",
  after: "cut-after",
  hang: "hang",
  slow: "slow",
  messages: "throttle-messages",
  edits: "throttle-edits",
  "old-edits": "throttle-old-edits",
  threads: "throttle-threads",
  "private-messages": "throttle-private",
  "follow-ups": "throttle-follow-ups",
};

export function requests({ trouble, run }) {
  const waiting = h("p", { class: "hint-text" });
  const freeing = h("div", { class: "buttons" });
  const throttles = h("fieldset", { class: "rights throttles" });
  const many = h("input", { type: "number", min: 1, max: 20, value: 1, "aria-label": t("how-many") });
  const count = () => Number(many.value);
  const element = h(
    "section",
    {},
    h("h3", {}, t("requests")),
    h(
      "div",
      { class: "buttons" },
      many,
      [429, 500].map((status) =>
        trouble(t("fail-with", { status }), "fail", () => ({ status, count: count() })),
      ),
      SPOILT.map((how) => trouble(t(NAMES[how]), "spoil", () => ({ how, count: count() }))),
    ),
    waiting,
    freeing,
    throttles,
    h(
      "div",
      { class: "buttons" },
      trouble(t("forget-nonces"), "forget-nonces", () => ({})),
    ),
  );

  function render() {
    const { faults, hanging, throttles: on } = state.bot;
    waiting.textContent = faults
      .map(({ status, count: left }) =>
        t("waiting-faults", { count: left, status: status in NAMES ? t(NAMES[status]) : status }),
      )
      .join(" · ");
    waiting.hidden = !faults.length;
    freeing.replaceChildren(
      ...(faults.length || hanging ? [trouble(t("let-go"), "let-go", () => ({}), "success")] : []),
    );
    const focused = throttles.contains(document.activeElement) ? document.activeElement.value : null;
    throttles.replaceChildren(
      h("legend", {}, t("throttles")),
      ...Object.entries(THROTTLES).map(([name, size]) =>
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            value: name,
            checked: on.includes(name),
            onchange: (event) => run("throttle", { name, on: event.target.checked }),
          }),
          h("span", {}, t(NAMES[name]), " ", h("span", { class: "hint-text" }, size)),
        ),
      ),
    );
    if (focused) throttles.querySelector(`[value="${focused}"]`)?.focus();
  }

  return { element, render };
}
