import { type ComponentChild, render } from "preact";
import { browser } from "../../utils/platform/browser.ts";
import { language, type MessageKey, t } from "../../utils/platform/i18n.ts";
import { Region } from "./Region.tsx";
import { sayError, Trouble } from "./trouble.tsx";

/** Sets the language and title of a page and draws its content. With `null` the title stays as in its HTML file. */
export function mountPage(title: MessageKey | null, content: ComponentChild): void {
  document.documentElement.lang = language();
  document.documentElement.dir = browser.i18n.getMessage("@@bidi_dir") || "ltr";
  if (title) document.title = t(title);
  const root = document.getElementById("app");
  if (!root) return;
  // The popup's HTML file holds a frame that is shown until this script runs.
  root.replaceChildren();
  render(
    <>
      <Region name={document.title}>{content}</Region>
      <Trouble />
    </>,
    root,
  );
  // What no code foresaw must not end in silence either.
  addEventListener("unhandledrejection", ({ reason }) => sayError(reason));
}
