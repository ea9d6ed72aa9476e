import { describe, expect, it } from "vitest";
import { createOfficialPagesStore } from "../../../../components/checks/official-pages-store.ts";
import type { send } from "../../../../utils/calls/send.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { SearchRequest } from "../../../../utils/search/request.ts";
import { result } from "../../utils/search/sample-results.ts";

const CHECK = {
  id: "a",
  claim: "Social Security benefits of retired federal workers rose by 2.5 percent in 2025",
};
const OFFLINE: ApiFailure = { kind: "offline" };

/** How many pages each search finds; a failure stands for an answer that did not come. */
function open(answers: (request: SearchRequest) => number | ApiFailure) {
  const requests: SearchRequest[] = [];
  const call = async (_name: string, { request }: { request: SearchRequest }) => {
    requests.push(request);
    const found = answers(request);
    if (typeof found !== "number") return failed(found);
    const results = Array.from({ length: found }, (_, index) =>
      result({ url: `https://a.gov/${index}`, snippet: "Words of a page" }),
    );
    return success({ value: { results }, fetchedAt: 0, from: "service", failure: null });
  };
  // Only `search` is called.
  return { requests, ...createOfficialPagesStore({ send: call as unknown as typeof send }) };
}

const steps = (found: ReturnType<ReturnType<typeof open>["of"]>) =>
  found &&
  [found.us, found.ca, found.uk].map((each) => (each.step === "found" ? each.pages.length : each.step));

describe("What official pages say", () => {
  it("is asked in a press, of each country alone and without the places a reader usually searches", async () => {
    const { requests, of, ask } = open(() => 9);
    expect(of("a")).toBeNull();
    expect(requests).toEqual([]);
    const asking = ask(CHECK);
    expect(steps(of("a"))).toEqual(["asking", "asking", "asking"]);
    await asking;
    expect(requests.map(({ country }) => country)).toEqual([["us"], ["ca"], ["uk"]]);
    expect(requests.every(({ state, city, domain }) => [...state, ...city, ...domain].length === 0)).toBe(
      true,
    );
    expect(steps(of("a"))).toEqual([3, 3, 3]);
  });

  it("is what they say now, not what a saved copy says", async () => {
    const call = async (_name: string, { effort }: { effort: string }) =>
      success({
        value: { results: [result({ url: "https://a.gov/1", snippet: "Old words" })] },
        fetchedAt: 0,
        from: "stale",
        failure: effort === "up-to-date" ? OFFLINE : null,
      });
    const { of, ask } = createOfficialPagesStore({ send: call as unknown as typeof send });
    await ask(CHECK);
    expect(steps(of("a"))).toEqual(["failed", "failed", "failed"]);
  });

  it("is looked for with fewer words where many find nothing, and never with more than three searches a country", async () => {
    const { requests, of, ask } = open(({ q }) => (q.split(" ").length > 3 ? 0 : 1));
    await ask(CHECK);
    expect(requests).toHaveLength(6);
    expect(steps(of("a"))).toEqual([1, 1, 1]);
    const two = open(({ q }) => (q === "Social Security" ? 1 : 0));
    await two.ask(CHECK);
    expect(steps(two.of("a"))).toEqual([1, 1, 1]);
    const nothing = open(() => 0);
    await nothing.ask(CHECK);
    expect(nothing.requests).toHaveLength(9);
    expect(steps(nothing.of("a"))).toEqual([0, 0, 0]);
  });

  it("says in which country it failed, and trying again asks only there", async () => {
    let isOffline = true;
    const { requests, of, ask, retry } = open(({ country }) =>
      isOffline && country[0] === "ca" ? OFFLINE : 1,
    );
    await ask(CHECK);
    expect(steps(of("a"))).toEqual([1, "failed", 1]);
    isOffline = false;
    requests.length = 0;
    await retry(CHECK);
    expect(requests.map(({ country }) => country)).toEqual([["ca"]]);
    expect(steps(of("a"))).toEqual([1, 1, 1]);
  });

  it("is asked again with each press, but for the countries that are being asked", async () => {
    let pages = 1;
    const { requests, of, ask } = open(() => pages);
    const first = [ask(CHECK), ask(CHECK)];
    await Promise.all(first);
    expect(requests).toHaveLength(3);
    pages = 2;
    const second = ask(CHECK);
    expect(steps(of("a"))).toEqual(["asking", "asking", "asking"]);
    await second;
    expect(steps(of("a"))).toEqual([2, 2, 2]);
  });
});

describe("Where the search service is another one, what official pages say", () => {
  const [A, B] = ["https://a.example", "https://b.example"] as const;

  it.each([
    ["goes", A, B, null],
    ["stays where it is the same", A, A, [1, 1, 1]],
    ["goes where none is set any more", A, null, null],
  ])("%s", async (_, before, after, left) => {
    const { of, ask, servedBy } = open(() => 1);
    servedBy(before);
    await ask(CHECK);
    servedBy(after);
    expect(steps(of("a"))).toEqual(left);
  });

  it("is asked of no service any more, nor taken late, until somebody presses again", async () => {
    const late: (() => void)[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const call = (_name: string, _request: unknown, signal?: AbortSignal) => {
      signals.push(signal);
      return new Promise((resolve) =>
        late.push(() => resolve(success({ value: { results: [result()] }, failure: null }))),
      );
    };
    const { of, ask, servedBy } = createOfficialPagesStore({ send: call as unknown as typeof send });
    servedBy(A);
    const former = ask(CHECK);
    servedBy(B);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
    const asking = ask(CHECK);
    for (const answer of late.splice(0, 3)) answer();
    await former;
    expect(steps(of("a"))).toEqual(["asking", "asking", "asking"]);
    for (const answer of late.splice(0, 3)) answer();
    await asking;
    expect([steps(of("a")), signals.length]).toEqual([[1, 1, 1], 6]);
  });
});
