import { join } from "node:path";
import { type Browser, chromium, expect, type Page, test } from "playwright/test";
import { build } from "vite";

/** The sanitiser alone, in a real browser, under the Trusted Types rules of the extension's pages. */
const CSP = "script-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types dompurify";
const ROOT = join(import.meta.dirname, "../..");

let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(ROOT, "utils/text/safe-html.ts"), formats: ["iife"], name: "sanitiser" },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("the sanitiser was not built");
  const script = bundle.output[0].code;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "chromium",
    args: ["--no-sandbox"],
  });
  page = await browser.newPage();
  await page.route("https://page.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": CSP },
      body: `<!doctype html><body></body><script>${script}</script>`,
    }),
  );
  await page.goto("https://page.example/");
});

test.afterAll(() => browser.close());

type Sanitiser = typeof import("../../utils/text/safe-html.ts");

/** What the page would hold after the text was put into it, and whether any of it ran. */
async function shown(html: string): Promise<string> {
  return page.evaluate((text) => {
    const { sanitiser } = globalThis as unknown as { sanitiser: Sanitiser };
    const holder = document.createElement("div");
    holder.replaceChildren(sanitiser.renderedMarkdown(text) ?? "");
    document.body.replaceChildren(holder);
    return holder.innerHTML;
  }, html);
}

const MARKDOWN = [
  ["<h2>A</h2><p><strong>b</strong> <em>c</em></p>", "<h2>A</h2><p><strong>b</strong> <em>c</em></p>"],
  ["<table><thead><tr><th>A</th></tr></thead></table>", "<table><thead><tr><th>A</th></tr></thead></table>"],
  ['<img src="https://a.gov/x.png">', ""],
  ["a<script>alert(1)</script>b", "ab"],
  ["<svg><script>alert(1)</script></svg>b", "b"],
  ["<style>*{display:none}</style>b", "b"],
  ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table>b", ""],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["a\u202Eb\u2066c&#x2069;&#8238;", "abc"],
  ["", ""],
  ['<p style="position:fixed" class="x" id="y" onclick="z()">b</p>', "<p>b</p>"],
  ['<iframe src="https://a.gov"></iframe><form><input></form>', ""],
  [
    '<a href="https://a.gov/x" target="_self" rel="opener" ping="/p">b</a>',
    '<a href="https://a.gov/x" rel="noopener noreferrer" target="_blank">b</a>',
  ],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "/options.html",
    "options.html",
    "//a.gov",
    "mailto:a@b.gov",
    "https://irs.gov@evil.example/",
  ].map((address) => [`<a href="${address}">b</a>`, "<a>b</a>"] as const),
] as const;

for (const [html, expected] of MARKDOWN) {
  test(`Markdown ${JSON.stringify(html).slice(0, 70)} becomes ${JSON.stringify(expected).slice(0, 70)}`, async () => {
    expect(await shown(html)).toBe(expected);
  });
}
