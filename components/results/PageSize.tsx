import { useId } from "preact/hooks";
import { formatNumber, t } from "../../utils/platform/i18n.ts";

const SIZES = [10, 20, 50];

/** A size that came with the address stands among the usual ones. */
export function PageSize({ size, onSize }: { size: number; onSize(size: number): void }) {
  const id = useId();
  const sizes = [...new Set([...SIZES, size])].sort((a, b) => a - b);
  return (
    <span class="page-size">
      <label for={id}>{t("page.size")}</label>
      <span class="select-holder">
        <select
          class="select"
          id={id}
          value={size}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        >
          {sizes.map((each) => (
            <option key={each} value={each}>
              {formatNumber(each)}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}
