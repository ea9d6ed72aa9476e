import { useId } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { feedAddress } from "../../../utils/search/feed-address.ts";
import type { RecentRequest } from "../../../utils/search/request.ts";
import { Button } from "../../base/Button.tsx";
import { copyText } from "../../base/copy-text.ts";
import { Icon } from "../../base/Icon.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import styles from "./FollowForm.module.css";

/** The service's RSS feed of the same pages; nothing while no service is set. */
export function FeedLine({ request }: { request: RecentRequest }) {
  const hint = useId();
  const service = useSetting("searchServiceUrl") ?? null;
  if (service === null) return null;
  const address = feedAddress(service, request);
  return (
    <div class={styles.feed}>
      <p class="hint" id={hint}>
        {t("subscribe.what")}
        {request.until !== null && ` ${t("subscribe.until")}`}
      </p>
      <a
        class="button button-quiet"
        href={address}
        title={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={hint}
      >
        <Icon name="feed" />
        {t("subscribe.action")}
      </a>
      <Button kind="quiet" onClick={() => act(copyText(address, t("subscribe.copied")))}>
        {t("subscribe.copy")}
      </Button>
    </div>
  );
}
