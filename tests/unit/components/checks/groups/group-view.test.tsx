// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GroupPassages } from "../../../../../components/checks/groups/GroupPassages.tsx";
import { GroupRowLine } from "../../../../../components/checks/groups/GroupRowLine.tsx";
import { GroupView } from "../../../../../components/checks/groups/GroupView.tsx";
import { progressOf, rowsOf, tallySentence } from "../../../../../components/checks/groups/group-row.ts";
import type { CheckFacts } from "../../../../../components/checks/list/ListedCard.tsx";
import type { Check } from "../../../../../utils/checks/check.ts";
import type { Group } from "../../../../../utils/checks/groups/group.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { done, failedCheck, GROUP, running, VERDICT, waiting } from "../../../utils/checks/sample.ts";
import { click, control, fill, named, texts } from "../../user.ts";
import { sampleActions } from "../sample-actions.ts";

const world = vi.hoisted(() => ({ sent: [] as [string, unknown][], text: null as string | null }));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return success(null);
  },
}));
vi.mock("../../../../../utils/checks/groups/read-groups.ts", async (original) => ({
  ...(await original<typeof import("../../../../../utils/checks/groups/read-groups.ts")>()),
  readDraft: async (id: string) => (world.text === null ? undefined : { id, text: world.text }),
}));

const ofGroup = { group: GROUP.id };
const confirmed = done(2, { ...ofGroup, verdict: { ...VERDICT, verdict: "CONFIRMED" } });
const CHECKS: readonly Check[] = [done(3, ofGroup), confirmed, done(1, ofGroup)];
const onToggle = vi.fn();
const askInTurn = vi.fn(async () => undefined);
const left = signal<readonly string[]>([]);
const groupActions = {
  ...{ remove: vi.fn(), note: vi.fn(async () => true), stop: vi.fn(), export: vi.fn() },
  passages: { left, ask: askInTurn },
};

beforeEach(() => {
  Object.assign(world, { sent: [], text: "Claim 1. Nobody asked.\nClaim 2\nClaim 1. Claim 3" });
});
afterEach(() => render(null, document.body));

const rowOf = (checks: readonly Check[], group: Partial<Group> = {}) => {
  const [row] = rowsOf(checks, checks, new Map([[GROUP.id, { ...GROUP, ...group }]]));
  if (row?.kind !== "group") throw new Error("there is no group");
  return row;
};

async function draw(
  checks: readonly Check[],
  opened: string | null = null,
  group: Partial<Group> = {},
  places: CheckFacts["places"] = new Map(),
) {
  await act(() =>
    render(
      <GroupView
        row={rowOf(checks, group)}
        facts={{ earlier: new Map(), now: 0, places, changed: new Set() }}
        actions={sampleActions()}
        groupActions={groupActions}
        isCardPrinted={false}
        isWide={false}
        opened={opened}
        onToggle={onToggle}
      />,
      document.body,
    ),
  );
  await act(() => Promise.resolve());
}

it("a text is shown whole, each checked sentence marked with the word of its verdict, the others not at all", async () => {
  await draw(CHECKS);
  expect(texts("section p[dir=auto]").map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
    "Claim 1. Refuted Nobody asked.",
    "Claim 2 Confirmed",
    "Claim 1. Refuted Claim 3 Refuted",
  ]);
  await click(control("Confirmed: “Claim 2”"));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith("claim 2");
});

it("a list is shown with what begins its lines", async () => {
  world.text = "- Claim 1\n2) Claim 2\n• Claim 3";
  await draw(CHECKS);
  expect(texts("section p[dir=auto]").map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
    "- Claim 1 Refuted",
    "2) Claim 2 Confirmed",
    "• Claim 3 Refuted",
  ]);
});

it("the card of a sentence is below its paragraph, once", async () => {
  await draw(CHECKS, "claim 1");
  expect(document.querySelectorAll("article")).toHaveLength(1);
  expect(
    document.querySelector("article")?.closest("section > div")?.firstElementChild?.textContent,
  ).toContain("Nobody asked");
});

it("a verdict stands where checking it again failed, and both cards can be read", async () => {
  const again = failedCheck(4, { ...ofGroup, claim: confirmed.claim, key: confirmed.key });
  const checks = [again, ...CHECKS];
  await draw(checks, confirmed.key);
  expect(document.querySelectorAll("article")).toHaveLength(2);
  expect(texts("section p[dir=auto]")[1]).toContain("Confirmed");
  expect([progressOf(rowOf(checks)).total, tallySentence(rowOf(checks))]).toEqual([
    3,
    tallySentence(rowOf(CHECKS)),
  ]);
});

it("a waiting sentence of a paused text has a card that says so", async () => {
  const next = waiting(3, ofGroup);
  await draw([next, confirmed], next.key, { isPaused: true });
  expect(texts("article").join()).toContain("Paused. Nothing more is sent.");
});

