import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageKey } from "../../utils/platform/i18n.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "locales", "fr");
const TEXTS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8"))),
);

/** The French text of a key, with its values. */
export function fr(key: MessageKey, ...values: readonly (string | number)[]): string {
  return textOf(key).replace(/\$(\d)/g, (_, index) => String(values[Number(index) - 1] ?? ""));
}

/** The same, whatever its values are. */
export function anyFr(key: MessageKey): RegExp {
  const parts = textOf(key).split(/\$\d/);
  const literally = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
  return new RegExp(parts.map(literally).join(".+"));
}

function textOf(key: MessageKey): string {
  const text = TEXTS[key];
  if (text === undefined) throw new Error(`no French text ${key}`);
  return text;
}
