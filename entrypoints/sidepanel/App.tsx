import { IconButton } from "../../components/base/Button.tsx";
import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { Announcer } from "../../components/base/notices.tsx";
import { Region } from "../../components/base/Region.tsx";
import { Toast } from "../../components/base/Toast.tsx";
import { act } from "../../components/base/trouble.tsx";
import { ClaimEditor } from "../../components/checks/ClaimEditor.tsx";
import type { CheckAnnouncer } from "../../components/checks/card/announcement.ts";
import { CheckHistory } from "../../components/checks/list/CheckHistory.tsx";
import { NoticeBar } from "../../components/checks/list/NoticeBar.tsx";
import { actions, editor, openSearch } from "../../components/checks/list/panel-actions.ts";
import { checks, problem, read } from "../../components/checks/list/panel-store.ts";
import { StorageAlert } from "../../components/settings/StorageAlert.tsx";
import { t } from "../../utils/platform/i18n.ts";
import { PanelPage } from "./PanelPage.tsx";

export function App({ announcement }: Pick<CheckAnnouncer, "announcement">) {
  return (
    <>
      <header class="panel-head">
        <h1>{t("checks.title")}</h1>
        <Toast />
        <div class="panel-tools">
          <IconButton icon="search" label={t("open.search")} onClick={() => act(openSearch(""))} />
          <IconButton icon="gear" label={t("open.options")} onClick={actions.openOptions} />
        </div>
      </header>
      <Region name={t("site.region")}>
        <PanelPage />
      </Region>
      <main>
        <Region name={t("claim.label")}>
          <ClaimEditor editor={editor} />
        </Region>
        {problem.value && <StorageAlert problem={problem.value} onRetry={() => act(read())} />}
        <Region name={t("checks.list")} subject={checks.value}>
          <CheckHistory />
        </Region>
      </main>
      <Announcer text={announcement.value} />
      <LinkStatus />
      <NoticeBar />
    </>
  );
}
