import { type ComponentChild, render } from "preact";
import { browser } from "../../utils/platform/browser.ts";
import { language, type MessageKey, t } from "../../utils/platform/i18n.ts";

/** What every page does first: its language, its title, its content. A page whose title is the name alone has it already. */
export function mountPage(title: MessageKey | null, content: ComponentChild): void {
  document.documentElement.lang = language();
  document.documentElement.dir = browser.i18n.getMessage("@@bidi_dir") || "ltr";
  if (title) document.title = t(title);
  const root = document.getElementById("app");
  if (root) render(content, root);
}
