import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { pointAtService } from "../../tests/e2e/fixtures.ts";
import { startTestService } from "../../tests/setup/service.ts";
import { LANGUAGES, type Language } from "../../utils/platform/languages.ts";
import { buildExtension } from "../build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../launch-browser.ts";
import { MARQUEE_SIZE, marquee, TILE_SIZE, tile } from "./promotion.ts";
import { STATES, type State, WORDS } from "./states.ts";
import { framed, STORE_PICTURES, STORE_SIZE } from "./store.ts";

/** Pictures of every page in its main states, in all languages, light and dark, and those of the stores. */
const DOCS = join(import.meta.dirname, "..", "..", "docs");
const PICTURES = join(DOCS, "store", "pictures");

/** Only the states named on the command line; none named: all, and the pictures of the stores. */
const wanted = process.argv.slice(2);

const service = await startTestService();
const extension = await buildExtension({ service: service.url, folder: "screenshots" });

await mkdir(join(DOCS, "screenshots"), { recursive: true });
for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const state of STATES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      await picture(state, language, colorScheme, async (page) => {
        const path = join(DOCS, "screenshots", `${state.name}-${language}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: state.whole ?? false });
      });
    }
  }
}

await mkdir(PICTURES, { recursive: true });
for (const language of wanted.length === 0 ? LANGUAGES : []) {
  for (const [index, { state, caption }] of STORE_PICTURES.entries()) {
    await picture(state, language, "light", async (page, session) => {
      const path = join(PICTURES, `${index + 1}-${state.name}-${language}.png`);
      if (caption === null) {
        await page.screenshot({ path });
        return;
      }
      const shown = await page.screenshot();
      await draw(session, framed(caption[language], shown, state.width), STORE_SIZE, path);
      if (index > 0) return;
      const { title } = caption[language];
      await draw(session, tile(title), TILE_SIZE, join(PICTURES, `tile-${language}.png`));
      await draw(session, marquee(title, shown), MARQUEE_SIZE, join(PICTURES, `marquee-${language}.png`));
    });
  }
}
await service.close();

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
  language: Language,
  colorScheme: "light" | "dark",
  take: (page: Page, session: ExtensionSession) => Promise<void>,
): Promise<void> {
  await service.reset();
  const session = await launchWithExtension({
    extension,
    profile: "",
    headless: true,
    language,
    colorScheme,
  });
  await pointAtService(session, service.url, state.settings ?? { suggestions: true });
  const page = await session.context.newPage();
  await page.setViewportSize({ width: state.width, height: state.height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const words = WORDS[language];
  const { address, tab } = state;
  if (tab) {
    await page.addInitScript(
      (url) => {
        Object.assign(chrome.tabs, { query: async () => [{ id: 1, windowId: 1, url }] });
      },
      typeof tab === "string" ? tab : tab(words),
    );
  }
  await page.goto(session.address(typeof address === "string" ? address : address(words)));
  await page.locator("#app > *").first().waitFor();
  if (tab) await page.locator(".this-page-answer svg").waitFor();
  await state.prepare?.(page, service, words);
  await page.evaluate(() => document.fonts.ready);
  await take(page, session);
  await session.context.close();
}
