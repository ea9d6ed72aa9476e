import type { Check } from "../../../utils/checks/check.ts";

/** The newly read list, but with the old objects of unchanged checks, so that their cards are not drawn again. */
export function withKnown(read: readonly Check[], known: readonly Check[]): readonly Check[] {
  const byId = new Map(known.map((check) => [check.id, check]));
  return read.map((check) => {
    const before = byId.get(check.id);
    return before !== undefined && isSame(before, check) ? before : check;
  });
}

function isSame(one: Check, other: Check): boolean {
  return (
    one.state === other.state &&
    one.order === other.order &&
    one.note === other.note &&
    lastChange(one) === lastChange(other) &&
    seenAt(one) === seenAt(other) &&
    addedLater(one) === addedLater(other)
  );
}

/** What is stored with a verdict after it came. */
function addedLater(check: Check): string {
  if (check.state !== "done") return "";
  const sites = [...(check.passagesBySite ?? []), ...(check.passagesBySiteNow ?? [])].map(
    ({ host, at }) => `${host} ${at}`,
  );
  return [check.serviceText ?? "", ...sites].join("\n");
}

function lastChange(check: Check): number {
  if (check.state === "running") return check.startedAt;
  if (check.state === "done" || check.state === "failed") return check.finishedAt;
  return check.addedAt;
}

function seenAt(check: Check): number | null {
  return check.state === "done" || check.state === "failed" ? check.seenAt : null;
}
