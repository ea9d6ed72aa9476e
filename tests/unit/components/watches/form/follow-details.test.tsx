// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "../open-news.tsx";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FollowBox } from "../../../../../components/watches/form/FollowButton.tsx";
import { subjectsOf } from "../../../../../components/watches/form/follow-subjects.ts";
import { unsavedChoices } from "../../../../../components/watches/form/unsaved-choices.ts";
import { undoRemoval } from "../../../../../components/watches/watches-store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { watchKey } from "../../../../../utils/watches/watch.ts";
import { click, control, fill, named, texts, waitFor } from "../../user.ts";
import { change, draw, last, RENT, sentNames, TAX, world } from "../open-news.tsx";

const SITE = { ...RENT.request, q: "", domain: ["a.gov"] };
const NEW = { ...RENT.request, q: "heat pumps" };

beforeEach(async () => {
  world.answers.saveWatch = success({ hasRoom: true });
  await draw();
});
afterEach(() => {
  for (const request of [NEW, SITE, RENT.request]) {
    const key = watchKey(request);
    for (const id of ["", "rent"]) unsavedChoices.forget(key, `${key} ${id}`);
  }
});

async function open(request: typeof NEW, button = "Follow"): Promise<void> {
  await act(() =>
    render(<FollowBox subjects={subjectsOf(request, { countries: [], states: [] })} />, document.body),
  );
  await click(button);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
}

const value = (name: string) => (control(name) as HTMLInputElement).value;
const options = (name: string) => [...(control(name) as HTMLSelectElement).options].map(({ text }) => text);

/** What of the follow was sent. */
async function save(): Promise<unknown> {
  await act(() => document.querySelector("form")?.requestSubmit());
  await waitFor(0);
  const [name, request] = last() ?? [];
  expect(name).toBe("saveWatch");
  return (request as { watch: { details: object } }).watch.details;
}

describe("a follow that is refreshed once a week", () => {
  it("asks for a day, and then for an hour, from nine unless another is chosen", async () => {
    await open(NEW);
    expect(named("Day")).toEqual([]);
    await fill("How often", "7d");
    expect([value("Day"), options("Day").slice(0, 2)]).toEqual(["0", ["Any day", "Monday"]]);
    expect(named("Hour")).toEqual([]);
    await fill("Day", "3");
    expect(value("Hour")).toBe("9");
    await fill("Hour", "14");
    await fill("Day", "4");
    expect(await save()).toEqual({ weekday: 4, hour: 14 });
  });

  it("on any day has no hour either", async () => {
    await change([TAX, { ...RENT, rhythm: "7d", details: { weekday: 3, hour: 14 } }]);
    await open(RENT.request, "Following");
    expect([value("Day"), value("Hour")]).toEqual(["3", "14"]);
    await fill("Day", "0");
    expect(named("Hour")).toEqual([]);
    expect(await save()).toEqual({});
  });
});

describe("what is chosen of a follow beyond its first form", () => {
  it("is saved as it is typed: words, group, note and days of silence", async () => {
    await open(NEW);
    await fill("Only with these words", "rebate, grant");
    await fill("Group", " Energy ");
    await fill("Note", "ask Ann");
    await fill("Tell me after this many days with nothing new", "30");
    expect(await save()).toEqual({
      words: "rebate, grant",
      group: "Energy",
      note: "ask Ann",
      silentDays: 30,
    });
  });

  it("is off again where its fields are emptied", async () => {
    await change([
      { ...RENT, details: { words: "rebate", group: "Energy", note: "ask Ann", silentDays: 30 } },
    ]);
    await open(RENT.request, "Following");
    expect(value("Tell me after this many days with nothing new")).toBe("30");
    for (const name of ["Only with these words", "Group", "Note"]) await fill(name, "");
    await fill("Tell me after this many days with nothing new", "");
    expect(await save()).toEqual({});
  });

  it("offers the groups that other follows are in", async () => {
    await change([
      { ...TAX, details: { group: "Money" } },
      { ...RENT, details: { group: "Homes" } },
    ]);
    await open(NEW);
    const list = document.getElementById(control("Group").getAttribute("list") ?? "");
    expect([...(list?.querySelectorAll("option") ?? [])].map((option) => option.value)).toEqual([
      "Homes",
      "Money",
    ]);
  });

  it("tells what disappears only while that is ticked", async () => {
    await open(SITE);
    await click("Also tell me what disappears");
    await click("Also tell me what disappears");
    expect(await save()).toEqual({});
  });
});

