// The message box. After a slash it offers the bot's commands; a chosen command becomes a row of
// fields, the required ones first, each with its choices or with what the bot completes.

import { commandsHere, matching } from "./commands.js";
import { avatar, h, icon } from "./dom.js";
import { openForm } from "./forms.js";
import { names, placeName } from "./names.js";
import { optionField } from "./option_field.js";
import { listbox, popup } from "./popup.js";
import { postForm } from "./post_form.js";
import { Refused, actAsMe, bot, guildHere, here, interact, state } from "./store.js";
import { localised, t } from "./words.js";

const FILE = 11;
const MODAL = 9;
const LONGEST = 2000;

export function composer({ note, sent }) {
  const element = h("div", { class: "composer" });
  const drafts = new Map(); // by channel, as it was left

  let shown = null; // the permissions of the place when the box was drawn

  const allowed = (place) => place && `${place.id} ${place.writable} ${place.postable}`;

  // This person's permission to write here may have changed.
  function follow() {
    if (allowed(here()) !== shown) rest();
  }

  function rest() {
    const place = here();
    shown = allowed(place);
    if (!place) {
      element.replaceChildren();
      return;
    }
    if (place.postable) {
      element.replaceChildren(postForm(place));
      return;
    }
    if (!place.writable) {
      element.replaceChildren(h("p", { class: "composer-closed" }, t("no-writing")));
      return;
    }
    element.replaceChildren(plainBox(place));
  }

  // The commands have changed: look up the offered ones again.
  function refresh() {
    const box = element.querySelector("textarea");
    if (box && document.activeElement === box) box.dispatchEvent(new Event("input"));
    else if (!element.querySelector(".command, .post-form")) rest();
  }

  function focus() {
    element.querySelector("textarea, input")?.focus();
  }

  function plainBox(place) {
    const problem = h("p", { class: "problem", role: "alert" });
    let list = null;
    let floating = null;
    const box = h("textarea", {
      rows: 1,
      maxlength: LONGEST,
      placeholder: matchMedia("(max-width: 700px)").matches
        ? t("message-here")
        : t("message-to", { place: shortened(placeName(place)) }),
      "aria-label": t("message-box"),
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      autocomplete: "off",
      spellcheck: "false",
      value: drafts.get(place.id) ?? "",
      oninput: typed,
      onkeydown: keys,
      onblur: () => floating?.close(),
    });
    const send = h(
      "button",
      { class: "plain send", type: "button", "aria-label": t("send"), onclick: say },
      icon("send"),
    );

    function typed() {
      const draft = box.value;
      drafts.set(place.id, draft);
      problem.textContent = "";
      box.style.height = "auto";
      box.style.height = `${Math.min(box.scrollHeight, 160)}px`;
      if (draft.startsWith("/") && !draft.includes("\n")) offer();
      else floating?.close();
    }

    function offer() {
      const known = commandsHere();
      const found = matching(known, box.value.slice(1));
      list = listbox({
        label: "/",
        empty: known.length ? t("no-commands") : noCommands(),
        items: found.map((command) => ({
          value: command,
          label: h(
            "span",
            {},
            h("b", {}, `/${command.shown}`),
            (command.options ?? []).map((option) =>
              h("span", { class: `param ${option.required ? "" : "optional"}` }, localised(option, "name")),
            ),
          ),
          description: command.description,
          before: avatar(bot(), "small"),
        })),
        onPick: (item) => choose(item.value),
      });
      if (floating) floating.box.replaceChildren(list.element);
      else {
        floating = popup(element, list.element, {
          above: true,
          wide: true,
          onClose: () => {
            floating = null;
            box.setAttribute("aria-expanded", "false");
            box.removeAttribute("aria-activedescendant");
          },
        });
      }
      floating.place();
      list.mark(0);
      box.setAttribute("aria-expanded", "true");
      box.setAttribute("aria-controls", list.id);
      box.setAttribute("aria-activedescendant", list.markedId);
    }

    function choose(command) {
      drafts.delete(place.id);
      floating?.close();
      startCommand(command);
    }

    function keys(event) {
      if (floating) {
        const moves = { ArrowDown: 1, ArrowUp: -1 };
        if (event.key in moves) {
          event.preventDefault();
          list.move(moves[event.key]);
          box.setAttribute("aria-activedescendant", list.markedId);
          return;
        }
        if (event.key === "Escape") {
          event.preventDefault();
          floating.close();
          return;
        }
        if ((event.key === "Enter" || event.key === "Tab") && list.pick()) {
          event.preventDefault();
          return;
        }
      }
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        say();
      }
    }

    async function say() {
      const text = box.value;
      if (!text.trim()) return;
      if (text.startsWith("/")) {
        const command = commandsHere().find(
          (one) => one.path === text.slice(1).trim() || one.shown === text.slice(1).trim(),
        );
        if (command) choose(command);
        else problem.textContent = t("no-commands");
        return;
      }
      try {
        await actAsMe("say", { channel: place.id, text });
        box.value = "";
        typed();
        sent();
      } catch (error) {
        problem.textContent = error.message;
      }
    }

    return h("div", {}, h("div", { class: "composer-box" }, box, send), problem);
  }

  // A command that was chosen, by its path or as an entry of the list.
  function startCommand(chosen) {
    const command = typeof chosen === "string" ? commandsHere().find((one) => one.path === chosen) : chosen;
    if (!command) return;
    const place = here();
    // The page has no field for files.
    const options = (command.options ?? []).filter((option) => option.type !== FILE).sort(
      (a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)),
    );
    const problem = h("p", { class: "problem", role: "alert" });
    const row = h("div", { class: "command-fields" });
    const more = h("span", { class: "command-more" });
    const shown = [];
    const send = h(
      "button",
      { class: "plain send", type: "button", "aria-label": t("send"), onclick: () => submit() },
      icon("send"),
    );
    const close = h(
      "button",
      { class: "plain", type: "button", "aria-label": t("cancel"), onclick: () => leave() },
      icon("close"),
    );
    const bar = h(
      "div",
      {
        class: "composer-box command",
        role: "group",
        "aria-label": `/${command.shown}`,
        tabindex: "-1",
        onkeydown: (event) => {
          if (event.key === "Enter" && event.target === bar) submit();
          if (event.key === "Escape") leave();
        },
      },
      h("span", { class: "command-name" }, `/${command.shown}`),
      row,
      more,
      close,
      send,
    );

    function leave() {
      rest();
      focus();
    }

    function show(option) {
      const field = optionField(option, { command, place, values: () => valuesOf(shown), submit, leave });
      shown.push(field);
      row.append(field.element);
      offerMore();
      return field;
    }

    function offerMore() {
      const hidden = options.filter((option) => !shown.some((field) => field.option === option));
      more.replaceChildren(
        ...hidden.map((option) =>
          h(
            "button",
            {
              class: "param optional",
              type: "button",
              title: localised(option, "description"),
              onclick: () => show(option).focus(),
            },
            icon("plus"),
            localised(option, "name"),
          ),
        ),
      );
    }

    async function submit() {
      const wrong = shown.filter((field) => !field.check());
      if (wrong.length) {
        wrong[0].focus();
        return;
      }
      const values = valuesOf(shown);
      try {
        leave();
        sent();
        const outcome = await interact("command", { channel: place.id, command: command.path, values });
        if (outcome.failed) note(t("no-response"));
        if (outcome.answer === MODAL) openForm(outcome, names);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        startCommand(command);
        element.querySelector(".problem").textContent = error.message;
      }
    }

    options.filter((option) => option.required).forEach(show);
    offerMore();
    element.replaceChildren(
      h(
        "div",
        {},
        bar,
        h("p", { class: "command-help" }, `${command.description} · ${t("command-hint")}`),
        problem,
      ),
    );
    if (!options.length) submit();
    else (shown[0] ?? { focus: () => bar.focus() }).focus();
  }

  return { element, rest, follow, refresh, focus, startCommand };
}

// Why nothing is offered: the bot is not in this server, or it has not come up yet.
function noCommands() {
  const guild = guildHere();
  if (here()?.kind === "chat") return t("not-in-chats", { name: bot().name });
  if (guild && !guild.bot_inside) return t("bot-not-here", { name: bot().name, server: guild.name });
  return state.bot.connected ? t("no-commands") : t("welcome-waiting", { name: bot().name });
}

const shortened = (name) => (name.length > 26 ? `${name.slice(0, 25)}…` : name);
const valuesOf = (fields) =>
  Object.fromEntries(
    fields.filter((field) => field.filled()).map((field) => [field.option.name, field.value()]),
  );
