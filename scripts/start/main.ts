import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { otherPort, readOptions, readPort, USUAL_PORT } from "../../server/command-line.ts";
import { buildExtension } from "../build-extension.ts";
import { hasDisplay } from "../display.ts";
import { launchWithExtension } from "../launch-browser.ts";
import { startLocalService } from "../local-service.ts";
import { takeTour } from "./tour.ts";

const options = readOptions(
  { headless: { type: "boolean", default: false }, port: { type: "string", default: String(USUAL_PORT) } },
  "npm start -- [--headless] [--port 8787]",
);

if (!hasDisplay() && !options.headless) {
  console.log("No display found, so this runs `npm start -- --headless`.");
}
const headless = options.headless || !hasDisplay();

const port = readPort(options.port);
const service = await startLocalService(
  port,
  `, or choose another with npm start -- --port ${otherPort(port)}`,
);
if (service === null) process.exit(1);
const profile = await mkdtemp(join(tmpdir(), "primary-source-"));
let ending = false;

try {
  const extension = await buildExtension({ service: service.url, folder: "start" });
  const session = await launchWithExtension({ extension, profile, headless, colorScheme: null });
  const finish = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    await session.context.close();
  };
  process.on("SIGINT", () => void finish());
  process.on("SIGTERM", () => void finish());
  if (headless) {
    await takeTour(session, service.url);
    await finish();
  } else {
    const ended = new Promise((resolve) => session.context.once("close", resolve));
    // Playwright takes files over otherwise, and keeps them without a name where nobody looks.
    const devtools = await session.context.browser()?.newBrowserCDPSession();
    await devtools?.send("Browser.setDownloadBehavior", { behavior: "default" });
    const page = await session.context.newPage();
    await page.goto(`chrome-extension://${session.id}/search.html?q=property+tax`);
    console.log(`The extension is loaded. Try the toolbar button, select text and right-click it, or type "gov" and Tab in
the address bar. The local service at ${service.url}, a stand-in for the public one, answers everything.
Press Ctrl+C or close the browser to stop.`);
    await ended;
  }
} finally {
  await service.close();
  await rm(profile, { recursive: true, force: true });
}
