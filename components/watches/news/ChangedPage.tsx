import { useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { act } from "../../base/trouble.tsx";
import styles from "./PageChanges.module.css";
import type { PageChanges, PageChangesProps } from "./PageChanges.tsx";

/** What changed on a page of the news, one press deeper. Comparing is loaded when it is opened. */
export function ChangedPage(page: PageChangesProps) {
  const [Changes, setChanges] = useState<typeof PageChanges | null>(null);
  const load = async (): Promise<void> => {
    const loaded = await import("./PageChanges.tsx");
    setChanges(() => loaded.PageChanges);
  };
  return (
    <div class={styles.changes}>
      <Disclosure
        summary={t("changes.title")}
        onToggle={(isOpen) => {
          if (isOpen && Changes === null) act(load());
        }}
      >
        {Changes !== null && <Changes {...page} />}
      </Disclosure>
    </div>
  );
}
