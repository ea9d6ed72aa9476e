// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { CheckList } from "../../../../../components/checks/list/CheckList.tsx";
import type { Check } from "../../../../../utils/checks/check.ts";
import { done } from "../../../utils/checks/sample.ts";
import { sampleActions } from "../sample-actions.ts";

afterEach(() => render(null, document.body));

function draw(checks: readonly Check[], wanted: string | null = null, printed: string | null = null): void {
  const actions = sampleActions();
  render(
    <CheckList
      checks={checks}
      facts={{ earlier: new Map(), now: 0, places: new Map(), changed: new Set() }}
      actions={actions}
      top={checks[0]?.id ?? null}
      opened={wanted}
      opensInPlace
      printed={printed}
      wanted={wanted}
      onToggle={() => undefined}
    />,
    document.body,
  );
}

it("a check that cannot be drawn is named, and the others stay", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { ...done(2), verdict: null } as unknown as Check;
  draw([done(3), broken, done(1)], broken.id);
  expect(document.querySelectorAll("article")).toHaveLength(1);
  await vi.waitFor(() =>
    expect(document.querySelector("li [role=alert]")?.textContent).toContain("“Claim 2” could not be shown"),
  );
  expect(document.querySelectorAll("button[aria-expanded]:not([aria-haspopup])")).toHaveLength(1);
});

const ITEMS = "ul[aria-label='Fact-checks'] > li";

class NobodyScrolls {
  observe(): void {}
  disconnect(): void {}
}

it("all checks are drawn by the time that they are printed, unless only one is", async () => {
  vi.stubGlobal("IntersectionObserver", NobodyScrolls);
  const checks = Array.from({ length: 100 }, (_, index) => done(index));
  await act(() => draw(checks, null, "check-3"));
  dispatchEvent(new Event("beforeprint"));
  expect(document.querySelectorAll("article")).toHaveLength(1);
  await act(() => draw(checks));
  dispatchEvent(new Event("beforeprint"));
  expect(document.querySelectorAll("article")).toHaveLength(100);
});

it("draws the first checks, and all down to one that is wanted", () => {
  vi.stubGlobal("IntersectionObserver", NobodyScrolls);
  const checks = Array.from({ length: 100 }, (_, index) => done(index));
  draw(checks);
  expect(document.querySelectorAll(ITEMS)).toHaveLength(30);
  draw(checks, "check-57");
  expect(document.querySelectorAll(ITEMS)).toHaveLength(58);
  expect(document.querySelectorAll("article")).toHaveLength(2);
  draw(checks, "check-gone");
  expect(document.querySelectorAll(ITEMS)).toHaveLength(30);
});
