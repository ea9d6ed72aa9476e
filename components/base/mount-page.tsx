import { effect, signal } from "@preact/signals";
import { type ComponentChild, render } from "preact";
import { whenUpdated } from "../../utils/calls/send.ts";
import { language, listenToTexts, type MessageKey, t } from "../../utils/platform/i18n.ts";
import { firstTexts, listenToLanguage } from "../../utils/settings/chosen-language.ts";
import { keepFocus } from "./keep-focus.ts";
import { Region } from "./Region.tsx";
import { stayStillWhilePressed } from "./still-while-pressed.ts";
import { Toast } from "./Toast.tsx";
import { act, sayError, sayUpdated, Trouble } from "./trouble.tsx";

/** Read by everything that shows texts, so that it is drawn again when another language was chosen. */
const switched = signal(0);
listenToTexts(
  () => void switched.value,
  () => {
    switched.value += 1;
  },
);

/**
 * Sets the language and title of a page and draws its content, in the language that was chosen, and what was just done or went
 * wrong. With `null` the title is left to the page. `hasToast`: the content has a place of its own for what was just done.
 */
export function mountPage(title: MessageKey | null, content: ComponentChild, hasToast = false): void {
  effect(() => {
    document.documentElement.lang = language();
    document.documentElement.dir = t("language.direction");
    if (title) document.title = t(title);
  });
  stayStillWhilePressed();
  keepFocus();
  const texts = firstTexts();
  if (texts === null) draw(content, hasToast);
  else act(texts.finally(() => draw(content, hasToast)));
  act(listenToLanguage(sayError));
  whenUpdated(sayUpdated);
  // What no code foresaw must not end in silence either.
  addEventListener("unhandledrejection", ({ reason }) => sayError(reason));
}

function draw(content: ComponentChild, hasToast: boolean): void {
  const root = document.getElementById("app");
  if (!root) return;
  // The popup's HTML file holds a frame that is shown until this script runs.
  root.replaceChildren();
  render(
    <>
      <Region name={document.title}>{content}</Region>
      <Trouble />
      {!hasToast && <Toast />}
    </>,
    root,
  );
}
