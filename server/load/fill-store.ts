import { embeddedCorpus } from "../corpus/index.ts";
import { addPage, finishAdding } from "../store/add-pages.ts";
import type { Store } from "../store/database.ts";
import { number } from "../store/rows.ts";
import { readCorpusFile } from "./corpus-file.ts";
import { loadDomainsFile } from "./domains-file.ts";

export interface Sources {
  readonly corpus?: string | undefined;
  readonly domains?: string | undefined;
}

const PAGES_IN_A_TRANSACTION = 2000;

/** Fills the store with the embedded pages, or with those of a file; a kept database that has pages stays as it is. */
export async function fillStore(
  store: Store,
  sources: Sources,
  now: Date,
  tell: (sentence: string) => void,
): Promise<void> {
  const isKept = number(store.statement("SELECT count(*) AS pages FROM pages").get(), "pages") > 0;
  if (sources.corpus) await addAll(store, readCorpusFile(sources.corpus, tell));
  else if (!isKept) await addAll(store, embeddedCorpus(now));
  if (sources.domains) tell(`${await loadDomainsFile(store, sources.domains, tell)} domains read.`);
}

async function addAll(
  store: Store,
  pages: Iterable<Parameters<typeof addPage>[1]> | AsyncIterable<Parameters<typeof addPage>[1]>,
): Promise<void> {
  let open = 0;
  store.database.exec("BEGIN");
  for await (const page of pages) {
    addPage(store, page);
    open += 1;
    if (open % PAGES_IN_A_TRANSACTION === 0) store.database.exec("COMMIT; BEGIN");
  }
  store.database.exec("COMMIT");
  finishAdding(store);
}
