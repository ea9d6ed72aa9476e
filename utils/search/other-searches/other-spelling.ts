import { lazy } from "../../platform/lazy.ts";

/**
 * Words that are spelt otherwise in the United States than in Canada or the United Kingdom. Not those where the other spelling is
 * another word, such as "check", "meter" and "story".
 */
const SPELLINGS = lazy(() => {
  const pairs = `aluminum/aluminium anesthetic/anaesthetic behavior/behaviour behavioral/behavioural canceled/cancelled catalog/catalogue
    center/centre color/colour colored/coloured counseling/counselling counselor/counsellor defense/defence diarrhea/diarrhoea
    enrollment/enrolment fiber/fibre fulfillment/fulfilment gray/grey gynecology/gynaecology harbor/harbour honor/honour inquiry/enquiry
    inquiries/enquiries installment/instalment judgment/judgement labeling/labelling labor/labour license/licence liter/litre
    maneuver/manoeuvre mold/mould neighbor/neighbour neighborhood/neighbourhood offense/offence orthopedic/orthopaedic
    pediatric/paediatric pediatrician/paediatrician plow/plough plowing/ploughing program/programme rumor/rumour sulfur/sulphur
    theater/theatre tire/tyre traveler/traveller traveling/travelling vapor/vapour`;
  return new Map(
    pairs.split(/\s+/).flatMap((pair) => {
      const [one = "", other = ""] = pair.split("/");
      return [
        [one, other],
        [other, one],
      ];
    }),
  );
});

/** A word as it is spelt on the other side of the Atlantic, in small letters: "licence" for "license", and the other way round; others as they are. */
export function otherSpelling(word: string): string {
  const small = word.toLowerCase();
  const other = SPELLINGS().get(small);
  if (other !== undefined) return other;
  const one = small.endsWith("s") ? SPELLINGS().get(small.slice(0, -1)) : undefined;
  if (one !== undefined) return `${one}s`;
  const [, stem, letter, ending] = /^(\p{L}{1,20}i)([zs])(ations?)$/u.exec(small) ?? [];
  return stem === undefined ? word : `${stem}${letter === "z" ? "s" : "z"}${ending}`;
}
