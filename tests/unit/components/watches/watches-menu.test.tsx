// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import type { ViewStore } from "../../../../components/search/view/view-store.ts";
import { WatchesMenu } from "../../../../components/watches/WatchesMenu.tsx";
import { newRecent } from "../../../../utils/search/request.ts";
import { watchOf } from "../../utils/watches/sample.ts";

const world = vi.hoisted(() => ({ unread: [] as number[] }));
vi.mock("../../../../components/watches/watches-store.ts", () => ({
  followWatches: () => undefined,
  hasWatches: () => true,
  watches: {
    get value() {
      return world.unread.map((unread) => watchOf({ unread }));
    },
  },
  removed: { value: null },
}));

afterEach(() => render(null, document.body));

it.each([
  [[], "Watches"],
  [[0, 0], "Watches"],
  [[2, 1], "3 unread pages"],
])("the button of watches with %j unread pages says how many there are", (unread, title) => {
  world.unread = unread;
  const view = { results: { request: signal(newRecent()) } } as unknown as ViewStore;
  const clock = { now: () => 0, after: () => () => undefined };
  render(<WatchesMenu view={view} session={{ clock }} onPage={() => undefined} />, document.body);
  expect(document.querySelector("button")?.title).toBe(title);
});
