import type { DoneCheck, FailedCheck, RunningCheck, WaitingCheck } from "../../../../utils/checks/check.ts";
import type { Group } from "../../../../utils/checks/groups/group.ts";
import type { Verdict } from "../../../../utils/checks/verdict.ts";

export const VERDICT: Verdict = {
  claim: "Benefits are never taxed",
  verdict: "REFUTED",
  confidence: 0.92,
  summary: "Up to 85 % may be taxable.",
  sources: [
    { title: "Income taxes on benefits", url: "https://www.ssa.gov/x", domain: "ssa.gov", excerpt: null },
  ],
  result: "# Refuted\n\nSee **Topic 423**.",
  timestamp: "2026-11-20T10:32:00Z",
};

export const GROUP: Group = {
  id: "group-1",
  title: "Five tax myths",
  note: "",
  origin: null,
  claims: ["claim 1", "claim 2", "claim 3"],
  createdAt: 0,
  places: null,
  isPaused: false,
};

export function waiting(order: number, change: Partial<WaitingCheck> = {}): WaitingCheck {
  return {
    id: `check-${order}`,
    claim: `Claim ${order}`,
    key: `claim ${order}`,
    origin: null,
    order,
    addedAt: 0,
    state: "waiting",
    setbacks: { unreached: 0, interrupted: 0 },
    ...change,
  };
}

export function running(order: number, change: Partial<RunningCheck> = {}): RunningCheck {
  return { ...waiting(order), state: "running", startedAt: 0, worker: "w1", ...change };
}

export function done(order: number, change: Partial<DoneCheck> = {}): DoneCheck {
  const { state: _state, setbacks: _setbacks, ...common } = waiting(order);
  return {
    ...common,
    state: "done",
    verdict: VERDICT,
    finishedAt: 0,
    seenAt: 1,
    repeatedAt: null,
    ...change,
  };
}

export function failedCheck(order: number, change: Partial<FailedCheck> = {}): FailedCheck {
  const { state: _state, setbacks: _setbacks, ...common } = waiting(order);
  return { ...common, state: "failed", failure: { kind: "offline" }, finishedAt: 0, seenAt: 0, ...change };
}
