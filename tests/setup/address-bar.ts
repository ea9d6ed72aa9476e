import type { BrowserContext } from "playwright";
import { findSidePanel } from "./side-panel.ts";

const POPUP = "chrome://omnibox-popup.top-chrome/";

/** Every line lies in shadow trees of the browser's own page, which no selector reaches across. */
const READ_LINES = `(() => {
  const lines = [];
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeName === "STYLE" || node.hidden) return "";
    const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes];
    return children.map(textOf).join("");
  };
  const walk = (node) => {
    if (/-MATCH$/.test(node.nodeName)) lines.push(textOf(node).replace(/\\s+/g, " ").replace(/(\\.\\.\\. )+/g, "").trim());
    else for (const child of [...(node.shadowRoot?.children ?? []), ...node.children]) walk(child);
  };
  walk(document.body);
  return JSON.stringify(lines);
})()`;

/** What the real address bar shows below it, line by line, as Chromium has parsed and drawn it. */
export async function addressBarLines(context: BrowserContext): Promise<readonly string[]> {
  const popup = await findSidePanel(context, POPUP);
  return JSON.parse(String((await popup?.evaluate(READ_LINES)) ?? "[]"));
}
