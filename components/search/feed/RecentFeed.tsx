import { t } from "../../../utils/platform/i18n.ts";
import { feedAddress } from "../../../utils/search/to-parameters.ts";
import { IconButton } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import type { Session } from "../view/session-store.ts";
import type { ViewStore } from "../view/view-store.ts";

interface RecentFeedProps {
  view: ViewStore;
  session: Pick<Session, "settings">;
  copy(text: string, words: string): void;
}

/** The RSS feed of exactly what is shown; nothing in a search, or while no service is set. */
export function RecentFeed({ view, session, copy }: RecentFeedProps) {
  const request = view.results.request.value;
  const service = session.settings.value?.searchServiceUrl ?? null;
  if (request.view !== "recent" || service === null) return null;
  const address = feedAddress(service, request);
  return (
    <span class="subscribe">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        title={request.until === null ? t("subscribe.hint") : t("subscribe.open_ended")}
      >
        <Icon name="feed" />
        {t("subscribe.action")}
      </a>
      <IconButton
        icon="copy"
        label={t("subscribe.copy")}
        onClick={() => copy(address, t("subscribe.copied"))}
      />
    </span>
  );
}
