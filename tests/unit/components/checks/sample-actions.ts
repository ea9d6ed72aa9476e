import { signal } from "@preact/signals";
import { vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import type { CheckCardActions } from "../../../../components/checks/card/CardFrame.tsx";
import { exampleActions } from "../../../../components/checks/card/example-checks.ts";
import { createOfficialPagesStore } from "../../../../components/checks/official-pages-store.ts";
import { createPassagesStore } from "../../../../components/checks/passages-store.ts";
import { send } from "../../../../utils/calls/send.ts";

/** What a card needs that nobody presses. Made for each test, since it holds what was asked for. */
export function sampleActions(): CheckCardActions {
  const nothing = (): void => undefined;
  return exampleActions({
    passages: createPassagesStore({ send, clock: pageClock }),
    officialPages: createOfficialPagesStore({ send }),
    sources: { followed: signal(null), read: nothing, follow: nothing, unfollow: nothing },
    askText: () => new Promise(nothing),
  });
}

/** The same, telling what was pressed. */
export function spiedActions() {
  return {
    ...sampleActions(),
    checkAgain: vi.fn(),
    retry: vi.fn(),
    hurry: vi.fn(),
    edit: vi.fn(),
    search: vi.fn(),
    copyText: vi.fn(),
    copyMarkdown: vi.fn(),
    print: vi.fn(),
    exportReport: vi.fn(),
    remove: vi.fn(),
    openOptions: vi.fn(),
    askText: vi.fn<CheckCardActions["askText"]>(),
  };
}
