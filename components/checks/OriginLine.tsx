import type { Origin } from "../../utils/claims/check.ts";
import { t } from "../../utils/platform/i18n.ts";
import { safeLink } from "../../utils/requests/safe-link.ts";

interface OriginLineProps {
  when: string;
  origin: Origin | null;
}

/** When a claim was checked and where it was met. */
export function OriginLine({ when, origin }: OriginLineProps) {
  return (
    <p class="origin">
      <span>{when}</span>
      {origin && <OriginPage origin={origin} />}
    </p>
  );
}

function OriginPage({ origin: { title, url } }: { origin: Origin }) {
  const address = safeLink(url);
  const host = address === null ? "" : new URL(address).host;
  return (
    <>
      {title && <bdi>{t("origin.title", title)}</bdi>}
      {address === null ? (
        <bdi>{url}</bdi>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" title={address}>
          {host}
        </a>
      )}
    </>
  );
}
