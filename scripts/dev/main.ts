import { createServer } from "wxt";
import { USUAL_PORT } from "../../server/command-line.ts";
import { hasDisplay } from "../display.ts";
import { startLocalService } from "../local-service.ts";

const service = await startLocalService(USUAL_PORT, " and run this again");
if (service === null) process.exit(1);
process.env.WXT_SEARCH_API_URL ??= service.url;
process.env.WXT_FACT_CHECK_API_URL ??= service.url;
const chromium = process.env.CHROMIUM_PATH;
const server = await createServer({
  webExt: {
    disabled: !hasDisplay(),
    ...(chromium ? { binaries: { chrome: chromium } } : {}),
    ...(process.getuid?.() === 0 ? { chromiumArgs: ["--no-sandbox"] } : {}),
  },
});
await server.start();
if (!hasDisplay()) console.log("No display found. Load .output/chrome-mv3-dev into a browser yourself.");
console.log(`The local service runs at ${service.url}. Pages and worker reload when their code changes.`);

const end = async (): Promise<void> => {
  await server.stop();
  await service.close();
  process.exit(0);
};
process.on("SIGINT", () => void end());
process.on("SIGTERM", () => void end());
