import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { setClock } from "../../setup/set-clock.ts";

const folder = await mkdtemp(join(tmpdir(), "clock-"));
const WORKER = `${"const worker = 1;\n".repeat(20_000)}// the end of the worker\n`;
const PAGE = "<html><head><title>Page</title></head></html>";

beforeEach(async () => {
  await writeFile(join(folder, "background.js"), WORKER);
  await writeFile(join(folder, "popup.html"), PAGE);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(folder, name), "utf8");

test("the clock comes before the first line of worker and pages, once, with the last shift", async () => {
  for (const shift of [5, -7, -7]) await setClock(folder, shift);
  const worker = await read("background.js");
  expect(worker.startsWith("(function shiftClock")).toBe(true);
  expect(worker.match(/\(-?\d+\); \/\/ the clock of the run/g)).toEqual(["(-7); // the clock of the run"]);
  expect(worker.endsWith(WORKER)).toBe(true);
  expect(await read("clock.js")).toBe(worker.slice(0, -WORKER.length));
  expect(await read("popup.html")).toBe(PAGE.replace("<head>", '<head><script src="/clock.js"></script>'));
});

test("suites that are started at the same time lose nothing of the worker", async () => {
  const suite = async (own: number): Promise<void> => {
    for (let start = 0; start < 10; start += 1) await setClock(folder, own * 100 + start);
  };
  await Promise.all([1, 2, 3, 4].map(suite));
  expect((await read("background.js")).endsWith(WORKER)).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(["background.js", "clock.js", "popup.html"]);
});

test("a build without a worker gets none", async () => {
  await rm(join(folder, "background.js"));
  await expect(setClock(folder, 1)).rejects.toThrow(/background\.js/);
});
