import { type MessageKey, t } from "../platform/i18n.ts";

/** The service names Canada's provinces only in English. */
const PROVINCES: Readonly<Record<string, MessageKey>> = {
  AB: "province.ab",
  BC: "province.bc",
  MB: "province.mb",
  NB: "province.nb",
  NL: "province.nl",
  NS: "province.ns",
  NT: "province.nt",
  NU: "province.nu",
  ON: "province.on",
  PE: "province.pe",
  QC: "province.qc",
  SK: "province.sk",
  YT: "province.yt",
};

/** The name of a province or territory in the user's language; null: there is none of this code. */
export function provinceName(code: string): string | null {
  const wanted = code.toUpperCase();
  const key = Object.hasOwn(PROVINCES, wanted) ? PROVINCES[wanted] : undefined;
  return key === undefined ? null : t(key);
}
