import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { t } from "../../utils/platform/i18n.ts";
import { listenToSiteList, readSiteList } from "../../utils/sites/kept-site-list.ts";
import type { SiteList } from "../../utils/sites/site-list.ts";
import { Button } from "../base/Button.tsx";
import { FailedPart } from "../base/FailedPart.tsx";
import { Announcer } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { siteListSentence } from "../sites/site-list-sentence.ts";
import { mayKeepList } from "../sites/this-page-store.ts";
import { Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

/** Whether the list of government sites is kept, and how much of it is here. */
export function SiteListSetting({ settings, store }: SettingsPart) {
  const isFetching = useSignal(false);
  const failure = useSignal<ApiFailure | null>(null);
  const fetchList = async (): Promise<void> => {
    isFetching.value = true;
    try {
      const answer = await send("renewSiteList", { agreed: false });
      failure.value = answer.ok ? null : answer.failure;
    } finally {
      isFetching.value = false;
    }
  };
  /** The worker removes the list once it is no longer wanted. */
  const keep = async (siteList: boolean): Promise<void> => {
    failure.value = null;
    await store.change({ siteList });
    if (siteList) await fetchList();
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
      {failure.value !== null && <FailedPart failure={failure.value} onRetry={fetchList} />}
      {settings.siteList && mayKeepList() && failure.value === null && !isFetching.value && (
        <KeptList onFetch={() => act(fetchList())} />
      )}
    </>
  );
}

function KeptList({ onFetch }: { onFetch(): void }) {
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
  return (
    <div class="row">
      <span class="hint">{siteListSentence(kept)}</span>
      {(kept === null || kept.next !== null) && (
        <Button onClick={onFetch}>{t(kept === null ? "site.keep" : "site.fetch_rest")}</Button>
      )}
    </div>
  );
}
