// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPanel, type Panel, useNewChecks } from "../../../../entrypoints/sidepanel/panel-page.ts";

const world = vi.hoisted(() => ({
  onNew: (): void => undefined,
  showChecks: (): void => undefined,
  stopped: 0,
}));
vi.mock("../../../../components/checks/new-checks.ts", () => ({
  listenToNewChecks: (onNew: () => void) => {
    world.onNew = onNew;
    const stop = (): void => {
      world.stopped += 1;
    };
    return { isReady: Promise.resolve(), stop };
  },
}));
vi.mock("../../../../components/sites/this-page.ts", () => ({
  createThisPage: ({ actions }: { actions: { showChecks: () => void } }) => {
    world.showChecks = actions.showChecks;
    return {};
  },
}));

let panel: Panel;
function Listening() {
  useNewChecks(panel);
  return null;
}

beforeEach(async () => {
  world.stopped = 0;
  vi.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
  panel = createPanel();
  await act(() => render(<Listening />, document.body));
});
afterEach(() => act(() => render(null, document.body)));

it("a check that is asked for elsewhere brings the fact-checks to the front of a panel that shows a search", () => {
  panel.chooseTab("search");
  world.onNew();
  expect(panel.tab.value).toBe("checks");
});

it("a panel that shows the fact-checks is not moved by a new one", () => {
  world.onNew();
  expect(scrollTo).not.toHaveBeenCalled();
});

it("sentences of the page beside the panel that were sent bring its fact-checks to the front", () => {
  panel.chooseTab("recent");
  world.showChecks();
  expect(panel.tab.value).toBe("checks");
});

it("a panel that is closed listens no more", async () => {
  await act(() => render(null, document.body));
  expect(world.stopped).toBe(1);
});
