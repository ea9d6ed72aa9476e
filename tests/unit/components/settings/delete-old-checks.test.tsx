// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { DeleteOldChecks } from "../../../../components/settings/DeleteOldChecks.tsx";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";
import { click, control, fill, texts } from "../user.ts";

const changes: Partial<Settings>[] = [];
const store = {
  settings: signal(null),
  unreadable: signal([]),
  listen: () => () => undefined,
  isLocked: () => false,
  change: async (change: Partial<Settings>) => void changes.push(change),
};
afterEach(async () => {
  changes.length = 0;
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

it("keeping them from now on needs no question, and another number of days stays in the list", async () => {
  await draw(30);
  expect([choice().value, texts("option").at(-1)]).toEqual(["30", "30 days"]);
  await fill("Delete fact-checks older than", "0");
  expect(changes).toEqual([{ deleteVerdictsAfterDays: null }]);
});
