// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinkedSites } from "../../../../components/sites/LinkedSites.tsx";
import type { PageLink, PageLinks } from "../../../../components/sites/read-page-links.ts";
import type { PageKnown } from "../../../../components/sites/this-page-store.ts";
import { success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";

const world = vi.hoisted(() => ({ asked: [] as object[] }));
vi.mock("../../../../components/checks/ask-check.ts", () => ({
  askCheck: async (claim: object) => {
    world.asked.push(claim);
    return success({ id: "a" });
  },
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({ readSiteList: async () => null }));

const ADDRESS = "https://news.example/story";
const PAGE: PageKnown = {
  tab: { id: 7, windowId: 1, address: ADDRESS, title: "News" },
  answer: { kind: "not-listed", reason: "unknown", host: "news.example", owner: "news.example" },
  listState: "none",
  domain: "news.example",
  words: "News",
};
const link = (address: string, change: Partial<PageLink> = {}): PageLink => ({
  address,
  words: "here",
  before: "",
  after: "",
  isAside: false,
  ...change,
});

/** What the page of the tab says of itself; null: nothing of it can be read. */
let read: PageLinks | null;
const onChecked = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  world.asked.length = 0;
  onChecked.mockReset();
  const executeScript = async () => {
    if (read === null) throw new Error("Cannot access contents of the page");
    return [{ result: read }];
  };
  Object.assign(fakeBrowser, { scripting: { executeScript } });
});
afterEach(() => render(null, document.body));

async function open(links: readonly PageLink[], total = links.length, address = ADDRESS): Promise<void> {
  read = { address, title: "News", links, total };
  await draw();
}

async function draw(page = PAGE): Promise<void> {
  await act(() => render(<LinkedSites page={page} onChecked={onChecked} onClose={onClose} />, document.body));
  await vi.waitFor(() => expect(text()).not.toBe("Reading this page…"));
}

const text = (): string => document.body.textContent ?? "";
const sites = () => [...document.querySelectorAll("summary b")].map(({ textContent }) => textContent);

const isAsideOpen = () =>
  [...document.querySelectorAll("details")].find((each) => each.textContent?.includes("in menus"))?.open;

it("sites in menus and margins alone are shown at once", async () => {
  await open([link("https://www.irs.gov/a", { isAside: true })]);
  expect(isAsideOpen()).toBe(true);
});

it("a site that is the only one is said to be official, not one of several", async () => {
  await open([link("https://www.irs.gov/a", {})]);
  expect(text()).toContain("It is official.");
  expect(text()).not.toContain("One of them");
});

it("the sites of a page's links are counted, and the sentence around a link is checked in a press", async () => {
  await open([
    link("https://www.irs.gov/a", { words: "the IRS", before: "Refunds rose, ", after: " says." }),
    link("https://blog.example.org/", { isAside: true }),
  ]);
  expect(text()).toContain("This page links to 2 other sites. One of them is official.");
  expect(sites()).toEqual(["irs.gov", "example.org"]);
  expect(text()).toContain("One more site, in menus and margins");
  expect(isAsideOpen()).toBe(false);
  const [check] = [...document.querySelectorAll("button")].filter(({ textContent }) =>
    textContent?.includes("Fact-check this sentence"),
  );
  expect(check?.getAttribute("aria-label")).toBe("Fact-check this sentence: “Refunds rose, the IRS says.”");
  expect(world.asked).toEqual([]);
  await act(() => check?.click());
  expect(world.asked).toEqual([
    { claim: "Refunds rose, the IRS says.", origin: { title: "News", url: ADDRESS }, again: false },
  ]);
  await vi.waitFor(() => expect(onChecked).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
});

it("a sentence is sent as of the view in which it was read, where the page shows another one by then", async () => {
  const words = { words: "the IRS", before: "Refunds rose, ", after: " says." };
  await open([link("https://www.irs.gov/a", words)], 1, `${ADDRESS}#/1`);
  await draw({ ...PAGE, tab: { ...PAGE.tab, address: `${ADDRESS}#/2`, title: "Another" } });
  const check = [...document.querySelectorAll("button")].find(({ textContent }) =>
    textContent?.includes("Fact-check this sentence"),
  );
  await act(() => check?.click());
  expect(world.asked).toMatchObject([{ origin: { title: "News", url: `${ADDRESS}#/1` } }]);
});

it("that the page is read, and what was found, is said in one line", async () => {
  read = { address: ADDRESS, title: "News", links: [link("https://www.irs.gov/a")], total: 1 };
  act(() => render(<LinkedSites page={PAGE} onChecked={onChecked} onClose={onClose} />, document.body));
  const line = document.querySelector("[role=status]");
  expect(line?.textContent).toBe("Reading this page…");
  await vi.waitFor(() => expect(line?.textContent).toContain("It is official."));
  expect(line?.isConnected).toBe(true);
});

it("a look-alike says what it is not, shows its owner, and cannot be followed", async () => {
  await open([link("https://www.irs.gov.refund.example/form", { words: "irs.gov/refund" })]);
  expect(text()).toContain("Look-alike · not irs.gov");
  expect(document.querySelector("p[dir=ltr] > b")?.textContent).toBe("refund.example");
  expect(document.querySelectorAll("a")).toHaveLength(0);
});

it.each([
  ["that cannot be read", null, "The browser does not let extensions read this page."],
  [
    "that went elsewhere",
    { address: "https://news.example/other", title: "", links: [], total: 0 },
    "The tab shows another page now.",
  ],
  [
    "without links",
    { address: `${ADDRESS}#part`, title: "", links: [], total: 0 },
    "This page links to no other site.",
  ],
])("a page %s says so", async (_, result, words) => {
  if (result === null) expectLogs(/The links of a page could not be read: Error: Cannot access/);
  read = result;
  await draw();
  expect(text()).toContain(words);
});

it("many sites are drawn in parts, and how many links were read is said", async () => {
  const many = Array.from({ length: 45 }, (_, index) => link(`https://www.site${index}.com/`));
  await open(many, 6_000);
  expect(text()).toContain("Only the first 45 of 6,000 links were read.");
  expect(sites()).toHaveLength(20);
  const more = () =>
    [...document.querySelectorAll("button")].find((each) => /^Show/.test(each.textContent ?? ""));
  await act(() => more()?.click());
  expect(sites()).toHaveLength(40);
  expect(more()?.textContent).toBe("Show 5 more");
  const first = () => document.activeElement?.querySelector("b")?.textContent;
  expect(first()).toBe(sites()[20]);
  await act(() => more()?.click());
  expect([more(), first()]).toEqual([undefined, sites()[40]]);
});

it.each<[PageKnown["listState"], number, boolean]>([
  ["none", 1, true],
  ["none", 0, false],
  ["whole", 1, false],
])(
  "with the list of government sites %s and links to %i sites, what it lacks is said: %s",
  async (listState, count, isSaid) => {
    const links = Array.from({ length: count }, (_, index) => link(`https://www.site${index}.com/`));
    read = { address: ADDRESS, title: "News", links, total: count };
    await draw({ ...PAGE, listState });
    expect(text().includes("Without the whole list of government sites")).toBe(isSaid);
  },
);
