import type { Page } from "playwright";
import type { TestService } from "../../tests/setup/service.ts";
import type { Language } from "../../utils/platform/languages.ts";
import {
  box,
  CHECKED,
  checkAll,
  following,
  followsThatFound,
  lookForChanges,
  menuOfCard,
  OUTSIDE,
  REFUTED,
  results,
  runningChecks,
  search,
  verdicts,
} from "./steps.ts";

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
    followed: [
      ["water quality", "?q=water+quality"],
      ["Austin, TX", "?country=us&state=TX&city=Austin"],
      ["irs.gov", "?domain=irs.gov"],
    ],
  },
  fr: {
    site: "https://www.cra-arc.gc.ca/",
    begun: "taxes",
    place: "taxe foncière state:qc",
    topic: "eau potable",
    narrow: "q=stationnement&country=ca&state=QC",
    unlucky: "inspection des ponts",
    followed: [
      ["qualité de l’eau", "?q=eau"],
      ["Montréal (Québec)", "?country=ca&state=QC&city=Montr%C3%A9al"],
      ["canada.ca", "?domain=canada.ca"],
    ],
  },
  es: {
    site: "https://www.usa.gov/es/",
    begun: "licencia",
    place: "vacunas country:us",
    topic: "salario mínimo",
    narrow: "q=vacunas&country=us&level=city",
    unlucky: "inspección de puentes",
    followed: [
      ["calidad del agua", "?q=water+quality"],
      ["Austin (Texas)", "?country=us&state=TX&city=Austin"],
      ["usa.gov", "?domain=usa.gov"],
    ],
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
        Object.assign(chrome.tabs, {
          query: async () => [{ id: 1, windowId: 1, url, title: "Property tax" }],
        });
      },
      typeof tab === "string" ? tab : tab(words),
    );
  }
  await page.goto(addressOf(typeof address === "string" ? address : address(words)));
  await page.locator("#app > *").first().waitFor();
  if (tab) await page.locator("[role=status] b, [role=status] h2").first().waitFor();
}

const POPUP = { address: "popup.html", tab: ({ site }: Words) => site, width: 420, height: 600 };
const PANEL = { address: "sidepanel.html", width: 380, height: 900 };
/** Passes for a government site. */
const LOOK_ALIKE = "https://irs.gov.refund-status.example/login";
const NARROW_PANEL = { ...PANEL, width: 320 };
const WIDE = { width: 1200, height: 900 };
const WITH_PASSAGES = { suggestions: true, sourcePassages: true };

export const STATES: readonly State[] = [
  { ...POPUP, name: "popup-first" },
  {
    ...POPUP,
    name: "popup-again",
    prepare: async (page, service, words) => {
      await followsThatFound(page, service, words.followed);
      await search(page, words.place);
      await results(page).waitFor();
      await page.locator("search button").click();
      await page.locator("section h2, h2").nth(1).waitFor();
    },
  },
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
    name: "popup-sentence",
    prepare: async (page) => {
      await box(page).fill(REFUTED);
      await page.locator("form .button-main, .head .button-main").first().waitFor();
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
    name: "popup-paused",
    prepare: async (page, service, { unlucky }) => {
      await service.fault({ match: "/api/v1/search", kind: "429-seconds", body: "90", times: 1 });
      await search(page, unlucky);
      await page.getByRole("timer").first().waitFor();
    },
  },
  { ...POPUP, name: "popup-not-listed", tab: "https://example-news.com/taxes" },
  { ...POPUP, name: "popup-look-alike", tab: LOOK_ALIKE },
  {
    ...POPUP,
    name: "popup-look-alike-results",
    tab: LOOK_ALIKE,
    prepare: async (page, _service, { place }) => {
      await search(page, place);
      await results(page).waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-whats-new",
    prepare: async (page, service, words) => {
      await followsThatFound(page, service, words.followed);
      await page.getByRole("tab").nth(1).click();
      await results(page).waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-follow",
    prepare: async (page, service, words) => {
      await followsThatFound(page, service, words.followed);
      await page.getByRole("tab").nth(1).click();
      await page.locator("li > button[aria-pressed]").first().click();
      await following(page).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    ...POPUP,
    name: "popup-checks",
    settings: WITH_PASSAGES,
    prepare: async (page) => {
      await page.getByRole("tab").nth(2).click();
      await verdicts(page);
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
    ...WIDE,
    name: "results-follow",
    address: ({ topic }) => `search.html?q=${encodeURIComponent(topic)}`,
    prepare: async (page) => {
      await results(page).waitFor();
      await following(page).last().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    ...WIDE,
    name: "whats-new",
    address: "search.html?view=watches",
    prepare: async (page, service, words) => {
      await followsThatFound(page, service, words.followed);
      await results(page).waitFor();
    },
  },
  { ...PANEL, name: "panel-verdicts", settings: WITH_PASSAGES, prepare: verdicts },
  { ...NARROW_PANEL, name: "panel-narrow", settings: WITH_PASSAGES, prepare: verdicts },
  {
    ...PANEL,
    name: "panel-share",
    settings: WITH_PASSAGES,
    prepare: async (page) => {
      await verdicts(page);
      await menuOfCard(page).first().click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  { ...PANEL, name: "panel-running", prepare: runningChecks },
  {
    ...PANEL,
    name: "panel-out-of-scope",
    prepare: (page) => checkAll(page, [...CHECKED, OUTSIDE]),
  },
  {
    ...PANEL,
    name: "panel-changed",
    prepare: lookForChanges,
  },
  {
    ...WIDE,
    name: "wide-checks",
    address: "search.html?view=checks",
    settings: WITH_PASSAGES,
    prepare: verdicts,
  },
  {
    ...WIDE,
    name: "options",
    address: "options.html",
    whole: true,
    prepare: (page) => page.locator("#advanced .health, .health").first().waitFor(),
  },
  { ...WIDE, name: "welcome", address: "welcome.html", settings: {} },
  {
    ...WIDE,
    name: "site",
    address: `site.html?wants=answer&address=${encodeURIComponent(LOOK_ALIKE)}`,
    prepare: (page) => page.locator("[role=status] b, h2").first().waitFor(),
  },
];
