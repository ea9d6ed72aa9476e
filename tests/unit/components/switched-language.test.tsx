// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
// Has what shows texts drawn again when the language is switched, as on every page.
import "../../../components/base/mount-page.tsx";
import { sayFailure, Trouble } from "../../../components/base/trouble.tsx";
import { AddressWarning } from "../../../components/checks/AddressWarning.tsx";
import { ClaimEditor } from "../../../components/checks/ClaimEditor.tsx";
import { FullResult } from "../../../components/checks/card/FullResult.tsx";
import { createClaimStore } from "../../../components/checks/claim-store.ts";
import { DraftForm } from "../../../components/checks/draft/DraftForm.tsx";
import { createDraftStore } from "../../../components/checks/draft/draft-store.ts";
import { NoticeBar } from "../../../components/checks/list/NoticeBar.tsx";
import { BackupPart } from "../../../components/settings/BackupPart.tsx";
import * as backups from "../../../components/settings/backup.ts";
import { DefaultPlaces } from "../../../components/settings/DefaultPlaces.tsx";
import { StorageAlert } from "../../../components/settings/StorageAlert.tsx";
import { messagesOf } from "../../../scripts/locales.ts";
import { showTexts } from "../../../utils/platform/i18n.ts";
import { failed, success } from "../../../utils/platform/result.ts";
import { noKeptWords } from "./no-kept-words.ts";
import { click, fill, texts } from "./user.ts";

vi.mock("../../../utils/calls/send.ts", () => ({
  whenUpdated: () => undefined,
  send: async (name: string) => {
    if (name === "countries") return success({ value: { countries: COUNTRIES } });
    if (name === "places") return success({ value: { states: STATES, cities: [] } });
    return failed({ kind: "offline" });
  },
}));
vi.mock("../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));
vi.mock("../../../utils/sites/kept-site-list.ts", () => ({ readSiteList: async () => null }));
vi.mock("../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({}),
  listenToSettings: () => () => undefined,
  lockedSettings: async () => [],
}));

const COUNTRIES = [
  { code: "us", name: "United States", aliases: [], count: 2, levels: [] },
  { code: "ca", name: "Canada", aliases: [], count: 1, levels: [] },
];
const STATES = [{ code: "tx", country: "us", name: "Texas", count: 1 }];

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await act(() => render(null, document.body));
  await act(() => showTexts(null));
  await noKeptWords(["claim", "draft-text", "draft-ticks"]);
});

const draw = (drawn: ComponentChild) => act(() => render(drawn, document.body));

it.each<[string, string, RegExp, RegExp, () => Promise<unknown>]>([
  [
    "what went wrong on a page",
    "[role=alert]",
    /offline/,
    /hors ligne/,
    async () => {
      sayFailure({ kind: "offline" });
      await draw(<Trouble />);
    },
  ],
  [
    "a warning of a look-alike",
    "[role=status]",
    /^Look-alike: /,
    /^Imitation /,
    () => draw(<AddressWarning claim="https://irs.gov.evil.example/refund" />),
  ],
  [
    "why a claim was not sent",
    "[role=alert]",
    /offline/,
    /hors ligne/,
    async () => {
      const editor = createClaimStore(() => undefined);
      stops.push(editor.listen());
      await vi.waitFor(() => expect(editor.isRead.value).toBe(true));
      await draw(<ClaimEditor editor={editor} />);
      await fill("Claim", "The wage");
      await act(() => editor.check());
    },
  ],
  [
    "why a text was not sent",
    "[role=alert]",
    /offline/,
    /hors ligne/,
    async () => {
      const draft = createDraftStore();
      await draw(
        <DraftForm draft={draft} inLine={0} onStarted={() => undefined} onClose={() => undefined} />,
      );
      await act(() => draft.replace("The federal minimum wage rose to $7.25 an hour in July 2009."));
      await act(async () => void (await draft.start()));
    },
  ],
  [
    "why the service’s own text did not come",
    "[role=alert]",
    /offline/,
    /hors ligne/,
    async () => {
      const onAskText = async () => failed({ kind: "offline" } as const);
      await draw(<FullResult markdown="" serviceText={null} canAskText onAskText={onAskText} />);
      await act(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
      });
      await vi.waitFor(() => expect(texts("details button")).toHaveLength(1));
      await click(document.querySelector("details button"));
    },
  ],
  [
    "what was deleted",
    "[role=status]",
    /^Fact-check deleted/,
    /^Vérification supprimée/,
    () => {
      const notice = { value: { text: "notice.deleted", removed: [] } } as never;
      return draw(
        <NoticeBar notice={notice} undoRemoval={async () => undefined} closeNotice={() => undefined} />,
      );
    },
  ],
  [
    "which places went with their country",
    ".hint",
    /not in the chosen countries: Texas/,
    /absent des pays choisis : Texas/,
    async () => {
      const settings = { country: ["us", "ca"], state: ["tx"], city: [] } as never;
      const store = { isLocked: () => false, change: async () => undefined } as never;
      await draw(<DefaultPlaces settings={settings} store={store} />);
      await click(document.querySelector(".picker-button"));
      const options = [...document.querySelectorAll("[role=option]")];
      await click(options.find(({ textContent }) => textContent.includes("United States")));
    },
  ],
  [
    "what a salvaged file lacks",
    "[role=alert]",
    /follow/,
    /suivi/,
    async () => {
      vi.spyOn(backups, "salvageBackup").mockResolvedValue({ backup: {} as never, unread: ["watches"] });
      vi.spyOn(backups, "downloadBackup").mockResolvedValue(0);
      await draw(<StorageAlert problem="no-access" onRetry={() => undefined} />);
      await vi.waitFor(() => expect(texts("button")).toHaveLength(2));
      await click([...document.querySelectorAll("button")].at(-1));
    },
  ],
  [
    "what an exported file lacks",
    "[role=alert]",
    /follow/,
    /suivi/,
    async () => {
      vi.spyOn(backups, "collectBackup").mockResolvedValue({ backup: {} as never, unread: ["watches"] });
      vi.spyOn(backups, "downloadBackup").mockResolvedValue(0);
      await draw(<BackupPart onRestored={async () => undefined} />);
      await click([...document.querySelectorAll("button")].find((each) => /export/i.test(each.textContent)));
    },
  ],
])("%s is said in the language that is chosen while it is shown", async (_, where, english, french, show) => {
  await show();
  const said = () => texts(where).join(" ");
  await vi.waitFor(() => expect(said()).toMatch(english));
  const inFrench = await messagesOf("fr");
  await act(() => showTexts(inFrench));
  await vi.waitFor(() => expect(said()).toMatch(french));
});
