// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FailureNotice } from "../../../../../components/search/results/FailureNotice.tsx";
import { Meta } from "../../../../../components/search/results/Meta.tsx";
import { Paging } from "../../../../../components/search/results/Paging.tsx";
import { ResultCard } from "../../../../../components/search/results/ResultCard.tsx";
import { ResultList } from "../../../../../components/search/results/ResultList.tsx";
import { ResultSkeleton } from "../../../../../components/search/results/ResultSkeleton.tsx";
import { dateOf } from "../../../../../components/search/results/result-date.ts";
import { SavedCopy } from "../../../../../components/search/results/SavedCopy.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import {
  type Filters,
  NO_FILTERS,
  newSearch,
  type PageRequest,
} from "../../../../../utils/search/request.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { click, named, texts } from "../../person.ts";
import { RESULT } from "../../sample-result.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const READER = { now: NOW, timeZone: "UTC", language: "en" };
const noted = {
  onRetry: vi.fn(),
  onAskNow: vi.fn(),
  onOptions: vi.fn(),
  onPage: vi.fn(),
  onSuggestion: vi.fn(),
};
const nothing = () => undefined;
const ACTIONS = {
  onOpen: () => false,
  onCopyLink: nothing,
  onCopyCitation: nothing,
  onSearchSite: nothing,
  onCheckPage: nothing,
  onCheckClaim: nothing,
};
const REQUEST = { q: "tax", city: ["Portlnd"] };
const KNOWN = { countries: [], states: [] };
const buttons = () => texts("button");

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  Object.assign(fakeBrowser, { permissions: { request: async () => true } });
});
afterEach(() => render(null, document.body));

describe("a failure offers", () => {
  const draw = (failure: ApiFailure, page = 1, goesOnAt: number | null = null) =>
    act(() =>
      render(
        <FailureNotice failure={failure} goesOnAt={goesOnAt} request={{ ...REQUEST, page }} {...noted} />,
        document.body,
      ),
    );

  it.each<[ApiFailure, number, string[]]>([
    [{ kind: "offline" }, 1, ["Try again"]],
    [{ kind: "timeout", seconds: 10 }, 1, ["Try again"]],
    [{ kind: "unavailable", status: 503, message: "" }, 2, ["Try again", "Previous page"]],
    [{ kind: "interrupted" }, 1, ["Try again"]],
    [{ kind: "aborted" }, 1, ["Try again"]],
    [{ kind: "unreachable" }, 1, ["Try again", "Options"]],
    [{ kind: "not-configured", service: "search" }, 1, ["Options"]],
    [{ kind: "no-access", origins: "https://a.example/*" }, 1, ["Allow access", "Try again"]],
    [{ kind: "unreadable", problem: "wrong-shape" }, 1, ["Try again"]],
    [{ kind: "refused", status: 422, message: "", fields: [], suggestions: [] }, 3, ["Previous page"]],
    [
      { kind: "not-sent", problem: { reason: "beyond-window", page: 101, size: 10 } } as never,
      101,
      ["Go to the first page"],
    ],
  ])("%o on page %i: %j", async (failure, page, expected) => {
    await draw(failure, page);
    expect(buttons()).toEqual(expected);
    expect(document.querySelector("fieldset")).toBeNull();
    expect(document.querySelector("[role=timer]")).toBeNull();
  });

  it("what each button says", async () => {
    await draw({ kind: "unreachable" }, 4);
    await click("Try again");
    await click("Previous page");
    await click("Options");
    expect([
      noted.onRetry.mock.calls.length,
      noted.onPage.mock.calls,
      noted.onOptions.mock.calls.length,
    ]).toEqual([1, [[3]], 1]);
    await draw({ kind: "not-sent", problem: { reason: "beyond-window", page: 101, size: 10 } } as never, 101);
    await click("Go to the first page");
    expect(noted.onPage.mock.lastCall).toEqual([1]);
  });

  it.each([
    [NOW + MINUTE, false, ["Try now anyway"]],
    [NOW + MINUTE, true, []],
    [NOW, false, ["Try again"]],
  ])(
    "one try during a pause until %i where none was made (%s), and any after it: %j",
    async (until, asked, names) => {
      await draw({ kind: "rate-limited", until, asked } as never, 1, until > NOW ? until : null);
      const isPaused = until > NOW;
      expect(texts("button")).toEqual(names);
      expect(texts("[role=timer]")).toHaveLength(isPaused ? 1 : 0);
      // What goes on by itself is no failure, and says one thing: not when to try again.
      expect([document.querySelector(".alert") === null, texts("[role=alert]").length]).toEqual([
        isPaused,
        1,
      ]);
      const [name] = names;
      if (name === undefined) return;
      await click(name);
      expect([noted.onAskNow.mock.calls.length, noted.onRetry.mock.calls.length]).toEqual(
        name === "Try again" ? [0, 1] : [1, 0],
      );
    },
  );

  it.each([
    [NOW + MINUTE, "Too many requests from your network."],
    [null, expect.stringContaining("Try again after")],
  ])("one instruction in a pause, whose search goes on at %s: %s", async (goesOnAt, sentence) => {
    await draw({ kind: "rate-limited", until: NOW + MINUTE }, 1, goesOnAt);
    expect(texts("[role=alert]")).toEqual([sentence]);
  });

  it("the service's own words in English, one press deeper", async () => {
    await draw({ kind: "unavailable", status: 503, message: "The index is being rebuilt." });
    expect(texts("[role=alert]").join()).not.toContain("index");
    expect(texts("details [lang=en]")).toEqual(["The index is being rebuilt."]);
    await draw({ kind: "unavailable", status: 503, message: "" });
    expect(texts("details")).toEqual([]);
  });

  it("the cities that may have been meant", async () => {
    const suggestion = { city: "Portland", state: "ME", country: "US" };
    await draw({ kind: "refused", status: 422, message: "", fields: [], suggestions: [suggestion] } as never);
    expect(texts("[role=alert]")).toEqual(["No city called “Portlnd” was found."]);
    await click(document.querySelector("fieldset button"));
    expect(noted.onSuggestion.mock.calls).toEqual([[suggestion]]);
  });
});

