import { describe, expect, it } from "vitest";
import {
  dateOfEntry,
  entryKey,
  entryOf,
  missingEntry,
  tellsMissing,
  watchOfEntry,
} from "../../../../utils/watches/entry.ts";
import { NOW, page } from "./sample.ts";

const RESULT = page("https://a.gov/", NOW);

describe("an entry of the news", () => {
  it("has the same id for the same page at the same date", () => {
    const [one, two] = [1, 2].map((foundAt) => entryOf("w", RESULT, NOW, foundAt));
    expect(one?.id).toBe(two?.id);
    expect(entryOf("w", RESULT, NOW + 1, 1).id).not.toBe(one?.id);
  });

  it("says in its id of which watch and date it is, and is read by its page whichever watch found it", () => {
    const { id } = entryOf("w", RESULT, NOW, 1);
    expect([watchOfEntry(id), dateOfEntry(id)]).toEqual(["w", NOW]);
    expect(entryKey(id)).toBe(entryKey(entryOf("another", RESULT, NOW, 2).id));
  });

  it("that tells a missing page is another one than that of a change, on any hour of the same day", () => {
    const morning = missingEntry("w", RESULT, NOW, NOW);
    expect(tellsMissing(morning.id)).toBe(true);
    expect(tellsMissing(entryOf("w", RESULT, NOW, NOW).id)).toBe(false);
    expect(missingEntry("w", RESULT, NOW + 1, NOW + 1).id).toBe(morning.id);
  });
});
