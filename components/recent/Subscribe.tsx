import { t } from "../../utils/platform/i18n.ts";
import { IconButton } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";

interface SubscribeProps {
  /** The feed of exactly this view; null while no service is set. */
  address: string | null;
  /** The view ends at a date, which a feed cannot. */
  isOpenEnded: boolean;
  onCopy(address: string): void;
}

export function Subscribe({ address, isOpenEnded, onCopy }: SubscribeProps) {
  if (address === null) return null;
  return (
    <span class="subscribe">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        title={isOpenEnded ? t("subscribe.open_ended") : t("subscribe.hint")}
      >
        <Icon name="feed" />
        {t("subscribe.action")}
      </a>
      <IconButton icon="copy" label={t("subscribe.copy")} onClick={() => onCopy(address)} />
    </span>
  );
}
