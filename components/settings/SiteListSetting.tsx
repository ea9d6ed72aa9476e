import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { type MessageKey, t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { listenToSiteList, readSiteList } from "../../utils/sites/kept-site-list.ts";
import type { SiteList } from "../../utils/sites/site-list.ts";
import { Button } from "../base/Button.tsx";
import { FailedPart } from "../base/FailedPart.tsx";
import { Announcer } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { siteListSentence } from "../sites/site-list-sentence.ts";
import { Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

/** Whether the list of government sites is kept, and how much of it is here. */
export function SiteListSetting({ settings, store }: SettingsPart) {
  const isFetching = useSignal(false);
  const failure = useSignal<ApiFailure | null>(null);
  /** `agreed`: also a list that most of its sites are gone from. */
  const fetchList = async (agreed: boolean): Promise<void> => {
    isFetching.value = true;
    try {
      const answer = await send("renewSiteList", { agreed });
      failure.value = answer.ok ? null : answer.failure;
    } finally {
      isFetching.value = false;
    }
  };
  /** The worker removes the list once it is no longer wanted. */
  const keep = async (siteList: boolean): Promise<void> => {
    failure.value = null;
    await store.change({ siteList });
    if (siteList) await fetchList(false);
  };
  return (
    <>
      <Toggle
        label={t("options.site_list")}
        hint={t(isFetching.value ? "site.fetching" : "options.site_list_hint")}
        checked={settings.siteList}
        locked={store.isLocked("siteList")}
        onChange={(siteList) => act(keep(siteList))}
      />
      <Announcer words={isFetching.value ? t("site.fetching") : ""} />
      {settings.siteList && failure.value !== null && (
        <FailedPart failure={failure.value} onRetry={() => fetchList(false)} />
      )}
      {/* Private windows keep none. */}
      {settings.siteList && failure.value === null && !isPrivateWindow() && (
        <KeptList isFetching={isFetching.value} onFetch={(agreed) => act(fetchList(agreed))} />
      )}
    </>
  );
}

interface KeptListProps {
  isFetching: boolean;
  onFetch(agreed: boolean): void;
}

function KeptList({ isFetching, onFetch }: KeptListProps) {
  const list = useSignal<SiteList | null | undefined>(undefined);
  useEffect(() => {
    const read = (): void =>
      act(
        readSiteList().then((kept) => {
          list.value = kept;
        }),
      );
    read();
    return listenToSiteList(read);
  }, []);
  const kept = list.value;
  if (kept === undefined) return null;
  const way = wayToMore(kept);
  return (
    <div class="setting row">
      <span class="hint">{siteListSentence(kept)}</span>
      {way !== null && (
        <Button isHeld={isFetching} onClick={() => onFetch(way === "site.use_shorter")}>
          {t(way)}
        </Button>
      )}
    </div>
  );
}

/** How to get what is missing of the list; null: nothing is. */
function wayToMore(kept: SiteList | null): MessageKey | null {
  if (kept === null) return "site.keep";
  if (kept.next !== null) return "site.fetch_rest";
  return kept.shrunkTo === null ? null : "site.use_shorter";
}
