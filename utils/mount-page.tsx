import { type ComponentChild, render } from "preact";
import { browser } from "./browser.ts";
import { language, type MessageKey, t } from "./i18n.ts";

/** What every page does first: its language, its title, its content. */
export function mountPage(title: MessageKey, content: ComponentChild): void {
  document.documentElement.lang = language();
  document.documentElement.dir = browser.i18n.getMessage("@@bidi_dir") || "ltr";
  document.title = t(title);
  const root = document.getElementById("app");
  if (root) render(content, root);
}
