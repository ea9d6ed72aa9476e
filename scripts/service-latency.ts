import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CorpusPage } from "../server/load/corpus-file.ts";
import { readCorpusFile } from "../server/load/corpus-file.ts";
import { embeddedCorpus } from "../server/load/embedded.ts";
import { select } from "../server/query/select.ts";
import { addPage, finishAdding } from "../server/store/add-pages.ts";
import { openStore, type Store } from "../server/store/database.ts";
import { knownCities } from "../server/store/places.ts";
import { search } from "../server/store/search.ts";
import { madePages, QUERIES } from "../tests/bench/made-pages.ts";

/** How long a search takes in the local service, over collections of growing size: docs/service-latency.md. */
const { values } = parseArgs({ options: { corpus: { type: "string" } } });
const ROUNDS = 15;
const REAL_QUERIES = [
  "content",
  "web design",
  '"plain language"',
  "accessibility testing",
  "site:digital.gov data",
  "analytics -google",
  "social media policy",
  "intitle:guide",
];
const EMBEDDED_QUERIES = [
  "property tax",
  "minimum wage",
  "water",
  '"public records"',
  "state:tx permit",
  "city:toronto",
  "level:federal benefits",
  "parking -permit",
];

const now = new Date();
const rows: string[] = [];
await measure("embedded pages", embeddedCorpus(now), EMBEDDED_QUERIES);
if (values.corpus) await measure("real pages", readCorpusFile(values.corpus, console.error), REAL_QUERIES);
for (const count of [10_000, 100_000]) await measure("made pages", madePages(count, now), QUERIES);

const table = [
  "| collection | pages | p50 | p95 | p50 with facets | p95 with facets |",
  "| --- | ---: | ---: | ---: | ---: | ---: |",
  ...rows,
].join("\n");
console.log(table);
await writeFile(
  join(import.meta.dirname, "..", "docs", "service-latency.md"),
  `# Search latency of the local service

Made by \`node_modules/.bin/node scripts/service-latency.ts [--corpus FILE.jsonl]\`: milliseconds of processor time
for a page of ten results, over queries with broad and rare words, phrases, operators and filters. A search never
waits for anything, so this is its latency on a machine that is not busy with something else. It grows with the number of
matches: up to 10,000 are counted and ranked; of more, the total is a lower bound, and those with the words in their titles
are ranked first. Half of the queries on made pages match tens of thousands.

Machine: ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}.

${table}
`,
);

async function measure(
  name: string,
  pages: Iterable<CorpusPage> | AsyncIterable<CorpusPage>,
  queries: readonly string[],
): Promise<void> {
  const store = openStore();
  let count = 0;
  store.database.exec("BEGIN");
  for await (const page of pages) {
    addPage(store, page);
    count += 1;
  }
  store.database.exec("COMMIT");
  finishAdding(store);
  const plain = timings(store, queries, false);
  const faceted = timings(store, queries, true);
  const cells = [
    percentile(plain, 50),
    percentile(plain, 95),
    percentile(faceted, 50),
    percentile(faceted, 95),
  ];
  rows.push(
    `| ${name} | ${count.toLocaleString("en")} | ${cells.map((each) => each.toFixed(1)).join(" | ")} |`,
  );
  store.close();
}

function timings(store: Store, queries: readonly string[], facets: boolean): number[] {
  const cities = knownCities(store);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const q of queries) {
      const start = process.cpuUsage();
      const selection = select({ q, country: [], level: [], state: [], city: [], domain: [] }, cities);
      search(store, selection, { offset: 0, size: 10, facets }, now);
      const { user, system } = process.cpuUsage(start);
      if (round > 0) taken.push((user + system) / 1000);
    }
  }
  return taken;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