it("a group without a text lists its claims in their order", async () => {
  world.text = null;
  await draw(CHECKS);
  expect(texts("section p[dir=auto]").map((text) => text.split(" ").slice(0, 2).join(" "))).toEqual([
    ...["Claim 1", "Claim 2", "Claim 3"],
  ]);
});

it("progress is told with a bar, and can be paused, gone on with and stopped", async () => {
  const checks = [waiting(3, ofGroup), running(2, ofGroup), done(1, ofGroup)];
  await draw(checks);
  expect(texts("[role=status]")).toEqual(["1 of 3 checked"]);
  expect(document.querySelector("progress")).toMatchObject({ value: 1, max: 3 });
  await click("Pause");
  await draw(checks, null, { isPaused: true });
  // The second click of a double click on “Pause”.
  await click("Resume", { detail: 2 });
  await click("Resume", { detail: 1 });
  await click("Stop");
  expect(world.sent).toEqual([
    ["changeGroup", { id: GROUP.id, isPaused: true }],
    ["changeGroup", { id: GROUP.id, isPaused: false }],
  ]);
  expect(groupActions.stop).toHaveBeenCalledOnce();
  await draw(CHECKS);
  expect(texts("[role=status]")).toEqual(["All sentences are checked."]);
  expect(named("Pause")).toHaveLength(0);
});

it.each([
  ["some failed", [done(3, ofGroup), confirmed, failedCheck(1, ofGroup)]],
  ["it was stopped", [done(3, ofGroup), confirmed]],
])("that not all sentences are checked is said where %s", async (_, checks) => {
  await draw(checks);
  expect(texts("[role=status]")).toEqual(["Ended. Sentences checked: 2 of 3."]);
});

it("a text that has ended does not end again where a sentence is deleted", async () => {
  await draw(CHECKS);
  await draw(CHECKS.slice(1));
  expect(texts("[role=status]")).toEqual(["All sentences are checked."]);
});

it("a text whose rest was answered while nobody saw it says that", async () => {
  const failed = failedCheck(1, ofGroup);
  await draw([done(3, ofGroup), confirmed, failed]);
  await draw([done(3, ofGroup), confirmed, done(1, { ...ofGroup, key: failed.key })]);
  expect(texts("[role=status]")).toEqual(["All sentences are checked."]);
});

it("what failed is not said to be checked", async () => {
  await draw([waiting(3, ofGroup), done(2, ofGroup), failedCheck(1, ofGroup)]);
  expect(texts("[role=status]")).toEqual(["1 of 3 checked"]);
  expect(document.querySelector("progress")).toMatchObject({ value: 2, max: 3 });
});

it("an export says how many answers it has, the earlier ones with them", async () => {
  const again = done(4, { ...ofGroup, claim: confirmed.claim, key: confirmed.key });
  await draw([again, ...CHECKS]);
  await click(`Export “${GROUP.title}”`);
  expect(document.body.textContent).toContain("4 fact-checks");
});

it("title and note are saved when they are left, and what is too long is said and not saved", async () => {
  await draw(CHECKS);
  const [title, note] = [...document.querySelectorAll<HTMLInputElement>(".field :is(input, textarea)")];
  if (title === undefined || note === undefined) throw new Error("a field is missing");
  await fill(title, "Ten tax myths");
  await act(() => void title.dispatchEvent(new FocusEvent("blur")));
  await fill(note, "x".repeat(100_000));
  await act(() => void note.dispatchEvent(new FocusEvent("blur")));
  expect(texts(".field [role=alert]")[0]).toContain("Longer than 10,000 characters");
  expect(document.body.textContent).toContain("100,000 of 10,000 characters");
  expect(world.sent).toEqual([["changeGroup", { id: GROUP.id, title: "Ten tax myths" }]]);
  expect(groupActions.note).not.toHaveBeenCalled();
  await fill(note, "Ask the agency");
  expect(groupActions.note).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: GROUP.id }),
    "Ask the agency",
  );
});

it("a row counts its checks and verdicts, those that a reader looks for first", () => {
  const row = rowOf([...CHECKS, failedCheck(4, ofGroup)]);
  expect(tallySentence(row)).toBe("4 fact-checks · Refuted: 2 · Confirmed: 1 · 1 failed");
  expect(progressOf(row)).toEqual({ total: 4, checked: 3, ended: 4, waiting: [], isRunning: false });
});

