import type { Watch } from "../../../utils/watches/watch.ts";
import { rangeParameters, WHOLE_RANGE } from "./news-range.ts";

/** What is followed: all, one follow, or those of a group. */
export type Followed = "all" | { readonly watch: string } | { readonly group: string };
/** What of the news is shown. */
export type NewsChoice = Followed | "everywhere";

type Grouped = Pick<Watch, "id" | "details">;

export function sameChoice(one: NewsChoice, other: NewsChoice): boolean {
  return choiceKey(one) === choiceKey(other);
}

/** The id of what leads to the pages of a follow. */
export const followId = (watch: string): string => `follow-${watch}`;

/** Different for each choice. */
export function choiceKey(choice: NewsChoice): string {
  if (typeof choice === "string") return choice;
  return "watch" in choice ? `watch ${choice.watch}` : `group ${choice.group}`;
}

/** The follows that a choice has; none where it is not of follows. */
export function followsOf<Each extends Grouped>(
  choice: NewsChoice | null,
  watches: readonly Each[],
): readonly Each[] {
  if (choice === "all") return watches;
  if (choice === null || choice === "everywhere") return [];
  return watches.filter(({ id, details }) =>
    "watch" in choice ? id === choice.watch : details?.group === choice.group,
  );
}

/** The one follow that was chosen. */
export function chosenFollow<Each extends Grouped>(
  choice: NewsChoice | null,
  watches: readonly Each[],
): Each | undefined {
  const isOne = typeof choice === "object" && choice !== null && "watch" in choice;
  return isOne ? followsOf(choice, watches)[0] : undefined;
}

/** Whether each page names the follows that found it: where one follow is shown, or there is only one, that goes without saying. */
export function namesFollows(choice: NewsChoice, watches: readonly Grouped[]): boolean {
  return watches.length > 1 && chosenFollow(choice, watches) === undefined;
}

/** What is shown to who has chosen nothing yet. */
export const firstChoice = (watches: readonly Grouped[]): NewsChoice =>
  watches.length > 0 ? "all" : "everywhere";

/** The choice that stands, after the follow or the group that was chosen may be gone. */
export function standingChoice(choice: NewsChoice, watches: readonly Grouped[]): NewsChoice {
  return typeof choice === "string" || followsOf(choice, watches).length > 0 ? choice : "all";
}

/** The address of the page that shows it, or of a range of it. */
export function newsAddress(choice: NewsChoice, range = WHOLE_RANGE): string {
  if (choice === "everywhere") return "search.html?view=recent";
  const chosen = typeof choice === "string" ? {} : choice;
  const parameters = { view: "watches", ...chosen, ...Object.fromEntries(rangeParameters(range)) };
  return `search.html?${new URLSearchParams(parameters)}`;
}

/** What the parameters of that address choose. */
export function choiceIn(parameters: URLSearchParams): Followed {
  const [watch, group] = [parameters.get("watch"), parameters.get("group")];
  if (watch !== null) return { watch };
  return group === null ? "all" : { group };
}
