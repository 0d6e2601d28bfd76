// The message box. After a slash it offers the bot's commands; a chosen command becomes a row of
// fields, the required ones first, each with its choices or with what the bot completes.

import { avatar, h, icon } from "./dom.js";
import { openForm } from "./forms.js";
import { names, placeName } from "./names.js";
import { listbox, popup } from "./popup.js";
import { Refused, actAsMe, bot, here, interact, room, state } from "./store.js";
import { localised, t } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const MODAL = 9;
const LONGEST = 2000;
const TYPING_PAUSE_MS = 150;

export function composer({ note, sent }) {
  const element = h("div", { class: "composer" });
  const drafts = new Map(); // by channel, as it was left

  function rest() {
    const place = here();
    if (!place) {
      element.replaceChildren();
      return;
    }
    if (!place.writable) {
      element.replaceChildren(h("p", { class: "composer-closed" }, t("no-writing")));
      return;
    }
    element.replaceChildren(plainBox(place));
  }

  // The commands have changed: what is offered is looked up anew.
  function refresh() {
    const box = element.querySelector("textarea");
    if (box && document.activeElement === box) box.dispatchEvent(new Event("input"));
    else if (!element.querySelector(".command")) rest();
  }

  function focus() {
    element.querySelector("textarea, input")?.focus();
  }

  function plainBox(place) {
    const problem = h("p", { class: "problem", role: "alert" });
    let list = null;
    let floating = null;
    const box = h("textarea", {
      rows: 1, maxlength: LONGEST, placeholder: t("message-to", { place: shortened(placeName(place)) }), "aria-label": t("message-box"), role: "combobox", "aria-haspopup": "listbox",
      "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", value: drafts.get(place.id) ?? "", oninput: typed, onkeydown: keys, onblur: () => floating?.close(),
    });
    const send = h("button", { class: "plain send", type: "button", "aria-label": t("send"), onclick: say }, icon("send"));

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
        label: "/", empty: known.length ? t("no-commands") : t("welcome-waiting", { name: bot().name }),
        items: found.map((command) => ({
          value: command, label: h("span", {}, h("b", {}, `/${command.shown}`), (command.options ?? []).map((option) => h("span", { class: `param ${option.required ? "" : "optional"}` }, localised(option, "name")))),
          description: command.description, before: avatar(bot(), "small"),
        })),
        onPick: (item) => choose(item.value),
      });
      if (floating) floating.box.replaceChildren(list.element);
      else {
        floating = popup(element, list.element, { above: true, wide: true, onClose: () => {
          floating = null;
          box.setAttribute("aria-expanded", "false");
          box.removeAttribute("aria-activedescendant");
        } });
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
        const command = commandsHere().find((one) => one.path === text.slice(1).trim() || one.shown === text.slice(1).trim());
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
    const options = [...(command.options ?? [])].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
    const problem = h("p", { class: "problem", role: "alert" });
    const row = h("div", { class: "command-fields" });
    const more = h("span", { class: "command-more" });
    const shown = [];
    const send = h("button", { class: "plain send", type: "button", "aria-label": t("send"), onclick: () => submit() }, icon("send"));
    const close = h("button", { class: "plain", type: "button", "aria-label": t("cancel"), onclick: () => leave() }, icon("close"));
    const bar = h("div", { class: "composer-box command", role: "group", "aria-label": `/${command.shown}`, tabindex: "-1", onkeydown: (event) => {
      if (event.key === "Enter" && event.target === bar) submit();
      if (event.key === "Escape") leave();
    } }, h("span", { class: "command-name" }, `/${command.shown}`), row, more, close, send);

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
      more.replaceChildren(...hidden.map((option) => h("button", { class: "param optional", type: "button", title: localised(option, "description"), onclick: () => show(option).focus() }, icon("plus"), localised(option, "name"))));
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
    element.replaceChildren(h("div", {}, bar, h("p", { class: "command-help" }, `${command.description} · ${t("command-hint")}`), problem));
    if (!options.length) submit();
    else (shown[0] ?? show(options[0])).focus();
  }

  return { element, rest, refresh, focus, startCommand };
}

const shortened = (name) => (name.length > 26 ? `${name.slice(0, 25)}…` : name);
const valuesOf = (fields) => Object.fromEntries(fields.filter((field) => field.filled()).map((field) => [field.option.name, field.value()]));

// All commands of this channel with their subcommands, each as one entry.
function commandsHere() {
  const found = [];
  const walk = (command, path, shown) => {
    const inner = (command.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const here = [...path, command.name];
    const said = [...shown, localised(command, "name")];
    if (inner.length) inner.forEach((option) => walk(option, here, said));
    else found.push({ path: here.join(" "), shown: said.join(" "), description: localised(command, "description"), options: command.options ?? [] });
  };
  for (const command of room(state.current).commands) walk(command, [], []);
  return found;
}

function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (command) => {
    const texts = [command.shown.toLowerCase(), command.path.toLowerCase()];
    if (texts.some((text) => text.startsWith(wanted))) return 0;
    if (texts.some((text) => wanted.split(/\s+/).every((word) => text.includes(word)))) return 1;
    return 2;
  };
  return commands.map((command) => [rank(command), command]).filter(([order]) => order < 2).sort((a, b) => a[0] - b[0]).map(([, command]) => command);
}

