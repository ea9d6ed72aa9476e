/** What users were not told of yet. */
export interface Untold {
  /** How many new entries of watches that notify. */
  readonly toTell: number;
  /** The same of watches of verdicts. */
  readonly sourcesToTell: number;
  /** How many pages are missing. */
  readonly missingToTell: number;
  /** How many of these watches have had nothing new for so long that it is to be said. */
  readonly silencesToTell: number;
}

export const NOTHING_UNTOLD: Untold = { toTell: 0, sourcesToTell: 0, missingToTell: 0, silencesToTell: 0 };

export const isUntold = ({ toTell, sourcesToTell, missingToTell, silencesToTell }: Untold): boolean =>
  toTell + sourcesToTell + missingToTell + silencesToTell > 0;

/** The same with more. */
export function moreUntold(before: Untold, more: Partial<Untold>): Untold {
  const { toTell = 0, sourcesToTell = 0, missingToTell = 0, silencesToTell = 0 } = more;
  return {
    toTell: before.toTell + toTell,
    sourcesToTell: before.sourcesToTell + sourcesToTell,
    missingToTell: before.missingToTell + missingToTell,
    silencesToTell: before.silencesToTell + silencesToTell,
  };
}

/** What is left once this much was told. */
export function lessTold(before: Untold, told: Untold): Untold {
  const left = (of: keyof Untold): number => Math.max(0, before[of] - told[of]);
  return {
    toTell: left("toTell"),
    sourcesToTell: left("sourcesToTell"),
    missingToTell: left("missingToTell"),
    silencesToTell: left("silencesToTell"),
  };
}
