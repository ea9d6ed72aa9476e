// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { whenSeen } from "../../../../components/base/when-seen.ts";

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

it("a page in view runs at once", () => {
  becomes("visible");
  const run = vi.fn();
  whenSeen(run);
  expect(run).toHaveBeenCalledOnce();
  becomes("hidden");
  becomes("visible");
  expect(run).toHaveBeenCalledOnce();
});

it("a page behind others sends nothing until it is seen, and then once", () => {
  becomes("hidden");
  const run = vi.fn();
  whenSeen(run);
  becomes("hidden");
  expect(run).not.toHaveBeenCalled();
  becomes("visible");
  becomes("hidden");
  becomes("visible");
  expect(run).toHaveBeenCalledOnce();
});
