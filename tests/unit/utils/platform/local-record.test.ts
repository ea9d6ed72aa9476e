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
