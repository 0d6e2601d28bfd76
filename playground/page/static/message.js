// One message: who, when, what it says and shows, and what can be done with it.

import { hasMenus } from "./commands.js";
import { components, file, picture } from "./components.js";
import { avatar, h, icon } from "./dom.js";
import { markdown, spoken } from "./markdown.js";
import { names } from "./names.js";
import { state } from "./store.js";
import { locale, t } from "./words.js";

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const PINNED = 6;
const GROUP_MS = 7 * 60 * 1000;
const LONGEST_QUOTE = 100;

// `before` is the message above; `deeds`: press, choose, dismiss.
export function messageElement(message, before, deeds) {
  if (message.type === PINNED) return pinnedElement(message, deeds);
  const author = state.users.get(message.author.id);
  const name = author?.name ?? message.author.username;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const loading = Boolean(message.flags & LOADING);
  const when = new Date(message.timestamp);
  const used =
    message.interaction_metadata && message.command
      ? h(
          "p",
          { class: "used" },
          avatar(state.users.get(message.interaction_metadata.user.id), "tiny"),
          h(
            "span",
            {},
            t("used", {
              name: message.interaction_metadata.user.global_name,
              command: message.command,
            }),
          ),
        )
      : null;
  const answered = message.referenced_message;
  const reply = answered
    ? h(
        "p",
        { class: "used" },
        avatar(state.users.get(answered.author.id), "tiny"),
        h("span", {}, spoken(answered.content, names).slice(0, LONGEST_QUOTE)),
      )
    : null;
  const grouped =
    before &&
    !used &&
    !reply &&
    before.author.id === message.author.id &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    when - new Date(before.timestamp) < GROUP_MS &&
    when.toDateString() === new Date(before.timestamp).toDateString();
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(when);
  const body = h("div", { class: "message-body" });
  if (loading) {
    body.append(
      h(
        "p",
        { class: "thinking" },
        h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
        t("thinking", { name }),
      ),
    );
  } else {
    if (message.content) body.append(markdown(message.content, names));
    if (message.edited_timestamp && message.content) body.append(h("span", { class: "edited" }, t("edited")));
    if (!(message.flags & COMPONENTS_V2))
      body.append(
        ...message.attachments.map((one) =>
          one.width ? picture(one, one.description) : file(one.filename, one.size, one.url),
        ),
      );
    body.append(...message.embeds.map(embed), ...components(message.components, deeds, names));
  }
  const thread = message.thread && state.places.get(message.thread.id);
  return h(
    "li",
    {
      class: `message ${grouped ? "grouped" : ""} ${ephemeral ? "ephemeral" : ""} ${message.pings || message.mentions.some((user) => user.id === state.me) ? "mentioned" : ""}`,
      tabindex: "-1",
      data: { id: message.id, revision: message.revision },
    },
    used ?? reply,
    !ephemeral && hasMenus()
      ? h(
          "button",
          {
            class: "plain message-more",
            type: "button",
            "aria-label": t("more"),
            title: t("more"),
            "aria-haspopup": "menu",
          },
          icon("more"),
        )
      : null,
    h(
      "div",
      { class: "message-row" },
      grouped ? h("time", { class: "side-time", datetime: message.timestamp }, clock) : portrait(author),
      h(
        "div",
        { class: "message-main" },
        grouped
          ? null
          : h(
              "div",
              { class: "message-head" },
              h(
                "button",
                {
                  class: "author",
                  type: "button",
                  tabindex: "-1", // by keyboard one has the menu of the message
                  "aria-haspopup": "menu",
                  data: { user: message.author.id },
                },
                name,
              ),
              author?.bot ? h("span", { class: "badge" }, t("app")) : null,
              h("time", { datetime: message.timestamp }, clock),
            ),
        body,
        thread
          ? h(
              "button",
              { class: "thread-chip", type: "button", onclick: () => names.openChannel(thread.id) },
              icon("thread"),
              h("span", {}, thread.name),
              h("span", { class: "accented" }, t("message-count")),
            )
          : null,
        state.failures.has(message.id) ? h("p", { class: "failure", role: "alert" }, t("failed")) : null,
        ephemeral
          ? h(
              "p",
              { class: "only-you" },
              icon("eye"),
              t("only-you"),
              " · ",
              h("button", { class: "link-button", type: "button", onclick: deeds.dismiss }, t("dismiss")),
            )
          : null,
      ),
    ),
  );
}

function portrait(author) {
  const element = avatar(author);
  if (author) element.dataset.user = author.id;
  return element;
}

// The line that tells of a pin.
function pinnedElement(message, deeds) {
  const name = state.users.get(message.author.id)?.name ?? message.author.username;
  return h(
    "li",
    { class: "message system", tabindex: "-1", data: { id: message.id, revision: message.revision } },
    icon("pin"),
    h(
      "p",
      {},
      `${t("pinned-by", { name })} `,
      h("button", { class: "link-button", type: "button", onclick: deeds.pins }, t("see-pins")),
    ),
  );
}

function embed(one) {
  const box = h(
    "div",
    { class: "container" },
    one.title ? h("strong", {}, one.title) : null,
    one.description ? markdown(one.description, names) : null,
    (one.fields ?? []).map((field) =>
      h("div", {}, h("strong", {}, field.name), markdown(field.value, names)),
    ),
  );
  if (Number.isInteger(one.color))
    box.style.setProperty("--accent", `#${one.color.toString(16).padStart(6, "0")}`);
  return box;
}
