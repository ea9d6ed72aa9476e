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

  it("says in which country it failed, and asks only there again", async () => {
    let isOffline = true;
    const { requests, of, ask } = open(({ country }) => (isOffline && country[0] === "ca" ? OFFLINE : 1));
    await ask(CHECK);
    expect(steps(of("a"))).toEqual([1, "failed", 1]);
    isOffline = false;
    requests.length = 0;
    await ask(CHECK);
    expect(requests.map(({ country }) => country)).toEqual([["ca"]]);
    expect(steps(of("a"))).toEqual([1, 1, 1]);
  });
});
