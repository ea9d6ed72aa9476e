import { expect, it, vi } from "vitest";
import { localRecord } from "../../../../utils/platform/local-record.ts";

it.each([
  ["kept", () => undefined, null],
  [
    "not kept where the disk is full",
    () => {
      throw new DOMException("exceeded the quota", "QuotaExceededError");
    },
    "full",
  ],
  [
    "not kept where the browser forbids it",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
    "no-access",
  ],
])("what is written is %s, and the writer is told", (_, setItem, problem) => {
  vi.stubGlobal("localStorage", { setItem });
  expect(localRecord<string>("lists", 1).write("words")).toBe(problem);
});

it.each([
  ["of this version is read as it is", { version: 2, value: "words" }, "words"],
  ["of another version is none", { version: 1, value: "words" }, null],
  ["without a version is none", { value: "words" }, null],
  ["without a value is none", { version: 2 }, null],
  ["that is no record is none", "words", null],
  ["that is nothing is none", null, null],
])("what is stored %s", (_, stored, read) => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(stored) });
  const record = localRecord<string>("lists", 2);
  expect(record.read()).toBe(read);
});

it.each([
  ["nothing is stored", () => null],
  ["what is stored cannot be read", () => "{"],
  [
    "the browser forbids it",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
])("there is no record where %s", (_, getItem) => {
  vi.stubGlobal("localStorage", { getItem });
  expect(localRecord<string>("lists", 1).read()).toBeNull();
});

it("what another page writes or clears is followed, and nothing else", () => {
  const target = new EventTarget();
  vi.stubGlobal("window", target);
  vi.stubGlobal("localStorage", { getItem: () => '{"version":1,"value":"words"}' });
  const heard = vi.fn();
  localRecord<string>("lists", 1).listen(heard);
  const tell = (key: string | null, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  tell("other", "{}");
  tell("lists", "{}");
  expect(heard.mock.calls).toEqual([["words"]]);
  // A third page may have written since: what was cleared is heard of all the same.
  tell("lists", null);
  tell(null, null);
  expect(heard.mock.calls).toEqual([["words"], [null], [null]]);
});
