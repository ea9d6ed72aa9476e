import { describe, expect, it } from "vitest";
import { isCityChosen, withPicked } from "../../../utils/requests/filter-changes.ts";
import { NO_FILTERS } from "../../../utils/requests/request.ts";

const known = { countries: [], states: [] };
const pick = (filters: typeof NO_FILTERS, value: string) => withPicked(filters, "city", value, known).filters;

describe("picking a city", () => {
  it.each(['["Portland","OR","US"]', '["Leeds","ENG","UK"]', '["Toronto",null,"CA"]', "Boston"])(
    "%s twice takes it away again",
    (place) => {
      const once = pick(NO_FILTERS, place);
      expect(once.city).toHaveLength(1);
      expect(isCityChosen(once, place)).toBe(true);
      expect(pick(once, place).city).toEqual([]);
    },
  );

  it("adds the state of a namesake elsewhere", () => {
    const both = pick(pick(NO_FILTERS, '["Portland","OR","US"]'), '["Portland","ME","US"]');
    expect(both).toMatchObject({ city: ["Portland"], state: ["OR", "ME"] });
  });
});
