import type { Dice } from "./random.ts";

const thousands: Record<string, string> = { fr: "\u00a0" };

/**
 * Fills the slots, choices and numbers of a sentence and makes it begin with a capital. A slot that
 * nobody knows is a mistake in a template.
 */
export function fill(
  sentence: string,
  slots: ReadonlyMap<string, string>,
  language: string,
  dice: Dice,
): string {
  const filled = sentence.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    const range = /^([$£]?)(\d+)\.\.(\d+)$/.exec(inner);
    if (range !== null) {
      const digits = String(dice.whole(Number(range[2]), Number(range[3])));
      return `${range[1]}${digits.replace(/\B(?=(\d{3})+$)/g, thousands[language] ?? ",")}`;
    }
    const [first, ...others] = inner.split("|");
    if (first !== undefined && others.length > 0) return dice.pick([first, ...others]);
    const value = slots.get(inner);
    if (value === undefined) throw new Error(`No slot is called ${inner}: ${sentence}`);
    return value;
  });
  // A slot such as "4 p.m." may stand before the full stop.
  return capitalized(filled.replace(/\.\.$/, "."));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
