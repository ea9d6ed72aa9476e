import { afterEach, expect, test } from "vitest";
import { messagesOf } from "../../../../scripts/locales.ts";
import { showTexts } from "../../../../utils/platform/i18n.ts";
import {
  agoText,
  clockText,
  durationText,
  momentText,
  timeText,
} from "../../../../utils/platform/moment-texts.ts";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

test.each([
  [0, "0 sec"],
  [1, "1 sec"],
  [6 * SECOND, "6 sec"],
  [6 * SECOND + 1, "7 sec"],
  [59 * SECOND, "59 sec"],
  [59 * SECOND + 1, "1 min 0 sec"],
  [MINUTE, "1 min 0 sec"],
  [72 * SECOND, "1 min 12 sec"],
  [HOUR - SECOND, "59 min 59 sec"],
  [HOUR, "1 hr 0 min"],
  [HOUR + MINUTE, "1 hr 1 min"],
  [2 * HOUR + 5 * MINUTE + 59 * SECOND, "2 hr 5 min"],
])("a clock with %i milliseconds shows %s", (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test.each([
  [0, "just now"],
  [29 * SECOND, "just now"],
  [59 * SECOND, "just now"],
  [MINUTE, "1 minute ago"],
  [2 * MINUTE, "2 minutes ago"],
  [HOUR - MINUTE, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [3 * HOUR + 20 * MINUTE, "3 hours ago"],
  [48 * HOUR, "2 days ago"],
  // The clock was set back.
  [-5 * MINUTE, "just now"],
])("%i milliseconds ago reads %s", (passed, text) => {
  expect(agoText(9e11, 9e11 + passed)).toBe(text);
});

const [DAY, NOON] = [24 * HOUR, new Date(2026, 10, 21, 12).getTime()];
afterEach(() => showTexts(null));

test.each([
  [MINUTE - 1, "just now", "à l’instant", "hace un momento"],
  [MINUTE, "1 minute ago", "il y a 1 minute", "hace 1 minuto"],
  [HOUR - 1, "59 minutes ago", "il y a 59 minutes", "hace 59 minutos"],
  [HOUR, "1 hour ago", "il y a 1 heure", "hace 1 hora"],
  [2 * HOUR - 1, "1 hour ago", "il y a 1 heure", "hace 1 hora"],
  [DAY - 1, "23 hours ago", "il y a 23 heures", "hace 23 horas"],
  [DAY, "yesterday", "hier", "ayer"],
  [36 * HOUR, "yesterday", "hier", "ayer"],
  [36 * HOUR + MINUTE, "2 days ago", "avant-hier", "anteayer"],
  [72 * HOUR, "3 days ago", "il y a 3 jours", "hace 3 días"],
])("%i milliseconds before noon read “%s”, “%s”, “%s”", async (passed, ...expected) => {
  const read: string[] = [];
  for (const language of ["en", "fr", "es"] as const) {
    showTexts(await messagesOf(language));
    read.push(agoText(NOON - passed, NOON));
  }
  expect(read).toEqual(expected);
});

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 32, 9).getTime();
/** Newer locale data has a narrow space before AM. */
const plain = (text: string) => text.replace(/\s/g, " ");

test("a moment of today is named by its time, any other by its day too; a pause ends at a full minute", () => {
  expect(plain(clockText(at(21, 10), at(21, 23)))).toBe("10:33 AM");
  expect(plain(clockText(at(20, 10), at(21, 1)))).toBe("Nov 20, 2026 at 10:33 AM");
  expect(plain(momentText(at(21, 10), at(21, 23)))).toBe("today at 10:32 AM");
  expect(plain(momentText(at(22, 10), at(21, 23)))).toBe("Nov 22, 2026 at 10:32 AM");
});

test("a time is never broken before what says whether it is morning", () => {
  expect(timeText(at(21, 10))).toMatch(/^10:32[\u00A0\u202F]AM$/);
});
