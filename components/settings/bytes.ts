import { language } from "../../utils/platform/i18n.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size as people read it: "0 bytes", "12 kB", "3.4 MB", as their language writes it. */
export function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language(), {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
