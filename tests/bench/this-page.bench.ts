import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildExtension } from "../../scripts/build-extension.ts";
import { type ExtensionSession, launchWithExtension } from "../../scripts/launch-browser.ts";
import type { SiteList } from "../../utils/sites/site-list.ts";
import { startTestService } from "../setup/service.ts";
import { openPopup, paintOf, resultsPaintOf, search } from "./pages.bench.ts";
import { pairedRatios, type Row, type Section } from "./section.ts";
import { madeList } from "./site-list.bench.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const RUNS = 21;

/** What the popup's line costs when the popup opens. */
export async function run(): Promise<Section> {
  return { name: "this page", rows: await opening(madeList()) };
}

async function opening(list: SiteList): Promise<Row[]> {
  const service = await startTestService();
  const without = await buildWithoutLine(service.url);
  const extensions = [await buildExtension({ service: service.url, folder: "bench" }), without.extension];
  const sessions: ExtensionSession[] = [];
  try {
    for (const extension of extensions) sessions.push(await startOn(extension, service.url, list));
    const [own, bare] = sessions;
    if (own === undefined || bare === undefined) throw new Error("no browser");
    const against = "the same popup built without the line";
    const paints = await pairedRatios(
      RUNS,
      () => paintOf(own, "popup.html"),
      () => paintOf(bare, "popup.html"),
    );
    for (const session of [own, bare]) {
      const page = await openPopup(session);
      await search(page, "tax");
      await page.close();
    }
    const results = await pairedRatios(
      RUNS,
      () => resultsPaintOf(own),
      () => resultsPaintOf(bare),
    );
    return [
      { what: "first contentful paint of the popup", against, goal: 1.05, ratios: paints },
      { what: "the popup's last results visible again", against, goal: 1.05, ratios: results },
    ];
  } finally {
    for (const { context } of sessions) await context.close();
    await service.close();
    await rm(without.sources, { recursive: true, maxRetries: 5 });
  }
}

/** A browser whose popup opens on a listed page, with the whole list on the device. */
async function startOn(extension: string, service: string, list: SiteList): Promise<ExtensionSession> {
  const session = await launchWithExtension({ extension, profile: "", headless: true, language: "en" });
  await session.worker.evaluate((stored) => chrome.storage.local.set(stored), {
    settings: { version: 1, searchServiceUrl: service, factCheckServiceUrl: service },
    "site-list": list,
  });
  await session.context.addInitScript(() => {
    const tab = { id: 1, windowId: 1, title: "City services", url: "https://www.city12.ca/services" };
    if ("chrome" in globalThis) Object.assign(chrome.tabs ?? {}, { query: () => Promise.resolve([tab]) });
  });
  return session;
}

const SOURCES = ["assets", "components", "entrypoints", "locales", "public", "scripts", "utils"];
const FILES = ["package.json", "tsconfig.json", "wxt.config.ts"];
const LINE = /<Region name=\{t\("site\.region"\)\}>[\s\S]*?<\/Region>/g;

/** Builds a copy of the sources in which the popup has no such line. */
async function buildWithoutLine(service: string): Promise<{ sources: string; extension: string }> {
  const sources = await mkdtemp(join(tmpdir(), "primary-source-without-line-"));
  for (const name of [...SOURCES, ...FILES]) {
    await cp(join(ROOT, name), join(sources, name), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(sources, "node_modules"));
  for (const file of ["App.tsx", "ViewTab.tsx"])
    await takeOut(join(sources, "entrypoints", "popup", file), LINE);
  const env = { ...process.env, WXT_SEARCH_API_URL: service, WXT_FACT_CHECK_API_URL: service };
  const wxt = join(sources, "node_modules", "wxt", "bin", "wxt.mjs");
  await promisify(execFile)(process.execPath, [wxt, "build", "-b", "chrome"], { cwd: sources, env });
  return { sources, extension: join(sources, ".output", "chrome-mv3") };
}

async function takeOut(path: string, part: RegExp): Promise<void> {
  const before = await readFile(path, "utf8");
  const after = before.replace(part, "<></>");
  if (after === before) throw new Error(`${path} has no line of this page`);
  await writeFile(path, after);
}
