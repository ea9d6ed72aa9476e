import { virtual } from "@guidepup/virtual-screen-reader/browser.js";

/** Longer than any page: a reader that goes in a circle must end. */
const PHRASES_AT_MOST = 3000;
const END = "end of document";

/** Alerts that came into the page, each with what was said until then: this reader does not hear them, screen readers do. */
let alerts: { readonly words: string; readonly before: Promise<readonly string[]> }[] = [];
const arrivals = new MutationObserver((mutations) => {
  for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
    for (const alert of alertsIn(node)) {
      alerts.push({ words: `assertive: ${alert.textContent}`, before: virtual.spokenPhraseLog() });
    }
  }
});

function alertsIn(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return [];
  const within = [...node.querySelectorAll("[role=alert]")];
  return node.matches("[role=alert]") ? [node, ...within] : within;
}

/** Listens to what a screen reader says by itself: where the focus goes, and what changes. */
export async function listen(): Promise<void> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  alerts = [];
  arrivals.observe(document.body, { childList: true, subtree: true });
}

export async function heard(): Promise<readonly string[]> {
  arrivals.disconnect();
  const phrases = [...(await virtual.spokenPhraseLog())];
  await virtual.stop();
  for (const { words, before } of alerts.toReversed()) phrases.splice((await before).length, 0, words);
  return phrases;
}

/** Reads the page from its start to its end. */
export async function readAloud(): Promise<readonly string[]> {
  showState();
  await virtual.start({ container: document.body });
  for (let count = 0; count < PHRASES_AT_MOST; count += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === END) break;
  }
  alerts = [];
  return heard();
}

/** This reader knows attributes only, where browsers go by what is ticked and chosen at the moment. */
function showState(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]")) {
    box.toggleAttribute("checked", box.checked);
  }
  for (const option of document.querySelectorAll("option")) {
    option.toggleAttribute("selected", option.selected);
  }
}
