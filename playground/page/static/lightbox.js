// A picture, large. Esc or a press closes it; its alt text stands below.

import { h, icon } from "./dom.js";
import { t } from "./words.js";

export function openLarge(address, alt) {
  const dialog = h(
    "dialog",
    {
      class: "lightbox",
      "aria-label": t("picture"),
      onclick: () => dialog.close(),
      onclose: () => dialog.remove(),
    },
    h("button", { class: "plain lightbox-close", type: "button", "aria-label": t("close") }, icon("close")),
    h("img", { src: address, alt: alt ?? "" }),
    alt ? h("p", {}, alt) : null,
  );
  document.body.append(dialog);
  dialog.showModal();
}
