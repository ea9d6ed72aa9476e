import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import {
  allowToolbarMark,
  canMarkToolbar,
  endToolbarMark,
  isToolbarMarked,
} from "../../utils/platform/toolbar-rules.ts";
import { act } from "../base/trouble.tsx";
import { Toggle } from "./SettingFields.tsx";

/** The permission itself is the setting. */
export function ToolbarMark() {
  const isOn = useSignal(false);
  useEffect(
    () =>
      act(
        isToolbarMarked().then((marked) => {
          isOn.value = marked;
        }),
      ),
    [isOn],
  );
  if (!canMarkToolbar()) return <p class="hint">{t("options.mark_not_here")}</p>;

  const turn = async (on: boolean): Promise<void> => {
    isOn.value = on && (await allowToolbarMark());
    if (!isOn.value) return endToolbarMark();
    // The list of public suffixes is large, and few people come here.
    const { renewToolbarMark } = await import("../this-page/toolbar-mark.ts");
    return renewToolbarMark();
  };
  return (
    <Toggle
      label={t("options.mark")}
      hint={t("options.mark_hint")}
      checked={isOn.value}
      locked={false}
      onChange={(on) => act(turn(on))}
    />
  );
}
