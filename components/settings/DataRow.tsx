import { t } from "../../utils/platform/i18n.ts";
import { Skeleton } from "../base/waiting.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";

interface DataRowProps {
  name: string;
  /** How much there is, in words; null: still being counted. */
  size: string | null;
  clear: string;
  question: string;
  empty: boolean;
  onClear(): void;
}

/** One kind of what is kept in this browser, and the way to be rid of it. */
export function DataRow({ name, size, clear, question, empty, onClear }: DataRowProps) {
  return (
    <div class="data-row">
      <div>
        <h3>{name}</h3>
        <p class="hint">{size ?? <Skeleton width="14ch" />}</p>
      </div>
      <ConfirmButton
        label={clear}
        question={question}
        confirmLabel={t("options.delete")}
        disabled={empty}
        onConfirm={onClear}
      />
    </div>
  );
}
