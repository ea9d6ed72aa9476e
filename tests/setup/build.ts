import { globSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildExtension } from "../../scripts/build-extension.ts";
import { ensureChromium } from "../../scripts/setup/chromium.mjs";
import { CLOCK_SHIFT } from "./moment.ts";
import { writePseudoBuild } from "./pseudo-locale.ts";
import { setClock } from "./set-clock.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** Match patterns have no ports, so one build for loopback serves every test's own service. */
const SERVICE = "http://127.0.0.1:8787";

export default async function buildForTests(): Promise<void> {
  // For a single suite, too, which nothing but Playwright's own command has started.
  process.env.CHROMIUM_PATH ??= await ensureChromium();
  // Where several suites run one after the other, what started them has built for all.
  if (process.env.PRIMARY_SOURCE_TESTS_BUILT !== "1") {
    await Promise.all([
      buildForChromium(),
      buildExtension({ service: SERVICE, folder: "test", browser: "firefox" }),
      buildExtension({ service: null, folder: "test-without-services" }),
    ]);
  }
  // Not part of the build: one that is kept may be of an earlier run.
  await Promise.all(
    globSync(".output/test*/*-mv3", { cwd: ROOT }).map((each) => setClock(join(ROOT, each), CLOCK_SHIFT)),
  );
}

async function buildForChromium(): Promise<void> {
  const built = await buildExtension({ service: SERVICE, folder: "test" });
  await allowNotifications(built, join(built, "..", "..", "test-with-notifications", "chrome-mv3"));
  await writePseudoBuild(built, join(built, "..", "..", "test-pseudo", "chrome-mv3"));
}

/** A copy that may notify from the start: no test can answer the browser's question about it. */
async function allowNotifications(built: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8"));
  manifest.permissions.push("notifications");
  await writeFile(path, JSON.stringify(manifest));
}
