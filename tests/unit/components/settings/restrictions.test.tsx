// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { signal } from "@preact/signals";
import { type ComponentChildren, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveFile } from "../../../../components/base/save-file.ts";
import { Toast } from "../../../../components/base/Toast.tsx";
import { ClaimEditor } from "../../../../components/checks/ClaimEditor.tsx";
import { ShareMenu } from "../../../../components/checks/card/VerdictMenus.tsx";
import { BackupPart } from "../../../../components/settings/BackupPart.tsx";
import { DeleteOldChecks } from "../../../../components/settings/DeleteOldChecks.tsx";
import { ServiceAddresses } from "../../../../components/settings/ServiceAddresses.tsx";
import type { SettingsStore } from "../../../../components/settings/settings-store.ts";
import { FollowForm } from "../../../../components/watches/form/FollowForm.tsx";
import { subjectsOf } from "../../../../components/watches/form/follow-subjects.ts";
import { FollowingList } from "../../../../components/watches/list/FollowingList.tsx";
import { FollowsMenu } from "../../../../components/watches/list/FollowsMenu.tsx";
import { ManageFollows } from "../../../../components/watches/list/ManageFollows.tsx";
import { MissingServices } from "../../../../entrypoints/welcome/MissingServices.tsx";
import { newSearch } from "../../../../utils/search/request.ts";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";
import { watchRequest } from "../../../../utils/watches/listed-watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { watchOf } from "../../utils/watches/sample.ts";
import { click, texts } from "../user.ts";

const policy = vi.hoisted(() => ({ now: {} as Partial<Settings> }));
vi.mock("../../../../utils/settings/settings.ts", async () => {
  const { FALLBACKS: none } = await import("../../../../utils/settings/settings-table.ts");
  return {
    readSettings: async () => ({ ...none, ...policy.now }),
    listenToSettings: () => () => undefined,
    lockedSettings: async () => [],
  };
});
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => [],
}));

const BY_ADMINISTRATOR = "Set by your administrator.";

beforeEach(() => {
  policy.now = {};
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    permissions: { contains: async () => true, onAdded: event, onRemoved: event },
  });
});
afterEach(() => act(() => render(null, document.body)));

const nothing = async (): Promise<void> => undefined;
const shown = async (what: ComponentChildren): Promise<string> => {
  await act(async () => render(what, document.body));
  for (const menu of document.querySelectorAll("[aria-haspopup=menu]")) await click(menu);
  return document.body.textContent ?? "";
};

const editor = { text: signal("Claim"), problem: signal(null), edited: signal(null), check: nothing };
const request = watchRequest(newSearch("tax"));
const subjects = request === null ? null : subjectsOf(request, { countries: [], states: [] });
const check = { claim: "Claim", finishedAt: 0, verdict: { sources: [] } };

const UNLOCKED: SettingsStore = {
  settings: signal(null),
  unreadable: signal([]),
  listen: () => () => undefined,
  change: async () => true,
  isLocked: () => false,
};

/** Where each restriction acts: what is drawn there, and the controls that it takes away. */
const PLACES: readonly [string, Partial<Settings>, () => ComponentChildren, string][] = [
  [
    "the claim editor",
    { forbidFactChecks: true },
    () => <ClaimEditor editor={editor as never} />,
    "textarea",
  ],
  [
    "the fact-check service's address",
    { forbidFactChecks: true },
    () => <ServiceAddresses settings={{ ...FALLBACKS, ...policy.now }} store={UNLOCKED} />,
    "input:not([disabled]) >> 2",
  ],
  [
    "the allowed addresses",
    { requiredServices: ["https://a.example"] },
    () => <ServiceAddresses settings={{ ...FALLBACKS, ...policy.now }} store={UNLOCKED} />,
    "",
  ],
  [
    "the allowed addresses at the first start",
    { requiredServices: [] },
    () => <MissingServices settings={{ ...FALLBACKS, ...policy.now }} store={UNLOCKED} />,
    "",
  ],
  ["a backup", { forbidExports: true }, () => <BackupPart onRestored={nothing} />, "button:not([disabled])"],
  ["the lists of what is followed", { forbidExports: true }, () => <FollowsMenu {...FOLLOWS} />, ""],
  [
    "the report of a verdict",
    { forbidExports: true },
    () => <ShareMenu check={check as never} actions={{} as never} onProblem={() => undefined} />,
    "",
  ],
  [
    "how often what is followed is asked",
    { forbidBackgroundWatches: true },
    () => subjects && <FollowForm subjects={subjects} onDone={() => undefined} />,
    "select[aria-label='How often']:not([disabled])",
  ],
  [
    "how often all is asked",
    { forbidBackgroundWatches: true },
    () => <ManageFollows onDone={() => undefined} />,
    "",
  ],
  [
    "how often one that is followed is asked",
    { forbidBackgroundWatches: true },
    () => <FollowingList watches={[watchOf({ rhythm: "24h" })]} now={0} chosen="everywhere" room={500} />,
    ".rhythm >> 1",
  ],
  [
    "after how long verdicts are deleted",
    { deleteVerdictsAfterDays: 30 },
    () => (
      <DeleteOldChecks
        settings={{ ...FALLBACKS, ...policy.now }}
        store={{ ...UNLOCKED, isLocked: (name) => name in policy.now }}
      />
    ),
    "select",
  ],
];
const FOLLOWS = { onManage: () => undefined, onImported: () => undefined };

describe("what an administrator restricts is said where it acts:", () => {
  it.each(PLACES)("%s", async (_, restriction, draw, takenAway) => {
    expect(await shown(draw())).not.toContain(BY_ADMINISTRATOR);
    const [selector = "", before = "1"] = takenAway.split(" >> ");
    if (selector) expect(document.querySelectorAll(selector)).toHaveLength(Number(before));
    await act(() => render(null, document.body));
    policy.now = restriction;
    await shown(draw());
    await vi.waitFor(() => expect(document.body.textContent).toContain(BY_ADMINISTRATOR));
    if (selector) expect(document.querySelectorAll(selector)).toHaveLength(Number(before) - 1);
  });

  it("an address that is not allowed is not offered", async () => {
    vi.stubEnv("WXT_SEARCH_API_URL", "https://built-in.example");
    vi.resetModules();
    const { ServiceAddresses: Addresses } = await import(
      "../../../../components/settings/ServiceAddresses.tsx"
    );
    const offered = async (requiredServices: readonly string[] | null) => {
      const settings = { ...FALLBACKS, requiredServices };
      await act(() => render(<Addresses settings={settings} store={UNLOCKED} />, document.body));
      return texts("button").filter((name) => name.includes("built-in"));
    };
    expect(await offered(null)).toHaveLength(1);
    expect(await offered(["https://a.example"])).toEqual([]);
    expect(await offered(["https://built-in.example"])).toHaveLength(1);
  });

  it("no file is saved, whatever asks for it", async () => {
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    policy.now = { forbidExports: true };
    await act(() => render(<Toast />, document.body));
    await act(() => saveFile("list.csv", "text/csv", "a,b"));
    expect(made).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain(BY_ADMINISTRATOR);
  });
});
