import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CorpusPage } from "../../server/load/corpus-file.ts";
import { startService } from "../../server/start.ts";
import { addPage, finishAdding } from "../../server/store/add-pages.ts";
import { openStore } from "../../server/store/database.ts";

export interface ChangingService {
  readonly url: string;
  /** Adds a page, or changes the one at this address. */
  change(url: string, title: string, at: Date, text?: string): void;
  close(): Promise<void>;
}

const PAGE: CorpusPage = {
  url: "",
  title: "",
  text: "Rules about heat pumps and what the city pays for them.",
  domain: "austintexas.gov",
  organization: "City of Austin",
  country: "US",
  level: "city",
  state: "TX",
  city: "Austin",
  language: "en",
  content_type: "text/html",
  published_at: null,
  content_changed_at: null,
  last_crawled: "2026-01-01T00:00:00Z",
};

/** The local service over a file that a test changes while it runs. Its answers are not cached. */
export async function startChangingService(): Promise<ChangingService> {
  const folder = await mkdtemp(join(tmpdir(), "primary-source-watches-"));
  const db = join(folder, "pages.db");
  const service = await startService({ port: 0, host: "127.0.0.1", db, cacheMs: 0 });
  return {
    url: service.url,
    change(url, title, at, text = PAGE.text) {
      const store = openStore(db);
      addPage(store, { ...PAGE, url, title, text, content_changed_at: at.toISOString() });
      finishAdding(store);
      store.close();
    },
    async close() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
