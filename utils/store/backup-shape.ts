import * as v from "valibot";
import type { DoneCheck } from "../checks/check.ts";
import { claimKey } from "../checks/claim.ts";
import { claimProblem } from "../checks/claim-problem.ts";
import { problemOf } from "../query/check-request.ts";
import { fromParameters } from "../query/from-parameters.ts";
import { pageAddress } from "../query/parameters.ts";
import { LIMITS } from "../query/request.ts";
import { failed, type Result, success } from "../result.ts";
import { safeLink } from "../text/safe-link.ts";
import { readServiceAddress } from "../text/service-address.ts";
import type { StoredSearch } from "./database.ts";
import type { Settings } from "./settings-shape.ts";

export const BACKUP_FORMAT = "primary-source-backup";
export const BACKUP_VERSION = 1;
/** More than years of checks need; a larger file is no backup of ours and would only fill the memory. */
export const BACKUP_LIMIT = 20_000_000;

/** A verdict as it stands in the file: without what only this profile's line of checks needs. */
export type BackupCheck = Pick<
  DoneCheck,
  "claim" | "origin" | "addedAt" | "finishedAt" | "seenAt" | "verdict"
>;

export interface Backup {
  readonly settings: Partial<Settings>;
  readonly searches: readonly StoredSearch[];
  /** Oldest first. */
  readonly checks: readonly BackupCheck[];
}

/** Why a file is not taken. `where`: the first place that is not as it must be (`checks 3 verdict`). */
export type BackupProblem =
  | { readonly reason: "too-large" | "not-json" | "not-ours" | "newer" }
  | { readonly reason: "wrong"; readonly where: string };

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const names = v.pipe(v.array(text(200)), v.maxLength(100));
const link = v.pipe(
  v.nullable(text(10_000)),
  v.transform((url) => (url === null ? null : safeLink(url))),
);
const serviceAddress = v.nullable(
  v.pipe(
    text(2_000),
    v.check((address) => readServiceAddress(address).ok),
  ),
);

const settings = v.partial(
  v.object({
    searchServiceUrl: serviceAddress,
    factCheckServiceUrl: serviceAddress,
    country: names,
    state: names,
    city: names,
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.sizeMaximum)),
    openIn: v.picklist(["new-tab", "current-tab"]),
    suggestions: v.nullable(v.boolean()),
    notifications: v.boolean(),
  }),
);

/** The address is read and written anew: what stands in the store is only what a search of ours can be. */
const search = v.pipe(
  v.object({ address: text(10_000), at: time }),
  v.transform(({ address, at }) => {
    const request = fromParameters(new URLSearchParams(address.slice(address.indexOf("?") + 1)));
    return { address: pageAddress(request), q: request.q, at, takes: problemOf(request) === null };
  }),
  v.check(({ q, takes }) => takes && q !== ""),
  v.transform(({ address, q, at }): StoredSearch => ({ address, q, at })),
);

const verdict = v.object({
  claim: text(LIMITS.claimLength),
  verdict: text(200),
  confidence: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  summary: text(100_000),
  sources: v.pipe(
    v.array(
      v.object({
        title: text(10_000),
        url: link,
        domain: v.nullable(text(1_000)),
        excerpt: v.nullable(text(100_000)),
      }),
    ),
    v.maxLength(1_000),
  ),
  result: text(1_000_000),
  timestamp: v.nullable(text(100)),
});

const check = v.object({
  claim: v.pipe(
    v.string(),
    v.check((claim) => claimProblem(claim) === null),
  ),
  origin: v.nullable(v.object({ title: text(10_000), url: text(10_000) })),
  addedAt: time,
  finishedAt: time,
  seenAt: time,
  verdict,
});

const backup = v.object({
  settings,
  searches: v.pipe(v.array(search), v.maxLength(10_000)),
  checks: v.pipe(v.array(check), v.maxLength(100_000)),
});

const header = v.object({ format: v.literal(BACKUP_FORMAT), version: v.pipe(v.number(), v.integer()) });

/** Reads a whole file before anything of it is used. */
export function readBackup(content: string): Result<Backup, BackupProblem> {
  if (content.length > BACKUP_LIMIT) return failed({ reason: "too-large" });
  const json = parsed(content);
  if (!json.ok) return failed({ reason: "not-json" });
  const head = v.safeParse(header, json.value);
  if (!head.success) return failed({ reason: "not-ours" });
  if (head.output.version > BACKUP_VERSION) return failed({ reason: "newer" });
  const body = v.safeParse(backup, json.value, { abortEarly: true });
  if (body.success) return success(present(body.output));
  return failed({ reason: "wrong", where: placeOf(body.issues[0]) });
}

export function writeBackup(contents: Backup, now: number): string {
  const head = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exportedAt: new Date(now).toISOString(),
  };
  return `${JSON.stringify({ ...head, ...contents }, null, 1)}\n`;
}

/** The check as this profile keeps it. Orders below those in the line: what is imported is history. */
export function importedCheck(from: BackupCheck, id: string, order: number): DoneCheck {
  return { ...from, id, key: claimKey(from.claim), order, state: "done", repeatedAt: null };
}

type Output = v.InferOutput<typeof backup>;

/** A setting that is absent must not stand as `undefined` over the one in force. */
function present({ settings: found, searches, checks }: Output): Backup {
  const kept = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  return { settings: kept, searches, checks };
}

function placeOf(issue: v.BaseIssue<unknown>): string {
  const steps = issue.path?.map(({ key }) => (typeof key === "number" ? String(key + 1) : String(key)));
  return steps?.join(" ") ?? "";
}

function parsed(content: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return { ok: false };
  }
}
