// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { type ComponentProps, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { rowsOf } from "../../../../../components/checks/groups/group-row.ts";
import { CheckList } from "../../../../../components/checks/list/CheckList.tsx";
import type { Check } from "../../../../../utils/checks/check.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done } from "../../../utils/checks/sample.ts";
import { click, control, named } from "../../user.ts";
import { sampleActions } from "../sample-actions.ts";

const nothing = (): void => undefined;
afterEach(() => render(null, document.body));

function draw(
  checks: readonly Check[],
  opened: string | null = null,
  printed: string | null = null,
  rest: Partial<ComponentProps<typeof CheckList>> = {},
): void {
  const actions = sampleActions();
  render(
    <CheckList
      rows={rowsOf(checks, checks, new Map())}
      groupActions={{
        ...{ remove: nothing, note: async () => true, stop: nothing, export: nothing },
        passages: { left: signal([]), ask: async () => undefined },
      }}
      claim={null}
      onClaim={nothing}
      facts={{ earlier: new Map(), now: 0, places: new Map(), changed: new Set() }}
      actions={actions}
      top={checks[0]?.id ?? null}
      opened={opened}
      opensInPlace
      printed={printed}
      unreadable={[]}
      onRemoveUnreadable={() => undefined}
      onMore={null}
      onToggle={() => undefined}
      {...rest}
    />,
    document.body,
  );
}

it("a check that cannot be drawn is named, and the others stay", async () => {
  expectLogs(/"Claim 2" could not be drawn/);
  const broken = { ...done(2), verdict: null } as unknown as Check;
  draw([done(3), broken, done(1)], broken.id);
  expect(document.querySelectorAll("article")).toHaveLength(1);
  await vi.waitFor(() =>
    expect(document.querySelector("li [role=alert]")?.textContent).toContain("“Claim 2” could not be shown"),
  );
  expect(document.querySelectorAll("button[aria-expanded]:not([aria-haspopup])")).toHaveLength(1);
});

it("all checks are drawn by the time that they are printed, unless only one is", async () => {
  const checks = Array.from({ length: 100 }, (_, index) => done(index));
  await act(() => draw(checks, null, "check-3"));
  dispatchEvent(new Event("beforeprint"));
  expect(document.querySelectorAll("article")).toHaveLength(1);
  await act(() => draw(checks));
  dispatchEvent(new Event("beforeprint"));
  expect(document.querySelectorAll("article")).toHaveLength(100);
});

it("a newer check changes nothing in what stands between its card and the rows", async () => {
  const children = <button type="button">More</button>;
  await act(() => draw([done(1)], null, null, { children }));
  const button = control("More");
  button.focus();
  await act(() => draw([done(2), done(1)], null, null, { children }));
  expect(document.querySelector("article")?.textContent).toContain("Claim 2");
  expect([control("More"), document.activeElement]).toEqual([button, button]);
});

it("a damaged record keeps its place among the others, and can be deleted", async () => {
  const removed: string[] = [];
  draw([done(3), done(1)], null, null, {
    unreadable: [
      { id: "lost", order: Number.NEGATIVE_INFINITY },
      { id: "broken", order: 2 },
    ],
    onRemoveUnreadable: (id) => removed.push(id),
  });
  const items = [...document.querySelectorAll("ul[aria-label='Fact-checks'] > li")];
  expect(items.map(({ textContent }) => textContent.includes("damaged"))).toEqual([false, true, false, true]);
  await click(control("Delete the damaged fact-check", items[1]));
  expect(removed).toEqual(["broken"]);
});

it("older rows come with a press, and the focus goes to the first of them", async () => {
  const onMore = vi.fn();
  draw([done(9), done(8)], null, null, { onMore });
  await click("Show more");
  expect(onMore).toHaveBeenCalledOnce();
  await act(() => draw([done(9), done(8), done(7), done(6)]));
  expect(document.activeElement?.textContent).toBe("Claim 7");
  expect(named("Show more")).toEqual([]);
});
