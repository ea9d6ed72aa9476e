import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { bundle } from "../../tests/bench/bundle.ts";
import { startTestService } from "../../tests/setup/service.ts";
import { SharedBrowser } from "../../tests/setup/shared-browser.ts";
import { LANGUAGES, type Language } from "../../utils/platform/languages.ts";
import { buildExtension } from "../build-extension.ts";
import { openState, type State, WORDS } from "../screenshots/states.ts";
import { condensed } from "./condensed.ts";
import { SPOKEN_STATES } from "./states.ts";

/**
 * What a screen reader says on every page in every state, in all languages, into files that are read like pictures are
 * looked at. `-- NAME` writes only the states whose name begins so.
 */
const FOLDER = join(import.meta.dirname, "..", "..", ".output", "transcripts");
const only = process.argv[2] ?? "";
if (!SPOKEN_STATES.some(({ name }) => name.startsWith(only))) throw new Error(`No state begins with ${only}`);

const service = await startTestService();
const extension = await buildExtension({ service: service.url, folder: "transcripts" });
const reader = await bundle("scripts/transcripts/reader.ts", "reader");
const browser = new SharedBrowser();

await mkdir(FOLDER, { recursive: true });
for (const language of LANGUAGES) {
  for (const state of SPOKEN_STATES.filter(({ name }) => name.startsWith(only))) {
    await writeFile(join(FOLDER, `${state.name}.${language}.txt`), await transcript(state, language));
  }
}
await browser.close();
await service.close();

async function transcript(state: State, language: Language): Promise<string> {
  await service.reset();
  const settings = {
    version: 1,
    searchServiceUrl: service.url,
    factCheckServiceUrl: service.url,
    ...(state.settings ?? { suggestions: true }),
  };
  const session = await browser.session(extension, language, { settings, "managed-copy": {} });
  const page = await session.openTab("manifest.json");
  const words = WORDS[language];
  await openState(page, state, words, session.address);
  await call(page, "listen");
  await state.prepare?.(page, service, words);
  // A page that was opened again on the way has lost its listener.
  const isListening = await page.evaluate(() => "reader" in globalThis);
  // A region that is emptied before it gets its next words says nothing.
  const said = isListening ? (await call(page, "heard")).filter((phrase) => phrase !== "polite: ") : [];
  const read = await call(page, "readAloud");
  const parts = said.length > 0 ? ["While it is used:", "", ...said, "", "From start to end:", ""] : [];
  const text = [...parts, ...condensed(read)].join("\n");
  // The service of this run has another port than that of the next.
  return `${text.replaceAll(`:${service.port}`, ":8787")}\n`;
}

async function call(page: Page, name: "listen" | "heard" | "readAloud"): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "reader" in globalThis))) await page.evaluate(reader);
  return page.evaluate(async (called) => (await Object(globalThis).reader[called]()) ?? [], name);
}
