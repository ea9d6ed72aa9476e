import type { Page } from "playwright";
import type { TestService } from "../../tests/setup/service.ts";
import type { Language } from "../../utils/platform/languages.ts";

/** One picture: which page, how large, and what is done there first. */
export interface State {
  readonly name: string;
  readonly address: string | ((words: Words) => string);
  /** Opened on a tab with this page, as far as the popup can tell. */
  readonly tab?: string | ((words: Words) => string);
  readonly width: number;
  readonly height: number;
  /** The whole page instead of what fits the window. */
  readonly whole?: boolean;
  /** What the user has chosen before; nothing named: suggestions as they type. */
  readonly settings?: Record<string, unknown>;
  readonly prepare?: (page: Page, service: TestService, words: Words) => Promise<void>;
}

/** What a reader of the page in that language would search for. */
export const WORDS = {
  en: {
    site: "https://www.texas.gov/",
    begun: "property t",
    place: "property tax state:tx",
    topic: "water quality",
    narrow: "q=water+quality&country=us&level=city",
    unlucky: "bridge inspections",
  },
  fr: {
    site: "https://www.cra-arc.gc.ca/",
    begun: "taxes",
    place: "taxe foncière state:qc",
    topic: "eau potable",
    narrow: "q=stationnement&country=ca&state=QC",
    unlucky: "inspection des ponts",
  },
  es: {
    site: "https://www.usa.gov/es/",
    begun: "licencia",
    place: "vacunas country:us",
    topic: "salario mínimo",
    narrow: "q=vacunas&country=us&level=city",
    unlucky: "inspección de puentes",
  },
} as const;
export type Words = (typeof WORDS)[Language];

/** The state's page as it opens, before anything is done there. `addressOf`: of a page of the extension. */
export async function openState(
  page: Page,
  { address, tab, width, height }: State,
  words: Words,
  addressOf: (path: string) => string,
): Promise<void> {
  await page.setViewportSize({ width, height });
  if (tab) {
    await page.addInitScript(
      (url) => {
        Object.assign(chrome.tabs, { query: async () => [{ id: 1, windowId: 1, url }] });
      },
      typeof tab === "string" ? tab : tab(words),
    );
  }
  await page.goto(addressOf(typeof address === "string" ? address : address(words)));
  await page.locator("#app > *").first().waitFor();
  if (tab) await page.locator(".this-page-answer svg").waitFor();
}

const POPUP = { address: "popup.html", tab: ({ site }: Words) => site, width: 420, height: 600 };
const PANEL = { address: "sidepanel.html", width: 380, height: 900 };
const WIDE = { width: 1200, height: 900 };

const box = (page: Page) => page.locator("input[type=search]");
const results = (page: Page) => page.locator(":is(h2, h3) a").first();

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press("Enter");
}

export async function check(page: Page, claim: string): Promise<void> {
  await page.locator("textarea").fill(claim);
  await page.locator("form button[type=submit]").click();
  // Taken: a second claim that came before would be another press of the same button.
  await page.locator("textarea:placeholder-shown").waitFor();
}

/** A verdict with the passages of its sources. */
async function checkWithPassages(page: Page): Promise<void> {
  await check(page, "Social Security benefits are never taxed by the federal government");
  await page.locator(".passages-ask button").click();
  await page.locator(".passage").first().waitFor();
}

const RECENT = "/api/v1/recent";

/** A watch that was made when there was nothing to find, and has found what was changed since. */
async function watchThatFound(page: Page, service: TestService): Promise<void> {
  const [, parameters] = page.url().split("?");
  const { results, ...answer } = await (await fetch(`${service.url}${RECENT}?${parameters}&size=6`)).json();
  await service.fault({ match: RECENT, kind: "custom", body: JSON.stringify({ ...answer, results: [] }) });
  await page.locator(".watch-button button").first().click();
  await page.locator(".watch-form button[type=submit]").click();
  await page.locator(".watch-form").first().waitFor({ state: "detached" });
  await page.goto(page.url().replace(/\?.*/, "?view=watches"));
  await page.locator(".digest .empty").waitFor();
  const checkNow = page.locator(".list-tools button").first();
  // Before that it is being asked, because the page was opened.
  await checkNow.and(page.locator(":enabled")).waitFor();
  await service.clearFaults();
  const changed = results.map((result: object, index: number) => {
    const at = new Date(Date.now() - index * 40 * 60_000).toISOString();
    return { ...result, content_changed_at: at, updated_at: at };
  });
  const body = JSON.stringify({ ...answer, results: changed });
  await service.fault({ match: RECENT, kind: "custom", body });
  await checkNow.click();
  await page.locator(".digest .card").first().waitFor();
}

