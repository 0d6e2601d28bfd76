// One option of a slash command: a field with its choices, or with what the bot completes.

import { optionsOf } from "./choices.js";
import { h } from "./dom.js";
import { listbox, popup } from "./popup.js";
import { Refused, interact } from "./store.js";
import { localised, t } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
// The kinds of menus that offer the same things as these options.
const MENUS = { [USER]: 5, [ROLE]: 6, [MENTIONABLE]: 7, [CHANNEL]: 8 };
const TYPING_PAUSE_MS = 150;

export function optionField(option, { command, place, values, submit, leave }) {
  let picked = null; // what was chosen from a list: { name, value }
  let list = null;
  let floating = null;
  let asked = 0;
  let timer = null;
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const strict = option.choices?.length || option.type === BOOLEAN || option.type in MENUS;
  const problem = h("span", { class: "field-problem", role: "alert" });
  const input = h("input", {
    type: "text",
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    autocomplete: "off",
    spellcheck: "false",
    inputmode: numeric ? "decimal" : "text",
    maxlength: option.max_length ?? 100,
    "aria-label": `${localised(option, "name")}: ${localised(option, "description")}`,
    "aria-required": option.required ? "true" : "false",
    placeholder: localised(option, "description"),
    oninput: () => {
      picked = null;
      problem.textContent = "";
      input.removeAttribute("aria-invalid");
      offer();
    },
    onfocus: () => offer(),
    onclick: () => floating || offer(),
    onblur: () => floating?.close(),
    onkeydown: keys,
  });
  const element = h(
    "label",
    { class: "command-field" },
    h("span", { class: "command-field-name" }, localised(option, "name")),
    input,
    problem,
  );

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

  // The bot's completions; an answer that arrives after the next question is dropped.
  async function complete() {
    asked += 1;
    const question = asked;
    try {
      const typed = numeric ? Number(input.value) || 0 : (picked?.value ?? input.value);
      const outcome = await interact("complete", {
        channel: place.id,
        command: command.path,
        values: { ...values(), [option.name]: typed },
        focused: option.name,
      });
      if (question !== asked || document.activeElement !== input) return;
      if (outcome.failed) throw new Refused(t("no-response"));
      show(
        (outcome.choices ?? []).map((choice) => ({ name: localised(choice, "name"), value: choice.value })),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (question !== asked) return;
      floating?.close();
      problem.textContent = error.message;
    }
  }

  function show(choices) {
    list = listbox({
      label: localised(option, "name"),
      empty: choices ? t("no-choices") : t("loading"),
      items: (choices ?? []).map((choice) => ({ label: choice.name, value: choice })),
      onPick: (item) => {
        picked = item.value;
        input.value = picked.name;
        input.removeAttribute("aria-invalid");
        problem.textContent = "";
        floating?.close();
      },
    });
    if (floating) floating.box.replaceChildren(list.element);
    else {
      floating = popup(element, list.element, {
        above: true,
        spared: element.closest(".composer-box"),
        onClose: () => {
          floating = null;
          input.setAttribute("aria-expanded", "false");
          input.removeAttribute("aria-activedescendant");
        },
      });
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
      if (picked) return option.type in MENUS ? { id: picked.value } : picked.value;
      return numeric ? Number(input.value) : input.value;
    },
    check() {
      const exact = choicesOf(option).find(
        (choice) => choice.name.toLowerCase() === input.value.toLowerCase(),
      );
      if (!picked && exact) picked = exact;
      let wrong = null;
      if (!picked && input.value === "") wrong = option.required ? t("required-option") : null;
      else if (!picked && strict) wrong = t("wrong-choice");
      else if (
        !picked &&
        numeric &&
        !(option.type === INTEGER ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(input.value)
      )
        wrong = t("wrong-number");
      problem.textContent = wrong ?? "";
      if (wrong) input.setAttribute("aria-invalid", "true");
      return !wrong;
    },
  };
}

function choicesOf(option) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ name: localised(choice, "name"), value: choice.value }));
  if (option.type === BOOLEAN)
    return [
      { name: t("true"), value: true },
      { name: t("false"), value: false },
    ];
  if (option.type in MENUS)
    return optionsOf({ type: MENUS[option.type], channel_types: option.channel_types }).map(
      ({ label, value }) => ({ name: label, value }),
    );
  return [];
}
