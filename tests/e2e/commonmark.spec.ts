import { join } from "node:path";
import commonmark from "commonmark-spec";
import { type Browser, chromium, expect, type Page, test } from "playwright/test";
import { build } from "vite";
import { mischiefIn } from "./hostile.ts";

const ENTRY = join(import.meta.dirname, "..", "setup", "markdown-bundle.ts");
type Bundle = typeof import("../setup/markdown-bundle.ts");

interface Example {
  readonly markdown: string;
  readonly html: string;
  readonly number: number;
}

let browser: Browser;
let page: Page;
const requests: string[] = [];

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: ENTRY, formats: ["iife"], name: "bundle" } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("the bundle was not built");
  const script = bundle.output[0].code;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "chromium",
    args: ["--no-sandbox"],
  });
  page = await browser.newPage();
  page.on("request", (request) => requests.push(request.url()));
  // No policy at all: what stays harmless here owes it to the sanitiser.
  await page.route("https://page.example/", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><body><div id="app"></div><script>window.ran = []; window.alert = () => ran.push("alert");${script}</script>`,
    }),
  );
  await page.goto("https://page.example/");
});

test.afterAll(() => browser.close());

/** Shows Markdown as the panel does, and the specification's own HTML through the same sanitiser. */
function show(examples: readonly Example[]): Promise<readonly { ours: string; theirs: string }[]> {
  return page.evaluate((all) => {
    const { bundle } = globalThis as unknown as { bundle: Bundle };
    const app = document.querySelector("#app");
    const shown = (html: string) => {
      const holder = document.createElement("div");
      holder.append(bundle.renderedMarkdown(html) ?? "");
      app?.append(holder);
      // White space around tags says nothing.
      return holder.innerHTML.replace(/\s*(<[^>]*>)\s*/g, "$1").replace(/\s+/g, " ");
    };
    return all.map(({ markdown, html }) => ({
      ours: shown(bundle.markdownHtml(markdown) ?? ""),
      theirs: shown(html),
    }));
  }, examples);
}

/** In the specification's text a tab is drawn as an arrow. */
const EXAMPLES: readonly Example[] = commonmark.tests.map((example: Example) => ({
  ...example,
  markdown: example.markdown.replaceAll("→", "\t"),
  html: example.html.replaceAll("→", "\t"),
}));

test("nothing of any CommonMark example comes alive", async () => {
  expect(EXAMPLES.length).toBeGreaterThan(600);
  await show(EXAMPLES);
  expect(await mischiefIn(page)).toEqual([]);
  expect(requests).toEqual(["https://page.example/"]);
});

test("CommonMark examples read as the specification says", async () => {
  const shown = await show(EXAMPLES);
  const different = EXAMPLES.filter((_, index) => shown[index]?.ours !== shown[index]?.theirs);
  // What differs is GitHub's flavour, which the panel reads on purpose (bare addresses, tables), and rare corners.
  expect(different.length / EXAMPLES.length).toBeLessThan(0.05);
});
