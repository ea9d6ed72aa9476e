import { language, t } from "../../utils/platform/i18n.ts";

/** `value` from 0 to 1. */
export function Confidence({ value }: { value: number }) {
  const percent = new Intl.NumberFormat(language(), { style: "percent" }).format(value);
  return (
    <div class="confidence">
      <span aria-hidden="true">{t("verdict.confidence")}</span>
      <meter aria-label={t("verdict.confidence")} aria-valuetext={percent} min={0} max={1} value={value} />
      <span aria-hidden="true" class="confidence-number">
        {percent}
      </span>
    </div>
  );
}
