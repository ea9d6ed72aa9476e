import { rm } from "node:fs/promises";
import { buildExtension } from "../../scripts/build-extension.ts";
import { findFirefox } from "../../scripts/setup/chromium.mjs";
import { type FirefoxSession, launchFirefox } from "../setup/firefox.ts";
import { startTestService } from "../setup/service.ts";
import { saidOf, YEARS } from "./heavy-profile.ts";
import type { Section } from "./section.ts";
import { heavyRows, type Profile, withWatchedPages } from "./surfaces.ts";

/** Years of use, in Firefox, which does not tell what a page holds. */
export async function run(): Promise<Section> {
  const name = `years of use in Firefox: ${saidOf(YEARS)}`;
  const executablePath = findFirefox();
  // Without rows those that were kept would be lost.
  if (executablePath === null)
    throw new Error("There is no Firefox: install firefox-esr, or name its path in FIREFOX_PATH");
  const service = await startTestService();
  const built = await buildExtension({ service: service.url, folder: "bench", browser: "firefox" });
  const extension = await withWatchedPages(built);
  const start = async (): Promise<FirefoxSession> => {
    const session = await launchFirefox({ executablePath, headless: true });
    await session.install(extension, false);
    return session;
  };
  const [full, empty] = [await start(), await start()];
  try {
    return { name, rows: await heavyRows(profileOf(full), profileOf(empty)) };
  } finally {
    await full.close();
    await empty.close();
    await service.close();
    await rm(extension, { recursive: true, maxRetries: 5 });
  }
}

function profileOf(session: FirefoxSession): Profile {
  return {
    async open(address) {
      const page = await session.openPage(address);
      return {
        evaluate: (work, given) => page.evaluate(work as never, given as never),
        heap: async () => null,
        close: () => page.close(),
      };
    },
  };
}
