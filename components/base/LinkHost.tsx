import { useEffect, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { isWithinDomain, linkHost, plainHost } from "../../utils/sites/link-host.ts";
import { withoutTextFragment } from "../../utils/text/text-fragment.ts";
import { registrableDomain } from "./registrable-domain.ts";

/** The host of a link, with the part that its owner registered in bold: `irs.gov.`**`evil.example`**. */
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

const LONGEST_NAME = 60;

interface LinkWarningProps {
  address: string;
  /** The domain that the service or the link's own words name; null: none. */
  named: string | null;
}

/** Warns about a link that leads to another domain than the one it names. */
export function LinkWarning({ address, named }: LinkWarningProps) {
  const host = linkHost(address);
  if (host === null || named === null || isWithinDomain(host, named)) return null;
  return <p class="link-warning">{t("link.differs", shortened(plainHost(named)), plainHost(host))}</p>;
}

/** A service can name anything, at any length; like a long host it is cut at its beginning. */
function shortened(named: string): string {
  return named.length > LONGEST_NAME ? `…${named.slice(-LONGEST_NAME)}` : named;
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
    document.addEventListener("mouseover", show);
    document.addEventListener("focusin", show);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", hideOnEscape);
    document.documentElement.addEventListener("mouseleave", hide);
    return () => {
      document.removeEventListener("mouseover", show);
      document.removeEventListener("focusin", show);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", hideOnEscape);
      document.documentElement.removeEventListener("mouseleave", hide);
    };
  }, []);
  return (
    <p class="link-status" aria-hidden="true" dir="ltr" hidden={address === ""}>
      {address}
    </p>
  );
}
