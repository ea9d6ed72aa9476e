import { describe, expect, test } from "vitest";
import type { ApiFailure, ServiceState } from "../../../../utils/platform/failure.ts";
import { failureSentence } from "../../../../utils/platform/failure-sentences.ts";
import { t } from "../../../../utils/platform/i18n.ts";
import { clearedSentence, suggestionsSentence } from "../../../../utils/settings/sentences.ts";
import {
  addressProgress,
  healthSentence,
  servicesSentence,
} from "../../../../utils/settings/service-sentences.ts";

const state = (name: ServiceState["state"]): ServiceState => {
  if (name === "paused") return { state: name, until: 1 };
  return name === "down" ? { state: name, since: 1 } : { state: name };
};

describe("what is said of both services at once", () => {
  test.each([
    ["up", "down", "Fact-check is not working", "down"],
    ["down", "up", "Search is not working", "down"],
    ["down", "down", "Search is not working", "down"],
    ["slow", "paused", "Fact-check is paused", "paused"],
    ["paused", "slow", "Search is paused", "paused"],
    ["slow", "up", "Search is slow", "slow"],
    ["up", "slow", "Fact-check is slow", "slow"],
    ["slow", "unknown", "Search is slow", "slow"],
    ["paused", "down", "Fact-check is not working", "down"],
    ["offline", "down", "You are offline", "offline"],
    ["down", "offline", "You are offline", "offline"],
    ["not-configured", "offline", "No search service is set", "not-configured"],
    ["offline", "not-configured", "No fact-check service is set", "not-configured"],
  ] as const)("search %s, fact-check %s: %s", (search, factCheck, sentence, about) => {
    const both = { search: state(search), factCheck: state(factCheck) };
    expect(servicesSentence(both)).toEqual({ state: about, sentence });
  });

  test.each([
    ["up", "up"],
    ["up", "unknown"],
    ["unknown", "up"],
    ["unknown", "unknown"],
  ] as const)("search %s, fact-check %s: nothing", (search, factCheck) => {
    expect(servicesSentence({ search: state(search), factCheck: state(factCheck) })).toBeNull();
  });
});

test("a service is being asked, up, down, or failed for a reason", () => {
  const said = [
    healthSentence(null),
    healthSentence({ ok: true, value: { up: true, rows: [] } }),
    healthSentence({ ok: true, value: { up: false, rows: [] } }),
    healthSentence({ ok: false, failure: { kind: "offline" } }),
  ];
  expect(said).toEqual([
    ...[t("status.asking"), t("status.up"), t("status.down")],
    failureSentence({ kind: "offline" }),
  ]);
});

describe("an address that is tried", () => {
  const chosen = { address: "https://a.example", origins: "", encodedHost: null, changed: false };
  const refused: ApiFailure = { kind: "refused", status: 400, message: "", fields: [], suggestions: [] };

  test.each([
    [{ kind: "unreadable", problem: "redirected" }, t("address.redirected", chosen.address)],
    [{ kind: "unreadable", problem: "not-json" }, t("address.no_service", chosen.address)],
    [refused, t("address.no_service", chosen.address)],
    [{ kind: "unreachable" }, t("address.unreachable", chosen.address)],
    [{ kind: "offline" }, failureSentence({ kind: "offline" })],
    [{ kind: "timeout", seconds: 10 }, t("address.busy", chosen.address)],
    [{ kind: "unavailable", status: 503, message: "" }, t("address.busy", chosen.address)],
    [{ kind: "rate-limited", until: 1 }, t("address.busy", chosen.address)],
    [{ kind: "storage", problem: "full" }, t("address.not_saved")],
  ] satisfies [ApiFailure, string][])("and fails with %j", (failure, sentence) => {
    expect(addressProgress({ step: "failed", chosen, failure })).toEqual({ step: "failed", sentence });
  });

  test("is shown while it is checked, not allowed, or saved, with how its host is really written", () => {
    expect(addressProgress({ step: "checking", chosen })).toEqual({
      step: "checking",
      sentence: t("address.checking", chosen.address),
    });
    expect(addressProgress({ step: "not-allowed", chosen })).toEqual({
      step: "failed",
      sentence: t("address.not_allowed", chosen.address),
    });
    const saved = { step: "saved", sentence: t("address.saved", chosen.address) };
    expect(addressProgress({ step: "saved", chosen })).toEqual({ ...saved, warning: null });
    expect(addressProgress({ step: "saved", chosen: { ...chosen, encodedHost: "xn--a" } })).toEqual({
      ...saved,
      warning: t("address.encoded", "xn--a"),
    });
  });
});

test.each([
  [401, "failure.refused_not_allowed"],
  [403, "failure.refused_not_allowed"],
  [404, "failure.refused_not_found"],
  [410, "failure.refused_not_found"],
  [413, "failure.refused_too_long"],
  [400, "failure.refused"],
] as const)("a refusal without words, with the status %i, says %s", (status, key) => {
  const failure: ApiFailure = { kind: "refused", status, message: "", fields: [], suggestions: [] };
  expect(failureSentence(failure)).toBe(t(key, status));
});

test("a follow that an administrator set is said to stay, and only where follows were deleted", () => {
  expect(clearedSentence({ what: "watches", done: true }, 1)).toBe(t("data.watches_left"));
  expect(clearedSentence({ what: "checks", done: true }, 1)).toBe(t("data.checks_cleared"));
});

test.each(["answers", "checks", "searches", "watches"] as const)("what was cleared is named: %s", (what) => {
  expect(clearedSentence({ what, done: true }, 0)).toBe(t(`data.${what}_cleared`));
  const full: ApiFailure = { kind: "storage", problem: "full" };
  expect(clearedSentence({ what, done: false, failure: full }, 1)).toBe(failureSentence(full));
  for (const failure of [{ kind: "storage", problem: "no-access" }, { kind: "aborted" }] as const)
    expect(clearedSentence({ what, done: false, failure }, 1)).toBe(t("data.failed"));
});

test.each([
  [null, "welcome.suggestions_open"],
  [true, "welcome.suggestions_are_on"],
  [false, "welcome.suggestions_are_off"],
] as const)("suggestions that are %s: %s", (chosen, key) => expect(suggestionsSentence(chosen)).toBe(t(key)));