describe("a saved copy", () => {
  const draw = (because: ApiFailure, goesOnAt: number | null = null) =>
    act(() =>
      render(
        <SavedCopy fetchedAt={NOW - MINUTE} now={NOW} because={because} goesOnAt={goesOnAt} {...noted} />,
        document.body,
      ),
    );

  it.each<[ApiFailure, boolean, number]>([
    [{ kind: "offline" }, false, 1],
    [{ kind: "no-access", origins: "https://a.example/*" }, false, 2],
    [{ kind: "rate-limited", until: NOW + MINUTE, asked: false } as never, true, 1],
    [{ kind: "rate-limited", until: NOW, asked: true } as never, false, 1],
  ])("says why it is shown, and offers to try again: %o", async (because, isPaused, count) => {
    await draw(because);
    expect(buttons()).toHaveLength(count);
    expect(texts("[role=status]")[0]).toMatch(/saved|copy/i);
    await click(isPaused ? "Try now anyway" : "Try again");
    expect((isPaused ? noted.onAskNow : noted.onRetry).mock.calls).toHaveLength(1);
  });

  it("counts down to the next try", async () => {
    vi.mocked(Date.now).mockRestore();
    vi.useFakeTimers({ now: NOW });
    await draw({ kind: "offline" }, NOW + 3_000);
    expect(texts("[role=timer]")[0]).toContain("3");
    await act(() => void vi.advanceTimersByTime(2_000));
    expect(texts("[role=timer]")[0]).toContain("1");
    await act(() => void vi.advanceTimersByTime(1_000));
    expect(texts("[role=timer]")).toEqual([]);
    vi.useRealTimers();
  });
});

describe("the line above the results", () => {
  const refresh = vi.fn(async () => undefined);
  const draw = (request: PageRequest, shown: object | null) => {
    const page = {
      total: 1,
      totalIsLowerBound: false,
      page: 1,
      size: 10,
      results: [],
      dropped: 0,
      tookMs: 123,
      facets: {},
    };
    const standing = signal(
      shown && { request, page: { ...page, ...shown }, copyBecause: null, fetchedAt: NOW, ...shown },
    );
    const view = { results: { standing, refresh } } as unknown as ViewStore;
    render(<Meta view={view} reader={READER} />, document.body);
  };
  it("is empty before there are any", () => {
    draw(newSearch("tax"), null);
    expect(document.body.textContent).toBe("");
  });

  it("counts what was found, and says nothing of how long that took", () => {
    draw(newSearch("tax"), { tookMs: 1_234 });
    expect(document.body.textContent).toBe("1 result");
  });

  it.each([
    [5 * MINUTE, null, false],
    [5 * MINUTE + 1, null, true],
    [60 * MINUTE, { kind: "offline" }, false],
  ])(
    "offers to ask again for what is %i ms old, unless a notice does: %o",
    async (age, copyBecause, isOffered) => {
      draw(newSearch("tax"), { fetchedAt: NOW - age, copyBecause });
      expect(buttons()).toHaveLength(isOffered ? 1 : 0);
      if (!isOffered) return;
      await click(document.querySelector("button"));
      expect(refresh).toHaveBeenCalledOnce();
    },
  );
});

