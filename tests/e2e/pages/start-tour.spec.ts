import { takeTour } from "../../../scripts/start/tour.ts";
import { expect, test } from "../fixtures.ts";

test("a start without a display says what it found, which verdict it got and from which sources", async ({
  session,
  service,
}) => {
  const said: string[] = [];
  await takeTour(session, service.url, (line) => said.push(line.trim()));
  expect(said[0]).toContain(service.url);
  expect(said[1]).toMatch(/^Search "property tax": [\d,]+ results$/);
  expect(said[5]).toMatch(/^Recent, last 7 days: [\d,]+ results$/);
  expect(said.slice(9)).toEqual([
    'Fact-check "The federal minimum wage is $7.25 an hour": Confirmed',
    "Minimum wage",
    "Changes of the federal minimum wage since 1938",
  ]);
});
