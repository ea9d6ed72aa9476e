import { expect, it } from "vitest";
import { NAMESPACE_NAMES, namespaceOf } from "../../../../utils/sites/namespaces.ts";

it.each(NAMESPACE_NAMES)("%s names its registry, and links to what can be checked", (name) => {
  const namespace = namespaceOf(`www.${name}`);
  expect(namespace?.registry).toMatch(/\w/);
  expect(namespace?.proof.url).toMatch(/^https:\/\/[^/]+\/./);
});

it("only a name whose one holder adds all names below it links to the registry and not to a rule", () => {
  const without = NAMESPACE_NAMES.filter((name) => namespaceOf(`www.${name}`)?.proof.kind === "registry");
  for (const name of without) {
    expect(name).toMatch(
      /^(gov|gouv|gnb)\.([a-z]{2}\.)?ca$|^(alberta|manitoba|novascotia|ontario|princeedwardisland|quebec|saskatchewan|yukon)\.ca$|^parliament\.uk$|^mil$/,
    );
  }
  expect(without).not.toContain("gov.bc.ca");
});

it("every link is to a site of the government or registry itself, or of IANA", () => {
  const hosts = NAMESPACE_NAMES.map((name) => new URL(namespaceOf(`www.${name}`)?.proof.url ?? "").hostname);
  for (const host of hosts) {
    expect(namespaceOf(host) !== null || ["www.iana.org", "www.about.us"].includes(host)).toBe(true);
  }
});
