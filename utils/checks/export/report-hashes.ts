import { t } from "../../platform/i18n.ts";
import type { HighlightPart } from "../../text/highlights.ts";
import type { Verdict } from "../verdict.ts";

interface QuotingClaim {
  readonly name: string;
  readonly sources: readonly { readonly title: string; readonly passage: readonly HighlightPart[] }[];
}

export interface HashedText {
  readonly name: string;
  /** In hexadecimal. */
  readonly sha256: string;
}

/**
 * The hashes of a claim: of each passage's text as it is quoted, and of the answer as compact JSON, which is what the value
 * of `verdict` in the JSON export is without the spaces between its parts.
 */
export function hashedTexts(
  { name, sources }: QuotingClaim,
  answer: Verdict,
): Promise<readonly HashedText[]> {
  const passages = sources
    .filter(({ passage }) => passage.length > 0)
    .map(({ title, passage }): [string, string] => [
      t("report.hash_passage", name, title),
      passage.map(({ text }) => text).join(""),
    ]);
  const texts: [string, string][] = [...passages, [t("report.hash_answer", name), JSON.stringify(answer)]];
  return Promise.all(texts.map(async ([what, text]) => ({ name: what, sha256: await sha256(text) })));
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
