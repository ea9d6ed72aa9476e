import * as v from "valibot";
import type { Check } from "./check.ts";

/** Whether what the database holds is a check. A record that was damaged must not keep the others from being shown. */
export function isStoredCheck(record: unknown): record is Check {
  shape ??= storedShape();
  return v.is(shape, record);
}

type Shape = ReturnType<typeof storedShape>;
let shape: Shape | null = null;

/** Only what is read of a check: more may be stored with it. Made when a check is first read. */
function storedShape() {
  const text = v.string();
  const page = v.nullable(v.looseObject({ title: text, url: text }));
  const asked = {
    id: text,
    claim: text,
    key: text,
    origin: page,
    sentence: v.exactOptional(text),
    group: v.exactOptional(text),
    note: v.exactOptional(text),
    order: v.number(),
    addedAt: v.number(),
  };
  const setbacks = v.looseObject({ unreached: v.number(), interrupted: v.number() });
  const source = v.looseObject({ title: text, url: v.nullable(text), domain: v.nullable(text) });
  const verdict = v.looseObject({
    verdict: text,
    confidence: v.nullable(v.number()),
    summary: text,
    sources: v.array(source),
    result: text,
  });
  const passage = v.looseObject({ url: text, title: text, snippet: text });
  const site = v.looseObject({ host: text, at: v.number(), passages: v.array(passage) });
  const ended = { finishedAt: v.number(), seenAt: v.number() };
  const failure = v.looseObject({ kind: text });
  const inLine = {
    sharesFrom: v.exactOptional(v.number()),
    failed: v.exactOptional(v.looseObject({ ...ended, failure })),
  };
  return v.variant("state", [
    v.looseObject({ ...asked, state: v.literal("unsent"), problem: v.looseObject({ reason: text }) }),
    v.looseObject({ ...asked, ...inLine, state: v.literal("waiting"), setbacks }),
    v.looseObject({
      ...asked,
      ...inLine,
      state: v.literal("running"),
      setbacks,
      startedAt: v.number(),
      worker: text,
    }),
    v.looseObject({
      ...asked,
      ...ended,
      state: v.literal("done"),
      verdict,
      serviceText: v.exactOptional(text),
      passagesBySite: v.exactOptional(v.array(site)),
      passagesBySiteNow: v.exactOptional(v.array(site)),
    }),
    v.looseObject({ ...asked, ...ended, state: v.literal("failed"), failure }),
  ]);
}
