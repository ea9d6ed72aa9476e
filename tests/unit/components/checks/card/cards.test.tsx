// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { messagesOf } from "../../../../../scripts/locales.ts";
import type { PlaceInLine } from "../../../../../utils/checks/place-in-line.ts";
import { showTexts } from "../../../../../utils/platform/i18n.ts";
import { done, failedCheck, running, VERDICT, waiting } from "../../../utils/checks/sample.ts";
import { click, named, texts } from "../../user.ts";
import { actions, choose, draw, MINUTE, openMenu, unsent } from "./draw-card.tsx";

afterEach(() => showTexts(null));

describe("a check that failed", () => {
  it.each([
    [{ kind: "offline" } as const, ["Try again"]],
    [{ kind: "not-configured", service: "factCheck" } as const, ["Set the address", "Try again"]],
    [{ kind: "no-access", origins: "https://a.example/*" } as const, ["Allow access", "Try again"]],
    [{ kind: "unreachable" } as const, ["Try again", "Options"]],
    [
      { kind: "refused", status: 403, message: "", fields: [], suggestions: [] } as const,
      ["Try again", "Options"],
    ],
  ])("for %o offers %j, and the rest in its menu", async (failure, expected) => {
    await draw(failedCheck(1, { failure }));
    expect(texts("button").filter((name) => name !== "")).toEqual(expected);
    expect(texts(".button-main")).toEqual(expected.slice(0, 1));
    expect(texts("[role=alert]")).toHaveLength(1);
    expect(document.body.textContent).toContain("Your claim is saved.");
    expect(document.querySelector("[data-on-paper]")?.textContent).toMatch(/^Failed /);
    await click("Try again");
    expect(await openMenu("more")).toEqual(["Edit", "Search for this claim", "Delete"]);
    for (const item of ["Edit", "Search for this claim", "Delete"]) await choose("more", item);
    expect([actions.retry, actions.edit, actions.remove].map(({ mock }) => mock.calls[0]?.[0].id)).toEqual([
      "check-1",
      "check-1",
      "check-1",
    ]);
    expect(actions.search.mock.calls).toEqual([["Claim 1"]]);
    if (failure.kind === "not-configured") await click("Set the address");
    const opened = expected.includes("Options") || failure.kind === "not-configured";
    if (expected.includes("Options")) await click("Options");
    expect(actions.openOptions).toHaveBeenCalledTimes(opened ? 1 : 0);
    if (failure.kind !== "no-access") return;
    await click("Allow access");
    await vi.waitFor(() => expect(actions.retry).toHaveBeenCalledTimes(2));
  });

  it("quotes a service that is not available, to others than readers of English one press deeper", async () => {
    const failure = { kind: "unavailable", status: 503, message: "The model is being replaced." } as const;
    await draw(failedCheck(1, { failure }));
    expect(texts("[role=alert]").join()).toMatch(/\(error 503\).+ “The model is being replaced\.”$/);
    expect(texts("details")).toEqual([]);
    showTexts(await messagesOf("fr"));
    await draw(failedCheck(1, { failure }));
    expect(texts("[role=alert]").join()).not.toContain("model");
    expect(texts("details [lang=en]")).toEqual(["The model is being replaced."]);
    await draw(failedCheck(1, { failure: { ...failure, message: "" } }));
    expect(texts("details")).toEqual([]);
  });

  it.each([
    [{ reason: "no-consent" } as const, true],
    [{ reason: "nothing-selected" } as const, false],
  ])("to be sent for %j asks for consent or not: %s", async (problem, asksConsent) => {
    await draw(unsent(problem));
    expect(named("Search for this claim")).toEqual([]);
    await click(document.querySelector(".button-main"));
    expect([actions.retry.mock.calls.length, actions.edit.mock.calls.length]).toEqual(
      asksConsent ? [1, 0] : [0, 1],
    );
    await choose("more", "Delete");
    expect(actions.remove).toHaveBeenCalledOnce();
  });
});

describe("a check that is not done", () => {
  const place = (change: Partial<PlaceInLine>): PlaceInLine => ({
    place: 1,
    startsAt: MINUTE,
    reason: "starting",
    canHurry: false,
    ...change,
  });

  it.each<[Partial<PlaceInLine>, string, string | null]>([
    [{}, "Your fact-check will start automatically.", null],
    [{ place: 2, reason: "running" }, "Starts when a running fact-check finishes.", null],
    [{ reason: "limit", startsAt: 2 * MINUTE }, "10 fact-checks a minute", null],
    [{ reason: "unreachable", canHurry: true }, "could not be reached", "Try now"],
    [{ reason: "unreachable" }, "Your fact-check will be tried again automatically.", null],
    [{ reason: "service-asked", canHurry: true }, "asked us to wait", "Try now anyway"],
  ])("waits: %j", async (change, sentence, hurry) => {
    await draw(waiting(1), { inLine: place(change) });
    expect(document.body.textContent).toContain(sentence);
    expect(document.querySelector(".spinner") !== null).toBe((change.reason ?? "starting") === "starting");
    expect(texts(".row button")).toEqual(hurry === null ? [] : [hurry]);
    if (hurry !== null) await click(hurry);
    expect(actions.hurry).toHaveBeenCalledTimes(hurry === null ? 0 : 1);
  });

  it("has no card while its place is not known", async () => {
    await draw(waiting(1));
    expect(document.querySelector("article")).toBeNull();
  });

  it.each([
    [5_000, 0, "5 sec"],
    [72_000, 0, "1 min 12 sec"],
    [-3_000, 1, "0 sec"],
  ])("has run for %i ms, interrupted %i times", async (elapsed, interrupted, shown) => {
    await draw(running(1, { startedAt: MINUTE - elapsed, setbacks: { unreached: 0, interrupted } }));
    expect(texts("h3")).toEqual(["Checking official sources"]);
    expect(texts(".pillNote")).toEqual([shown]);
    expect(document.body.textContent).toContain("continues in the background.");
    expect(texts(".hint")).toEqual(
      interrupted > 0 ? ["The browser stopped this fact-check, so it started again."] : [],
    );
    await choose("more", "Delete");
    expect(actions.remove).toHaveBeenCalledOnce();
  });
});

it.each([
  [118, []],
  [119, ["Show the whole claim"]],
])("of a claim of %i characters the rest is offered: %j", async (length, offered) => {
  await draw(done(1, { claim: "x".repeat(length) }));
  expect(texts("blockquote button")).toEqual(offered);
  expect(document.querySelector("blockquote h2")?.className).toBe(offered.length > 0 ? "cutInNarrow" : "");
});

it("only readers of another language are told that the service explains in English", async () => {
  const french = await messagesOf("fr");
  await draw(done(1));
  expect(document.body.textContent).not.toContain("in English");
  showTexts(french);
  await draw(done(2, { verdict: { ...VERDICT, summary: "It may not be." } }));
  expect(texts(".hint")).toContain(french.verdict_in_english?.message);
});
