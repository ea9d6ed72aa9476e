import { useEffect, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { isWithinDomain, linkHost, plainHost } from "../../utils/requests/link-host.ts";
import { registrableDomain } from "./registrable-domain.ts";

/** Where a link leads, from the link itself. What was registered by its owner comes out strong: `irs.gov.`**`evil.example`**. */
export function LinkHost({ address }: { address: string }) {
  const host = linkHost(address);
  if (host === null) return null;
  const shown = plainHost(host);
  const own = registrableDomain(host) ?? shown;
  return (
    <span class="link-host" dir="ltr">
      <span>{shown.slice(0, shown.length - own.length)}</span>
      <b>{own}</b>
    </span>
  );
}

interface LinkWarningProps {
  address: string;
  /** What the service, or the link's own words, say where it leads; null where they say nothing. */
  named: string | null;
}

/** Said where a link leads elsewhere than it says. */
export function LinkWarning({ address, named }: LinkWarningProps) {
  const host = linkHost(address);
  if (host === null || named === null || isWithinDomain(host, named)) return null;
  return <p class="link-warning">{t("link.differs", plainHost(named), plainHost(host))}</p>;
}

/**
 * The address of the link under the pointer or the focus, at the foot of the page: popups and side panels have no status
 * bar. Screen readers read the link itself.
 */
export function LinkStatus() {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const show = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href^=http]") : null;
      setAddress(link?.getAttribute("href") ?? "");
    };
    const hide = (): void => setAddress("");
    document.addEventListener("mouseover", show);
    document.addEventListener("focusin", show);
    document.addEventListener("focusout", hide);
    document.documentElement.addEventListener("mouseleave", hide);
    return () => {
      document.removeEventListener("mouseover", show);
      document.removeEventListener("focusin", show);
      document.removeEventListener("focusout", hide);
      document.documentElement.removeEventListener("mouseleave", hide);
    };
  }, []);
  return (
    <p class="link-status" aria-hidden="true" dir="ltr" hidden={address === ""}>
      {address}
    </p>
  );
}
