import { addPage, finishAdding } from "../store/add-pages.ts";
import type { Store } from "../store/database.ts";
import { text } from "../store/rows.ts";
import { type CorpusPage, readCorpusFile } from "./corpus-file.ts";
import { loadDomainsFile } from "./domains-file.ts";
import { embeddedCorpus } from "./embedded.ts";

export interface Sources {
  readonly corpus?: string | undefined;
  readonly domains?: string | undefined;
}

const PAGES_IN_A_TRANSACTION = 2000;
const EMBEDDED = "embedded";

/**
 * Fills the store with the pages of a file, or with the embedded ones. Pages that a kept database got from a file stay;
 * embedded ones are made again, since their dates count from the start of the service.
 */
export async function fillStore(
  store: Store,
  sources: Sources,
  now: Date,
  tell: (sentence: string) => void,
): Promise<void> {
  const kept = text(store.statement("SELECT name FROM source").get(), "name");
  if (sources.corpus) {
    if (kept === EMBEDDED) removeAll(store);
    let skipped = 0;
    const pages = readCorpusFile(sources.corpus, (sentence) => {
      skipped += 1;
      tell(sentence);
    });
    const read = await addAll(store, pages, sources.corpus);
    tell(`Pages read from ${sources.corpus}: ${read}. Lines skipped: ${skipped}.`);
  } else if (kept === "" || kept === EMBEDDED) {
    removeAll(store);
    await addAll(store, embeddedCorpus(now), EMBEDDED);
  }
  if (sources.domains) tell(`${await loadDomainsFile(store, sources.domains, tell)} domains read.`);
}

function removeAll(store: Store): void {
  store.database.exec(`
    DELETE FROM domains WHERE domain IN (SELECT domain FROM pages);
    DELETE FROM pages;
    DELETE FROM page_words;
    DELETE FROM source;
  `);
}

/** Returns how many pages were added. */
async function addAll(
  store: Store,
  pages: Iterable<CorpusPage> | AsyncIterable<CorpusPage>,
  source: string,
): Promise<number> {
  let added = 0;
  store.database.exec("BEGIN");
  for await (const page of pages) {
    addPage(store, page);
    added += 1;
    if (added % PAGES_IN_A_TRANSACTION === 0) store.database.exec("COMMIT; BEGIN");
  }
  store.statement("INSERT INTO source (name) VALUES (?)").run(source);
  store.database.exec("COMMIT");
  finishAdding(store);
  return added;
}
