import { Refusal } from "../http/refusal.ts";
import { COUNTRIES, type Country, findCountry, findLevel, findState, type State } from "./places.ts";
import { shortened } from "./shortened.ts";

export const FILETYPES = ["pdf", "html", "doc", "docx"] as const;

export type Filetype = (typeof FILETYPES)[number];

const MEDIA_TYPES: ReadonlyMap<string, Filetype> = new Map([
  ["application/pdf", "pdf"],
  ["text/html", "html"],
  ["application/xhtml+xml", "html"],
  ["application/msword", "doc"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
]);

export function filetypeOfMediaType(mediaType: string): Filetype | undefined {
  return MEDIA_TYPES.get(mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "");
}

/** Repeated parameters and comma-separated values say the same: contract 4.1. */
export function splitList(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter(Boolean);
}

export function readCountry(words: string): Country {
  const country = findCountry(words);
  if (country) return country;
  throw new Refusal(400, `Unknown country “${shown(words)}”: use us, ca or uk.`);
}

export function readState(words: string): State {
  const state = findState(words);
  if (state) return state;
  throw new Refusal(
    400,
    `Unknown state, province or territory “${shown(words)}”: use its two-letter code or its full name.`,
  );
}

export function readLevel(words: string, countries: readonly Country[]): string {
  const among = countries.length > 0 ? countries : COUNTRIES;
  const level = findLevel(words, among);
  if (level) return level;
  const known = [...new Set(among.flatMap(({ levels }) => levels))].join(", ");
  const where = among.length === COUNTRIES.length ? "" : ` in ${among.map(({ name }) => name).join(" and ")}`;
  throw new Refusal(400, `Unknown level of government “${shown(words)}”${where}: use one of ${known}.`);
}

export function readFiletype(words: string): Filetype {
  const wanted = words.trim().toLowerCase().replace(/^\./, "");
  const filetype = FILETYPES.find((each) => each === wanted);
  if (filetype) return filetype;
  throw new Refusal(400, `Unknown document type “${shown(words)}”: use one of ${FILETYPES.join(", ")}.`);
}

/** Enough of what was sent to recognise it by. */
export function shown(words: string): string {
  return shortened(words.trim().replaceAll(/\s+/g, " "), 60);
}
