import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import { canMarkToolbar } from "../../utils/platform/browser-parts.ts";
import { t } from "../../utils/platform/i18n.ts";
import { allowToolbarMark, endToolbarMark, isToolbarMarked } from "../../utils/sites/toolbar-rules.ts";
import { act, done } from "../base/trouble.tsx";
import { Toggle } from "./SettingFields.tsx";

/** The permission itself is the setting. */
export function ToolbarMark() {
  const isOn = useSignal<boolean | null>(null);
  useEffect(
    () =>
      act(
        isToolbarMarked().then((marked) => {
          // The user may have been faster than the browser.
          isOn.value ??= marked;
        }),
      ),
    [isOn],
  );
  if (!canMarkToolbar()) return <p class="hint">{t("options.mark_not_here")}</p>;

  const turn = async (on: boolean): Promise<void> => {
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
