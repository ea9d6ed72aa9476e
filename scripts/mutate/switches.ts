import type { Mutation } from "./mutations.ts";

/** A mutation with its number in the run. */
export type Numbered = Mutation & { readonly number: number };

/**
 * The text of a file with a switch at each of its mutations, so that all can be run from one build: a mutation is made where
 * `globalThis.__mutated` answers true to its number.
 */
export function withSwitches(text: string, mutations: readonly Numbered[]): string {
  const outerFirst = [...mutations].sort((a, b) => a.start - b.start || b.end - a.end);
  return part(0, text.length, outerFirst);

  function part(from: number, until: number, within: readonly Numbered[]): string {
    const [first, ...others] = within;
    if (first === undefined) return text.slice(from, until);
    const inside = others.filter(({ start }) => start < first.end);
    const after = others.filter(({ start }) => start >= first.end);
    const original = part(first.start, first.end, inside);
    return text.slice(from, first.start) + switched(first, original) + part(first.end, until, after);
  }
}

function switched({ number, after, isStatement }: Numbered, original: string): string {
  const isMade = `globalThis.__mutated?.(${number})`;
  return isStatement ? `{ if (!${isMade}) { ${original} } }` : `(${isMade} ? (${after}) : (${original}))`;
}

/** The text of a built file with its switches set: one mutation is made, or none. */
export function withSwitchesSet(built: string, made: number | null): string {
  return built.replace(/globalThis\.__mutated\?\.\((\d+)\)/g, (_, number) =>
    Number(number) === made ? "(!0)" : "(!1)",
  );
}
