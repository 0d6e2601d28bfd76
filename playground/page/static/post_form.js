// A forum has no message box but this: a post's title, its tags and its first message.

import { h } from "./dom.js";
import { names } from "./names.js";
import { Refused, actAsMe } from "./store.js";
import { t } from "./words.js";

export function postForm(forum) {
  const title = h("input", { type: "text", maxlength: 60, required: true, placeholder: t("post-title") });
  title.setAttribute("aria-label", t("post-title"));
  const text = h("input", { type: "text", maxlength: 2000, required: true, placeholder: t("message-box") });
  text.setAttribute("aria-label", t("message-box"));
  const tags = forum.tags.map((tag) =>
    h("label", { class: "check" }, h("input", { type: "checkbox", value: tag }), h("span", {}, tag)),
  );
  const problem = h("p", { class: "problem", role: "alert" });

  async function post(event) {
    event.preventDefault();
    problem.textContent = "";
    const chosen = [...element.querySelectorAll("input:checked")].map((one) => one.value);
    try {
      const opened = await actAsMe("open-post", {
        channel: forum.id,
        title: title.value.trim(),
        text: text.value,
        tags: chosen,
      });
      names.openChannel(opened.channel);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.textContent = error.message;
    }
  }

  const element = h(
    "form",
    { class: "post-form", onsubmit: post },
    title,
    text,
    tags.length ? h("div", { class: "tag-row" }, tags) : null,
    h("button", { class: "btn success", type: "submit" }, t("open-post")),
    problem,
  );
  return element;
}
