import { expect, it } from "vitest";
import { lockfileProblems } from "../../../scripts/lockfile-problems.ts";

const integrity = "sha512-abc";
const one = { resolved: "https://registry.example/one.tgz", integrity };

it("packages of one registry with their hashes are in order", () => {
  const packages = {
    "": {},
    "node_modules/one": one,
    "node_modules/one/node_modules/two": { integrity },
    "node_modules/@scope/other-system": { optional: true, os: ["darwin"] },
    "node_modules/node": { ...one, hasInstallScript: true },
  };
  expect(lockfileProblems(packages, { node: true })).toEqual([]);
});

it.each([
  ["another registry", { resolved: "https://other.example/two.tgz", integrity }, "more than one registry"],
  ["plain http", { resolved: "http://registry.example/two.tgz", integrity }, "not fetched over https"],
  ["a repository", { resolved: "git+ssh://git@example.org/two.git", integrity }, "not fetched over https"],
  ["no hash", { resolved: "https://registry.example/two.tgz" }, "has no SHA-512 hash"],
  ["a weak hash", { integrity: "sha1-abc", optional: true, os: ["darwin"] }, "has no SHA-512 hash"],
  ["an install script", { integrity, hasInstallScript: true }, "two runs a script"],
  ["a folder", { link: true }, "is not from the registry"],
])("%s is a problem", (_, two, problem) => {
  const problems = lockfileProblems({ "node_modules/one": one, "node_modules/two": two }, { one: true });
  expect(problems.join()).toContain(problem);
});
