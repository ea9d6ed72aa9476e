import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pointAtService, test as withExtension } from "./fixtures.ts";

const BUILD = join(import.meta.dirname, "..", "..", ".output", "test", "chrome-mv3");

/** The build with the permission to notify given at once: no test can answer the browser's question about it. */
export const test = withExtension.extend({
  session: async ({ service, settings, language, scheme, browserOfWorker }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "primary-source-notices-"));
    await cp(BUILD, folder, { recursive: true });
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    manifest.permissions.push("notifications");
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
    const session = await browserOfWorker.session(folder, { language, colorScheme: scheme });
    await pointAtService(session, service.url, settings);
    await use(session);
    await browserOfWorker.clear();
    await rm(folder, { recursive: true, maxRetries: 5 });
  },
});
