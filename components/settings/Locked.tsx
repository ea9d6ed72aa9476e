import { t } from "../../utils/platform/i18n.ts";

/** Under a setting that an administrator has chosen: why it cannot be changed here. */
export function Locked({ id }: { id: string }) {
  return (
    <p class="locked" id={id}>
      {t("options.locked")}
    </p>
  );
}
