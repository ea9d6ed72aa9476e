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
      lib: { entry: join(ROOT, "utils/text/sanitise.ts"), formats: ["iife"], name: "sanitiser" },
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

type Sanitiser = typeof import("../../utils/text/sanitise.ts");

/** What the page would hold after the text was put into it, and whether any of it ran. */
async function shown(policy: "markedText" | "renderedMarkdown", html: string): Promise<string> {
  return page.evaluate(
    ([name, text]) => {
      const { sanitiser } = globalThis as unknown as { sanitiser: Sanitiser };
      const holder = document.createElement("div");
      holder.replaceChildren(sanitiser[name](text) ?? "");
      document.body.replaceChildren(holder);
      return holder.innerHTML;
    },
    [policy, html] as const,
  );
}

const plain = (html: string): Promise<string> =>
  page.evaluate((text) => {
    const { sanitiser } = globalThis as unknown as { sanitiser: Sanitiser };
    return sanitiser.plainText(text);
  }, html);

const TITLES = [
  ["<mark>Tax</mark> &amp; benefits", "<mark>Tax</mark> &amp; benefits"],
  ['<mark onclick="x()" class="y" style="z" data-a="b" aria-label="c">Tax</mark>', "<mark>Tax</mark>"],
  ["a<script>alert(1)</script>b", "ab"],
  ["<img src=x onerror=alert(1)>b", "b"],
  ['<a href="javascript:alert(1)">b</a>', "b"],
  ["<svg><script>alert(1)</script></svg>b", "b"],
  ["<style>*{display:none}</style>b", "b"],
  ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table>b", ""],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["&amp;lt;b&amp;gt;", "&amp;lt;b&amp;gt;"],
  ["<mark>open", "<mark>open</mark>"],
  ["a\u202Eb\u2066c&#x2069;&#8238;", "abc"],
  ["", ""],
] as const;

for (const [html, expected] of TITLES) {
  test(`a title ${JSON.stringify(html).slice(0, 70)} becomes ${JSON.stringify(expected)}`, async () => {
    expect(await shown("markedText", html)).toBe(expected);
  });
}

const MARKDOWN = [
  ["<h2>A</h2><p><strong>b</strong> <em>c</em></p>", "<h2>A</h2><p><strong>b</strong> <em>c</em></p>"],
  ["<table><thead><tr><th>A</th></tr></thead></table>", "<table><thead><tr><th>A</th></tr></thead></table>"],
  ['<img src="https://a.gov/x.png">', ""],
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
    expect(await shown("renderedMarkdown", html)).toBe(expected);
  });
}

const TEXTS = [
  ["<mark>Tax</mark> &amp; benefits &#39;26", "Tax & benefits '26"],
  ["&lt;b&gt;", "<b>"],
  ["<script>alert(1)</script>b", "b"],
  ["  a&#x202E;b  ", "ab"],
] as const;

for (const [html, expected] of TEXTS) {
  test(`read as plain text, ${JSON.stringify(html)} is ${JSON.stringify(expected)}`, async () => {
    expect(await plain(html)).toBe(expected);
  });
}
