// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { createResultCardActions } from "../../../../../components/search/results/card-handlers.ts";
import { failed } from "../../../../../utils/platform/result.ts";
import { RESULT } from "../../sample-result.ts";

afterEach(() => render(null, document.body));

it("why a result could not be checked stays in an alert until it is closed", async () => {
  const told = vi.fn();
  const actions = createResultCardActions({
    askCheck: async () => failed({ kind: "storage", problem: "full" }),
    clock: { now: () => 0, after: () => () => undefined },
    timeZone: "UTC",
    offersChecks: () => true,
    tell: told,
    showChecks: () => undefined,
    openResult: () => false,
    searchSite: () => undefined,
  });
  render(<Trouble />, document.body);
  await act(async () => actions.onCheckPage(RESULT));
  await vi.waitFor(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toMatch(/full|space|room/),
  );
  expect(told).not.toHaveBeenCalled();
});
