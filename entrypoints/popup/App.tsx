import { IconButton } from "../../components/base/Button.tsx";
import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { Region } from "../../components/base/Region.tsx";
import { ChecksTab } from "../../components/checks/list/ChecksTab.tsx";
import { NewsTab } from "../../components/shell/NewsTab.tsx";
import { NounTabs } from "../../components/shell/NounTabs.tsx";
import { SearchTab } from "../../components/shell/SearchTab.tsx";
import { LookAlike, ThisPage } from "../../components/sites/ThisPage.tsx";
import { t } from "../../utils/platform/i18n.ts";
import type { Popup } from "./popup-store.ts";

export function App({ popup: { shell, thisPage, answerSize } }: { popup: Popup }) {
  const selected = shell.tab.value;
  return (
    <>
      <header>
        <h1 class="visually-hidden">{t("extension.name")}</h1>
        <NounTabs selected={selected} onSelect={shell.chooseTab}>
          <IconButton icon="open-tab" label={t("open.in_tab")} onClick={shell.openInTab} />
          <IconButton icon="gear" label={t("open.options")} onClick={shell.openOptions} />
        </NounTabs>
      </header>
      <Region name={t("site.region")}>
        <LookAlike page={thisPage} size={answerSize.value} />
      </Region>
      <ChecksTab isShown={selected === "checks"} />
      {selected === "search" && (
        <SearchTab shell={shell}>
          {answerSize.value === "card" && (
            <Region name={t("site.region")}>
              <ThisPage page={thisPage} size="card" />
            </Region>
          )}
        </SearchTab>
      )}
      {selected === "recent" && <NewsTab shell={shell} />}
      {answerSize.value === "line" && (
        <Region name={t("site.region")}>
          <ThisPage page={thisPage} size="line" />
        </Region>
      )}
      <LinkStatus />
    </>
  );
}
