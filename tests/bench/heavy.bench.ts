import { rm } from "node:fs/promises";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import { startTestService } from "../setup/service.ts";
import { saidOf, YEARS } from "./heavy-profile.ts";
import type { Section } from "./section.ts";
import { heavyRows, type Profile, withWatchedPages } from "./surfaces.ts";

/** Years of use, in Chromium. */
export async function run(): Promise<Section> {
  const service = await startTestService();
  const built = await buildExtension({ service: service.url, folder: "bench" });
  const extension = await withWatchedPages(built);
  const start = () => launchWithExtension({ extension, profile: "", headless: true, language: "en" });
  const [full, empty] = [await start(), await start()];
  try {
    const rows = await heavyRows(profileOf(full), profileOf(empty));
    return { name: `years of use: ${saidOf(YEARS)}`, rows };
  } finally {
    await full.context.close();
    await empty.context.close();
    await service.close();
    await rm(extension, { recursive: true, maxRetries: 5 });
  }
}

function profileOf(session: ExtensionSession): Profile {
  return {
    async open(address) {
      const page = await session.context.newPage();
      await page.setViewportSize({ width: 420, height: 600 });
      await page.goto(session.address(address));
      return {
        evaluate: (work, given) => page.evaluate(work as never, given as never),
        async heap() {
          const devtools = await session.context.newCDPSession(page);
          await devtools.send("HeapProfiler.collectGarbage");
          const { usedSize } = await devtools.send("Runtime.getHeapUsage");
          return usedSize;
        },
        close: () => page.close(),
      };
    },
  };
}
