// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { CheckCard } from "../../../../../components/checks/card/CheckCard.tsx";
import type { Check } from "../../../../../utils/checks/check.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { done, failedCheck, running, waiting } from "../../../utils/checks/sample.ts";
import { click, named, texts } from "../../user.ts";
import { spiedActions } from "../sample-actions.ts";

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../../components/checks/ask-check.ts", () => ({
  askCheck: async (check: unknown) => {
    asked.push(check);
    return success({ id: "new", sent: true });
  },
}));
vi.mock("../../../../../utils/sites/kept-site-list.ts", () => ({ readSiteList: async () => null }));

vi.mock("../../../../../components/base/use-setting.ts", () => ({
  useSetting: (name: string) => name === "forbidFactChecks" && policy.isForbidden,
}));

const policy = vi.hoisted(() => ({ isForbidden: false }));
const actions = spiedActions();
const inLine = { place: 1, startsAt: 1, reason: "starting", canHurry: false } as const;
const draw = (check: Check) =>
  act(() =>
    render(
      <>
        <Trouble />
        <CheckCard check={check} inLine={inLine} actions={actions} earlier={[]} now={0} />
      </>,
      document.body,
    ),
  );

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  policy.isForbidden = false;
  render(null, document.body);
});

const states = (change: { claim: string; sentence?: string }): [string, Check][] => [
  ["waits", waiting(1, change)],
  ["runs", running(1, change)],
  ["is done", done(1, change)],
  ["has failed", failedCheck(1, change)],
];

it.each(states({ claim: "https://irs.gov.evil.example/refund" }))(
  "the card of an address that passes for another says so while its check %s",
  async (_, check) => {
    await draw(check);
    await vi.waitFor(
      () => expect(texts("article [role=status]")).toContain("Look-alike: evil.example is not irs.gov."),
      // Code is loaded on the way.
      { timeout: 10_000 },
    );
  },
);

it.each(states({ claim: "is $7.25", sentence: "The minimum wage is $7.25 an hour." }))(
  "the sentence that a selection cuts is offered on its card while the check %s, and sent only then",
  async (_, check) => {
    await draw(check);
    expect(asked).toEqual([]);
    await click("Check instead: “The minimum wage is $7.25 an hour.”");
    expect(asked).toEqual([
      { claim: "The minimum wage is $7.25 an hour.", origin: check.origin, again: false },
    ]);
  },
);

it("nothing is offered for a whole claim, and the bare one for what somebody said", async () => {
  await draw(done(1, { claim: "Taxes rose by half." }));
  expect(texts("button").filter((name) => name.startsWith("Check instead"))).toEqual([]);
  await draw(done(1, { claim: "Sen. Hale said taxes rose by half." }));
  expect(named("Check instead: “Taxes rose by half.”")).toHaveLength(1);
});

it("no sentence is offered in place of a selection where nothing may be checked", async () => {
  const cut = done(1, { claim: "is $7.25", sentence: "The minimum wage is $7.25 an hour." });
  policy.isForbidden = true;
  await draw(cut);
  expect(texts("article button").join()).not.toContain("Check instead");
  policy.isForbidden = false;
  await act(() => render(null, document.body));
  await draw(cut);
  expect(texts("article button").join()).toContain("Check instead");
});
