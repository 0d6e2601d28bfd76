// The panel for bad days: trouble on command, and a journal of its effects.

import { builder } from "./bad_places.js";
import { requests } from "./bad_requests.js";
import { rights } from "./bad_rights.js";
import { h, icon } from "./dom.js";
import { phoneSwitch } from "./phone_frame.js";
import { act, actAsMe, bot, on, state } from "./store.js";
import { locale, t } from "./words.js";

export function badDays({ onClose }) {
  const status = h("p", { class: "bot-status" });
  const process = h("div", { class: "buttons" });
  const clock = h("p", { class: "hint-text" });
  const time = h("div", { class: "buttons" });
  const problem = h("p", { class: "problem", role: "alert" });
  const journal = h("ol", { class: "journal", role: "log", "aria-label": t("journal") });
  const tools = { trouble, run, runAsMe };
  const parts = [requests(tools), rights(tools), builder(tools)];
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
    h(
      "div",
      { class: "days" },
      h("p", { class: "hint-text" }, t("bad-hint")),
      phoneSwitch(),
      h("h3", {}, t("bot-process")),
      status,
      process,
      h("h3", {}, t("time")),
      clock,
      time,
      parts.map((part) => part.element),
    ),
    problem,
    h("h3", {}, t("journal")),
    journal,
  );

  async function attempt(asking) {
    problem.textContent = "";
    try {
      return await asking();
    } catch (error) {
      problem.textContent = error.message;
      return null;
    }
  }

  function run(action, body) {
    return attempt(() => act(action, body));
  }

  function runAsMe(action, body) {
    return attempt(() => actAsMe(action, body));
  }

  function trouble(label, action, body, style = "secondary") {
    return h("button", { class: `btn ${style}`, type: "button", onclick: () => run(action, body()) }, label);
  }

  function render() {
    const { connected, running, managed, servers_held: held } = state.bot;
    const what = connected ? "bot-online" : running ? "bot-offline" : "bot-stopped";
    status.replaceChildren(
      h("span", { class: `presence ${connected ? "online" : ""}` }),
      `${bot().name}: ${t(what)}`,
    );
    const deed = (name, style) => trouble(t(name), "bot", () => ({ deed: name }), style);
    process.replaceChildren(
      deed("cut"),
      deed("silence"),
      deed("reconnect"),
      deed("interrupt"),
      deed("invalidate"),
      held ? deed("let-servers-come", "success") : deed("hold-servers"),
      ...(managed
        ? running
          ? [deed("restart"), deed("kill", "danger"), deed("stop")]
          : [deed("start", "success")]
        : []),
    );
    const hours = Math.round((state.bot.ahead ?? 0) / 3600);
    clock.textContent = hours ? t("clock-ahead", { days: Math.floor(hours / 24), hours: hours % 24 }) : t("clock-right");
    const later = (name, n) => trouble(t(name), "wait", () => ({ hours: n }));
    time.replaceChildren(
      later("hour-later", 1),
      later("day-later", 24),
      later("week-later", 168),
      ...(hours ? [later("now-again", 0)] : []),
    );
    for (const part of parts) part.render();
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
  on("places", () => parts.forEach((part) => part.render()));
  on("journal", () => renderJournal());
  return {
    element,
    render: () => {
      render();
      renderJournal(true);
    },
  };
}
