import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import { inTextOrder } from "../../../utils/checks/groups/read-groups.ts";
import type { Answered } from "../../../utils/checks/history/earlier-answers.ts";
import { type VerdictKind, verdictKind } from "../../../utils/checks/verdict-kind.ts";
import { kindName } from "../../../utils/checks/verdict-sentences.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";

/** A group as a row of the history. */
export interface GroupRow {
  readonly kind: "group";
  readonly id: string;
  readonly order: number;
  readonly group: Group;
  /** In the order of its text. */
  readonly claims: readonly Answered[];
}

export interface CheckRowOf {
  readonly kind: "check";
  readonly id: string;
  readonly order: number;
  readonly check: Check;
}

export type Row = CheckRowOf | GroupRow;

/** The rows of these checks, newest first: a group is one, where its newest check is. `all`: also those that no filter shows. */
export function rowsOf(
  listed: readonly Check[],
  all: readonly Check[],
  groups: ReadonlyMap<string, Group>,
): readonly Row[] {
  const rows: Row[] = [];
  const met = new Set<string>();
  for (const check of listed) {
    const group = check.group === undefined ? undefined : groups.get(check.group);
    if (group === undefined) rows.push({ kind: "check", id: check.id, order: check.order, check });
    else if (!met.has(group.id)) {
      met.add(group.id);
      const own = all.filter((each) => each.group === group.id);
      const claims = inTextOrder(group, own);
      rows.push({ kind: "group", id: group.id, order: check.order, group, claims });
    }
  }
  return rows;
}

/**
 * Of each claim the answer that counts: its newest one, but where that failed, the verdict before it stands. Both keep their
 * cards.
 */
export function standing(claims: readonly Answered[]): readonly Answered[] {
  const byKey = new Map<string, Answered>();
  for (const each of claims) {
    const known = byKey.get(each.latest.key);
    if (known === undefined || outranks(each.latest, known.latest)) byKey.set(each.latest.key, each);
  }
  return [...byKey.values()];
}

function outranks(one: Check, other: Check): boolean {
  const [isFailed, isOtherFailed] = [one.state === "failed", other.state === "failed"];
  return isFailed === isOtherFailed ? one.order > other.order : isOtherFailed;
}

export interface Progress {
  readonly total: number;
  readonly checked: number;
  /** Checked or failed. */
  readonly ended: number;
  /** Ids of those that wait. */
  readonly waiting: readonly string[];
  readonly isRunning: boolean;
}

export function progressOf({ claims }: Pick<GroupRow, "claims">): Progress {
  const answers = standing(claims);
  const states = answers.map(({ latest }) => latest.state);
  return {
    total: answers.length,
    checked: states.filter((state) => state === "done").length,
    ended: states.filter((state) => state === "done" || state === "failed").length,
    waiting: answers.flatMap(({ latest }) => (latest.state === "waiting" ? [latest.id] : [])),
    isRunning: states.includes("running"),
  };
}

/** "6 fact-checks · Refuted: 2": of the verdicts, those that a reader looks for first. */
export function tallySentence(row: Pick<GroupRow, "claims">): string {
  const claims = standing(row.claims);
  const counts = new Map<VerdictKind, number>();
  for (const { latest } of claims) {
    if (latest.state !== "done") continue;
    const kind = verdictKind(latest.verdict.verdict);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const verdicts = TOLD.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [t("group.of_kind", kindName(kind), formatNumber(count))];
  });
  const failed = claims.filter(({ latest }) => latest.state === "failed").length;
  return [
    counted("history.shown", claims.length),
    ...verdicts,
    ...(failed === 0 ? [] : [counted("group.failed", failed)]),
  ].join(" · ");
}

const TOLD: readonly VerdictKind[] = [
  "refuted",
  "misleading",
  "outdated",
  "partially_true",
  "confirmed",
  "unverifiable",
  "not_a_government_matter",
  "other",
];

/** The id of the heading of a group that is open. */
export const groupHeading = (id: string): string => `group-${id}`;
