import { expect, it } from "vitest";
import type { WatchChoices } from "../../../../utils/watches/watch.ts";
import { withChoices } from "../../../../utils/watches/with-choices.ts";
import { NOW, watchOf } from "./sample.ts";

const SAID = watchOf({ details: { silentDays: 3 }, silentSince: 5, silenceSaid: true });

it.each<[string, Partial<WatchChoices>, { silenceSaid?: true; silentSince: number }]>([
  ["another rhythm", { rhythm: "6h" }, { silenceSaid: true, silentSince: 5 }],
  ["the same days", { details: { silentDays: 3, words: "a" } }, { silenceSaid: true, silentSince: 5 }],
  ["other days", { details: { silentDays: 9 } }, { silentSince: 5 }],
  ["no days", { details: {} }, { silentSince: 5 }],
  ["a pause", { details: { silentDays: 3, paused: true } }, { silenceSaid: true, silentSince: 5 }],
])("with %s the silence is as said as it was", (_, choices, silence) => {
  const { silenceSaid, silentSince } = withChoices(SAID, choices, NOW);
  expect({ silenceSaid, silentSince }).toEqual({ silenceSaid: undefined, ...silence });
});

it("what is resumed begins to be silent then", () => {
  const paused = { ...SAID, details: { silentDays: 3, paused: true as const } };
  const { silenceSaid, silentSince } = withChoices(paused, { details: { silentDays: 3 } }, NOW);
  expect([silenceSaid, silentSince]).toEqual([undefined, NOW]);
});
