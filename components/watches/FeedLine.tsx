import { useEffect, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { feedAddress } from "../../utils/search/to-parameters.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { viewOf, type WatchRequest } from "../../utils/watches/watch.ts";
import { Button } from "../base/Button.tsx";
import { copyText } from "../base/copy-text.ts";
import { Icon } from "../base/Icon.tsx";
import { act } from "../base/trouble.tsx";
import styles from "./FollowForm.module.css";

/** The service's RSS feed of the same pages; nothing while no service is set. */
export function FeedLine({ request }: { request: WatchRequest }) {
  const [service, setService] = useState<string | null>(null);
  useEffect(() => act(readSettings().then(({ searchServiceUrl }) => setService(searchServiceUrl))), []);
  if (service === null) return null;
  const address = feedAddress(service, viewOf(request));
  return (
    <div class={styles.feed}>
      <p class="hint">{t("subscribe.what")}</p>
      <a class="button button-quiet" href={address} target="_blank" rel="noopener noreferrer">
        <Icon name="feed" />
        {t("subscribe.action")}
      </a>
      <Button kind="quiet" onClick={() => act(copyText(address, t("subscribe.copied")))}>
        {t("subscribe.copy")}
      </Button>
    </div>
  );
}
