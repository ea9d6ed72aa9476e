import { hourIn, nextHour } from "../text/hours.ts";

export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Hours of the day as the setting holds them, such as "22-7"; null where it holds none. */
export function readQuietHours(text: string | null): QuietHours | null {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? "") ?? [];
  const hours = { from: Number(from), to: Number(to) };
  return hours.from <= 23 && hours.to <= 23 && hours.from !== hours.to ? hours : null;
}

export const writtenHours = ({ from, to }: QuietHours): string => `${from}-${to}`;

/** When the quiet hours end that this moment is in; null: it is in none. */
export function quietUntil(setting: string | null, now: number, timeZone: string): number | null {
  const hours = readQuietHours(setting);
  if (hours === null) return null;
  const { from, to } = hours;
  const hour = hourIn(now, timeZone);
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return isQuiet ? nextHour(now, to, timeZone) : null;
}
