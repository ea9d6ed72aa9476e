import { expect, it } from "vitest";
import { deceivingAddress } from "../../../../../utils/sites/look-alikes/deceiving-address.ts";
import { judge } from "../tools.ts";

const LONG = "x".repeat(60);

it.each([
  ["https://www.irs.gov.evil.example/login?a=1", ["irs.gov.", "evil.example", "/login"]],
  ["https://www.irs.gov@evil.example/", ["www.irs.gov@", "evil.example", ""]],
  ["https://irs.gov:pay@evil.example/a", ["irs.gov:pay@", "evil.example", "/a"]],
  ["https://irs-gov.example/", ["", "irs-gov.example", ""]],
  ["view-source:https://irs.gov.evil.example/a", ["irs.gov.", "evil.example", ""]],
  [
    `https://${LONG}.irs.gov.evil.example/${LONG}`,
    [`…${`${LONG}.irs.gov.`.slice(-40)}`, "evil.example", `/${LONG.slice(0, 39)}…`],
  ],
])("the owner of %s is whole, and what deceives is beside it", (address, parts) => {
  const answer = judge(address);
  if (answer.kind !== "look-alike") throw new Error("This address is told to be no look-alike.");
  const { before, own, after } = deceivingAddress(address, answer.host, answer.owner);
  expect([before, own, after]).toEqual(parts);
});
