/** Mutations that nobody could notice, by their id, and why. They are listed, and not counted. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'utils/search/export/bibtex.ts|"jan"|""|1': "Months are 1 to 12: the word is there for the compiler.",
  "components/base/registrable-domain.ts|loading = true;||0":
    "A module is loaded once, however often it is imported.",
  "components/sites/SentencesToCheck.tsx|[store, first]|[]|0":
    "Neither of the two is ever replaced while the component is there.",
  "entrypoints/background/search/answers-database.ts|1|2|0":
    "The first version of a database may have any number.",
  'utils/sites/site-list.ts|"-"|""|1':
    "A name without a hyphen would be found under itself, as `known` finds it anyway.",
  'utils/text/untrusted.ts|"@"|""|1':
    "A text without the sign comes out as it was: the line only saves the time.",
  "utils/watches/entry.ts|1|2|2": "The first part of what is split is the same, however many are wanted.",
  "entrypoints/background/watches/actions.ts|0|1|2": "Every time is more than a millisecond after 1970.",
};

export function whyEquivalent(id: string): string | undefined {
  return EQUIVALENT[id];
}
