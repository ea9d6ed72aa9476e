// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { clearKept } from "../../../../../components/base/kept-record.ts";
import { createUnsavedChoices } from "../../../../../components/watches/form/unsaved-choices.ts";
import { watchOf } from "../../../utils/watches/sample.ts";
import { noKeptWords } from "../../no-kept-words.ts";

beforeEach(() => noKeptWords(["follow-form"]));

/** A page that is opened now, and has read what was kept. */
async function opened() {
  const page = createUnsavedChoices();
  await page.read();
  return page;
}

it("what was entered is in the next page, whose popup a question of the browser had closed", async () => {
  const shown = watchOf({ name: "Rent" });
  const page = await opened();
  page.chooseSubject("view", 1);
  page.enter("view", "site rent", { shown, entered: { name: "Rent in Texas", notify: true } });
  dispatchEvent(new Event("pagehide"));

  const next = await opened();
  const now = watchOf({ name: "Rents" });
  expect(next.subjectOf("view")).toBe(1);
  expect(next.of("site rent", now)).toEqual({
    shown: now,
    entered: { name: "Rent in Texas", notify: true },
  });
  expect(next.isEntered("site rent")).toBe(true);
  expect([next.subjectOf("other"), next.of("other", null), next.isEntered("other")]).toEqual([
    0,
    { shown: null, entered: {} },
    false,
  ]);
});

it("what was entered of a watch that was unfollowed meanwhile is of a new one, and nothing of another's", async () => {
  const page = await opened();
  const shown = watchOf({ name: "Rent" });
  page.enter("view", "q=rent 1", { shown, entered: { name: "Rent in Texas" } });
  expect(page.of("q=rent ", null)).toEqual({ shown: null, entered: { name: "Rent in Texas" } });
  expect(page.of("q=rents ", null).entered).toEqual({});
  expect(page.of("q=rent 2", shown).entered).toEqual({});
  dispatchEvent(new Event("pagehide"));
  expect((await opened()).of("q=rent ", null).entered).toEqual({ name: "Rent in Texas" });
});

it("what was saved, or cleared with all that is followed, is in no other page", async () => {
  const page = await opened();
  page.enter("view", "key", { shown: null, entered: { name: "Rent" } });
  page.forget("view", "key");
  await vi.waitFor(async () => expect((await opened()).isEntered("key")).toBe(false));
  page.enter("view", "key", { shown: null, entered: { name: "Rent" } });
  await vi.waitFor(async () => expect((await opened()).isEntered("key")).toBe(true));
  await clearKept(["follow-form"]);
  // The records of a page hear of it a moment later.
  await vi.waitFor(async () => expect((await opened()).isEntered("key")).toBe(false));
  await vi.waitFor(() => expect(page.of("key", null)).toEqual({ shown: null, entered: {} }));
});

it("what another page saved since is gone from this one, and what it entered is there", async () => {
  const first = await opened();
  first.enter("view", "key", { shown: null, entered: { name: "X" } });
  await vi.waitFor(async () => expect((await opened()).isEntered("key")).toBe(true));
  // Another page has records of its own.
  vi.resetModules();
  const { createUnsavedChoices: createElsewhere } = await import(
    "../../../../../components/watches/form/unsaved-choices.ts"
  );
  const second = createElsewhere();
  await second.read();
  first.enter("view", "key", { shown: null, entered: { name: "Y" } });
  await vi.waitFor(() => expect(second.of("key", null).entered).toEqual({ name: "Y" }));
  first.forget("view", "key");
  await vi.waitFor(() => expect(second.isEntered("key")).toBe(false));
});

it("what was entered before the kept form is read is not replaced by that", async () => {
  const before = await opened();
  before.enter("view", "key", { shown: null, entered: { name: "Before" } });
  dispatchEvent(new Event("pagehide"));
  const page = createUnsavedChoices();
  const reading = page.read();
  page.enter("view", "key", { shown: null, entered: { name: "Now" } });
  await reading;
  expect(page.of("key", null).entered).toEqual({ name: "Now" });
});
