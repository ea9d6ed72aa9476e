import { expect, it } from "vitest";
import { NAMESPACE_NAMES, namespaceOf } from "../../../utils/sites/namespaces.ts";

/** No page is known that says who can have a name below these. */
const WITHOUT_RULE = /\.ca$|^(police|mod|parliament)\.uk$/;

it.each(NAMESPACE_NAMES)("%s names its registry, and links to the rule if there is one", (name) => {
  const namespace = namespaceOf(`www.${name}`);
  expect(namespace?.registry).toMatch(/\w/);
  if (namespace?.rule === null) expect(name).toMatch(WITHOUT_RULE);
  else expect(namespace?.rule).toMatch(/^https:\/\/[^/]+\/./);
});

it("every rule is on a site of the government or registry itself", () => {
  const hosts = NAMESPACE_NAMES.flatMap((name) => namespaceOf(`www.${name}`)?.rule ?? []).map(
    (rule) => new URL(rule).hostname,
  );
  for (const host of hosts) {
    expect(namespaceOf(host) !== null || ["www.iana.org", "www.about.us"].includes(host)).toBe(true);
  }
});
