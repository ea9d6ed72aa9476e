import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import { canMarkToolbar } from "../../utils/platform/browser-parts.ts";
import { t } from "../../utils/platform/i18n.ts";
import { allowToolbarMark, endToolbarMark, isToolbarMarked } from "../../utils/sites/toolbar-rules.ts";
import { act, done } from "../base/trouble.tsx";
import { listenToPermissions } from "../base/use-allowed.ts";
import { Toggle } from "./SettingFields.tsx";

/** The permission itself is the setting. */
export function ToolbarMark() {
  const isOn = useSignal<boolean | null>(null);
  const turns = useRef(0);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const before = turns.current;
      const isMarked = await isToolbarMarked();
      // The user may have been faster than the browser.
      if (turns.current === before) isOn.value = isMarked;
    };
    act(look());
    return listenToPermissions(() => act(look()));
  }, []);
  if (!canMarkToolbar()) return <p class="hint">{t("options.mark_not_here")}</p>;

  const turn = async (on: boolean): Promise<void> => {
    turns.current += 1;
    // The switch has moved already. What the browser refuses must move it back.
    isOn.value = on;
    let isAllowed = false;
    try {
      isAllowed = on && (await allowToolbarMark());
    } finally {
      isOn.value = isAllowed;
    }
    if (isAllowed) await done(send("markToolbar", null));
    else await endToolbarMark();
  };
  return (
    <Toggle
      label={t("options.mark")}
      hint={t("options.mark_hint")}
      checked={isOn.value ?? false}
      locked={false}
      onChange={(on) => act(turn(on))}
    />
  );
}
