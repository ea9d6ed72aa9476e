import type { WatchChoices } from "./watch.ts";

type FirstChoices = Pick<WatchChoices, "rhythm" | "notify" | "countsInBadge">;

/** What the form of a new follow has chosen at first. */
export const FIRST_CHOICES: FirstChoices = { rhythm: "24h", notify: false, countsInBadge: false };

/** What is only looked at: of a list, or from another device. A rhythm sends words in the background, so it is chosen for each follow. */
export const ONLY_LOOK: FirstChoices = { rhythm: "look", notify: false, countsInBadge: false };
