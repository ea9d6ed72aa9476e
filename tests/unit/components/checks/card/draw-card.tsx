import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { CheckCard } from "../../../../../components/checks/card/CheckCard.tsx";
import type { Check, DoneCheck, UnsentCheck } from "../../../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../../../utils/checks/place-in-line.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { click, press, texts } from "../../user.ts";
import { spiedActions } from "../sample-actions.ts";

/** What the page hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  sent: [] as [string, unknown, AbortSignal | undefined][],
  answers: {} as Record<string, unknown>,
  consent: true,
};

vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown, signal?: AbortSignal) => {
    world.sent.push([name, request, signal]);
    return world.answers[name] ?? success(null);
  },
}));

vi.mock("../../../../../utils/checks/consent.ts", () => ({ askConsent: async () => world.consent }));

export const actions = spiedActions();

export const MINUTE = 60_000;

export const draw = (
  check: Check,
  {
    earlier = [],
    now = MINUTE,
    inLine = null,
  }: { earlier?: readonly DoneCheck[]; now?: number; inLine?: PlaceInLine | null } = {},
) =>
  act(() =>
    render(
      <>
        <Trouble />
        <CheckCard check={check} earlier={earlier} now={now} inLine={inLine} actions={actions} />
      </>,
      document.body,
    ),
  );

/** The menu behind a button of the card, and what it holds. */
export const openMenu = async (name: "more" | "share"): Promise<string[]> => {
  const [more, share] = [...document.querySelectorAll("[aria-haspopup=menu]")].reverse();
  if (document.querySelector("[role=menuitem]") !== null) await press("Escape");
  await click(name === "more" ? more : share);
  return texts("[role=menuitem]");
};

export const choose = async (menu: "more" | "share", item: string): Promise<void> => {
  await openMenu(menu);
  await click(
    [...document.querySelectorAll("[role=menuitem]")].find(({ textContent }) => textContent === item),
  );
};

export const asked = (name: string) =>
  world.sent.filter(([each]) => each === name).map(([, request]) => request);

export const unsent = (problem: UnsentCheck["problem"]): UnsentCheck => ({
  id: "u",
  claim: "Not sent",
  key: "u",
  origin: null,
  order: 9,
  addedAt: 0,
  state: "unsent",
  problem,
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Object.assign(world, { answers: {}, consent: true });
  world.sent.length = 0;
  Object.assign(fakeBrowser, { permissions: { request: async () => true } });
});

afterEach(() => act(() => render(null, document.body)));
