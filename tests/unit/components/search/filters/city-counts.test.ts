import { expect, it } from "vitest";
import { byCount, withCounts } from "../../../../../components/search/filters/filter-options.ts";
import "../../../../setup/browser.ts";

const option = (label: string) => ({ value: label, label });

it("cities get the count of their name, but not where another shares it", () => {
  const portland = { ...option("Portland, OR"), isShared: true };
  const options = [option("Austin, TX"), portland, option("St. Louis, MO"), option("Leeds")];
  const counts = [
    { value: "St Louis", count: 7 },
    { value: "PORTLAND", count: 9 },
    { value: "Austin", count: 2 },
  ];
  expect(withCounts(options, counts).sort(byCount)).toEqual([
    { ...option("St. Louis, MO"), count: 7 },
    { ...option("Austin, TX"), count: 2 },
    portland,
    { ...option("Leeds"), count: undefined },
  ]);
});

it("domains get theirs, and without counts all stay as they were", () => {
  const options = [option("irs.gov"), option("tax.ny.gov")];
  expect(withCounts(options, [{ value: "irs.gov", count: 3 }]).map(({ count }) => count)).toEqual([
    3,
    undefined,
  ]);
  expect(withCounts(options)).toEqual(options.map((each) => ({ ...each, count: undefined })));
});
