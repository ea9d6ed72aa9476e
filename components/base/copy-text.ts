import { t } from "../../utils/platform/i18n.ts";
import { tell } from "./Toast.tsx";

/** Copies, and says so, or that it was not possible. */
export async function copyText(text: string, words: string): Promise<void> {
  tell(
    await navigator.clipboard.writeText(text).then(
      () => words,
      () => t("notice.not_copied"),
    ),
  );
}
