import { expect, it, vi } from "vitest";
import { localRecord } from "../../../utils/platform/local-record.ts";

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
  expect(localRecord<string>("claim", 1).write("words")).toBe(problem);
});
