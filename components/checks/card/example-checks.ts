import { signal } from "@preact/signals";
import type { DoneCheck, FailedCheck, RunningCheck, WaitingCheck } from "../../../utils/checks/check.ts";
import type { PassagesBySite } from "../../../utils/checks/sources/passages.ts";
import { NO_SOURCE_CHANGES } from "../../../utils/checks/sources/source-changes.ts";
import type { OfficialSource } from "../../../utils/checks/verdict.ts";
import { MINUTE } from "../../../utils/platform/durations.ts";
import type { CheckCardActions } from "./CardFrame.tsx";

export const NOW = Date.parse("2026-11-24T12:00:00Z");
export const CLAIM = "Social Security benefits are never taxed by the federal government";
export const SSA: OfficialSource = {
  title: "Income taxes and your Social Security benefit",
  domain: "ssa.gov",
  excerpt: null,
  url: "https://www.ssa.gov/benefits/retirement/planner/taxes.html",
};
const IRS: OfficialSource = {
  title: "Topic no. 423, Social Security benefits",
  domain: "irs.gov",
  excerpt: null,
  url: "https://www.irs.gov/taxtopics/tc423",
};
const BLOG: OfficialSource = {
  title: "Benefits explained",
  domain: null,
  excerpt: "Retirees often ask about this.",
  url: "https://benefits.example.com/taxes",
};
const PASSAGES_BY_SITE: PassagesBySite = [
  {
    host: "ssa.gov",
    at: NOW,
    inIndex: true,
    passages: [
      {
        url: SSA.url ?? "",
        title: SSA.title,
        contentType: "text/html",
        changedAt: null,
        snippet:
          "You must pay taxes on up to 85% of your <mark>Social Security benefits</mark> if you file a federal tax return as an individual and your combined income exceeds $25,000…",
        readAt: "2026-11-02T10:00:00Z",
      },
    ],
  },
  {
    host: "irs.gov",
    at: NOW,
    inIndex: true,
    passages: [
      {
        url: IRS.url ?? "",
        title: IRS.title,
        contentType: "text/html",
        changedAt: null,
        snippet:
          "Part of <mark>Social Security benefits</mark> may be taxable. It depends on half of the benefits.",
        readAt: "2026-08-14T10:00:00Z",
      },
    ],
  },
  { host: "benefits.example.com", at: NOW, inIndex: false, passages: [] },
];

export const ASKED = { claim: CLAIM, key: "k", order: 1, addedAt: NOW - 26 * MINUTE, origin: null };

export function done(
  id: string,
  change: Partial<DoneCheck>,
  verdict: Partial<DoneCheck["verdict"]> = {},
): DoneCheck {
  return {
    ...ASKED,
    id,
    state: "done",
    finishedAt: NOW - 25 * MINUTE,
    seenAt: 1,
    repeatedAt: null,
    ...change,
    verdict: {
      claim: CLAIM,
      verdict: "REFUTED",
      confidence: 0.97,
      sources: [SSA, IRS, BLOG],
      timestamp: null,
      summary:
        "Up to 85 percent of the benefits can be taxable, depending on the other income of the household.",
      result: "# Refuted\n\nSee **Topic 423**.",
      service: "check.example.org",
      ...verdict,
    },
  };
}

const origin = { title: "Five tax myths", url: "https://example-news.com/myths" };
export const refuted = done("refuted", { passagesBySite: PASSAGES_BY_SITE, origin });
/** What a page of the IRS said when its passages were read. */
const deductionAsOf = (readAt: string, snippet: string): PassagesBySite => [
  {
    host: "irs.gov",
    at: NOW,
    inIndex: true,
    passages: [
      {
        url: IRS.url ?? "",
        title: IRS.title,
        contentType: null,
        readAt,
        snippet,
        changedAt: new Date(NOW - MINUTE).toISOString(),
      },
    ],
  },
];
export const changed = done(
  "changed",
  {
    passagesBySite: deductionAsOf(
      "2026-11-20T10:00:00Z",
      "The standard deduction for a single filer is $15,750. It is lower for dependents. It is higher for those who are 65 or older.",
    ),
    passagesBySiteNow: deductionAsOf(
      "2026-11-23T10:00:00Z",
      "The standard deduction for a single filer is $16,100. It is higher for those who are 65 or older.",
    ),
    claim: "The standard deduction for a single filer is $15,000",
  },
  { verdict: "OUTDATED", confidence: 0.88, sources: [IRS] },
);
export const running: RunningCheck = {
  ...ASKED,
  id: "running",
  state: "running",
  startedAt: NOW - 6_000,
  worker: "w",
  setbacks: { unreached: 0, interrupted: 0 },
};
export const waiting: WaitingCheck = {
  ...ASKED,
  id: "waiting",
  state: "waiting",
  setbacks: { unreached: 0, interrupted: 0 },
};
export const failedCheck: FailedCheck = {
  ...ASKED,
  id: "failed",
  state: "failed",
  finishedAt: NOW - MINUTE,
  seenAt: 1,
  failure: { kind: "offline" },
};

const nothing = (): void => undefined;
/** Of cards whose buttons do nothing. */
export const exampleActions = (change: Partial<CheckCardActions> = {}): CheckCardActions => ({
  passages: {
    of: () => null,
    goesOnAt: () => null,
    askUnseen: async () => undefined,
    ask: async () => undefined,
    stop: nothing,
  },
  officialPages: { of: () => null, ask: async () => undefined, retry: async () => undefined },
  sources: { followed: signal(new Map()), read: nothing, follow: nothing, unfollow: nothing },
  sourceChanges: signal(NO_SOURCE_CHANGES),
  checkAgain: nothing,
  retry: nothing,
  hurry: nothing,
  edit: nothing,
  search: nothing,
  copyText: nothing,
  copyMarkdown: nothing,
  copyForZotero: nothing,
  note: async () => true,
  print: nothing,
  exportReport: nothing,
  remove: nothing,
  openOptions: nothing,
  askText: async () => ({ ok: false, failure: { kind: "timeout", seconds: 180 } }),
  ...change,
});
