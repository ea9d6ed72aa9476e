import commonmark from "commonmark-spec";
import type { BrowserContext, Page } from "playwright/test";
import { bundle } from "../../bench/bundle.ts";
import { expect, test } from "../fixtures.ts";
import { mischiefIn } from "../hostile.ts";

/** The sanitiser alone, in a page of the web: what stays harmless here owes it to nothing else. */
type Sanitiser = typeof import("../../setup/markdown-bundle.ts");

const ADDRESS = "https://page.example/";

async function openSanitiser(context: BrowserContext, headers: Record<string, string> = {}): Promise<Page> {
  const script = await bundle("tests/setup/markdown-bundle.ts", "sanitiser");
  const page = await context.newPage();
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers,
      body: `<!doctype html><body><div id="app"></div><script>window.ran = []; window.alert = () => ran.push("alert");${script}</script>`,
    }),
  );
  await page.goto(ADDRESS);
  return page;
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
  ['<frameset onload=alert(1)><frame src="https://evil.example/f"></frameset>', ""],
  [
    '<p style="position:fixed" class="x" id="y" onclick="z()" title="t" data-d="1" aria-label="l">b</p>',
    "<p>b</p>",
  ],
  ['<iframe src="https://a.gov"></iframe><form><input></form>', ""],
  [
    '<a href="https://a.gov/x" target="_self" rel="opener" ping="/p">b</a>',
    '<a href="https://a.gov/x" rel="noopener noreferrer" target="_blank">b</a>',
  ],
  [
    '<a href="https://evil.example/">www.<em>irs</em>.gov</a>',
    '<a href="https://evil.example/" rel="noopener noreferrer" target="_blank">www.<em>irs</em>.gov</a> (evil.example)',
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

test("HTML keeps what a text needs and loses the rest, under the extension's Trusted Types rules", async ({
  session,
}) => {
  const page = await openSanitiser(session.context, {
    "content-security-policy":
      "script-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types dompurify",
  });
  const shown = await page.evaluate(
    (texts) => {
      const { sanitiser } = globalThis as unknown as { sanitiser: Sanitiser };
      return texts.map((text) => {
        const holder = document.createElement("div");
        holder.replaceChildren(sanitiser.renderedMarkdown(text) ?? "");
        document.body.replaceChildren(holder);
        return [text, holder.innerHTML];
      });
    },
    MARKDOWN.map(([html]) => html),
  );
  expect(shown).toEqual(MARKDOWN);
});

interface Example {
  readonly markdown: string;
  readonly html: string;
  readonly number: number;
}

/** In the specification's text a tab is drawn as an arrow. */
const EXAMPLES: readonly Example[] = commonmark.tests.map((example: Example) => ({
  ...example,
  markdown: example.markdown.replaceAll("→", "\t"),
  html: example.html.replaceAll("→", "\t"),
}));

test("CommonMark examples read as the specification says, and nothing of them comes alive", async ({
  session,
}) => {
  expect(EXAMPLES.length).toBeGreaterThan(600);
  const page = await openSanitiser(session.context);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // As the panel does, and the specification's own HTML through the same sanitiser.
  const shown = await page.evaluate((all) => {
    const { sanitiser } = globalThis as unknown as { sanitiser: Sanitiser };
    const app = document.querySelector("#app");
    const shown = (html: string) => {
      const holder = document.createElement("div");
      holder.append(sanitiser.renderedMarkdown(html) ?? "");
      app?.append(holder);
      // White space around tags says nothing.
      return holder.innerHTML.replace(/\s*(<[^>]*>)\s*/g, "$1").replace(/\s+/g, " ");
    };
    return all.map(({ markdown, html }) => ({
      ours: shown(sanitiser.markdownHtml(markdown) ?? ""),
      theirs: shown(html),
    }));
  }, EXAMPLES);
  expect(await mischiefIn(page)).toEqual([]);
  expect(requests).toEqual([]);
  const different = shown.filter(({ ours, theirs }) => ours !== theirs);
  // What differs is GitHub's flavour, which the panel reads on purpose (bare addresses, tables), and rare corners.
  expect(different.length / EXAMPLES.length).toBeLessThan(0.05);
});