/** More than run at a time: one waits in line. */
const RUNNING = [
  "Congress has not raised the federal minimum wage in two years",
  "Passports for children are valid for five years",
  "Texas has no state income tax",
  "Ontario raised its minimum wage in October",
];

export const STATES: readonly State[] = [
  { ...POPUP, name: "popup-first" },
  {
    ...POPUP,
    name: "popup-suggestions",
    prepare: async (page, _service, { begun }) => {
      await box(page).pressSequentially(begun);
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-results",
    prepare: async (page, _service, { place }) => {
      await search(page, place);
      await results(page).waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-no-results",
    prepare: async (page) => {
      await search(page, "zzyzx quux");
      await page.locator("#app").getByText("zzyzx quux").first().waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-failure",
    prepare: async (page, service, { unlucky }) => {
      await service.fault({ match: "/api/v1/search", kind: "429-seconds", body: "90", times: 1 });
      await search(page, unlucky);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-recent",
    prepare: async (page) => {
      await page.getByRole("tab").nth(1).click();
      await results(page).waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-checks",
    prepare: async (page, service) => {
      await page.getByRole("tab").nth(2).click();
      await check(page, "The mayor of Leeds cut the library budget by a third");
      await page.locator(".check-line-summary").waitFor();
      await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 60_000 });
      for (const claim of RUNNING) await check(page, claim);
      await page.locator("article").nth(RUNNING.length).waitFor();
      // Three run, and the fourth says that it waits.
      await page.locator("article .hint").waitFor();
    },
  },
  {
    ...WIDE,
    name: "results",
    address: ({ topic }) => `search.html?q=${encodeURIComponent(topic)}`,
    prepare: (page) => results(page).waitFor(),
  },
  {
    ...WIDE,
    name: "results-recent",
    address: "search.html?view=recent&country=ca&since=7d",
    prepare: (page) => results(page).waitFor(),
  },
  {
    width: 400,
    height: 800,
    name: "results-narrow",
    address: ({ narrow }) => `search.html?${narrow}`,
    prepare: (page) => results(page).waitFor(),
  },
  {
    ...PANEL,
    name: "panel-verdicts",
    prepare: async (page) => {
      await check(page, "The mayor of Leeds cut the library budget by a third");
      await page.locator("article .verdict").first().waitFor();
      await check(page, "Social Security benefits are never taxed by the federal government");
      // The newer one stands above.
      await page.locator("article").first().getByRole("meter").waitFor();
    },
  },
  {
    ...PANEL,
    name: "panel-running",
    prepare: async (page, service) => {
      await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 60_000 });
      for (const claim of RUNNING) await check(page, claim);
      await page
        .locator("article")
        .nth(RUNNING.length - 1)
        .waitFor();
    },
  },
  { ...PANEL, name: "panel-passages", prepare: checkWithPassages },
  { ...WIDE, name: "wide-passages", address: "sidepanel.html", prepare: checkWithPassages },
  { ...POPUP, name: "popup-look-alike", tab: "https://irs.gov.refund-status.example/login" },
  {
    ...WIDE,
    name: "watch-form",
    address: ({ topic }) => `search.html?q=${encodeURIComponent(topic)}`,
    prepare: async (page) => {
      await results(page).waitFor();
      await page.locator(".watch-button button").first().click();
      await page.locator(".watch-form select").last().selectOption("24h");
    },
  },
  {
    ...WIDE,
    name: "digest",
    address: ({ topic }) => `search.html?q=${encodeURIComponent(topic)}`,
    prepare: async (page, service) => {
      await results(page).waitFor();
      await watchThatFound(page, service);
    },
  },
  {
    ...WIDE,
    name: "options",
    address: "options.html",
    whole: true,
    prepare: (page) => page.locator(".health").first().waitFor(),
  },
  { ...WIDE, name: "welcome", address: "welcome.html", settings: {} },
];