describe("a pause", () => {
  const note = () => document.body.textContent.includes("Paused. Nothing new is looked for");
  const isPauseTicked = () => (control("Pause") as HTMLInputElement).checked;

  it("is not offered before something is followed", async () => {
    await open(NEW);
    expect([named("Pause"), named("Unfollow")]).toEqual([[], []]);
  });

  it("is saved, and says no more that anything is sent in the background", async () => {
    await open(RENT.request, "Following");
    expect(document.body.textContent).toContain("Sends this search to the search service that often");
    await click("Pause");
    expect(document.body.textContent).not.toContain("Sends this search to the search service that often");
    expect(await save()).toEqual({ paused: true });
  });

  it.each([
    ["alone", {}],
    ["beside what was entered", { note: "ask Ann" }],
  ])("that is ended by Resume ends at once, %s, and saving does not bring it back", async (_, entered) => {
    await change([{ ...RENT, details: { paused: true } }]);
    await open(RENT.request, "Following");
    expect([note(), isPauseTicked()]).toEqual([true, true]);
    for (const words of Object.values(entered)) await fill("Note", words);
    await click("Resume");
    expect(last()).toEqual(["changeWatches", { ids: ["rent"], choices: { paused: false } }]);
    await change([{ ...RENT, details: {} }]);
    expect([note(), isPauseTicked()]).toEqual([false, false]);
    expect(await save()).toEqual(entered);
  });

  it("that Resume ended leaves nothing to come back to when the box opens again", async () => {
    await change([{ ...RENT, details: { paused: true } }]);
    await open(RENT.request, "Following");
    await click("Resume");
    await change([{ ...RENT, name: "Rents", details: { note: "of another window" } }]);
    await click("Following");
    await click("Following");
    expect([value("Name"), value("Note")]).toEqual(["Rents", "of another window"]);
  });
});

describe("Unfollow", () => {
  it("ends a follow, and offers in its box to take that back", async () => {
    await open(RENT.request, "Following");
    await click("Unfollow");
    await waitFor(0);
    expect(last()).toEqual(["removeWatch", { id: "rent" }]);
    await change([TAX]);
    expect(document.body.textContent).toContain("“Rent” unfollowed");
    await click("Undo: Follow Rent again");
    await waitFor(0);
    expect(last()).toEqual(["restoreWatch", { whole: { watch: RENT } }]);
    expect(document.body.textContent).not.toContain("unfollowed");
    await undoRemoval("rent");
  });

  it("is told of until that is closed", async () => {
    await open(RENT.request, "Following");
    await click("Unfollow");
    await waitFor(0);
    await change([TAX]);
    await click("Close this message: “Rent” unfollowed");
    expect(document.body.textContent).not.toContain("unfollowed");
    await undoRemoval("rent");
    expect(sentNames().filter((name) => name === "restoreWatch")).toEqual([]);
  });

  it("is not offered for what an administrator follows", async () => {
    await change([{ ...RENT, preset: "fixed" }]);
    await open(RENT.request, "Following");
    expect(named("Save")).toHaveLength(1);
    expect(named("Unfollow")).toEqual([]);
    expect(texts(".hint")).toContain("Set by your administrator.");
  });
});

it("where an administrator forbids the background, a follow is refreshed when it is looked at, and says why", async () => {
  world.policy = { forbidBackgroundWatches: true };
  await open({ ...NEW, q: "solar" });
  await waitFor(0);
  expect([value("How often"), control("How often").hasAttribute("disabled")]).toEqual(["look", true]);
  const hint = document.getElementById(control("How often").getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Refreshed only when you open What’s new. Set by your administrator.");
  expect(named("Notify me")).toEqual([]);
  await save();
  expect(last()?.[1]).toMatchObject({ watch: { rhythm: "look" } });
  expect(sentNames().filter((name) => name === "saveWatch")).toHaveLength(1);
});

it("a follow that an administrator lets nobody ask in the background keeps its rhythm when it is changed", async () => {
  world.policy = { forbidBackgroundWatches: true };
  await change([RENT]);
  await open(RENT.request, "Following");
  expect(value("How often")).toBe("look");
  await fill("Name", "Rents");
  await save();
  expect(last()).toEqual(["saveWatch", expect.objectContaining({ id: "rent" })]);
  expect(last()?.[1]).toMatchObject({ watch: { name: "Rents", rhythm: RENT.rhythm } });
});
