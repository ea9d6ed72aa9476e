import { t } from "../../utils/platform/i18n.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { tell } from "./Toast.tsx";

/** Downloads a file, unless an administrator forbids exports. The only way in which anything leaves as a file. */
export async function saveFile(name: string, type: string, ...content: BlobPart[]): Promise<void> {
  if ((await readSettings()).forbidExports) {
    tell(t("policy.exports_off"));
    return;
  }
  const url = URL.createObjectURL(new Blob(content, { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