// One option of a command: a field with its list of choices.
function optionField(option, { command, place, values, submit, leave }) {
  let picked = null; // what was chosen from a list: { name, value }
  let list = null;
  let floating = null;
  let asked = 0;
  let timer = null;
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const strict = option.choices?.length || [BOOLEAN, USER, CHANNEL].includes(option.type);
  const problem = h("span", { class: "field-problem", role: "alert" });
  const input = h("input", {
    type: "text", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", inputmode: numeric ? "decimal" : "text",
    maxlength: option.max_length ?? 100, "aria-label": `${localised(option, "name")}: ${localised(option, "description")}`, "aria-required": option.required ? "true" : "false",
    placeholder: localised(option, "description"), oninput: () => { picked = null; problem.textContent = ""; input.removeAttribute("aria-invalid"); offer(); },
    onfocus: () => offer(), onclick: () => floating || offer(), onblur: () => floating?.close(), onkeydown: keys,
  });
  const element = h("label", { class: "command-field" }, h("span", { class: "command-field-name" }, localised(option, "name")), input, problem);

  function offer() {
    if (option.autocomplete) {
      clearTimeout(timer);
      show(null);
      timer = setTimeout(complete, TYPING_PAUSE_MS);
      return;
    }
    const all = choicesOf(option);
    if (!all.length) return;
    const typed = picked ? "" : input.value.toLowerCase();
    show(all.filter((choice) => choice.name.toLowerCase().includes(typed)));
  }

  // What the bot would complete; an answer that was overtaken by the next question is dropped.
  async function complete() {
    asked += 1;
    const question = asked;
    try {
      const typed = numeric ? Number(input.value) || 0 : picked?.value ?? input.value;
      const outcome = await interact("complete", { channel: place.id, command: command.path, values: { ...values(), [option.name]: typed }, focused: option.name });
      if (question !== asked || document.activeElement !== input) return;
      if (outcome.failed) throw new Refused(t("no-response"));
      show((outcome.choices ?? []).map((choice) => ({ name: localised(choice, "name"), value: choice.value })));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (question !== asked) return;
      floating?.close();
      problem.textContent = error.message;
    }
  }

  function show(choices) {
    list = listbox({ label: localised(option, "name"), empty: choices ? t("no-choices") : t("loading"), items: (choices ?? []).map((choice) => ({ label: choice.name, value: choice })), onPick: (item) => {
      picked = item.value;
      input.value = picked.name;
      input.removeAttribute("aria-invalid");
      problem.textContent = "";
      floating?.close();
    } });
    if (floating) floating.box.replaceChildren(list.element);
    else {
      floating = popup(element, list.element, { above: true, onClose: () => {
        floating = null;
        input.setAttribute("aria-expanded", "false");
        input.removeAttribute("aria-activedescendant");
      } });
    }
    floating.place();
    if (choices?.length && (input.value || option.required)) list.mark(0);
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", list.id);
    input.setAttribute("aria-activedescendant", list.markedId);
  }

  function keys(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves) {
      event.preventDefault();
      if (!floating) offer();
      else list.move(moves[event.key]);
      input.setAttribute("aria-activedescendant", list?.markedId ?? "");
    } else if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      if (!(floating && list.pick())) submit();
    } else if (event.key === "Tab") {
      if (floating && input.value && !picked) list.pick();
      floating?.close();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      if (floating) floating.close();
      else leave();
    } else if (event.key === "Backspace" && !input.value) {
      leave();
    }
  }

  return {
    option,
    element,
    focus: () => input.focus(),
    filled: () => Boolean(picked) || input.value !== "",
    value() {
      if (picked) return option.type === USER || option.type === CHANNEL ? { id: picked.value } : picked.value;
      return numeric ? Number(input.value) : input.value;
    },
    check() {
      const exact = choicesOf(option).find((choice) => choice.name.toLowerCase() === input.value.toLowerCase());
      if (!picked && exact) picked = exact;
      let wrong = null;
      if (!picked && input.value === "") wrong = option.required ? t("required-option") : null;
      else if (!picked && strict) wrong = t("wrong-choice");
      else if (!picked && numeric && !(option.type === INTEGER ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(input.value)) wrong = t("wrong-number");
      problem.textContent = wrong ?? "";
      if (wrong) input.setAttribute("aria-invalid", "true");
      return !wrong;
    },
  };
}

function choicesOf(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ name: localised(choice, "name"), value: choice.value }));
  if (option.type === BOOLEAN) return [{ name: t("true"), value: true }, { name: t("false"), value: false }];
  if (option.type === USER) return [...state.users.values()].map((user) => ({ name: user.name, value: user.id }));
  if (option.type === CHANNEL) return [...state.places.values()].filter((one) => one.kind !== "dm").map((one) => ({ name: one.name, value: one.id }));
  return [];
}
