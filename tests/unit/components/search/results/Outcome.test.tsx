// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { FailureNotice } from "../../../../../components/search/results/FailureNotice.tsx";
import { Outcome } from "../../../../../components/search/results/Outcome.tsx";
import { Meta } from "../../../../../components/search/results/ResultCount.tsx";
import { SavedCopy } from "../../../../../components/search/results/SavedCopy.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import { CARD_ACTIONS } from "../../../../../gallery/examples.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import {
  newRecent,
  newSearch,
  type PageRequest,
  type RecentRequest,
} from "../../../../../utils/search/request.ts";
import type { ResultPage } from "../../../../../utils/search/service-answers.ts";
import { RESULT } from "../../sample-result.ts";
import { click, texts } from "../../user.ts";
import { KNOWN, NOW, READER } from "./outcome-sample.ts";

const MINUTE = 60_000;

const noted = {
  onRetry: vi.fn(),
  onAskNow: vi.fn(),
  onOptions: vi.fn(),
  onPage: vi.fn(),
  onSuggestion: vi.fn(),
};

const REQUEST = { q: "tax", city: ["Portlnd"] };

const buttons = () => texts("button");

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

  it("the service's own words, after ours", async () => {
    await draw({ kind: "unavailable", status: 503, message: "The index is being rebuilt." });
    expect(texts("[role=alert]").join()).toMatch(/ “The index is being rebuilt\.”$/);
    expect(texts("details")).toEqual([]);
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
      results: [RESULT],
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

describe("the outcome of a request", () => {
  const refresh = vi.fn(async () => undefined);
  const askNow = vi.fn(async () => undefined);
  const found = (count: number, change: Partial<ResultPage> = {}): ResultPage => ({
    total: count,
    totalIsLowerBound: false,
    page: 1,
    size: 10,
    results: Array.from({ length: count }, (_, index) => ({
      ...RESULT,
      url: `https://www.irs.gov/${index}`,
      title: `Form ${index}`,
    })),
    dropped: 0,
    facets: {},
    tookMs: 1,
    ...change,
  });
  interface State {
    readonly page?: ResultPage;
    readonly failure?: ApiFailure;
    readonly copyBecause?: ApiFailure;
    readonly wait?: "none" | "noticed" | "long";
    readonly request?: PageRequest;
  }
  const changeRange = vi.fn();
  const outcome = (
    { page, failure, copyBecause, wait = "none", request = newSearch("tax") }: State,
    firstCards?: number,
  ) => {
    const shown = page === undefined ? null : { request, page, fetchedAt: NOW - MINUTE, copyBecause };
    const results = {
      request: signal(request),
      shown: signal(shown),
      standing: signal(shown),
      failure: signal(failure ?? null),
      wait: signal(wait),
      goesOnAt: signal(null),
      refresh,
      askNow,
    };
    const view = {
      results,
      lists: { lists: signal(KNOWN) },
      lastVisit: signal(null),
      changeRange,
    } as unknown as ViewStore;
    return (
      <Outcome
        view={view}
        reader={READER}
        actions={CARD_ACTIONS}
        skeletonCards={3}
        {...(firstCards === undefined ? {} : { firstCards })}
        onOptions={noted.onOptions}
      >
        <p>Begin here</p>
      </Outcome>
    );
  };
  const draw = (state: State) => act(() => render(outcome(state), document.body));

  it.each<[Partial<RecentRequest>, string[]]>([
    [{}, []],
    [{ since: "7d" }, ["Show pages of any date"]],
    [{ until: "2026-01-01" }, ["Show pages of any date"]],
    [{ since: "7d", level: ["city"] }, ["Remove Level: City", "Show pages of any date"]],
  ])("an empty feed of %j offers %j", async (range, offered) => {
    await draw({ page: found(0), request: { ...newRecent(), ...range } });
    expect(buttons()).toEqual(offered);
    if (offered.length === 0) return;
    await click("Show pages of any date");
    expect(changeRange.mock.lastCall).toEqual([{ since: null, until: null }]);
  });
  const isBusy = () => document.querySelector("[aria-busy=true]") !== null;
  const LONG = "The service is taking longer than usual. You can wait or change your search.";

  it("is how to begin before anything was asked", async () => {
    await draw({});
    expect(document.body.textContent).toBe("Begin here");
  });

  it("is a list to come while it is waited for, and says so where that takes long", async () => {
    await draw({ wait: "noticed" });
    expect([isBusy(), document.body.textContent]).toEqual([true, ""]);
    await draw({ wait: "long" });
    expect([isBusy(), document.body.textContent]).toEqual([true, LONG]);
  });

  it("leaves the results of before in place while others are waited for", async () => {
    await draw({ page: found(1), wait: "noticed" });
    expect([isBusy(), texts("h2, h3")]).toEqual([false, ["Form 0"]]);
    expect(document.body.textContent).not.toContain(LONG);
    await draw({ page: found(1), wait: "long" });
    expect([isBusy(), texts("h2, h3")]).toEqual([false, ["Form 0"]]);
    expect(document.body.textContent).toContain(LONG);
  });

  it("is a failure that can be tried again, in place of what was found before", async () => {
    await draw({ page: found(1), failure: { kind: "offline" } });
    expect(texts("h2, h3")).not.toContain("Form 0");
    await click("Try again");
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("is a saved copy that says from when it is, above its results, and can be asked again", async () => {
    await draw({ page: found(1), copyBecause: { kind: "offline" } });
    expect(document.body.textContent).toMatch(/^Showing the saved copy from \d.*Form 0$/);
    await click("Try again");
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("is that nothing was found, with the words that were searched for", async () => {
    await draw({ page: found(0) });
    expect(texts("h2")).toEqual([expect.stringContaining("“tax”")]);
  });

  it("says at the end of what a search shows why there is no next page", async () => {
    const last = { total: 5_000, page: 100 };
    await draw({ page: found(10, last) });
    expect(document.body.textContent).toContain("1,000");
    await draw({ page: found(10, { ...last, page: 99 }) });
    expect(document.body.textContent).not.toContain("1,000");
  });

  it("has the cards in sight first, and all of them after the first paint", async () => {
    render(outcome({ page: found(5) }, 2), document.body);
    expect(texts("h2, h3")).toHaveLength(2);
    await vi.waitFor(() => expect(texts("h2, h3")).toHaveLength(5));
  });
});
