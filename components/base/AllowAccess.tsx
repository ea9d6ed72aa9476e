import { browser } from "../../utils/platform/browser.ts";
import { accessAdvice } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { originsOf } from "../../utils/settings/service-address.ts";
import { Button } from "./Button.tsx";
import { Note } from "./notices.tsx";
import { act } from "./trouble.tsx";
import { useAllowed } from "./use-allowed.ts";

interface AllowAccessProps {
  /** The match pattern of the site. */
  origins: string;
  onAllowed(): void;
}

/** Asks the browser for access to a site, which browsers do only within a click. */
export function AllowAccess({ origins, onAllowed }: AllowAccessProps) {
  const ask = async (): Promise<void> => {
    if (await browser.permissions.request({ origins: [origins] })) onAllowed();
  };
  return (
    <Button kind="main" onClick={() => act(ask())}>
      {t("action.allow_access")}
    </Button>
  );
}

/** Says that the browser has not let the extension reach an address in use, and offers to allow it. */
export function AccessNote({ address }: { address: string }) {
  const origins = originsOf(new URL(address));
  const [isAllowed, setAllowed] = useAllowed({ origins: [origins] });
  if (isAllowed) return null;
  return (
    <Note kind="warn" actions={<AllowAccess origins={origins} onAllowed={() => setAllowed(true)} />}>
      {accessAdvice(origins)}
    </Note>
  );
}
