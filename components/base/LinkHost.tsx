import { useEffect, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import {
  hostIn,
  isWithinDomain,
  linkHost,
  plainHost,
  shortHost,
  shownHost,
} from "../../utils/sites/link-host.ts";
import { withoutTextFragment } from "../../utils/text/text-fragment.ts";
import { registrableDomain } from "./registrable-domain.ts";

/** The host of a link, with the part that its owner registered in bold: `irs.gov.`**`evil.example`**. */
export function LinkHost({ address }: { address: string }) {
  const host = linkHost(address);
  if (host === null) return null;
  const { before, own } = shownHost(host, registrableDomain(host));
  return (
    <span class="link-host" dir="ltr">
      <span>{before}</span>
      <b>{own}</b>
    </span>
  );
}

/** The host of a link, also of one that nobody should follow. What the service names stands there only without a link. */
export function SiteName({ address, named }: { address: string; named: string }) {
  return linkHost(address) === null ? named && <span>{named}</span> : <LinkHost address={address} />;
}

interface LinkWarningProps {
  address: string;
  /** The domain that the service or the link's own words name; null: none. */
  named: string | null;
}

/** Warns about a link that leads to another domain than the one it names. */
export function LinkWarning({ address, named }: LinkWarningProps) {
  const host = linkHost(address);
  const namedHost = named && hostIn(named);
  if (host === null || named === null || !namedHost || isWithinDomain(host, namedHost)) return null;
  return <p class="link-warning">{t("link.differs", shortHost(plainHost(named)), plainHost(host))}</p>;
}

/**
 * Shows the address of the link under the pointer or the focus, because popups and side panels have no status bar.
 * Screen readers read the link itself.
 */
export function LinkStatus() {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const show = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href^=http]") : null;
      setAddress(withoutTextFragment(link?.getAttribute("href") ?? ""));
    };
    const hide = (): void => setAddress("");
    const hideOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") hide();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("mouseover", show, { signal });
    document.addEventListener("focusin", show, { signal });
    document.addEventListener("focusout", hide, { signal });
    document.addEventListener("keydown", hideOnEscape, { signal });
    document.documentElement.addEventListener("mouseleave", hide, { signal });
    return () => controller.abort();
  }, []);
  return (
    <p class="link-status" aria-hidden="true" dir="ltr" hidden={address === ""}>
      {address}
    </p>
  );
}
