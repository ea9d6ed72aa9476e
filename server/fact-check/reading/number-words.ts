/** Numbers in words and digits, as far as they stand alone: no unit, no share, no order. */

interface Part {
  value: number;
  /** The first word that is no part of the number. */
  next: number;
}

export const units = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
);
export const tens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, index) => [word, (index + 2) * 10] as const),
);
const scales = new Map([
  ["hundred", 1e2],
  ["k", 1e3],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
  ["bn", 1e9],
  ["trillion", 1e12],
  ["tn", 1e12],
]);

export function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function belowHundred(words: string[], at: number): Part | null {
  const ten = tens.get(words[at] ?? "");
  const unit = units.get(words[ten === undefined ? at : at + 1] ?? "");
  if (ten === undefined) return unit === undefined ? null : { value: unit, next: at + 1 };
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: ten + unit, next: at + 2 }
    : { value: ten, next: at + 1 };
}

function belowThousand(words: string[], at: number): Part | null {
  const first = belowHundred(words, at);
  if (first === null || words[first.next] !== "hundred") return first;
  const afterHundred = first.next + 1;
  const rest = belowHundred(words, words[afterHundred] === "and" ? afterHundred + 1 : afterHundred);
  const hundreds = first.value * 100;
  return rest === null
    ? { value: hundreds, next: afterHundred }
    : { value: hundreds + rest.value, next: rest.next };
}

function digits(words: string[], at: number): Part | null {
  const value = Number((words[at] ?? "").replaceAll(",", "") || Number.NaN);
  return Number.isNaN(value) ? null : { value, next: at + 1 };
}

/** A plain value with its scale: "1.5 million", "two hundred and seventy". */
export function readValue(words: string[], at: number): Part | null {
  const part = digits(words, at) ?? belowThousand(words, at);
  const scale = scales.get(words[part?.next ?? at] ?? "");
  if (part === null || scale === undefined) return part;
  return { value: rounded(part.value * scale), next: part.next + 1 };
}
