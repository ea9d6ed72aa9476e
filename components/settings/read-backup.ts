import * as v from "valibot";
import type { BackupCheck, BackupGroup } from "../../utils/checks/backup-check.ts";
import { claimProblem } from "../../utils/checks/claims/claim-problem.ts";
import { GROUP_LIMITS } from "../../utils/checks/groups/group.ts";
import { failed, type Result, success } from "../../utils/platform/result.ts";
import type { StoredSearch } from "../../utils/search/database.ts";
import { fromParameters } from "../../utils/search/from-parameters.ts";
import { SEARCHES_KEPT } from "../../utils/search/kept-searches.ts";
import { searchProblem } from "../../utils/search/request-problem.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import type { BackupProblem } from "../../utils/settings/backup-sentences.ts";
import { validSettings } from "../../utils/settings/settings-table.ts";
import { safeLink } from "../../utils/text/untrusted.ts";
import { readKeptStates } from "../../utils/watches/kept-states.ts";
import { readListed } from "../../utils/watches/listed-watch.ts";
import type { NewWatch } from "../../utils/watches/watch.ts";
import { BACKUP_FORMAT, BACKUP_LIMIT, BACKUP_VERSION, type Backup, LAST_TIME } from "./backup-format.ts";

/** More than may be added, since one that was unfollowed can come back after others have taken its room. */
const MOST_WATCHES = 2_000;
/** That of a UUID, and some more. */
const LONGEST_ID = 64;

/** Made when a file is read: no other visit to the options needs it. */
function backupShape() {
  const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_TIME));
  /** Of any length, since a service may answer at any length and what was exported must be importable. */
  const text = v.string();
  /** As it was written, so that what is hashed in an earlier report is still the same. It is read again where it becomes a link. */
  const link = v.pipe(
    v.nullable(text),
    v.transform((url) => (url === null || safeLink(url) === null ? null : url)),
  );
  const settings = v.pipe(
    v.record(text, v.unknown()),
    v.rawTransform(({ dataset, addIssue }) => {
      const { settings, wrong } = validSettings(dataset.value);
      for (const key of wrong) addIssue({ path: [step(dataset.value, key)] });
      return settings;
    }),
  );

  /** The address is read and written again, so that only what a search can be is stored. */
  const search = v.pipe(
    v.object({ address: text, at: time }),
    v.transform(({ address, at }) => {
      const request = fromParameters(new URLSearchParams(address.slice(address.indexOf("?") + 1)));
      return { address: pageAddress(request), q: request.q, at, takes: searchProblem(request) === null };
    }),
    v.check(({ q, takes }) => takes && q !== ""),
    v.transform(({ address, q, at }): StoredSearch => ({ address, q, at })),
  );

  const watch = v.pipe(
    v.unknown(),
    v.transform((listed) => readListed(listed, null)),
    v.custom<NewWatch>((read) => read !== null),
  );

  const verdict = v.object({
    claim: text,
    verdict: text,
    confidence: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    summary: text,
    sources: v.array(
      v.object({ title: text, url: link, domain: v.nullable(text), excerpt: v.nullable(text) }),
    ),
    result: text,
    timestamp: v.nullable(text),
    service: v.exactOptional(text),
  });

  const passage = v.object({
    url: text,
    title: text,
    snippet: text,
    contentType: v.nullable(text),
    changedAt: v.nullable(text),
    readAt: v.nullable(text),
  });
  const site = v.object({ host: text, at: time, inIndex: v.boolean(), passages: v.array(passage) });

  const origin = v.nullable(v.object({ title: text, url: text }));
  const note = v.pipe(text, v.maxLength(GROUP_LIMITS.note));
  const groupId = v.pipe(text, v.maxLength(LONGEST_ID));
  const group = v.object({
    id: groupId,
    title: v.pipe(text, v.maxLength(GROUP_LIMITS.title)),
    note,
    origin,
    claims: v.pipe(v.array(text), v.maxLength(GROUP_LIMITS.sentences)),
    createdAt: time,
  });

  const check = v.object({
    claim: v.pipe(
      text,
      v.check((claim) => claimProblem(claim) === null),
    ),
    origin,
    note: v.exactOptional(note),
    group: v.exactOptional(groupId),
    addedAt: time,
    finishedAt: time,
    seenAt: time,
    verdict,
    serviceText: v.exactOptional(text),
    passagesBySite: v.exactOptional(v.array(site)),
    passagesBySiteNow: v.exactOptional(v.array(site)),
  });

  /** An export holds no more than are kept. Counted before any is read, since a file may hold many thousands. */
  const searches = v.pipe(v.array(v.unknown()), v.maxLength(SEARCHES_KEPT), v.array(search));

  /** Only a list that is as long as one of ours may be is read. */
  const short = v.pipe(v.array(v.unknown()), v.maxLength(MOST_WATCHES));
  const watches = v.pipe(short, v.array(watch));

  const states = v.pipe(
    short,
    v.transform((list) => list.flatMap((each) => readKeptStates(each) ?? [])),
  );

  return v.pipe(
    v.object({
      settings,
      searches,
      watches,
      checks: v.array(check),
      // Files of before these have none.
      groups: v.optional(v.array(group), []),
      states: v.optional(states, []),
    }),
    v.transform((read) => ({ ...read, ...withoutStrays(read.checks, read.groups) })),
  );
}

/** A check whose group is not in the file belongs to none, and a group without a check is none. */
function withoutStrays(
  checks: readonly BackupCheck[],
  groups: readonly BackupGroup[],
): { readonly checks: readonly BackupCheck[]; readonly groups: readonly BackupGroup[] } {
  const known = new Set(groups.map(({ id }) => id));
  const used = new Set(checks.map(({ group }) => group));
  return {
    groups: groups.filter(({ id }) => used.has(id)),
    checks: checks.map((check) => {
      if (check.group === undefined || known.has(check.group)) return check;
      const { group: _unknown, ...alone } = check;
      return alone;
    }),
  };
}

function headerShape() {
  return v.object({
    format: v.literal(BACKUP_FORMAT),
    version: v.pipe(v.number(), v.integer(), v.minValue(BACKUP_VERSION)),
  });
}

const TOO_LARGE: BackupProblem = { reason: "too-large", limit: BACKUP_LIMIT };

/** A file that is too large is refused by its size, since reading it could fill the memory. */
export async function readBackupFile(file: File): Promise<Result<Backup, BackupProblem>> {
  if (file.size > BACKUP_LIMIT) return failed(TOO_LARGE);
  const content = await file.text().catch(() => null);
  return content === null ? failed({ reason: "not-json" }) : readBackup(content);
}

/** Reads a whole file before anything in it is used. */
export function readBackup(content: string): Result<Backup, BackupProblem> {
  if (content.length > BACKUP_LIMIT) return failed(TOO_LARGE);
  const json = parsed(content);
  if (!json.ok) return failed({ reason: "not-json" });
  const head = v.safeParse(headerShape(), json.value);
  if (!head.success) return failed({ reason: "not-ours" });
  if (head.output.version > BACKUP_VERSION) return failed({ reason: "newer" });
  const body = v.safeParse(backupShape(), json.value, { abortEarly: true });
  if (body.success) return success(body.output);
  return failed({ reason: "wrong", where: placeOf(body.issues[0]) });
}

/** Where in the file a value is that cannot be used. */
function step(input: Record<string, unknown>, key: string): v.ObjectPathItem {
  return { type: "object", origin: "value", input, key, value: input[key] };
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
