// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { ServiceStates } from "../../../../components/base/ServiceStates.tsx";
import type { ServiceState } from "../../../../utils/platform/failure.ts";
import "../../../setup/browser.ts";

afterEach(() => render(null, document.body));

const UP: ServiceState = { state: "up" };
const UNKNOWN: ServiceState = { state: "unknown" };
const OFFLINE: ServiceState = { state: "offline" };
const SLOW: ServiceState = { state: "slow" };
const DOWN: ServiceState = { state: "down", since: 0 };
const PAUSED: ServiceState = { state: "paused", until: 0 };

it.each([
  ["nothing was asked, or the first answer is on its way", UNKNOWN, UNKNOWN],
  ["search answered", UP, UNKNOWN],
  ["fact-check answered", UNKNOWN, UP],
  ["both answered", UP, UP],
])("says nothing where %s", (_, search, factCheck) => {
  render(<ServiceStates states={{ search, factCheck }} />, document.body);
  expect(document.body.textContent).toBe("");
  expect(document.querySelector("[class*=dot]")).toBeNull();
});

it("says nothing before the states were read", () => {
  render(<ServiceStates states={null} />, document.body);
  expect(document.body.textContent).toBe("");
  expect(document.querySelector("[class*=dot]")).toBeNull();
});

it.each([
  ["the computer is offline", OFFLINE, UNKNOWN, "You are offline", "dot-offline"],
  ["search does not answer", DOWN, UP, "Search is not working", "dot-down"],
  ["fact-check does not answer, and search does", UP, DOWN, "Fact-check is not working", "dot-down"],
  [
    "fact-check does not answer, and search was not asked",
    UNKNOWN,
    DOWN,
    "Fact-check is not working",
    "dot-down",
  ],
  ["fact-check is paused", UP, PAUSED, "Fact-check is paused", "dot-paused"],
  ["search is slow", SLOW, UP, "Search is slow", "dot-slow"],
])("names what does not work where %s", (_, search, factCheck, sentence, dot) => {
  render(<ServiceStates states={{ search, factCheck }} />, document.body);
  expect(document.body.textContent).toBe(sentence);
  expect(document.querySelector(".dot")?.classList.contains(dot)).toBe(true);
});
