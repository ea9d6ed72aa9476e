// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { DeleteOldChecks } from "../../../../components/settings/DeleteOldChecks.tsx";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";
import { click, control, fill, texts } from "../user.ts";

const changes: Partial<Settings>[] = [];
let saves = true;
const store = {
  settings: signal(null),
  unreadable: signal([]),
  listen: () => () => undefined,
  isLocked: () => false,
  change: async (change: Partial<Settings>) => {
    changes.push(change);
    if (saves) await draw(change.deleteVerdictsAfterDays ?? null);
    return saves;
  },
};
afterEach(async () => {
  changes.length = 0;
  saves = true;
  await act(() => render(null, document.body));
});

const draw = (days: number | null) =>
  act(() =>
    render(
      <DeleteOldChecks settings={{ ...FALLBACKS, deleteVerdictsAfterDays: days }} store={store} />,
      document.body,
    ),
  );
const choice = () => control("Delete fact-checks older than") as HTMLSelectElement;

it("verdicts are deleted after a time only once that was asked", async () => {
  await draw(null);
  expect(texts("option")).toEqual(["Never delete", "1 year", "90 days"]);
  await fill("Delete fact-checks older than", "90");
  expect(changes).toEqual([]);
  expect(document.body.textContent).toContain("older than 90 days, now and from now on?");
  await click("Cancel");
  expect([changes, choice().value]).toEqual([[], "0"]);
  await fill("Delete fact-checks older than", "365");
  await click("Delete");
  expect(changes).toEqual([{ deleteVerdictsAfterDays: 365 }]);
});

it("what was agreed to is told once it is saved, until something else is asked or chosen", async () => {
  const told = () => texts(".note-good [role=status]");
  const agree = async (days: string) => {
    await fill("Delete fact-checks older than", days);
    expect(told()).toEqual([]);
    await click("Delete");
  };
  await draw(null);
  saves = false;
  await agree("90");
  expect([told(), choice().value]).toEqual([[], "0"]);
  saves = true;
  await agree("90");
  expect(told()).toEqual(["Fact-checks older than 90 days are deleted, now and from now on."]);
  await agree("365");
  expect(told()).toEqual(["Fact-checks older than 1 year are deleted, now and from now on."]);
  // In another window.
  await draw(90);
  expect(told()).toEqual([]);
  await agree("365");
  await fill("Delete fact-checks older than", "0");
  expect(told()).toEqual([]);
});

it("keeping them from now on needs no question, and another number of days stays in the list", async () => {
  await draw(30);
  expect([choice().value, texts("option").at(-1)]).toEqual(["30", "30 days"]);
  await fill("Delete fact-checks older than", "0");
  expect(changes).toEqual([{ deleteVerdictsAfterDays: null }]);
});
