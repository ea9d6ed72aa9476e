/** What of the news is shown: of all follows, of everywhere, or of one follow. */
export type NewsChoice = "all" | "everywhere" | { readonly watch: string };

export function sameChoice(one: NewsChoice, other: NewsChoice): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.watch === other.watch;
}

/** The choice that stands, after the follow that was chosen may be gone. */
export function standingChoice(choice: NewsChoice, watches: readonly { readonly id: string }[]): NewsChoice {
  if (typeof choice === "string") return choice;
  return watches.some(({ id }) => id === choice.watch) ? choice : "all";
}
