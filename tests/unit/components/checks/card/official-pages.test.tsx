// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { OfficialPages } from "../../../../../components/checks/card/OfficialPages.tsx";
import type { OfficialPages as Pages } from "../../../../../components/checks/official-pages-store.ts";
import { done } from "../../../utils/checks/sample.ts";
import { click, texts } from "../../user.ts";
import { spiedActions } from "../sample-actions.ts";

afterEach(() => render(null, document.body));

const PASSAGE = {
  url: "https://www.canada.ca/en/wages",
  title: "Minimum wage",
  snippet: "The federal <mark>minimum wage</mark> is $17.75.",
  contentType: null,
  changedAt: null,
  readAt: null,
};
const CHECK = done(1, { claim: "The minimum wage is $15." });

function draw(found: Pages | null) {
  const [ask, retry] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const search = vi.fn();
  const actions = { ...spiedActions(), search, officialPages: { of: () => found, ask, retry } };
  act(() => render(<OfficialPages check={CHECK} actions={actions} />, document.body));
  return { ask, retry, search };
}

it("nothing is shown until it was asked for", () => {
  draw(null);
  expect(document.body.textContent).toBe("");
});

it("each country says what was found there, without a verdict, and leads to more", async () => {
  const { search } = draw({
    us: { step: "asking" },
    ca: { step: "found", pages: [PASSAGE] },
    uk: { step: "found", pages: [] },
  });
  expect(texts("h4")).toEqual(["United States", "Canada", "United Kingdom"]);
  const [us, ca, uk] = [...document.querySelectorAll("section section")];
  expect(us?.textContent).toContain("Looking for passages…");
  expect(ca?.textContent).toContain("The federal minimum wage is $17.75.");
  expect(ca?.querySelector("a")?.href).toContain("https://www.canada.ca/en/wages");
  expect(uk?.querySelector("ul, button")).toBeNull();
  expect(uk?.textContent).toContain("No page with these words was found.");
  await click(ca?.querySelector("ul + button"));
  expect(search.mock.calls).toEqual([[CHECK.claim, "ca"]]);
  expect(texts("section > button")).toHaveLength(1);
});

it("what is waited for and how much was found is said once, in a line that was there before", () => {
  const [one, none] = [{ step: "found", pages: [PASSAGE] } as const, { step: "found", pages: [] } as const];
  draw(null);
  const line = document.querySelector("[aria-live=polite]");
  expect(line?.textContent).toBe("");
  draw({ us: { step: "asking" }, ca: one, uk: none });
  expect(texts("[aria-live=polite]")).toEqual(["Looking for passages…"]);
  draw({ us: one, ca: one, uk: none });
  expect(texts("[aria-live=polite]")).toEqual(["2 official pages found"]);
  expect(document.querySelector("[aria-live=polite]")).toBe(line);
});

it("a long wait is said where it can be seen", async () => {
  vi.useFakeTimers();
  draw({ us: { step: "asking" }, ca: { step: "found", pages: [] }, uk: { step: "found", pages: [] } });
  const line = () => document.querySelector("[aria-live=polite]");
  await act(() => void vi.advanceTimersByTime(4_999));
  expect(line()?.classList).toContain("visually-hidden");
  await act(() => void vi.advanceTimersByTime(1));
  expect(line()?.textContent).toContain("The service is taking longer than usual.");
  expect(line()?.classList).not.toContain("visually-hidden");
  vi.useRealTimers();
});

it("what keeps all countries from being asked is said once", async () => {
  const offline = { step: "failed", failure: { kind: "offline" } } as const;
  const { retry } = draw({ us: offline, ca: offline, uk: offline });
  expect([texts("[role=alert]").length, texts("h4")]).toEqual([1, []]);
  await click("Try again");
  expect(retry).toHaveBeenCalledOnce();
  const timeout = { step: "failed", failure: { kind: "timeout", seconds: 10 } } as const;
  draw({ us: offline, ca: timeout, uk: offline });
  expect([texts("[role=alert]").length, texts("h4").length]).toEqual([3, 3]);
});

it("a country that could not be asked says why, and it alone can be asked again", async () => {
  const { ask, retry } = draw({
    us: { step: "failed", failure: { kind: "offline" } },
    ca: { step: "found", pages: [] },
    uk: { step: "found", pages: [] },
  });
  expect(texts("[role=alert]")).toHaveLength(1);
  expect(texts("section > button")).toEqual(["Try again"]);
  await click("Try again");
  expect([ask.mock.calls, retry.mock.calls]).toEqual([[], [[CHECK]]]);
});
