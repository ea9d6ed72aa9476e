const ISO =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<minute>\d{2}:\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?(?: ?(?<zone>Z|[+-]\d{2}(?::?\d{2})?))?)?$/i;

/**
 * An ISO 8601 day or moment in milliseconds, or nothing where the text is neither: what JavaScript makes of other texts
 * depends on the machine. A day is its beginning, and what names no zone is in UTC.
 */
export function readIsoTime(text: string): number | undefined {
  const { groups } = ISO.exec(text.trim()) ?? {};
  const { day = "", minute = "00:00", second = "00", fraction = "0", zone = "Z" } = groups ?? {};
  // The thirty-first of a shorter month would be the first of the next.
  if (!dayAt(Date.parse(`${day}T00:00:00Z`), day)) return undefined;
  const time = Date.parse(`${day}T${minute}:${second}.${fraction.slice(0, 3)}${offset(zone)}`);
  return Number.isFinite(time) ? time : undefined;
}

function dayAt(time: number, day: string): boolean {
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}

/** `+02` and `+0200` are `+02:00`. */
function offset(zone: string): string {
  if (zone.length === 1) return "Z";
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(":", "") || "00"}`;
}
