import { expect, it } from "vitest";
import { levelOptions } from "../../../../components/filters/filter-options.ts";
import { NO_FILTERS } from "../../../../utils/requests/request.ts";

it("a level has its count however the service writes it", () => {
  const country = { code: "us", name: "United States", aliases: [], domains: 1, pages: 1 };
  const known = { countries: [{ ...country, levels: ["federal", "State"] }], states: [] };
  const levels = [
    { value: "Federal", count: 3 },
    { value: "STATE", count: 4 },
  ];
  const counts = levelOptions(known, NO_FILTERS, { levels }).map(({ count }) => count);
  expect(counts).toEqual([3, 4]);
});
