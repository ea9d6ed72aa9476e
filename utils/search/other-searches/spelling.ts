import { foldCity } from "../places.ts";
import { ACTIONS, COMMON_WORDS, QUESTION_WORDS } from "./common-words.ts";
import { FREQUENT_WORDS } from "./frequent-words.ts";
import { letterEdits } from "./letter-edits.ts";

/** What government pages are about, besides what most of them contain. French and Spanish words keep theirs from being taken for mistakes. */
const MATTERS: readonly string[] =
  `abortion accessibility accident addiction adoption airport alcohol allowance amendment apartment appointment apprenticeship
  arrest asylum attorney average bankruptcy bicycle birth border bridge bylaw bylaws campaign cancer cannabis cemetery census charges childcare citizen
  citizens citizenship civil climate college commission committee community company compensation complaint complaints composting congress
  construction consumer contractor country copyright counter crime criminal customs dangerous daughter death defence defense dental deposit detention
  diploma disability disabled disaster discrimination divorce domestic doctor donation drinking drought earthquake economy electric electricity
  enrollment evacuation eviction exemption export family farming father filling fishing flood foreign forest foundation founding freedom gambling garbage gasoline
  green guardianship hearing heating heritage highway history holiday holidays homeless homestead hospital household hunting hurricane immigrant
  immigration immunization industry inflation inheritance interest international investment judge justice kindergarten landlord library
  lottery mandatory marijuana marriage maternity medicaid medical medicare medicine member mental military mining monthly mortgage mother motorcycle
  municipal museum nursing occupational opening overtime parental parent parents parliament parole passport passports patent payroll pension
  pesticide pollution population postal poverty power pregnancy prescription president prison private probate procurement proposal protection
  province quality rebate recreation refugee refund relief religion renewable rental replacement residence resident residents restaurant retirement
  salary schedule science scholarship security senate seniors settlement sewer shelter sidewalk snow speed stamps statement states statute storage
  student students subsidy summer sustainable teacher tenant tenants territory tobacco tornado tourism trade training transport treatment tribal trucks
  tuition unemployment union university utility vaccination vaccine vaccines vacation veteran veterans violence visitor volunteer waiting waste weather
  website welfare wildfire wildlife winter woman women worker workers zoning
  allocation assurance carte certificat chomage citoyen declaration enfant enfants entreprise famille formulaire gouvernement mariage
  ministere naissance passeport prestation salarie salaries prestations programme quebec retraite salaire securite scolaire travail vaccin vaccination
  beneficios certificado ciudadania conducir desempleo empleo gobierno informacion inmigracion jubilacion matrimonio nacimiento pasaporte
  programa registro salario seguridad seguro sociales solicitud trabajador vacuna vacunas vivienda`.split(
    /\s+/,
  );

/** Of words that are as near, the first is taken: one that many pages contain, before one that is a matter of its own. */
const KNOWN: ReadonlySet<string> = new Set([...COMMON_WORDS, ...ACTIONS, ...QUESTION_WORDS, ...MATTERS]);

/** Mistakes that are nearer to a word for something else: to Medicare. */
const MISSPELT: Readonly<Record<string, string>> = {
  medacade: "medicaid",
  medacaid: "medicaid",
  medicade: "medicaid",
  medicaide: "medicaid",
};

/** Shorter words are a letter away from too many others. */
const SHORTEST = 6;
/** Long enough for two mistakes. */
const LONG = 9;
/** No word that is known is longer. */
const LONGEST = 20;

/** Ends that French and Spanish words have, and English ones have not: "qualité", "hôpitaux", "protección", "universidad". */
const NOT_ENGLISH = /(?:ites?|aux|ique|iques|cion|ciones|dad|dades)$/;
/** Accents and other letters that nobody types into an English word by mistake. */
const ACCENTS = /[^\p{ASCII}]/u;

/** Whether a word may be a French or Spanish one, which is no mistake for the English word beside it. */
function mayBeForeign(word: string, folded: string): boolean {
  return ACCENTS.test(word) || NOT_ENGLISH.test(folded);
}

/** A word with a letter too many, too few, changed or swapped, as it is spelt in words that are known without asking; others as they are. */
export function spelt(word: string): string {
  const folded = foldCity(word);
  if (folded.length < SHORTEST || folded.length > LONGEST || !/^\p{L}+$/u.test(word) || isKnown(folded))
    return word;
  if (mayBeForeign(word, folded)) return word;
  if (Object.hasOwn(MISSPELT, folded)) return MISSPELT[folded] ?? word;
  const most = folded.length < LONG ? 1 : 2;
  const [near] = [...KNOWN]
    .filter((known) => known[0] === folded[0] && Math.abs(known.length - folded.length) <= most)
    // Another ending is no mistake: "licensed", "sociale".
    .filter((known) => !known.startsWith(folded) && !folded.startsWith(known))
    .map((known) => ({ known, edits: letterEdits(folded, known) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((one, other) => one.edits - other.edits);
  return near?.known ?? word;
}

/** Whether a word is one of those that are known. */
export function isKnownWord(word: string): boolean {
  return isKnown(foldCity(word));
}

function isKnown(folded: string): boolean {
  const stem = folded.replace(/(?:s|ed|ing|ers?)$/, "");
  return [folded, stem].some((word) => KNOWN.has(word) || FREQUENT_WORDS.has(word));
}
