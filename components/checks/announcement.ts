import { effect, signal } from "@preact/signals";
import { verdictAnnouncement } from "../../utils/sentences/checks.ts";
import { checks } from "./panel-store.ts";

/** The last verdict that came while the panel was open, for screen readers. */
export const announcement = signal("");

const underWay = new Set<string>();

export function followVerdicts(): void {
  effect(() => {
    for (const check of checks.value ?? []) {
      if (check.state === "running") underWay.add(check.id);
      if (check.state === "done" && underWay.delete(check.id)) {
        announcement.value = verdictAnnouncement(check);
      }
    }
  });
}
