/** Choices that look random and are always the same for the same seed. */
export type Dice = ReturnType<typeof diceFor>;

/** Mulberry32, started from an FNV-1a hash of the seed. */
export function diceFor(seed: string) {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  /** A number from 0 up to, not including, 1. */
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  /** A whole number from `least` to `most`, both included. */
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    whole,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0],
    shuffled: <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, order: fraction() }))
        .sort((left, right) => left.order - right.order)
        .map(({ item }) => item),
  };
}
