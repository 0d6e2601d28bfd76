// Modals: forms that the bot opens, with every input it can put there.

import { optionsOf } from "./choices.js";
import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu } from "./menus.js";
import { Refused, interact, upload } from "./store.js";
import { t } from "./words.js";

// Open the form that an interaction was answered with.
export function openForm(interaction, names) {
  const { modal } = interaction;
  const fields = [];
  const rows = modal.components.map((row) => formRow(row, fields, names));
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { class: "btn primary", type: "submit" }, t("submit"));
  const form = h(
    "form",
    { method: "dialog", novalidate: true, onsubmit: submit },
    h(
      "header",
      {},
      h("h2", {}, modal.title),
      h(
        "button",
        { class: "plain", type: "button", "aria-label": t("close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    h("div", { class: "form-rows" }, rows),
    problem,
    h(
      "footer",
      {},
      h("button", { class: "btn secondary", type: "button", onclick: () => dialog.close() }, t("cancel")),
      send,
    ),
  );
  const dialog = h(
    "dialog",
    { class: "form", "aria-label": modal.title, onclose: () => dialog.remove() },
    form,
  );

  async function submit(event) {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.disabled = true;
    problem.textContent = "";
    try {
      const values = await Promise.all(fields.map(async (field) => [field.id, await field.value()]));
      const filled = Object.fromEntries(values);
      const outcome = await interact("submit", { interaction: interaction.id, filled });
      if (outcome.failed) throw new Refused(t("went-wrong"));
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      send.disabled = false;
    }
  }

  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function formRow(row, fields, names) {
  if (row.type === 10) return markdown(row.content, names);
  if (row.type === 1)
    return h(
      "div",
      {},
      row.components.map((one) => labelled(one, one.label, null, fields)),
    );
  if (row.type === 18) return labelled(row.component, row.label, row.description, fields);
  return h("p", { class: "subtext" }, t("not-here"));
}

let count = 0;

function labelled(one, label, description, fields) {
  count += 1;
  const id = `field-${count}`;
  const built = (INPUTS[one.type] ?? unknown)(one, id, label);
  const problem = h("p", { class: "problem", id: `${id}-problem`, role: "alert" });
  const required = one.required !== false && one.type !== 23;
  const grouped = built.group;
  const caption = [label, required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null];
  const hint = description ? h("p", { class: "hint-text", id: `${id}-hint` }, description) : null;
  if (built.value) {
    fields.push({
      id: one.custom_id,
      value: built.value,
      focus: built.focus,
      check() {
        problem.textContent = built.problem(required) ?? "";
        built.focusable?.setAttribute("aria-invalid", String(Boolean(problem.textContent)));
        return !problem.textContent;
      },
    });
  }
  return grouped
    ? h("fieldset", { class: "field" }, h("legend", {}, caption), hint, built.element, problem)
    : h("div", { class: "field" }, h("label", { for: id }, caption), hint, built.element, problem);
}

const unknown = () => ({ element: h("p", { class: "subtext" }, t("not-here")) });

const INPUTS = {
  3: select,
  4: textInput,
  5: select,
  6: select,
  7: select,
  8: select,
  19: files,
  21: radios,
  22: checkboxes,
  23: checkbox,
};

function textInput(one, id) {
  const props = {
    id,
    value: one.value ?? "",
    placeholder: one.placeholder,
    maxlength: one.max_length,
    "aria-describedby": `${id}-problem`,
  };
  const element =
    one.style === 2 ? h("textarea", { ...props, rows: 4 }) : h("input", { type: "text", ...props });
  return {
    element,
    focusable: element,
    focus: () => element.focus(),
    value: () => element.value,
    problem: (required) => {
      if (required && !element.value) return t("required");
      const least = one.min_length ?? 0;
      return element.value && element.value.length < least ? t("too-short", { count: least }) : null;
    },
  };
}

function select(one, id, label) {
  const options = optionsOf(one);
  let values = options.filter((option) => option.default).map((option) => option.value);
  const least = one.min_values ?? 1;
  const element = menu({
    options,
    placeholder: one.placeholder,
    least,
    most: one.max_values ?? 1,
    label,
    onChoose: (chosen) => {
      values = chosen;
    },
  });
  element.id = id;
  return {
    element,
    focusable: element,
    focus: () => element.focus(),
    value: () => values,
    problem: (required) =>
      (required || values.length) && values.length < least ? t("choose-least", { count: least }) : null,
  };
}

// Files are sent ahead of the form, which then names them.
function files(one, id) {
  const [least, most] = [one.min_values ?? 1, one.max_values ?? 1];
  const element = h("input", {
    id,
    type: "file",
    multiple: most > 1,
    "aria-describedby": `${id}-problem`,
  });
  return {
    element,
    focusable: element,
    focus: () => element.focus(),
    value: () => Promise.all([...element.files].map(upload)),
    problem: (required) => {
      const count = element.files.length;
      if ((required || count) && count < least) return t("choose-least", { count: least });
      return count > most ? t("choose-most", { count: most }) : null;
    },
  };
}

function radios(one, id) {
  return optionGroup(
    one,
    id,
    "radio",
    (chosen) => chosen[0] ?? "",
    (required, chosen) => (required && !chosen.length ? t("required") : null),
  );
}

function checkboxes(one, id) {
  const least = one.min_values ?? 1;
  return optionGroup(
    one,
    id,
    "checkbox",
    (chosen) => chosen,
    (required, chosen) =>
      (required || chosen.length) && chosen.length < least ? t("choose-least", { count: least }) : null,
  );
}

function optionGroup(one, id, type, value, problem) {
  const boxes = one.options.map((option, number) =>
    h("input", {
      type,
      name: id,
      id: `${id}-${number}`,
      value: option.value,
      checked: Boolean(option.default),
    }),
  );
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const element = h(
    "div",
    { class: "choices" },
    one.options.map((option, number) =>
      h(
        "label",
        { class: "choice", for: `${id}-${number}` },
        boxes[number],
        h(
          "span",
          { class: "option-text" },
          h("span", { class: "option-label" }, option.label),
          option.description ? h("span", { class: "option-description" }, option.description) : null,
        ),
      ),
    ),
  );
  return {
    element,
    group: true,
    focus: () => boxes[0].focus(),
    value: () => value(chosen()),
    problem: (required) => problem(required, chosen()),
  };
}

function checkbox(one, id) {
  const element = h("input", { type: "checkbox", id, checked: Boolean(one.default) });
  return { element, focus: () => element.focus(), value: () => element.checked, problem: () => null };
}
