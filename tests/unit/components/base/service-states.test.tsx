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

it.each([
  ["nothing was asked", UNKNOWN, UNKNOWN, false, "Nothing sent yet"],
  ["the first answer is still on its way", UNKNOWN, UNKNOWN, true, ""],
  ["one of them answered", UP, UNKNOWN, true, "Search is working"],
  ["both answered", UP, UP, true, "Search and fact-check are working"],
  ["the computer is offline", OFFLINE, UNKNOWN, true, "You are offline"],
])("where %s", (_, search, factCheck, asked, sentence) => {
  render(<ServiceStates states={{ search, factCheck }} asked={asked} />, document.body);
  expect(document.body.textContent).toBe(sentence);
});
