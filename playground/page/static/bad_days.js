// The panel for bad days: trouble on command, and the journal of what came of it.

import { h, icon } from "./dom.js";
import { act, bot, here, on, state } from "./store.js";
import { locale, t } from "./words.js";

const PERMISSIONS = {
  VIEW_CHANNEL: "View channel",
  SEND_MESSAGES: "Send messages",
  ATTACH_FILES: "Attach files",
  CREATE_PUBLIC_THREADS: "Create public threads",
  SEND_MESSAGES_IN_THREADS: "Send messages in threads",
  MANAGE_THREADS: "Manage threads",
  READ_MESSAGE_HISTORY: "Read message history",
};

export function badDays({ onClose }) {
  const status = h("p", { class: "bot-status" });
  const process = h("div", { class: "buttons" });
  const waiting = h("p", { class: "hint-text" });
  const rights = h("fieldset", { class: "rights" });
  const problem = h("p", { class: "problem", role: "alert" });
  const journal = h("ol", { class: "journal", role: "log", "aria-label": t("journal") });
  const many = h("input", { type: "number", min: 1, max: 20, value: 1, "aria-label": t("how-many") });
  const element = h(
    "aside",
    { class: "bad-days", "aria-label": t("bad-days") },
    h(
      "header",
      {},
      h("h2", {}, t("bad-days")),
      h(
        "button",
        { class: "plain", type: "button", "aria-label": t("close"), onclick: onClose },
        icon("close"),
      ),
    ),
    h("p", { class: "hint-text" }, t("bad-hint")),
    h("h3", {}, t("bot-process")),
    status,
    process,
    h("h3", {}, t("requests")),
    h(
      "div",
      { class: "buttons" },
      many,
      [429, 500].map((code) =>
        trouble(t("fail-with", { status: code }), "fail", () => ({
          status: code,
          count: Number(many.value),
        })),
      ),
    ),
    waiting,
    rights,
    problem,
    h("h3", {}, t("journal")),
    journal,
  );

  async function run(action, body) {
    problem.textContent = "";
    try {
      await act(action, body);
    } catch (error) {
      problem.textContent = error.message;
    }
  }

  function trouble(label, action, body, style = "secondary") {
    return h("button", { class: `btn ${style}`, type: "button", onclick: () => run(action, body()) }, label);
  }

  function render() {
    const { connected, running, managed, faults } = state.bot;
    const what = connected ? "bot-online" : running ? "bot-offline" : "bot-stopped";
    status.replaceChildren(
      h("span", { class: `presence ${connected ? "online" : ""}` }),
      `${bot().name}: ${t(what)}`,
    );
    const deed = (name, style) => trouble(t(name), "bot", () => ({ deed: name }), style);
    process.replaceChildren(
      deed("cut"),
      ...(managed
        ? running
          ? [deed("restart"), deed("kill", "danger"), deed("stop")]
          : [deed("start", "success")]
        : []),
    );
    waiting.textContent = faults.map((fault) => t("waiting-faults", fault)).join(" · ");
    renderRights();
  }

  function renderRights() {
    const place = here();
    const channel =
      place?.kind === "thread" ? state.places.get(place.parent) : place?.kind === "channel" ? place : null;
    rights.hidden = !channel;
    if (!channel) return;
    const focused = rights.contains(document.activeElement) ? document.activeElement.value : null;
    rights.replaceChildren(
      h("legend", {}, t("permissions", { place: `#${channel.name}` })),
      ...Object.entries(PERMISSIONS).map(([permission, label]) =>
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            value: permission,
            checked: channel.bot_may.includes(permission),
            onchange: (event) =>
              run("permit", { channel: channel.id, permission, granted: event.target.checked }),
          }),
          h("span", {}, label),
        ),
      ),
    );
    if (focused) rights.querySelector(`[value="${focused}"]`)?.focus();
  }

  function renderJournal(all = false) {
    const end = journal.scrollHeight - journal.scrollTop - journal.clientHeight < 40;
    if (all) journal.replaceChildren();
    const fresh = all ? state.journal : state.journal.slice(-1);
    journal.append(
      ...fresh.map((entry) =>
        h(
          "li",
          { class: `tone-${entry.tone}` },
          h(
            "time",
            {},
            new Intl.DateTimeFormat(locale, { timeStyle: "medium" }).format(new Date(entry.at * 1000)),
          ),
          h("span", {}, entry.text),
        ),
      ),
    );
    while (journal.children.length > 200) journal.firstChild.remove();
    if (end || all) journal.scrollTop = journal.scrollHeight;
  }

  on("bot", render);
  on("places", renderRights);
  on("journal", () => renderJournal());
  return {
    element,
    render: () => {
      render();
      renderJournal(true);
    },
  };
}
