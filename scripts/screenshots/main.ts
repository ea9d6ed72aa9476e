import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { barriers } from "../../tests/e2e/axe.ts";
import { pointAtService } from "../../tests/e2e/fixtures.ts";
import { writePseudoBuild } from "../../tests/setup/pseudo-locale.ts";
import { startTestService } from "../../tests/setup/service.ts";
import { LANGUAGES, type Language } from "../../utils/platform/languages.ts";
import { buildExtension } from "../build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../launch-browser.ts";
import { oneFont } from "./fonts.ts";
import { largeShot } from "./large-shot.ts";
import { MARQUEE_SIZE, marquee, PROMISE, TILE_SIZE, tile } from "./promotion.ts";
import { openState, STATES, type State, WORDS, type Words } from "./states.ts";
import { framed, STORE_PICTURES, STORE_SIZE } from "./store.ts";

/**
 * Pictures of every page in its main states, in all languages, light and dark, and in a pseudo-locale in both directions of
 * writing, into a folder that git ignores; and those that the stores and the README show, into `docs/`. `-- NAME …` takes only
 * the states that are named, `-- store` the pictures for the stores. What axe finds in a state, as it is or at 400 %, is printed, and is a failure.
 */
const ROOT = join(import.meta.dirname, "..", "..");
const PAGES = join(ROOT, ".output", "pictures");
const PSEUDO = join(PAGES, "pseudo-locale");
const STORE_FOLDER = join(ROOT, "docs", "store", "pictures");

const named = process.argv.slice(2);
const states = STATES.filter(({ name }) => named.length === 0 || named.includes(name));
const unknown = named.filter((name) => name !== "store" && !STATES.some((state) => state.name === name));
if (unknown.length > 0) throw new Error(`No state is called ${unknown.join(", ")}`);

/** 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const found: string[] = [];

const service = await startTestService();
const fonts = await oneFont(PAGES);
const extension = await buildExtension({ service: service.url, folder: "screenshots" });
const pseudo = join(extension, "..", "..", "screenshots-pseudo", "chrome-mv3");

for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const state of states) {
      const path = join(PAGES, `${state.name}-${language}-${colorScheme}.png`);
      await picture(state, { extension, language, colorScheme, words: WORDS[language] }, (page) =>
        page.screenshot({ path, fullPage: state.whole ?? false }),
      );
    }
  }
}

await writePseudoBuild(extension, pseudo);
for (const [language, direction] of [
  ["en", "left-to-right"],
  ["fr", "right-to-left"],
] as const) {
  for (const state of states) {
    const path = join(PSEUDO, `${state.name}-${direction}.png`);
    const look = { extension: pseudo, language, colorScheme: "light", words: WORDS.en } as const;
    await picture(state, look, (page) => page.screenshot({ path, fullPage: state.whole ?? false }));
  }
}

await mkdir(STORE_FOLDER, { recursive: true });
const isStoreWanted = named.length === 0 || named.includes("store");
for (const language of isStoreWanted ? LANGUAGES : []) {
  const look = { extension, language, colorScheme: "light", words: WORDS[language] } as const;
  for (const [index, { name, state, layout, headline, area }] of STORE_PICTURES.entries()) {
    await picture(state, look, async (page, session) => {
      const path = join(STORE_FOLDER, `${index + 1}-${name}-${language}.png`);
      const clip = await area(page);
      const shown = await largeShot(page, clip);
      await draw(session, framed(headline[language], layout, shown, clip.width), STORE_SIZE, path);
      if (name !== "search") return;
      await draw(session, tile(PROMISE[language]), TILE_SIZE, join(STORE_FOLDER, `tile-${language}.png`));
      const wide = marquee(PROMISE[language], shown);
      await draw(session, wide, MARQUEE_SIZE, join(STORE_FOLDER, `marquee-${language}.png`));
    });
  }
}
await service.close();
for (const each of found) console.error(each);
process.exitCode = found.length > 0 ? 1 : 0;

interface Look {
  readonly extension: string;
  readonly language: Language;
  readonly colorScheme: "light" | "dark";
  /** What is searched for. */
  readonly words: Words;
}

async function draw(
  { context }: ExtensionSession,
  html: string,
  size: { width: number; height: number },
  path: string,
): Promise<void> {
  const frame = await context.newPage();
  await frame.setViewportSize(size);
  await frame.setContent(html);
  await frame.screenshot({ path });
}

/** A profile for each picture: nothing of one state may show in the next. */
async function picture(
  state: State,
  { words, ...look }: Look,
  take: (page: Page, session: ExtensionSession) => Promise<unknown>,
): Promise<void> {
  await service.reset();
  const session = await launchWithExtension({ ...look, env: fonts, profile: "", headless: true });
  await pointAtService(session, service.url, state.settings ?? { suggestions: true });
  const page = await session.context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openState(page, state, words, session.address);
  await state.prepare?.(page, service, words);
  await page.evaluate(() => document.fonts.ready);
  await take(page, session);
  const seen = `${state.name}, ${look.language}, ${look.colorScheme}`;
  // In the pseudo-locale no text begins another one.
  const rules = { "label-content-name-mismatch": { enabled: look.extension !== pseudo } };
  found.push(...(await barriers(page, "html", rules)).map((barrier) => `${seen}: ${barrier}`));
  await page.setViewportSize(ZOOMED);
  found.push(...(await barriers(page, "html", rules)).map((barrier) => `${seen}, at 400 %: ${barrier}`));
  await session.context.close();
}
