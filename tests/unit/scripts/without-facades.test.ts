import { expect, it } from "vitest";
import { withNames } from "../../../scripts/without-facades.ts";

const CODE = "var x=1,y=2,z=3;export{x as a,y as b,z};";

it("a script exports by their real names what a facade renamed, and no more by the short ones that nobody asks for", () => {
  const given = [["a", "First"] as const, ["z", "Last"] as const];
  expect(withNames(CODE, given, new Set(["z"]))).toBe(
    "var x=1,y=2,z=3;export{y as b,z,x as First,z as Last};",
  );
});

it("what it does not export, or a script without exports, stops the build", () => {
  expect(() => withNames(CODE, [["c", "Lost"]], new Set())).toThrow("there is no c");
  expect(() => withNames("var x=1;", [], new Set())).toThrow("exports nothing");
});
