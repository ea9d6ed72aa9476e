import { getPublicSuffix } from "tldts";

/** Only these bodies register below these, and Google's translations name the page that they translate: `www-irs-gov.translate.goog`. */
const SUFFIXES = /^(edu|int|ac\.uk|translate\.goog|(gov|gob|gouv|govt|go)\.[a-z]{2})$/;

/** Whose names say "gov" for a reason: companies' services for the governments of the United States. */
const NAMES: readonly string[] = ["amazonaws-us-gov.com", "atlassian-us-gov-mod.net"];

/** Whether nobody can register a name like this to imitate another. */
export function isTrusted(host: string): boolean {
  const suffixes = [true, false].map((allowPrivateDomains) => getPublicSuffix(host, { allowPrivateDomains }));
  if (suffixes.some((suffix) => suffix !== null && SUFFIXES.test(suffix))) return true;
  return NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
