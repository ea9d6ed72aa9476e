import { getPublicSuffix } from "tldts";

/** Only these bodies register below these, and Google's translations name the page that they translate: `www-irs-gov.translate.goog`. */
const SUFFIXES = /^(edu|int|ac\.uk|translate\.goog|(gov|gob|gouv|govt|go)\.[a-z]{2})$/;

/** Whose names say "gov" for a reason. */
const NAMES: readonly string[] = [
  // Companies' services for the governments of the United States.
  ...["amazonaws-us-gov.com", "atlassian-us-gov-mod.net"],
  // What the government of Canada builds in the open.
  "canada-ca.github.io",
  // A library's copy of a page has the page's name: `www-cdc-gov.mylibrary.idm.oclc.org`.
  "idm.oclc.org",
  // Governments whose names are below no ending that only they can use.
  ...["gov.krd", "gov.taipei", "gov.ct.tr", "gov-murman.ru", "gov.spb.ru", "gov.karelia.ru", "gov.cap.ru"],
];

/** Whether nobody can register a name like this to imitate another. */
export function isTrusted(host: string): boolean {
  const suffixes = [true, false].map((allowPrivateDomains) => getPublicSuffix(host, { allowPrivateDomains }));
  if (suffixes.some((suffix) => suffix !== null && SUFFIXES.test(suffix))) return true;
  return NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
