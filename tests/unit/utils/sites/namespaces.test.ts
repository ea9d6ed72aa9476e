import { expect, it } from "vitest";
import states from "../../../../server/data/states.json" with { type: "json" };
import { foldCity } from "../../../../utils/search/places.ts";
import {
  isGovernmentHost,
  NAMED_NAMESPACES,
  NAMESPACE_NAMES,
  namespaceOf,
} from "../../../../utils/sites/namespaces.ts";

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

/** What provinces and territories are called in the data of the local service, without accents and spaces. */
const PROVINCES = new Map(
  (states as { code: string; name: string; country: string }[])
    .filter(({ country }) => country === "CA")
    .map(({ code, name }) => [foldCity(name).replaceAll(" ", ""), code]),
);

it.each(NAMESPACE_NAMES.filter((name) => namespaceOf(name)?.registrants === "provinces"))(
  "%s is the province's whose name or code it has",
  (name) => {
    const labels = name.split(".").slice(0, -1);
    const named = labels.map((label) => PROVINCES.get(label)).find((code) => code !== undefined);
    // The government of New Brunswick, and the code that the Yukon had before.
    const initials: Readonly<Record<string, string>> = { gnb: "NB", yk: "YT" };
    const code = labels.at(-1) ?? "";
    expect(namespaceOf(name)?.province).toBe(named ?? initials[code] ?? code.toUpperCase());
    expect([...PROVINCES.values()]).toContain(namespaceOf(name)?.province);
  },
);

it.each([
  ["www.irs.gov", "us_governments"],
  ["www.army.mil", "us_military"],
  ["www.fs.fed.us", "us_federal"],
  ["www.navajo.nsn.us", "us_tribes"],
  ["travel.gc.ca", "canada"],
  ["www.canada.ca", "canada"],
  ["canada.ca", "canada"],
  ["news.gov.bc.ca", "provinces"],
  ["www.leeds.gov.uk", "uk_governments"],
  ["gov.uk", "uk_governments"],
  ["111.nhs.uk", "uk_nhs"],
  ["www.kent.police.uk", "uk_police"],
  ["www.raf.mod.uk", "uk_defence"],
  ["bills.parliament.uk", "uk_parliament"],
  ["www.gov.scot", "scotland"],
  ["www.gov.wales", "wales"],
  ["www.llyw.cymru", "wales"],
  ["gov", null],
  ["mil", null],
  ["irs.gov.com", null],
  ["notgov.uk", null],
  ["xgc.ca", null],
])("%s can be had by %s", (host, registrants) => {
  expect(namespaceOf(host)?.registrants ?? null).toBe(registrants);
  expect(isGovernmentHost(host)).toBe(registrants !== null);
});

it("a look-alike may imitate every namespace that is a name itself", () => {
  expect(NAMED_NAMESPACES).toContain("gov.uk");
  expect(NAMESPACE_NAMES.filter((name) => !NAMED_NAMESPACES.includes(name))).toEqual(["gov", "mil"]);
});