it.each([
  ["how many are in line", [waiting(3, ofGroup), done(1, ofGroup)], {}, "1 in line"],
  [
    "that it is paused, and how many are left",
    [waiting(3, ofGroup), waiting(2, ofGroup)],
    { isPaused: true },
    "paused, 2 left",
  ],
  ["nothing of a line where all is checked", [done(1, ofGroup)], { isPaused: true }, null],
])("a row of a text says %s", async (_, checks, change, words) => {
  const row = rowOf(checks, { title: "", ...change });
  await act(() =>
    render(
      <GroupRowLine row={row} now={0} isOpen={false} opensInPlace={false} onToggle={onToggle} />,
      document.body,
    ),
  );
  const [line] = texts("body");
  expect(line).toMatch(/^Untitled/);
  if (words === null) expect(line).not.toMatch(/left|line/);
  else expect(line).toContain(words);
  onToggle.mockClear();
  await click("Untitled");
  expect(onToggle).toHaveBeenCalledOnce();
});

it("a group is one row where its newest check is, and a check of no known group is one of its own", () => {
  const checks = [done(9), done(8, ofGroup), done(7), done(6, { group: "gone" }), done(5, ofGroup)];
  const rows = rowsOf(checks, checks, new Map([[GROUP.id, GROUP]]));
  expect(rows.map(({ id, order }) => [id, order])).toEqual([
    ["check-9", 9],
    [GROUP.id, 8],
    ["check-7", 7],
    ["check-6", 6],
  ]);
});

it("what the sources say is asked for of all verdicts that lack it, and said to be on its way", async () => {
  await draw([...CHECKS, running(4, ofGroup)]);
  await click(control(`More about “${GROUP.title}”`));
  expect(texts("[role=menu] ~ p").join()).toContain("Sends words of the claim");
  await click("Show what the sources say");
  expect(askInTurn).toHaveBeenCalledExactlyOnceWith([1, 2, 3].map((place) => done(place).id));
  left.value = [done(2).id];
  await draw(CHECKS);
  expect(texts("[aria-live=polite]").join()).toContain("Looking for passages…");
  left.value = [];
});

it.each([
  ["offline", "You are offline. The rest will start when you are connected again.", true],
  ["unreachable", "The service could not be reached. The rest will be tried again automatically.", true],
  ["service-asked", "The service asked us to wait. The rest will start automatically.", false],
  ["limit", "About 27 sec left", false],
] as const)("why a text waits is said where nothing starts: %s", async (reason, words, canHurry) => {
  const checks = [waiting(2, ofGroup), done(1, ofGroup)];
  const place = { place: 1, startsAt: 27_000, reason, canHurry };
  await draw(checks, null, {}, new Map([[waiting(2).id, place]]));
  expect(texts(".hint").join()).toContain(words);
  expect(named("Try now")).toHaveLength(canHurry ? 1 : 0);
  if (canHurry) await click("Try now");
  expect(world.sent).toEqual(canHurry ? [["hurryChecks", null]] : []);
});

it.each<[string, readonly number[], string | null]>([
  ["nothing as long as no answer came", [], null],
  ["nothing after the first", [-10_000], null],
  ["as long as the last answers took", [-30_000, -10_000], "About 10 sec left"],
  ["only moments once it takes longer than that", [-1_000, -500], "A few seconds left"],
])("how long a text takes is said by the pace of its answers: %s", async (_name, ended, words) => {
  const checks = [
    running(5, ofGroup),
    ...ended.map((finishedAt, index) => done(index + 1, { ...ofGroup, finishedAt })),
  ];
  await draw(checks, null, { createdAt: -60_000 });
  const said = texts(".hint").filter((hint) => hint.endsWith("left"));
  expect(said).toEqual(words === null ? [] : [words]);
});

it("says until when a pause of the service holds up what the sources say, and offers no other way then", async () => {
  const failure = { kind: "rate-limited", until: Date.now() + 30_000 } as const;
  const actions = sampleActions();
  const ids = CHECKS.map(({ id }) => id);
  const draw = (inTurn: readonly string[], goesOnAt: number | null) => {
    left.value = inTurn;
    const passages = {
      ...actions.passages,
      of: () => failure,
      goesOnAt: (id: string) => (id === inTurn[0] ? goesOnAt : null),
    };
    return act(() =>
      render(
        <GroupPassages row={rowOf(CHECKS)} passages={passages} inTurn={groupActions.passages} />,
        document.body,
      ),
    );
  };
  await draw(ids, failure.until);
  expect(texts("[role=alert]").join()).toContain("Too many requests from your network");
  expect([texts("[role=timer]").length, named("Try again").length, texts("[aria-live=polite]")]).toEqual([
    1,
    0,
    [""],
  ]);
  await draw([], null);
  expect([texts("[role=timer]").length, named("Try again").length]).toEqual([0, 1]);
  // It waits behind another text.
  await draw(["other", ...ids], failure.until);
  expect([texts("[role=timer]").length, texts("[role=alert]").length]).toEqual([1, 1]);
});
