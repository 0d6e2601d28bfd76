// The person of this tab: the choice at the start, the panel with all people, adding a person.

import { avatar, h, icon } from "./dom.js";
import { act, bot, read, state } from "./store.js";
import { LANGUAGES, t } from "./words.js";

export const addressOf = (user) => `/?as=${user.id}`;
const playable = (users) => users.filter((user) => user.playable);

// The first thing one sees.
export async function chooser() {
  const { users } = await read("people");
  const element = h(
    "main",
    { class: "chooser" },
    h("h1", {}, t("who-are-you")),
    h("p", { class: "hint-text" }, t("what-this-is", { name: users.find((user) => user.bot).name })),
    h(
      "ul",
      { class: "chooser-list" },
      playable(users).map((user) =>
        h(
          "li",
          {},
          h(
            "a",
            { class: "chooser-person", href: addressOf(user) },
            avatar(user, "large"),
            h("span", { class: "chooser-name" }, user.name),
            h("span", { class: "hint-text" }, LANGUAGES[user.locale]),
          ),
        ),
      ),
    ),
    h("p", { class: "hint-text" }, t("who-hint")),
  );
  return element;
}

export function openPeople() {
  const dialog = h("dialog", {
    class: "form people",
    "aria-label": t("people"),
    onclose: () => dialog.remove(),
  });
  render();
  document.body.append(dialog);
  dialog.showModal();

  function render() {
    dialog.replaceChildren(
      h(
        "header",
        {},
        h("h2", {}, t("who-are-you")),
        h(
          "button",
          { class: "plain", type: "button", "aria-label": t("close"), onclick: () => dialog.close() },
          icon("close"),
        ),
      ),
      h("p", { class: "hint-text" }, t("who-hint")),
      h("ul", { class: "people-list" }, playable([...state.users.values()]).map(person)),
      adding(),
      h(
        "label",
        { class: "setting" },
        h("span", {}, t("server-language")),
        languages(state.guild.locale, (locale) => act("change-server", { locale })),
      ),
      h(
        "label",
        { class: "check setting-check" },
        h("input", {
          type: "checkbox",
          checked: state.userInstall,
          onchange: (event) => act("portal", { user_install: event.target.checked }),
        }),
        h("span", {}, t("portal", { name: bot().name })),
      ),
    );
  }

  function person(user) {
    const mine = user.id === state.me;
    const setting = (name, label) =>
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          checked: user[name],
          onchange: (event) => change(user, { [name]: event.target.checked }),
        }),
        h("span", {}, label),
      );
    return h(
      "li",
      { class: `person ${mine ? "mine" : ""}` },
      h(
        "a",
        {
          class: "person-name",
          href: addressOf(user),
          "aria-current": mine ? "true" : null,
          title: t("switch", { name: user.name }),
        },
        avatar(user),
        h(
          "span",
          {},
          user.name,
          mine ? h("span", { class: "hint-text" }, ` (${t("you")})`) : null,
        ),
      ),
      h(
        "a",
        {
          class: "plain",
          href: addressOf(user),
          target: "_blank",
          rel: "noopener",
          title: t("in-new-tab", { name: user.name }),
          "aria-label": t("in-new-tab", { name: user.name }),
        },
        icon("out"),
      ),
      h(
        "div",
        { class: "person-settings" },
        languages(user.locale, (locale) => change(user, { locale }), `${t("language")}: ${user.name}`),
        setting("dms_open", t("dms-open")),
        setting("moderator", t("moderator")),
        setting("installed", t("installed", { name: bot().name })),
      ),
    );
  }

  async function change(user, settings) {
    await act("change-person", { as: user.id, ...settings });
    if (user.id === state.me && settings.locale) location.reload();
  }

  function adding() {
    const name = h("input", {
      type: "text",
      maxlength: 32,
      required: true,
      "aria-label": t("name"),
      placeholder: t("name"),
    });
    let chosen = "en-US";
    const moderator = h("input", { type: "checkbox" });
    const closed = h("input", { type: "checkbox", checked: true });
    const problem = h("p", { class: "problem", role: "alert" });
    return h(
      "form",
      {
        class: "adding",
        novalidate: true,
        onsubmit: async (event) => {
          event.preventDefault();
          try {
            await act("add-person", {
              name: name.value.trim(),
              locale: chosen,
              dms_open: closed.checked,
              moderator: moderator.checked,
            });
            setTimeout(render, 50);
          } catch (error) {
            problem.textContent = name.value.trim() ? error.message : t("required");
            name.focus();
          }
        },
      },
      h("h3", {}, t("add-person")),
      h(
        "div",
        { class: "adding-row" },
        name,
        languages(chosen, (locale) => {
          chosen = locale;
        }),
        h("button", { class: "btn primary", type: "submit" }, t("add")),
      ),
      h(
        "div",
        { class: "adding-row" },
        h("label", { class: "check" }, closed, h("span", {}, t("dms-open"))),
        h("label", { class: "check" }, moderator, h("span", {}, t("moderator"))),
      ),
      problem,
    );
  }
}

function languages(current, onChange, label = t("language")) {
  const select = h(
    "select",
    { "aria-label": label, onchange: () => onChange(select.value) },
    Object.entries(LANGUAGES).map(([value, name]) =>
      h("option", { value, selected: value === current }, name),
    ),
  );
  return select;
}
