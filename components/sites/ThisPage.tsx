import "./this-page.css";
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import { act } from "../base/trouble.tsx";
import type { OpenedTab } from "./opened-tab.ts";
import type { PageActions } from "./page-actions.ts";

interface ThisPageProps {
  opened: Promise<OpenedTab | null>;
  actions: PageActions;
}

/** Holds the place of the line, whose code is loaded once the page has been drawn. */
export function ThisPage(props: ThisPageProps) {
  const Line = useSignal<ComponentType<ThisPageProps> | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { ThisPageLine } = await import("./ThisPageLine.tsx");
      Line.value = ThisPageLine;
    };
    return pageClock.after(AFTER_FIRST_PAINT, () => act(load()));
  }, [Line]);
  return (
    <section class="this-page" aria-label={t("site.region")}>
      {Line.value && <Line.value {...props} />}
    </section>
  );
}
