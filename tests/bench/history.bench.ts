import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import type { DoneCheck } from "../../utils/checks/check.ts";
import { pageKey } from "../../utils/checks/sources/passages.ts";
import { changeStored, history, storeChecks } from "../e2e/seed-checks.ts";
import { startTestService } from "../setup/service.ts";
import { pairedRatios, type Section } from "./section.ts";

const VERDICTS = 500;
/** As many cards as the panel draws at first. */
const DRAWN = 10;
const RUNS = 21;
const CHANGED_AT = Date.UTC(2026, 10, 12);

/** How fast the history opens where it has changed sources to mark. */
export async function run(): Promise<Section> {
  const service = await startTestService();
  const extension = await buildExtension({ service: service.url, folder: "bench" });
  const session = await launchWithExtension({ extension, profile: "", headless: true, language: "en" });
  try {
    const checks = history(VERDICTS).map(withOwnSources);
    const page = await session.context.newPage();
    await page.goto(session.address("sidepanel.html"));
    await storeChecks(page, checks);
    // The page that stores is another one, and shows no history itself.
    await page.goto(session.address("welcome.html"));
    const known = {
      askedAt: {},
      pages: Object.fromEntries(
        checks.flatMap(({ verdict }) => verdict.sources.map(({ url }) => [pageKey(url), CHANGED_AT])),
      ),
    };
    const open = async (changes: typeof known | null): Promise<number> => {
      await changeStored(page, { marks: { "source-changes": changes } });
      return workToDraw(session, changes === null ? 0 : DRAWN);
    };
    const ratios = await pairedRatios(
      RUNS,
      () => open(known),
      () => open(null),
    );
    return {
      name: "history",
      rows: [
        {
          what: `processor time to open the history of ${VERDICTS} verdicts, each with a changed source`,
          against: "the same without marks",
          goal: 1.1,
          ratios,
        },
      ],
    };
  } finally {
    await session.context.close();
    await service.close();
  }
}

/** Two pages of its own, as checks of many subjects have. */
function withOwnSources(check: DoneCheck, index: number): DoneCheck {
  const sources = ["a", "b"].map((name) => ({
    title: `Page ${name} of agency ${index}`,
    url: `https://www.agency-${index}.gov/programs/${name}`,
    domain: `agency-${index}.gov`,
    excerpt: null,
  }));
  return { ...check, verdict: { ...check.verdict, sources } };
}

/** What the page's main thread computed for the frame with the first cards. Other programs do not add to it. */
async function workToDraw(session: ExtensionSession, marks: number): Promise<number> {
  const page = await session.context.newPage();
  await page.setViewportSize({ width: 420, height: 900 });
  const devtools = await session.context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript((count) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(".check .verdict").length < count) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(globalThis, { isDrawn: true });
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, DRAWN);
  await page.goto(session.address("sidepanel.html"));
  await page.waitForFunction(() => Reflect.get(globalThis, "isDrawn"));
  const { metrics } = await devtools.send("Performance.getMetrics");
  const shown = await page.locator(".check > .note-warn").count();
  if (shown < marks || (marks === 0 && shown > 0)) throw new Error(`${shown} cards are marked`);
  await page.close();
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}
