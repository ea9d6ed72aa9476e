// @vitest-environment happy-dom
import { Cite } from "@citation-js/core";
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyForZotero } from "../../../../components/base/copy-for-zotero.ts";
import { Toast } from "../../../../components/base/Toast.tsx";
import type { CitedPage } from "../../../../utils/search/export/cited-page.ts";

const PAGE: CitedPage = {
  url: "https://www.irs.gov/credits?a=1&b_c=%20",
  title: "Is “free” {really} free?",
  organization: "Dept. of Justice, U.S.",
  domain: "irs.gov",
  published: "2026-05-03",
  language: "fr",
};
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text));
  render(Toast(), document.body);
});
afterEach(() => render(null, document.body));

const told = async (): Promise<string | null | undefined> => {
  render(Toast(), document.body);
  return document.querySelector(".toast")?.textContent;
};

it("a reference manager reads all of each page from the clipboard", async () => {
  const other = { ...PAGE, url: "https://www.ssa.gov/", organization: "", published: null, language: null };
  await copyForZotero([PAGE, other], "2026-11-21");
  expect(new Cite(written[0]).data).toMatchObject([
    {
      type: "webpage",
      title: PAGE.title,
      author: [{ literal: PAGE.organization }],
      issued: { "date-parts": [[2026, 5, 3]] },
      accessed: { "date-parts": [[2026, 11, 21]] },
      URL: PAGE.url,
      language: "fr",
    },
    { title: PAGE.title, URL: other.url },
  ]);
  expect(await told()).toBe("2 references copied. In Zotero: File → Import from Clipboard.");
});

it("leaves the clipboard alone where there is no page, and says so", async () => {
  await copyForZotero([], "2026-11-21");
  expect(written).toEqual([]);
  expect(await told()).toContain("Nothing was copied");
});

it("what it says stays long enough to be read", async () => {
  vi.useFakeTimers();
  await copyForZotero([PAGE], "2026-11-21");
  vi.advanceTimersByTime(5_500);
  expect(await told()).toBe("1 reference copied. In Zotero: File → Import from Clipboard.");
  vi.advanceTimersByTime(1_000);
  expect(await told()).toBe("");
  vi.useRealTimers();
});
