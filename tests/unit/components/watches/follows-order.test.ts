import { expect, it } from "vitest";
import { inFollowsOrder } from "../../../../components/watches/follows-order.ts";
import { watchOf } from "../../utils/watches/sample.ts";

it("what has unread pages comes first, then in the order that a user counts and spells", () => {
  const named = (name: string, unread: number) => watchOf({ id: name, name, unread });
  const follows = [
    ...[named("District 10", 0), named("élections", 0), named("District 2", 0), named("budget", 0)],
    ...[named("Zoning", 3), named("Water 11", 1), named("Water 9", 1)],
  ];
  expect(inFollowsOrder(follows).map(({ name }) => name)).toEqual([
    ...["Water 9", "Water 11", "Zoning"],
    ...["budget", "District 2", "District 10", "élections"],
  ]);
});