describe("the date of a result", () => {
  const dates = { publishedAt: "P", contentChangedAt: "C", updatedAt: "U", lastCrawled: "L" };
  it.each([
    ["published", {}, "published P"],
    ["changed", {}, "changed C"],
    ["crawled", {}, "crawled L"],
    ["updated", {}, "updated U"],
    ["updated", { updatedAt: null }, "updated null"],
    [null, {}, "updated U"],
    [null, { updatedAt: null }, "published P"],
    [null, { updatedAt: null, publishedAt: null }, "changed C"],
  ] as const)("sorted by %s, with %j, is %s", (sort, change, expected) => {
    const { kind, iso } = dateOf({ ...RESULT, ...dates, ...change }, sort);
    expect(`${kind} ${iso}`).toBe(expected);
  });
});

describe("a card", () => {
  const draw = (
    change: Partial<SearchResult>,
    sort: "updated" | null = null,
    filters: Partial<Filters> = {},
  ) =>
    render(
      <ResultCard
        result={{ ...RESULT, ...change }}
        known={KNOWN}
        filters={{ ...NO_FILTERS, ...filters }}
        reader={READER}
        sort={sort}
        actions={ACTIONS}
      />,
      document.body,
    );

  it.each<[Partial<SearchResult>, Partial<Filters>, string[]]>([
    [{}, {}, ["Internal Revenue Service", "irs.gov", "United States", "no date"]],
    [{}, { country: ["us"] }, ["Internal Revenue Service", "irs.gov", "no date"]],
    [{ organization: "" }, { country: ["us"] }, ["irs.gov", "no date"]],
    [
      { city: "Austin", state: "TX", organization: "Austin Water" },
      {},
      ["Austin Water", "irs.gov", "no date"],
    ],
    [
      { city: "Austin", state: "TX", organization: "Parks" },
      {},
      ["Parks", "irs.gov", "Austin, TX", "no date"],
    ],
    [
      { city: "Austin", state: "TX", organization: "Parks" },
      { city: ["austin"], state: ["TX"] },
      ["Parks", "irs.gov", "no date"],
    ],
    [{ state: "TX", organization: "State of TX" }, {}, ["State of TX", "irs.gov", "no date"]],
    [
      { state: "TX", organization: "Commission" },
      { state: ["TX", "OK"] },
      ["Commission", "irs.gov", "TX", "no date"],
    ],
  ])("of %j, asked for with %j, says each fact once: %j", (change, filters, expected) => {
    draw({ organization: "Internal Revenue Service", ...change }, null, filters);
    expect(
      [...(document.querySelector(".card-from")?.children ?? [])].map(
        (part) => part.querySelector(".when-relative")?.textContent ?? part.textContent,
      ),
    ).toEqual(expected);
  });

  it.each<[Partial<SearchResult>, string[]]>([
    [{}, []],
    [{ contentType: "application/pdf" }, ["PDF"]],
    [{ contentType: "text/html; charset=utf-8" }, []],
    [{ language: "fr" }, ["French"]],
    [{ language: "EN" }, []],
    [{ contentType: "application/pdf", language: "fr", snippet: "" }, ["PDF", "French"]],
  ])("of %j is of the kind %j, said before its snippet", (change, expected) => {
    draw(change);
    expect(texts(".card-snippet > .kind")).toEqual(expected);
    expect(document.querySelector(".card-snippet")?.textContent ?? "").toMatch(
      new RegExp(`^${expected.join("")}`),
    );
  });

  it("has its date in words and in full", () => {
    draw({ updatedAt: "2026-11-17T12:00:00Z" });
    const time = document.querySelector("time");
    expect(texts(".when-relative")[0]).toBe("3 days ago");
    expect([time?.getAttribute("datetime"), time?.title]).toEqual([
      "2026-11-17T12:00:00Z",
      `updated ${texts(".when-exact")[0]}`,
    ]);
    expect(time?.title).toContain("2026");
    draw({ updatedAt: "2019-11-17T12:00:00Z" });
    expect(texts(".when-relative")[0]).toMatch(/^\D+ \d+, 2019$/);
    draw({ updatedAt: "2026-11-17T12:00:00Z" }, "updated");
    expect([texts(".when-relative")[0], texts(".when-exact")[0]]).toEqual([
      "updated 3 days ago",
      document.querySelector("time")?.title,
    ]);
  });

  it.each<[Partial<SearchResult>, string]>([
    [{ title: " " }, "www.irs.gov/forms"],
    [{ title: "", url: "" }, "irs.gov"],
    [{ title: "", url: "", domain: "" }, "Untitled page"],
    [{ title: "Tax <mark>forms</mark>" }, "Tax forms"],
  ])("of %j is called %s", (change, name) => {
    draw(change);
    expect(texts(".card-title")).toEqual([name]);
  });

  it.each<[Partial<SearchResult>, string[]]>([
    [{ domain: "" }, ["Search this site"]],
    [{ url: "" }, ["Copy link", "Archived copy", "Fact-check this page"]],
  ])("of %j has a menu without %j", async (change, lacking) => {
    const items = async (shown: Partial<SearchResult>): Promise<readonly (string | null)[]> => {
      render(null, document.body);
      draw(shown);
      await click(document.querySelector("[aria-haspopup=menu]"));
      return [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
    };
    const all = await items({});
    const left = await items(change);
    expect(all.filter((name) => !left.includes(name))).toEqual(lacking);
  });

  it.each<[string, string]>([
    ["Tax <mark>forms</mark>", "More about “Tax forms”"],
    ["Long ".repeat(40), `More about “${"Long ".repeat(16).trim()}…”`],
  ])("called %j has its menu named after it", (title, name) => {
    draw({ title });
    expect(named(name)).toHaveLength(1);
  });

  it("is read in the language of its page, and its heading is below that of a day", () => {
    draw({ language: "FR" });
    expect(document.querySelector("h2.card-title")?.getAttribute("lang")).toBe("fr");
    draw({ language: null }, "updated");
    expect(document.querySelector("h3.card-title")?.hasAttribute("lang")).toBe(false);
  });
});

it("a feed has a heading for each day and marks what is new, a search has neither", () => {
  const dated = (updatedAt: string | null, n: number) => ({
    ...RESULT,
    updatedAt,
    url: `https://a.gov/${n}`,
  });
  const results = [
    dated("2026-11-20T11:00:00Z", 1),
    dated("2026-11-20T09:00:00Z", 2),
    dated("2026-11-19", 3),
    dated(null, 4),
    dated(null, 5),
  ];
  const list = { results, known: KNOWN, filters: NO_FILTERS, reader: READER, actions: ACTIONS };
  render(<ResultList {...list} feed={null} />, document.body);
  expect([texts(".card").length, texts("h2.day"), texts(".card-new")]).toEqual([5, [], []]);
  const feed = { sort: "updated", lastVisit: Date.UTC(2026, 10, 20, 10) } as const;
  render(<ResultList {...list} feed={feed} />, document.body);
  expect(texts("h2.day")).toHaveLength(3);
  expect(texts("h2.day").at(-1)).toBe("no date");
  expect(
    [...document.querySelectorAll(".card")].map((card) =>
      card.textContent.includes("New since your last visit."),
    ),
  ).toEqual([true, false, false, false, false]);
});

it.each([
  ["an hour after the visit", "2026-11-20T11:00:00Z", true],
  ["at the visit itself", "2026-11-20T10:00:00Z", false],
  ["an hour before it", "2026-11-20T09:00:00Z", false],
  ["on a later day", "2026-11-21", true],
  ["on its day, at no known time", "2026-11-20", false],
  ["at no known date", null, false],
])("a page dated %s is new or not in a feed, and never at the first visit", (_, updatedAt, isNew) => {
  const list = {
    results: [{ ...RESULT, updatedAt }],
    known: KNOWN,
    filters: NO_FILTERS,
    reader: READER,
    actions: ACTIONS,
  };
  const drawAt = (lastVisit: number | null) =>
    render(<ResultList {...list} feed={{ sort: "updated", lastVisit }} />, document.body);
  drawAt(Date.UTC(2026, 10, 20, 10));
  expect(texts(".card-new")).toHaveLength(isNew ? 1 : 0);
  drawAt(null);
  expect(texts(".card-new")).toEqual([]);
});

it("turning the page moves the focus to the list", async () => {
  const onPage = vi.fn();
  const page = {
    total: 30,
    totalIsLowerBound: false,
    page: 2,
    size: 10,
    results: Array<SearchResult>(10).fill(RESULT),
    dropped: 0,
    facets: {},
    tookMs: 1,
  };
  render(
    <>
      <div id="list" tabIndex={-1} />
      <Paging page={page} onPage={onPage} />
    </>,
    document.body,
  );
  expect(texts("nav > span")).toEqual(["11–20 of 30"]);
  await click("Next page");
  await click("Previous page");
  expect([onPage.mock.calls, document.activeElement?.id]).toEqual([[[3], [1]], "list"]);
});

it("the place of a list holds as many cards as were asked for, and says when it takes long", () => {
  render(<ResultSkeleton cards={3} isLong={false} />, document.body);
  expect([document.querySelectorAll(".card").length, document.body.textContent]).toEqual([3, ""]);
  expect(document.querySelector(".cards")?.getAttribute("aria-busy")).toBe("true");
  render(<ResultSkeleton cards={3} isLong />, document.body);
  expect(texts("[role=status]")[0]).toContain("longer than usual");
  expect(named("Try again")).toEqual([]);
});
